"""How much there is to do at most, known before any match: loops that may be long are counted, and long conditions not written.

What is short is not counted: most games never count anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.engine.bounds import NUMBERS_TO_CHOOSE
from interpreter.numbering.constants import NotConstant
from interpreter.numbering.tables import Tables
from rulelang import program as p

UNCOUNTED = 1_000  # passes through loops in each other that need not be counted
LONG = 100_000  # passes of a loop of which nothing is known
CONDITION_AT_MOST = 200_000  # candidates that one condition may go through


def is_long(tables: Tables, step: p.Each | p.Repeat) -> bool:
    """Whether a loop, with what stands in it, may take so many passes that they are counted."""
    return _passes(tables, (step,)) > UNCOUNTED


def _passes(tables: Tables, steps: Sequence[p.Step]) -> int:
    return sum(_passes_of(tables, step) for step in steps)


def _passes_of(tables: Tables, step: p.Step) -> int:
    inside = sum(_passes(tables, branch.steps) for branch in step.branches) if isinstance(step, p.If) else 0
    match step:
        case p.Repeat():
            return _times(tables, step) * max(1, _passes(tables, step.steps))
        case p.Each():
            return candidates(tables, step.group) * max(1, _passes(tables, step.steps))
    return inside


def _times(tables: Tables, step: p.Repeat) -> int:
    if step.times is None:
        return LONG
    try:
        return int(tables.constant(step.times))
    except NotConstant:
        return LONG


def is_large(tables: Tables, steps: Sequence[p.Step]) -> bool:
    """Whether a condition that says whether these steps lead on would go through too many candidates."""
    return _to_go_through(tables, steps) > CONDITION_AT_MOST


def _to_go_through(tables: Tables, steps: Sequence[p.Step]) -> int:
    for number, step in enumerate(steps):
        if isinstance(step, p.Choose | p.ChoosePlace):
            return candidates(tables, step) * max(1, _to_go_through(tables, steps[number + 1 :]))
        if isinstance(step, p.ChooseNumber):
            return NUMBERS_TO_CHOOSE * max(1, _to_go_through(tables, steps[number + 1 :]))
        if found := asked(tables, step):
            return found + _to_go_through(tables, steps[number + 1 :])
    return 0


def candidates(tables: Tables, of: p.Choose | p.ChoosePlace | p.Group) -> int:
    """How many candidates a choice or a group can have at most, with all that is asked of each."""
    if isinstance(of, p.ChoosePlace):
        return len(tables.chained) + 1
    group = of.group if isinstance(of, p.Choose) else of
    return tables.count_of(group.type) * max(1, asked(tables, (group.where, group.rank_by)))


def asked(tables: Tables, node: Any) -> int:
    """How many candidates the groups in an expression go through, those in each other multiplied."""
    if isinstance(node, tuple | list):
        return sum(asked(tables, part) for part in node)
    if isinstance(node, p.Group):
        return candidates(tables, node)
    if not isinstance(node, p.Node):
        return 0
    inner = asked(tables, [value for value in node.__dict__.values() if not isinstance(value, p.Group)])
    groups = [value for value in node.__dict__.values() if isinstance(value, p.Group)]
    return candidates(tables, groups[0]) * max(1, inner) if groups else inner
