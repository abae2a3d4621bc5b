"""`bones in cup show 3, 3, 5`: dice turned to the sides that a scenario gives, and looked at for those that it claims."""

from __future__ import annotations

from interpreter.engine import sight
from interpreter.numbering.tables import tables_of
from interpreter.scenarios.failing import Impossible
from interpreter.scenarios.reading import Reading
from interpreter.state.state import State
from rulelang import program as p
from rulelang.program.kinds import SIDE
from rulelang.scenario_files.clauses import Shows


def turn(state: State, given: Shows, read: Reading) -> None:
    """Each of the dice, in order, shows its side. Raises Impossible unless there are as many dice as sides."""
    dice, sides = _dice(state, given, read), [_side(state, given, read(state, one)) for one in given.sides]
    if len(dice) != len(sides):
        raise Impossible(f"there are {len(dice)} such dice, and the sides of {len(sides)} are given")
    t = tables_of(state)
    first = t.slot["side", ""]
    for die, side in zip(dice, sides, strict=True):
        state.v[first + die] = t.piece_row[die] + side
    sight.forget(state, tuple(dice))


def check(state: State, claim: Shows, read: Reading) -> None:
    """Raises Impossible unless the dice show these sides, in whatever order."""
    t = tables_of(state)
    rows = sorted(state.v[t.slot["side", ""] + die] for die in _dice(state, claim, read))
    sides = t.piece[claim.type].sides
    if sorted(row % sides for row in rows) != sorted(_side(state, claim, read(state, one)) for one in claim.sides):
        shown = [t.piece[claim.type].rows[row].removeprefix(f"{claim.type} ") for row in rows]
        raise Impossible(f"expected `{claim.source}`, but they show {', '.join(shown)}" if rows else "there are no such dice")


def _dice(state: State, of: Shows, read: Reading) -> list[int]:
    return read.any_of(state, p.Fold(op="any", group=of.group))


def _side(state: State, of: Shows, value: int) -> int:
    """Which side that is. Raises Impossible if there is none."""
    sides = tables_of(state).constants[of.type, SIDE] or ()
    if value not in sides:
        raise Impossible(f"{of.type} has no side {value}")
    return sides.index(value)
