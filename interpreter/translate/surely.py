"""What certainly leads on, so that nobody has to look ahead: conditions that are enough, though others may do as well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.translate import bundles, guards, offers
from interpreter.translate.code import Text
from interpreter.translate.expressions import Expressions
from rulelang import program as p


def surely(text: Text, x: Expressions, steps: Sequence[Any], rest_fails: bool) -> str | None:
    """The text of a condition with which these steps, whose guard holds, can certainly be carried out; None if none is known."""
    if rest_fails:
        return None
    moved = "-1"
    for number, step in enumerate(steps):
        after = steps[number + 1 :]
        match step:
            case p.Needs():
                continue  # the guard has it
            case p.MovePiece(piece=p.Local()) if after and moved == "-1" and offers.unmoved(text, step, after[0]):
                if guards.may_fail(text, [step]):
                    return None
                moved = x(step.piece)
            case p.Pay():
                return _paid(text, x, step, after, moved)
            case p.DoChosen() if moved == "-1" and not guards.may_fail(text, after):
                return _chosen(text, x, step)
            case _:
                return None
    return None


def _paid(text: Text, x: Expressions, step: p.Pay, after: Sequence[Any], moved: str) -> str | None:
    """Where nothing after a payment fails: whether resources alone can pay it."""
    found = offers.relevant(text, step)
    if not found or step.if_possible or guards.may_fail(text, after):
        return None
    you = x.slot(0)
    return f"payable_plainly(s, {you}, {bundles.cost(x, step, you)}, {offers.offered(text, found, you)}, {moved})"


def _chosen(text: Text, x: Expressions, step: p.DoChosen) -> str | None:
    """Of an action that is chosen: whether its guard says all."""
    arguments = [x.slot(0), *(x(argument) for argument in step.arguments)]
    enough = tuple(guards.body_guard(text, name, arguments)[1] for name in step.actions)
    return f"{text.constant(enough)}[{x(step.of)}]" if any(enough) else None
