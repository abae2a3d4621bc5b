"""What points are called by the grades of the rules."""

from __future__ import annotations

from interpreter.numbering.tables import tables_of
from interpreter.state.state import State


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
    return next(one.label for one in grades.grades if one.least is None or points >= t.constant(one.least))
