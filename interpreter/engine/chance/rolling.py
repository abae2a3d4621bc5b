"""What is rolled: a number at a slot, and dice that lie somewhere; and dice that are turned to another side."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.engine.chance.drawing import below
from interpreter.state.failures import DeadEnd, Why
from interpreter.state.state import State
from interpreter.state.trace import Rolled, RolledDice, TurnedTo


def roll(s: State, slot: int, low: int, high: int) -> None:
    """A number from low to high, each as likely."""
    _roll(s, slot, low, high)
    if s.trace is not None:
        s.trace.append(Rolled(slot, s.v[slot]))


def _roll(s: State, slot: int, low: int, high: int) -> None:
    value = low + below(s, high - low + 1)
    s.v[slot] = value if s.dealer is None else s.dealer.number(slot, low, high, value)


def roll_dice(s: State, pieces: Sequence[int], first: int, sides: int) -> None:
    """Dice, each of so many sides, one after the other; `first` is where it stands which side of piece 0 is up."""
    rolled = [piece for piece in pieces if piece >= 0]
    for piece in rolled:
        _roll(s, first + piece, 0, sides - 1)
    if s.trace is not None and rolled:
        s.trace.append(RolledDice(tuple(rolled), tuple(s.v[first + piece] for piece in rolled)))


def turn_die(s: State, piece: int, first: int, sides: int, side: int, line: int) -> None:
    """A die, so that this side is up. Raises DeadEnd where there is no such side, or no die."""
    if piece < 0:
        raise DeadEnd(line, Why.NO_PIECE)
    before = s.v[first + piece]
    if not 0 <= side < sides:
        raise DeadEnd(line, Why.NO_SIDE, piece)
    s.v[first + piece] = side
    if s.trace is not None and side != before:
        s.trace.append(TurnedTo(piece, before, side))
