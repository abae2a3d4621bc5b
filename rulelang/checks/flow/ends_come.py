"""An end can come: what it waits for can become so. Quiet where it is not certain that it cannot."""

from __future__ import annotations

from typing import NamedTuple

from rulelang import ast
from rulelang import program as p
from rulelang.checks.flow.in_order.turns_end import first_round_only
from rulelang.checks.place import span_of
from rulelang.complaints.whole_game import end_never_comes, rounds_never_over
from rulelang.names.symbols import Symbols
from rulelang.program.certain.numbers import COMPARED, Seating, certain, seatings
from rulelang.program.declarations import ROUND_COUNTER, TURN_COUNTER

_COUNTED = (ROUND_COUNTER, TURN_COUNTER)  # by the engine: nothing in the rules sets them


class Barred(NamedTuple):
    """Why something is never so: what it asks about, and all that this can ever be."""

    asked: p.StateValue
    ever: tuple[int, ...]


def ends_come(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains about each end whose condition holds at no table, whatever is played."""
    if not program.ends:
        return
    known = _Known(program)
    for end in program.ends:
        barred = [known.barred(end.condition, table) for table in seatings(program)]
        if (bar := barred[0]) is None or None in barred:
            continue
        if bar.asked.name == ROUND_COUNTER:
            complaint = rounds_never_over()
        else:
            complaint = end_never_comes(bar.asked.name, [_named(symbols, bar.asked, value) for value in bar.ever])
        symbols.complain(span_of(symbols, end.line), complaint)


def _named(symbols: Symbols, asked: p.StateValue, value: int) -> str:
    if asked.form != "role":
        return str(value)
    if value < 0:
        return "nobody" if asked.of_kind is None else "nothing"
    if asked.of_kind is None:
        return f"seat {value + 1}"
    return symbols.classes[asked.of_kind].members[value]


class _Known:
    """What counters and roles can ever be, as far as all that sets them is certain."""

    def __init__(self, program: p.Program) -> None:
        self.first_round_only = first_round_only(program) is not None
        self.given: dict[str, list[p.Expression | None]] = {one.name: [one.start] for one in program.counters}
        self.given |= {one.name: [one.start] for one in program.roles}
        for step in p.parts(program):
            if isinstance(step, p.Become | p.Randomise):
                self.given.setdefault(step.target.name, []).append(getattr(step, "value", None))

    def barred(self, condition: p.Expression, table: Seating) -> Barred | None:
        """Why a condition is never so at a table; None where it may be."""
        match condition:
            case p.Logic(op="and"):
                return self.barred(condition.left, table) or self.barred(condition.right, table)
            case p.Logic(op="or"):
                return self.barred(condition.left, table) and self.barred(condition.right, table)
            case p.Fold(op="any") if condition.group.where is not None:
                return self.barred(condition.group.where, table)
            case p.Compare(left=p.StateValue() as asked):
                ever, wanted = self.ever(asked, table), certain(condition.right, table)
                if ever is None or wanted is None or any(COMPARED[condition.op](one, wanted) for one in ever):
                    return None
                return Barred(asked, ever)
        return None

    def ever(self, asked: p.StateValue, table: Seating) -> tuple[int, ...] | None:
        """All values that something can have; None where one of them is not certain, and of what nothing ever sets."""
        if asked.name in _COUNTED:
            return (1,) if asked.name == ROUND_COUNTER and self.first_round_only else None
        if asked.form not in ("counter", "role"):
            return None
        found = [certain(value, table) for value in self.given[asked.name]]
        values = [value for value in found if value is not None]
        return tuple(sorted({*values})) if len(values) == len(found) > 1 else None
