"""What a sum of points is called by the grades of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.numbering.tables import tables_of
from interpreter.state.state import State


def grades(s: State, points: Sequence[Sequence[int]]) -> list[str]:
    """[seat] The grade of each; `points` are the totals, then each line of scoring. Empty where the rules have no grades."""
    t = tables_of(s)
    graded = t.program.grades
    if graded is None:
        return []
    names = [None, *(score.name for score in t.program.scores)]
    bounds = [(None if one.least is None else t.constant(one.least), one.label) for one in graded.grades]
    return [next(label for least, label in bounds if least is None or each >= least) for each in points[names.index(graded.of)]]
