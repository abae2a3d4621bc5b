"""What points are called by the grades of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpreter.numbering.tables import Tables, tables_of
from interpreter.state.state import State
from rulelang import program as p
from rulelang.program.values.arithmetic import exactly

if TYPE_CHECKING:
    from rulelang.program.values.arithmetic import Number


def graded(s: State) -> bool:
    """Whether the rules have grades."""
    return tables_of(s).program.grades is not None


def grade_of(s: State, seat: int) -> str:
    """The grade of what a seat has now, in a game with grades. Raises Halt for what cannot be worked out before the end."""
    t = tables_of(s)
    grades = t.program.grades
    assert grades is not None
    names = [score.name for score in t.program.scores]
    points = (s.n.total if grades.of is None else s.n.score_functions[names.index(grades.of)])(s, seat)
    return next(one.label for one in grades.grades if one.least is None or points >= _least(t, one.least))


def _least(t: Tables, bound: p.Expression) -> Number:
    match bound:
        case p.Arithmetic(op="exactly", left=p.Number(value=parts), right=p.Number(value=whole)):
            return exactly(parts, whole)
    number: int = t.constant(bound)
    return number
