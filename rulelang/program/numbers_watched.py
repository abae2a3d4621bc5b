"""Which steps may write a number that a trigger watches; where it is not sure it says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulelang.program.declarations import Program
from rulelang.program.nodes import Node
from rulelang.program.rules import Body, Trigger
from rulelang.program.steps.blocks import Branch, If
from rulelang.program.steps.moves import Become, DrawResources, Gain, MoveAllResources, MoveResources, Pay, Randomise
from rulelang.program.values.atoms import Bound, Local
from rulelang.program.values.expressions import Amount, StateValue

__all__ = ["only_then", "writes", "writes_watched"]

_AMOUNTS = Pay | Gain | MoveResources | MoveAllResources | DrawResources


def writes(step: object, trigger: Trigger) -> bool:
    """Whether a step itself may write what a trigger watches; not what it runs."""
    watched = trigger.reached.left if trigger.reached is not None else None
    match step, watched:
        case Become() | Randomise(), StateValue():
            return bool(step.target.name == watched.name)
        case Pay(), StateValue(form="track"):  # it may be paid there
            return True
    return isinstance(step, _AMOUNTS) and isinstance(watched, Amount)


def only_then(trigger: Trigger) -> Body:
    """The steps of a trigger as those of a condition: of what sets it off it is only known that this has come true.

    A player by whom the numbers are told apart is `you`, whichever name says so.
    """
    body, keys = trigger.body, dict(enumerate(trigger.place_keys))
    if trigger.reached is None:
        return body
    slots = {number: 0 if kind == "player" else number + 2 for number, kind in keys.items()}
    branch = Branch(line=trigger.line, condition=_named(trigger.reached, slots), steps=_named(body.steps, slots, bound=False))
    return body.model_copy(update={"steps": (If(line=trigger.line, branches=(branch,)),)})


def _named(node: Any, slots: Mapping[int, int], bound: bool = True) -> Any:
    """Each key, a candidate (or in the steps the name of one), as the name that it has."""
    match node:
        case Bound(number=number, type=kind) if bound:
            return Local(slot=slots[number], type=kind)
        case Local(slot=slot, type="player") if not bound and slot - 2 in slots:
            return node.model_copy(update={"slot": slots[slot - 2]})
        case Node():
            return node.model_copy(update={name: _named(getattr(node, name), slots, bound) for name in type(node).model_fields})
        case tuple():
            return tuple(_named(part, slots, bound) for part in node)
    return node


def writes_watched(program: Program, step: object) -> bool:
    """Whether a step itself may set off such a trigger."""
    return any(writes(step, trigger) for trigger in program.triggers)
