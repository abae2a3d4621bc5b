"""The laws of areas as tables: what joins each piece, which sides of it are one, what each touches."""

from __future__ import annotations

from interpreter.numbering.chain_laws import printed
from interpreter.numbering.vector import Vector
from interpreter.state.laws import AreaLaw
from rulelang import program as p

SLOTS = ("area", "value", "size", "open", "complete")  # what is kept of each node
UP_AND_RIGHT = ((1, 0), (0, 1), (-1, 0), (0, -1))  # north, east, south, west
PIECE, KIND = 0, 1  # the candidates of what is printed


def area_laws(t: Vector) -> tuple[AreaLaw, ...]:
    """The law of each class of areas, in the order of declaration."""
    return tuple(_law(t, areas) for areas in t.program.areas)


def _law(t: Vector, areas: p.Areas) -> AreaLaw:
    places, grid = t.family_places(areas.grid), t.grid[areas.grid]
    labels, kinds, sizes, opens, done = (t.slot[f"area {kept}", areas.name] for kept in SLOTS)
    held = set(t.classes_of(areas.piece))
    sided = areas.form == "sides"
    values = [_values(t, areas, piece) if name in held else () for piece, name in enumerate(t.piece_class)]
    return AreaLaw(
        first=places[0],
        places=len(places),
        spaces=t.count_of(grid.space),
        width=t.width[areas.grid],
        sides=4 if sided else 1,
        beyond=tuple(_beyond(t, places[0], areas.grid, node, sided) for node in range(t.count_of(areas.name))),
        owner=areas.form == "owner",
        printed=tuple(values),
        segments=tuple(_segments(t, areas, piece, shown) for piece, shown in enumerate(values)),
        open_outside=sided and areas.border is None,
        labels=labels,
        values=kinds,
        sizes=sizes,
        opens=opens,
        done=done,
        completed=tuple(
            number
            for number, trigger in enumerate(t.program.triggers)
            if trigger.event == "completed" and trigger.type == areas.name
        ),
    )


def _row(t: Vector, areas: p.Areas, piece: int) -> int:
    """The row of a piece in the columns of what the grid holds: of several classes, of one after the other."""
    row = t.piece_row[piece]
    for name in t.classes_of(areas.piece):
        if name == t.piece_class[piece]:
            return row
        row += len(t.piece[name].rows)
    return row


def _values(t: Vector, areas: p.Areas, piece: int) -> tuple[int, ...]:
    """What joins a piece, for each side as it is printed."""
    return tuple(int(printed(t, cell, {PIECE: _row(t, areas, piece)})) for cell in areas.cells) or (-1,)


def _segments(t: Vector, areas: p.Areas, piece: int, values: tuple[int, ...]) -> tuple[int, ...]:
    """For each side the first one that it is joined with on the piece itself."""
    found: list[int] = []
    parts = _parts(t, areas, piece, values)
    for side, value in enumerate(values):
        alone = areas.apart is not None and value >= 0 and _apart(t, areas, piece, value)
        found.append(side if alone else parts.index(parts[side]))
    return tuple(found)


def _parts(t: Vector, areas: p.Areas, piece: int, values: tuple[int, ...]) -> list[tuple[int, int]]:
    """For each side what joins it there, and which of several segments of that it is."""
    if not values:
        return []
    segments = [int(printed(t, one, {PIECE: _row(t, areas, piece)})) for one in areas.segments]
    return list(zip(values, segments or [0] * len(values), strict=True))


def _apart(t: Vector, areas: p.Areas, piece: int, value: int) -> bool:
    assert areas.apart is not None
    return bool(printed(t, areas.apart, {PIECE: _row(t, areas, piece), KIND: value}))


def _beyond(t: Vector, first: int, grid: str, node: int, sided: bool) -> tuple[tuple[int, int], ...]:
    """What a node touches: all that is next to its space, or with sides the opposite side of the next space."""
    if not sided:
        return tuple((place, place - first) for place in t.next_to[first + node])
    size, width = t.width[grid] * t.height[grid], t.width[grid]
    place, direction = divmod(node, 4)
    up, right = UP_AND_RIGHT[direction]
    row, column = place % size // width + up, place % width + right
    there = place + up * width + right if 0 <= row < t.height[grid] and 0 <= column < width else -1
    return ((first + there, there * 4 + (direction + 2) % 4) if there >= 0 else (-1, -1),)
