"""Which triggers come to the same in any order, so that nobody is asked which comes first (language, 3.10)."""

from __future__ import annotations

from typing import Any

from interpreter.numbering.constants import NotConstant
from interpreter.numbering.tables import Tables
from interpreter.state.game_numbers import ITSELF, LOOKS, NOTHING
from interpreter.translate.analysis.offers import unplaced
from interpreter.translate.values import bundles
from rulelang import program as p
from rulelang.program.nodes import parts

PIECE = 1  # the slot of what a trigger is about


def effects_of_triggers(tables: Tables) -> tuple[tuple[int, int], ...]:
    """Of each trigger the number of its effect, the same for triggers that do the same or only add something up, and
    whether that hangs on the piece that set it off."""
    bodies = [trigger.body.steps for trigger in tables.program.triggers]
    found: list[tuple[int, int]] = []
    for number, steps in enumerate(bodies):
        if all(_adds(tables, step) for step in steps):
            found.append((-1, NOTHING))
            continue
        alike = (other for other in range(number) if unplaced(bodies[other]) == unplaced(steps) and found[other][0] >= 0)
        whose = ITSELF if tables.program.triggers[number].event == "completed" else LOOKS  # no two areas look alike
        found.append((next(alike, number), whose if _regards(steps) else NOTHING))
    return tuple(found)


def _regards(steps: Any) -> bool:
    return any(isinstance(node, p.Local) and node.slot == PIECE for node in parts(steps))


def _adds(tables: Tables, step: p.Step) -> bool:
    """Whether a step only adds a fixed amount to what somebody has, or to a counter: whatever comes before or after."""
    if p.writes_watched(tables.program.triggers, step):  # it may set off something in its turn
        return False
    match step:
        case p.Gain(bundle=bundle):
            tracked = any(tables.tracked[resource] is not None for resource in bundles.resources(tables, bundle))
            return _fixed(tables, bundle) and bundles.choiceless(tables, bundle) and not tracked
        case p.Become(target=p.StateValue(form="counter") as target, value=p.Arithmetic(op="+", left=left, right=right)):
            return bool(left == target) and _fixed(tables, right) and (target.of is None or isinstance(target.of, p.Local))
    return False


def _fixed(tables: Tables, expression: p.Expression) -> bool:
    try:
        tables.constant(expression)
    except NotConstant:
        return False
    return True
