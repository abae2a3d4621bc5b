"""How a piece lies on a grid, in words: how it is turned, what its sides show, and the spaces where one may be laid."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.engine.spots import spot_at, turn_at, turned_at
from interpreter.engine.tiles.law import looks_turned
from interpreter.engine.tiles.sides import NO_SIDE
from interpreter.form import Site
from interpreter.numbering.tables import Tables, tables_of
from interpreter.state.state import State
from rulelang.program import TURNS

DIRECTIONS = ("north", "east", "south", "west")


def is_space(s: State, spot: int) -> bool:
    """Whether a spot is a space of a grid, with or without a turn."""
    place, piece = spot_at(s, spot)
    return piece < 0 and s.n.grid_of[place] >= 0


def space_labels(s: State, spots: Sequence[int]) -> list[str]:
    """`c4`; of spaces of several grids with the name of the grid and whose it is."""
    t, places = tables_of(s), [spot_at(s, spot)[0] for spot in spots]
    names = [t.place_name(place) for place in places]
    if len({s.n.grid_start[place] for place in places}) == 1:
        return names
    return [f"{name} in {_grid_name(t, place)}" for name, place in zip(names, places, strict=True)]


def _grid_name(t: Tables, place: int) -> str:
    owner = t.place_owner[place]
    return t.family[place] if owner < 0 else f"{t.family[place]} of {t.seat_name(owner)}"


def turn_labels(s: State, spots: Sequence[int]) -> list[str]:
    """`upright`, `turned right`: spots on one space by how a piece is turned there."""
    return [TURNS[turn_at(s, spot)] for spot in spots]


def every_space(s: State) -> list[int]:
    """The spaces of all grids with a law that belong to whoever decides, or to nobody."""
    decides = -1 if s.ask is None else s.ask[1]
    return [place for place, law in enumerate(s.n.grid_of) if law >= 0 and s.n.place_owner[place] in (-1, decides)]


def every_turn(s: State, site: Site) -> list[int]:
    """The spots on the space that was chosen, one for each turn, whatever the law says."""
    place, _ = spot_at(s, s.stack[-1][site.slot])
    return [turned_at(s, place, turn) for turn in range(len(TURNS))]


def how_it_lies(s: State, piece: int) -> str:
    """How a piece is turned, if it is: else nothing."""
    turned = looks_turned(s, piece, s.v[s.n.turned + piece]) if s.n.turned >= 0 else 0
    return TURNS[turned] if turned else ""


def side_name(t: Tables, place: int, shown: int) -> str:
    """What a side shows on a grid, in words."""
    law = t.grid[t.family[place]].law
    return "nothing" if shown == NO_SIDE or law is None or law.sides is None else t.kind[law.sides].members[shown]
