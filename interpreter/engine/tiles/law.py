"""Where the law of a grid lets a piece be laid, and how turned: on a free space, beside others, where its sides fit.

The piece that is laid counts as lifted: it is no neighbour of its own, and does not fill a space. Turns after which a piece looks
the same are one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from interpreter.engine.spots import turned_at
from interpreter.engine.tiles.sides import side
from interpreter.engine.tiles.sides import turn as turn_of
from interpreter.state.failures import Why
from interpreter.state.game_numbers import NO_BORDER, GridLaw
from interpreter.state.state import State

Hindrance = tuple[Why, tuple[int, ...]]  # why something cannot be laid somewhere, and the numbers that go with it
ANYWHERE, NOWHERE = -1, -2  # for the space of the first piece


def law_on(s: State, place: int) -> GridLaw | None:
    """The law of a space; None for a place that is none, or where each piece may lie."""
    number = s.n.grid_of[place] if place >= 0 else -1
    return s.n.grids[number] if number >= 0 else None


def looks_turned(s: State, piece: int, turn: int) -> int:
    """The least turn, in quarters clockwise, after which a piece looks as after this one."""
    return turn % s.n.periods[piece]


def is_turned(s: State, piece: int, turn: int) -> bool:
    """Whether a piece lies on a grid where pieces are turned, and looks as after this turn."""
    law = law_on(s, s.at[piece]) if piece >= 0 else None
    return law is not None and law.turned and looks_turned(s, piece, turn_of(s, piece)) == looks_turned(s, piece, turn)


def turns(s: State, law: GridLaw, piece: int) -> range:
    """The turns, in quarters clockwise, that make a difference."""
    return range(s.n.periods[piece] if law.turned else 1)


# ------------------------------------------------------------------------------------------------------------- the law
def hinders_at(s: State, piece: int, place: int, turn: int) -> Hindrance | None:
    """Why a piece cannot be laid on a space of a grid with a law, turned like this; None if it can."""
    law = s.n.grids[s.n.grid_of[place]]
    if not s.n.may_lie[place][s.n.class_number[piece]]:
        return Why.DOES_NOT_BELONG, (place, piece)
    if _other(s, place, piece) >= 0:
        return Why.FULL, (place,)
    if turn and not law.turned:
        return Why.NOT_TURNED, (place,)
    first = _space_of_first(s, law, piece, place)
    if first not in (ANYWHERE, place):
        return (Why.NO_FIRST, (place,)) if first == NOWHERE else (Why.FIRST_ELSEWHERE, (place, first))
    if law.joined and first == ANYWHERE and not _is_beside(s, piece, place) and _any_other(s, law, piece, place):
        return Why.NOT_BESIDE, (place,)
    return _touching(s, law, piece, place, turn) if law.match else None


def _other(s: State, place: int, piece: int) -> int:
    """What lies on a space beside a piece; -1 if nothing does."""
    for other in s.z[place]:
        if other != piece:
            return other
    return -1


def _any_other(s: State, law: GridLaw, piece: int, place: int) -> bool:
    """Whether anything but a piece lies on the grid to which a space belongs."""
    start = s.n.grid_start[place]
    return any(pile and pile != (piece,) for pile in s.z[start : start + law.spaces])


def _space_of_first(s: State, law: GridLaw, piece: int, place: int) -> int:
    """Where a piece must lie if it is the first: a place, ANYWHERE, or NOWHERE if the rules name no space now."""
    if not law.first or _any_other(s, law, piece, place):
        return ANYWHERE
    space = s.n.first_spaces[s.n.grid_of[place]](s, s.n.place_owner[place])
    return s.n.grid_start[place] + space if space >= 0 else NOWHERE


def _is_beside(s: State, piece: int, place: int) -> bool:
    """Whether something else lies beside a space."""
    for beside in s.n.next_to[place]:
        pile = s.z[beside]
        if pile and pile[0] != piece:
            return True
    return False


def _touching(s: State, law: GridLaw, piece: int, place: int, turn: int) -> Hindrance | None:
    """Which side does not show what touches it; None if all do."""
    sides = s.n.sides[piece]
    for direction, other, there in _beside(s, law, piece, place):
        if (shown := sides[(direction - turn) % 4]) != there:
            return Why.SIDES_DIFFER, (piece, other, place, direction, shown, there)
    return None


def _beside(s: State, law: GridLaw, piece: int, place: int) -> list[tuple[int, int, int]]:
    """What a piece on a space would touch: in which direction, what lies there (-1 for the border), and what that shows."""
    found = []
    for direction, beside in enumerate(s.n.neighbours[place][:4]):
        if beside < 0:
            if law.border != NO_BORDER:
                found.append((direction, -1, law.border))
        elif s.z[beside] and (other := _other(s, beside, piece)) >= 0:
            found.append((direction, other, side(s, other, (direction + 2) % 4)))
    return found


def _fits(sides: Sequence[int], turn: int, touched: Sequence[tuple[int, int, int]]) -> bool:
    """Whether each side shows what it touches."""
    return all(sides[(direction - turn) % 4] == there for direction, _, there in touched)


# --------------------------------------------------------------------------------------------------------------- spots
def spots_on(s: State, piece: int, places: Sequence[int]) -> Iterator[int]:
    """The spots on which a piece may be laid, of these spaces, but for how it lies: space by space, the least turned first."""
    start, first, joined = -1, ANYWHERE, False
    now, sides = s.at[piece], s.n.sides[piece]
    for place in places:
        law = law_on(s, place)
        if law is None or (s.z[place] and now != place) or not s.n.may_lie[place][s.n.class_number[piece]]:
            continue
        if s.n.grid_start[place] != start:
            start, first = s.n.grid_start[place], _space_of_first(s, law, piece, place)
            joined = law.joined and first == ANYWHERE and _any_other(s, law, piece, place)
        if first not in (ANYWHERE, place) or (joined and not _is_beside(s, piece, place)):
            continue
        touched = _beside(s, law, piece, place) if law.match else ()
        for turn in turns(s, law, piece):
            if now == place and looks_turned(s, piece, turn_of(s, piece)) == turn:
                continue
            if _fits(sides, turn, touched):
                yield turned_at(s, place, turn)
