"""The laws of grids as tables: what lies beside each space, and what the sides of each piece show."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.numbering.layout import Layout
from interpreter.numbering.shapes import QUARTERS, TURNS, Steps, shapes
from interpreter.state.laws import NO_BORDER, AreaLaw, GridLaw

SIDES = ("north", "east", "south", "west")
STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))  # by direction: rows up, columns to the right


def grid_laws(t: Layout) -> tuple[GridLaw, ...]:
    """The law of each grid that has one, in the order of declaration."""
    return tuple(
        GridLaw(
            spaces=t.count_of(grid.space),
            first=grid.law.first is not None,
            joined=grid.law.joined,
            match=grid.law.match,
            width=t.width[grid.name],
            turned=grid.law.turned,
            mirrored=grid.law.mirrored,
            border=NO_BORDER if grid.law.border is None else grid.law.border,
        )
        for grid in t.program.grids
        if grid.law is not None
    )


def grid_starts(t: Layout) -> tuple[int, ...]:
    """Of each place the first space of its grid; -1 of what is no space."""
    return tuple(place - t.index[place] if family in t.grid else -1 for place, family in enumerate(t.family))


def neighbours(t: Layout) -> tuple[tuple[int, ...], ...]:
    """Of each space of a grid with a law what lies beside it, by direction; nothing of all other places."""
    beside = {grid.name: _beside(t.width[grid.name], t.height[grid.name]) for grid in t.program.grids if grid.law is not None}
    return tuple(
        _from(beside[family][t.index[place]], place - t.index[place]) if family in beside else ()
        for place, family in enumerate(t.family)
    )


def _beside(width: int, height: int) -> list[tuple[int, ...]]:
    """Of each space the space in each direction, -1 beyond the border."""
    return [
        tuple(
            space + up * width + right if 0 <= space // width + up < height and 0 <= space % width + right < width else -1
            for up, right in STEPS
        )
        for space in range(width * height)
    ]


def _from(spaces: Sequence[int], first: int) -> tuple[int, ...]:
    return tuple(first + space if space >= 0 else -1 for space in spaces)


def printed_sides(t: Layout) -> tuple[tuple[int, ...], ...]:
    """Of each piece what its sides show; nothing of a piece that comes to no grid, or has not all four sides, of names."""
    held = {name for grid in t.program.grids for name in t.classes_of(grid.holds)}
    rows = {name: _sides_of(t, name) for name in held}
    return tuple(rows[name][row] if rows.get(name) else () for name, row in zip(t.piece_class, t.piece_row, strict=True))


def _sides_of(t: Layout, name: str) -> list[tuple[int, ...]]:
    """By row; nothing where these are no sides."""
    types = {column.name: column.type for column in t.piece[name].columns if column.name in SIDES}
    columns = [t.constants.get((name, side)) for side in SIDES]
    if len(set(types.values())) != 1 or not types.keys() >= set(SIDES) or not set(types.values()) <= t.kind.keys():
        return []
    return [tuple(int(cell) for cell in row) for row in zip(*(column or () for column in columns), strict=True)]


def least_turns(t: Layout, sides: Sequence[Sequence[int]], areas: Sequence[AreaLaw]) -> tuple[tuple[int, ...], ...]:
    """[piece][turn] The least turn after which a piece looks the same: by its sides, which of them are joined, and its shape."""
    laid = shapes(t)
    found: dict[tuple[str, int], tuple[int, ...]] = {}
    for piece, face in enumerate(zip(t.piece_class, t.piece_row, strict=True)):
        if face not in found:
            seen = [_seen(t, sides, areas, piece, laid[piece][turn] if laid[piece] else (), turn) for turn in TURNS]
            found[face] = tuple(map(seen.index, seen))
    return tuple(found[face] for face in zip(t.piece_class, t.piece_row, strict=True))


def _seen(
    t: Layout, sides: Sequence[Sequence[int]], areas: Sequence[AreaLaw], piece: int, cells: Steps, turn: int
) -> frozenset[object]:
    """What is seen of a piece that is turned: of each part where it lies, which it is, and what is around it."""
    parts = t.parts[piece] or (piece,)
    around = [(t.piece_row[part], *_around(sides[part], areas, part, turn)) for part in parts]
    return frozenset(zip(cells or ((0, 0),), around, strict=True))


def _around(sides: Sequence[int], areas: Sequence[AreaLaw], piece: int, turn: int) -> list[object]:
    """What is seen around a piece when it is turned: its sides, and which of them are joined on it."""
    joined = [law.segments[piece] for law in areas if law.sides > 1 and law.segments[piece]]
    return [as_turned(sides, turn), *(_together(as_turned(segments, turn)) for segments in joined)]


def as_turned(around: Sequence[int], turn: int) -> tuple[int, ...]:
    """What is printed on four sides, by the sides as they lie: turned by quarters clockwise, from 4 on mirrored before."""
    seen = (around[0], *reversed(around[1:])) if turn >= QUARTERS and around else tuple(around)
    quarters = turn % QUARTERS
    return (*seen[-quarters:], *seen[:-quarters]) if quarters else seen


def _together(segments: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Of each side how many sides further on, clockwise, those are that it is joined with."""
    return tuple(tuple(on for on in range(4) if segments[(side + on) % 4] == segments[side]) for side in range(4))
