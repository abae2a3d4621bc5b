"""Where the law of a grid lets a piece be laid, and how turned: on a free space, beside others, where its sides fit.

The piece that is laid counts as lifted: it is no neighbour of its own, and does not fill a space. Turns after which a piece looks
the same are one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from interpreter.engine.spots import spot_at, turned_at
from interpreter.engine.tiles import shapes
from interpreter.engine.tiles.around import (
    ANYWHERE,
    NOWHERE,
    any_other,
    is_beside,
    other,
    space_of_first,
    taken_on,
    touched_by,
    turns_that_fit,
)
from interpreter.engine.tiles.sides import QUARTERS, printed_at
from interpreter.engine.tiles.sides import turn as turn_of
from interpreter.engine.tiles.tables import footprints
from interpreter.state.failures import Why
from interpreter.state.laws import GridLaw
from interpreter.state.state import State

Hindrance = tuple[Why, tuple[int, ...]]  # why something cannot be laid somewhere, and the numbers that go with it


def law_on(s: State, place: int) -> GridLaw | None:
    """The law of a space; None for a place that is none, or where each piece may lie."""
    number = s.n.grid_of[place] if place >= 0 else -1
    return s.n.grids[number] if number >= 0 else None


def looks_turned(s: State, piece: int, turn: int) -> int:
    """The least turn after which a piece looks as after this one."""
    return s.n.least_turns[piece][turn]


def is_turned(s: State, piece: int, turn: int) -> bool:
    """Whether a piece lies on a grid where pieces are turned, and looks as after this turn."""
    law = law_on(s, shapes.grid_under(s, s.at[piece])) if piece >= 0 else None
    return law is not None and law.turned and looks_turned(s, piece, turn_of(s, piece)) == looks_turned(s, piece, turn)


def turns(s: State, law: GridLaw, piece: int) -> list[int]:
    """The turns that make a difference."""
    least = s.n.least_turns[piece]
    return [turn for turn in range(2 * QUARTERS) if least[turn] == turn and may_turn(law, turn)]


def may_turn(law: GridLaw, turn: int) -> bool:
    """Whether pieces are laid so on a grid: turned, and mirrored."""
    return (law.turned or not turn % QUARTERS) and (law.mirrored or turn < QUARTERS)


# ------------------------------------------------------------------------------------------------------------- the law
def hinders_at(s: State, piece: int, place: int, turn: int) -> Hindrance | None:
    """Why a piece cannot be laid on a space of a grid with a law, turned like this; None if it can."""
    law = s.n.grids[s.n.grid_of[place]]
    own = shapes.own(s, piece)
    cells = shapes.covered(s, law, piece, place, turn)
    if not s.n.may_lie[place][s.n.class_number[piece]]:
        return Why.DOES_NOT_BELONG, (place, piece)
    if not cells:
        return Why.LEAVES_GRID, (place, piece)
    if (full := next((cell for cell in cells if other(s, cell, own) >= 0), -1)) >= 0:
        return Why.FULL, (full,)
    if not may_turn(law, turn):
        return (Why.NOT_TURNED if turn % QUARTERS and not law.turned else Why.NOT_MIRRORED), (place,)
    first = space_of_first(s, law, own, place)
    if first != ANYWHERE and first not in cells:
        return (Why.NO_FIRST, (place,)) if first == NOWHERE else (Why.FIRST_ELSEWHERE, (place, first))
    joined = law.joined and first == ANYWHERE and any_other(s, law, own, place)
    if joined and not any(is_beside(s, own, cell) for cell in cells):
        return Why.NOT_BESIDE, (place,)
    return _unlike(s, law, piece, cells, turn) if law.match else None


def _unlike(s: State, law: GridLaw, piece: int, cells: Sequence[int], turn: int) -> Hindrance | None:
    """Which side does not show what touches it; None if all do."""
    own = shapes.own(s, piece)
    for part, cell in zip(shapes.parts(s, piece), cells, strict=True):
        sides = s.n.sides[part]
        for direction, one, there in touched_by(s, law, own, cell):
            if (shown := sides[printed_at(direction, turn)]) != there:
                return Why.SIDES_DIFFER, (part, one, cell, direction, shown, there)
    return None


# --------------------------------------------------------------------------------------------------------------- spots
def spots_on(s: State, piece: int, places: Sequence[int]) -> Iterator[int]:
    """The spots on which a piece may be laid, of these spaces, but for how it lies: space by space, the least turned first."""
    if s.n.parts and s.n.parts[piece]:
        yield from _spots_of_shape(s, piece, places)
        return
    for place, turns_there in _turns_at(s, piece, places):
        for turn in range(2 * QUARTERS):
            if turns_there >> turn & 1:
                yield turned_at(s, place, turn)


def spaces_on(s: State, piece: int, places: Sequence[int]) -> list[int]:
    """The spaces of these spots, each once."""
    if s.n.parts and s.n.parts[piece]:
        return [spot_at(s, spot)[0] for spot in _spots_of_shape(s, piece, places, one_each=True)]
    return [place for place, _ in _turns_at(s, piece, places)]


def _turns_at(s: State, piece: int, places: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The spaces on which a piece may be laid, each with the turns that make a difference there, a bit for each."""
    n, start, now, own = s.n, -1, s.at[piece], (piece,)
    for place in places:
        number = n.grid_of[place]
        if number < 0 or not n.may_lie[place][n.class_number[piece]]:
            continue
        if n.grid_start[place] != start:
            law, start = n.grids[number], n.grid_start[place]
            taken, first = taken_on(s, law, own, start), space_of_first(s, law, own, place)
            joined = law.joined and first == ANYWHERE and taken
            asked = sum(1 << turn for turn in turns(s, law, piece))
        if (joined and not n.around[place] & taken) or (s.z[place] and now != place) or first not in (ANYWHERE, place):
            continue
        found = asked & turns_that_fit(s, law, piece, place) if law.match else asked
        if now == place:
            found &= ~(1 << looks_turned(s, piece, turn_of(s, piece)))
        if found:
            yield place, found


def _spots_of_shape(s: State, piece: int, places: Sequence[int], one_each: bool = False) -> Iterator[int]:
    """The same of a piece that covers several spaces: by the leftmost one in its top row. `one_each`: the first of each space."""
    n, start, now, own = s.n, -1, shapes.spot_now(s, piece), shapes.own(s, piece)
    for place in places:
        number = n.grid_of[place]
        if number < 0 or not n.may_lie[place][n.class_number[piece]]:
            continue
        if n.grid_start[place] != start:
            law, start = n.grids[number], n.grid_start[place]
            taken, first = taken_on(s, law, own, start), space_of_first(s, law, own, place)
            joined = law.joined and first == ANYWHERE and taken
            asked = [(turn, footprints(n.shapes[piece][turn], law.width, law.spaces)) for turn in turns(s, law, piece)]
        for turn, covers in asked:
            covered = covers[place - start]
            if not covered or covered & taken or (place, turn) == now:
                continue
            if first != ANYWHERE and not (first >= start and covered >> first - start & 1):
                continue
            cells = shapes.covered(s, law, piece, place, turn) if joined or law.match else ()
            if joined and not any(n.around[cell] & taken for cell in cells):
                continue
            if not law.match or _unlike(s, law, piece, cells, turn) is None:
                yield turned_at(s, place, turn)
                if one_each:
                    break
