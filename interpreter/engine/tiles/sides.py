"""What the sides of a piece show as it lies: as printed, or turned by quarters clockwise."""

from __future__ import annotations

from interpreter.state.state import State

DIRECTIONS = NORTH, EAST, SOUTH, WEST = range(4)
NO_SIDE = -1  # for what a side shows: nothing


def turn(s: State, piece: int) -> int:
    """How many quarters clockwise a piece is turned as it lies; 0 for what lies on no grid, and for no piece."""
    return s.v[s.n.turned + piece] if s.n.turned >= 0 and piece >= 0 else 0


def side(s: State, piece: int, direction: int) -> int:
    """What a piece shows in a direction as it lies: a member of the kind of its sides. A piece without sides shows nothing."""
    sides = s.n.sides[piece]
    return sides[(direction - turn(s, piece)) % 4] if sides else NO_SIDE
