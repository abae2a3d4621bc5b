"""What can be known of a dead end before any copy is made.

`may_fail` says whether steps can turn out impossible before chance speaks. `guard` gives conditions on the present state
without which the steps cannot be carried out; when they are also enough, nobody has to look ahead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.translate import bundles, groups
from interpreter.translate.code import Text
from interpreter.translate.expressions import Expressions
from rulelang import program as p

SAFE = (
    p.Gain, p.Roll, p.Randomise, p.Become, p.TurnOver, p.Shuffle, p.Draw, p.MoveAll, p.May, p.Later, p.During, p.Pass, p.End,
    p.Win, p.Otherwise, p.Turns, p.MoveAllResources, p.DrawResources,
)  # fmt: skip
LEAVING = (p.Roll, p.Randomise, p.DrawResources, p.Shuffle, p.Pass, p.End, p.Win)  # nothing after these counts


def may_fail(text: Text, steps: Sequence[Any], open_: frozenset[str] = frozenset()) -> bool:
    """Whether these steps, in order, can turn out impossible before chance speaks or they are left."""
    for step in steps:
        if _fails(text, step, open_):
            return True
        if isinstance(step, LEAVING) or (isinstance(step, p.Draw) and step.at_random):
            return False
    return False


def _fails(text: Text, step: Any, open_: frozenset[str]) -> bool:
    if isinstance(step, SAFE):
        return False
    match step:
        case p.Pay() | p.MoveResources() | p.MoveSome() if step.if_possible:
            return False
        case p.MovePiece():
            return not (isinstance(step.piece, (p.Local, p.Bound)) and _roomy(text, step.to))
        case p.OneOf():
            return all(may_fail(text, way.steps, open_) for way in step.alternatives)
        case p.Repeat():
            return not step.up_to and may_fail(text, step.steps, open_)
        case p.Each():
            return may_fail(text, step.steps, open_)
        case p.If():
            return any(may_fail(text, branch.steps, open_) for branch in step.branches)
        case p.Do():
            return step.body in open_ or may_fail(text, text.tables.body[step.body].steps, open_ | {step.body})
        case p.DoChosen():
            return True
    return True


def _roomy(text: Text, place: Any) -> bool:
    """Whether a place always has room."""
    if not isinstance(place, p.PlaceAt):
        return False
    return (place.zone in text.tables.zone and text.tables.zone[place.zone].capacity is None) or place.zone == "box"


def guard(text: Text, x: Expressions, steps: Sequence[Any], rest_fails: bool, depth: int = 0) -> tuple[list[str], bool]:
    """Necessary conditions on the state as it is, and whether they are enough. `x` knows where the slots are found."""
    conditions: list[str] = []
    for number, step in enumerate(steps):
        rest = rest_fails or may_fail(text, steps[number + 1 :])
        match step:
            case p.Needs():
                conditions.append(x(step.condition))
                continue
            case p.Do() if depth < 3 and not (number + 1 < len(steps) and rest):
                body = text.tables.body[step.body]
                slots = {0: x.slot(0), **{i + 1: x(a) for i, a in enumerate(step.arguments)}}
                inner, enough = guard(text, Expressions(text, slots), body.steps, rest, depth + 1)
                return conditions + inner, enough
        conditions += _own(text, x, step)
        known = not _fails(text, step, frozenset()) or (
            isinstance(step, p.MoveSome | p.MoveResources) and bool(_own(text, x, step))
        )
        if isinstance(step, p.Pay):
            known = bundles.one_way(text.tables, step.bundle) and bool(_own(text, x, step))
        if isinstance(step, (p.Choose, p.ChooseNumber)):
            known = True
        leaves = isinstance(step, LEAVING) or (isinstance(step, p.Draw) and step.at_random)
        return conditions, known and (leaves or not rest)
    return conditions, not rest_fails


def _own(text: Text, x: Expressions, step: Any) -> list[str]:
    """The conditions of one step that may fail, as far as they can be read off."""
    match step:
        case p.MoveSome() | p.MoveResources() if step.if_possible:
            return []
        case p.MoveSome():
            to, count = x(step.to), x(step.amount)
            free = f"not z[{to}]" if _is_space(text, step.to) and count == "1" else f"roomy(s, {to}, {count})"
            return [f"len(z[{x(step.source)}]) >= {count}", *([] if _roomy(text, step.to) else [free])]
        case p.MoveResources() if isinstance(step.bundle, p.Quantity):
            base, stride = x.holder(step.source)
            return [f"v[{base} + {stride} * {x(step.bundle.resource)}] >= {x(step.bundle.amount)}"]
        case p.Choose():
            return [f"len({groups.listing(x, step.group)}) > 0"]
        case p.ChooseNumber():
            return [f"{x(step.low)} <= {x(step.high)}"]
        case p.Pay() if not step.if_possible and not _modified(text, step):
            return [f"payable(s, {x.slot(0)}, {x(step.bundle)})"]
    return []


def _is_space(text: Text, place: Any) -> bool:
    return isinstance(place, p.PlaceAt) and place.zone in text.tables.grid and text.tables.grid[place.zone].capacity is None


def _modified(text: Text, step: p.Pay) -> bool:
    return any(m.target == "cost" and m.name == step.action for m in text.program.modifiers)
