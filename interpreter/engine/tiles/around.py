"""What lies around a space beside what is laid there: that counts as lifted, with all its parts."""

from __future__ import annotations

from collections.abc import Collection

from interpreter.engine.tiles.sides import side
from interpreter.state.laws import NO_BORDER, GridLaw
from interpreter.state.state import State

ANYWHERE, NOWHERE = -1, -2  # for the space of the first piece
Touched = tuple[int, int, int]  # in which direction, what lies there (-1 for the border), and what that shows


def other(s: State, place: int, own: Collection[int]) -> int:
    """What lies on a space beside what is laid; -1 if nothing does."""
    for one in s.z[place]:
        if one not in own:
            return one
    return -1


def any_other(s: State, law: GridLaw, own: Collection[int], place: int) -> bool:
    """Whether anything but what is laid lies on the grid to which a space belongs."""
    start = s.n.grid_start[place]
    return any(pile and pile[0] not in own for pile in s.z[start : start + law.spaces])


def space_of_first(s: State, law: GridLaw, own: Collection[int], place: int) -> int:
    """Where a piece must lie if it is the first: a place, ANYWHERE, or NOWHERE if the rules name no space now."""
    if not law.first or any_other(s, law, own, place):
        return ANYWHERE
    space = s.n.first_spaces[s.n.grid_of[place]](s, s.n.place_owner[place])
    return s.n.grid_start[place] + space if space >= 0 else NOWHERE


def is_beside(s: State, own: Collection[int], place: int) -> bool:
    """Whether something else lies beside a space."""
    for beside in s.n.next_to[place]:
        pile = s.z[beside]
        if pile and pile[0] not in own:
            return True
    return False


def touched_by(s: State, law: GridLaw, own: Collection[int], place: int) -> list[Touched]:
    """What a piece on a space would touch."""
    found = []
    for direction, beside in enumerate(s.n.neighbours[place][:4]):
        if beside < 0:
            if law.border != NO_BORDER:
                found.append((direction, -1, law.border))
        elif s.z[beside] and (one := other(s, beside, own)) >= 0:
            found.append((direction, one, side(s, one, (direction + 2) % 4)))
    return found


def taken_on(s: State, law: GridLaw, own: Collection[int], start: int) -> int:
    """The spaces of a grid on which something else lies, a bit for each."""
    taken = 0
    for space, pile in enumerate(s.z[start : start + law.spaces]):
        if pile and pile[0] not in own:
            taken |= 1 << space
    return taken


def turns_that_fit(s: State, law: GridLaw, piece: int, place: int) -> int:
    """In which turns each side of a piece on a space would show what it touches, a bit for each."""
    n, z, found = s.n, s.z, -1
    showing = n.tiles[piece].showing
    for direction, beside in enumerate(n.neighbours[place]):
        if beside < 0:
            if law.border != NO_BORDER:
                found &= showing[direction].get(law.border, 0)
        elif z[beside] and (one := other(s, beside, (piece,))) >= 0:
            turn = s.v[n.turned + one] if n.turned >= 0 else 0
            found &= showing[direction].get(n.tiles[one].shown[turn][direction - 2], 0)
    return found
