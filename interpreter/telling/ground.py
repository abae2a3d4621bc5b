"""How pieces lie on a grid: what their sides show, which of these are open, and which areas they make up.

Only of grids with a law of their sides, or with areas: there all pieces lie face up, and everybody sees them.
"""

from __future__ import annotations

from typing import TypedDict

from interpreter.engine.areas.asking import area_complete, area_open, area_size, labels_at, places_on_area
from interpreter.engine.tiles.sides import DIRECTIONS, side
from interpreter.numbering.grid_laws import STEPS
from interpreter.numbering.tables import Tables, tables_of
from interpreter.state.laws import AreaLaw
from interpreter.state.state import State
from interpreter.telling.words.areas import area_name
from interpreter.telling.words.naming import face_name
from rulelang import program as p


class Side(TypedDict):
    """One side of a piece as it lies."""

    shows: str
    open: bool  # whether it faces an empty space
    area: int  # which of the areas it is of; -1 of none


class SeenArea(TypedDict):
    """An area."""

    name: str  # `road at c4`
    size: int  # pieces
    open: int  # sides
    complete: bool
    on: list[str]  # what lies on it, in zones of each area


class Ground(TypedDict):
    """One board of a grid."""

    sides: dict[str, list[Side | None]]  # by space: north, east, south and west; none where nothing is shown
    whole: dict[str, int]  # by space: the area of the piece, where whole pieces are joined
    areas: list[SeenArea]


def grounds(s: State) -> dict[str, list[Ground]]:
    """By grid, of those of which there is something to say, its boards."""
    t = tables_of(s)
    found = {}
    for grid in t.program.grids:
        areas = next((number for number, areas in enumerate(t.program.areas) if areas.grid == grid.name), -1)
        if areas >= 0 or (grid.law is not None and grid.law.sides is not None):
            size = t.count_of(grid.space)
            places = t.family_places(grid.name)
            found[grid.name] = [_ground(s, grid, areas, places[at : at + size]) for at in range(0, len(places), size)]
    return found


def _ground(s: State, grid: p.Grid, areas: int, places: range) -> Ground:
    t = tables_of(s)
    law = s.n.areas[areas] if areas >= 0 else None
    labels = sorted({one for place in places for one in labels_at(s, law, place) if one >= 0}) if law is not None else []
    number = {label: index for index, label in enumerate(labels)}
    sided = law is None or law.sides > 1
    kind = _kind_of_sides(t, grid, areas) if sided else None
    lying = [place for place in places if s.z[place]]
    return {
        "sides": {} if kind is None else {t.place_name(at): _sides(s, at, kind, law, number) for at in lying},
        "whole": {t.place_name(at): number.get(labels_at(s, law, at)[0], -1) for at in lying} if law and not sided else {},
        "areas": [_area(s, areas, label) for label in labels],
    }


def _kind_of_sides(t: Tables, grid: p.Grid, areas: int) -> str | None:
    if areas >= 0:
        return t.program.areas[areas].type
    return grid.law.sides if grid.law is not None else None


def _sides(s: State, place: int, kind: str, law: AreaLaw | None, number: dict[int, int]) -> list[Side | None]:
    t, piece = tables_of(s), s.z[place][-1]
    labels = labels_at(s, law, place) if law is not None else (-1,) * 4
    found: list[Side | None] = []
    for direction in DIRECTIONS:
        shown = side(s, piece, direction)
        one: Side = {
            "shows": t.kind[kind].members[shown] if shown >= 0 else "",
            "open": _is_open(s, place, direction),
            "area": number.get(labels[direction], -1),
        }
        found.append(one if shown >= 0 else None)
    return found


def _is_open(s: State, place: int, direction: int) -> bool:
    """Whether a side faces an empty space of its own board."""
    t = tables_of(s)
    width, height = t.width[t.family[place]], t.height[t.family[place]]
    up, right = STEPS[direction]
    row, column = divmod(t.index[place], width)
    inside = 0 <= row + up < height and 0 <= column + right < width
    return inside and not s.z[place + up * width + right]


def _area(s: State, areas: int, label: int) -> SeenArea:
    t = tables_of(s)
    declared = t.program.areas[areas]
    zones = [zone.name for zone in t.program.zones if zone.of == declared.name]
    places = [at for zone in zones for at in places_on_area(s, areas, label, t.first_place[zone])]
    return {
        "name": area_name(s, declared.name, label).replace("_", " "),
        "size": area_size(s, areas, label),
        "open": area_open(s, areas, label),
        "complete": area_complete(s, areas, label),
        "on": [face_name(s, piece) for at in places for piece in s.z[at]],
    }
