"""What the sides of a piece show as it lies: as printed, or turned by quarters clockwise."""

from __future__ import annotations

from interpreter.state.state import State

QUARTERS = 4
DIRECTIONS = NORTH, EAST, SOUTH, WEST = range(4)
NO_SIDE = -1  # for what a side shows: nothing


def turn(s: State, piece: int) -> int:
    """How a piece is turned as it lies, in quarters clockwise, from 4 on mirrored before; 0 on no grid, and of no piece."""
    return s.v[s.n.turned + piece] if s.n.turned >= 0 and piece >= 0 else 0


def printed_at(direction: int, turn: int) -> int:
    """Where what shows in a direction is printed on a piece that is turned by quarters clockwise, from 4 on mirrored before."""
    printed = (direction - turn) % QUARTERS
    return -printed % QUARTERS if turn >= QUARTERS else printed


def side(s: State, piece: int, direction: int) -> int:
    """What a piece shows in a direction as it lies: a member of the kind of its sides. A piece without sides shows nothing."""
    sides = s.n.sides[piece]
    return sides[printed_at(direction, turn(s, piece))] if sides else NO_SIDE
