"""What is rolled: a number at a slot, and dice that lie somewhere; and dice that are turned to another side."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.engine import faces, sight
from interpreter.engine.chance.drawing import below
from interpreter.state.failures import DeadEnd, Why
from interpreter.state.state import State
from interpreter.state.trace import Rolled, RolledDice, Seen, TurnedTo


def roll(s: State, slot: int, low: int, high: int) -> None:
    """A number from low to high, each as likely."""
    _roll(s, slot, low, high)
    if s.trace is not None:
        s.trace.append(Rolled(slot, s.v[slot]))


def _roll(s: State, slot: int, low: int, high: int) -> None:
    value = low + _side(s, high - low + 1)
    s.v[slot] = value if s.dealer is None else s.dealer.number(slot, low, high, value)


def _side(s: State, sides: int) -> int:
    """Which side comes up, from 0: by chance, or as it was fixed."""
    if s.script is None or s.probing or not s.script.rolls:
        return below(s, sides)
    if (fixed := s.script.rolls[0]) >= sides:
        s.script = s.script.passed_over()
        return below(s, sides)
    s.draws += 1
    s.script = s.script.rolled()
    return fixed


def roll_dice(s: State, pieces: Sequence[int], first: int, sides: int) -> None:
    """Dice, each of so many sides, one after the other; `first` is where the row of piece 0 stands, by which side is up."""
    rolled = [piece for piece in pieces if piece >= 0]
    faces.stir(s, rolled)  # first of all: who is told what comes up hangs on who knows the dice then
    for piece in rolled:
        lowest = _first_of(s, first + piece, sides)
        _roll(s, first + piece, lowest, lowest + sides - 1)
    if s.trace is not None and rolled:
        told = sorted(rolled, key=lambda piece: _told_first(s, piece))
        s.trace.append(RolledDice(tuple([_seen(s, piece) for piece in told]), tuple([s.at[piece] for piece in told])))


def _first_of(s: State, slot: int, sides: int) -> int:
    """The row of a die that shows its first side: dice of one sort have so many rows, one after another."""
    return s.v[slot] // sides * sides


def _told_first(s: State, die: int) -> int:
    """Dice are told in the order of the roll, but in a row whose order not all see by what they show."""
    place = s.at[die]
    return sight.side(s, die) if s.n.ordered[place] and s.n.sight.order[place] != s.n.sight.everybody else 0


def turn_die(s: State, piece: int, first: int, sides: int, side: int, line: int) -> None:
    """A die, so that this side is up. Raises DeadEnd where there is no such side, or no die."""
    if piece < 0:
        raise DeadEnd(line, Why.NO_PIECE)
    before = s.v[first + piece]
    if not 0 <= side < sides:
        raise DeadEnd(line, Why.NO_SIDE, piece)
    s.v[first + piece] = _first_of(s, first + piece, sides) + side
    faces.stir(s, (piece,))
    hidden = sight.seers(s, piece) != s.n.sight.everybody  # then it is told that it was turned even if it shows what it showed
    if s.trace is not None and (hidden or s.v[first + piece] != before):
        s.trace.append(TurnedTo(_seen(s, piece), s.at[piece], before))


def _seen(s: State, die: int) -> Seen:
    knowers = sight.seers(s, die)
    return Seen(die, knowers, knowers, side=sight.side(s, die))
