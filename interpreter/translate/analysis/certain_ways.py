"""What certainly leads on, so that nobody has to look ahead: conditions that are enough, though others may do as well."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter import form as n
from interpreter.translate.analysis import guards, offers
from interpreter.translate.analysis.facts import may_fail
from interpreter.translate.values import bundles
from interpreter.translate.writing.writer import Writing
from rulelang import program as p

NOT_MOVED: n.Node = n.Constant(-1)


def surely(x: Writing, steps: Sequence[p.Step], rest_fails: bool) -> n.Node | None:
    """A condition with which these steps, whose guard holds, can certainly be carried out; None if none is known."""
    if rest_fails:
        return None
    moved = NOT_MOVED
    for number, step in enumerate(steps):
        after = steps[number + 1 :]
        match step:
            case p.Needs():
                continue  # the guard has it
            case p.MovePiece(piece=p.Local()) if after and moved == NOT_MOVED and offers.unmoved(x.tables, step, after[0]):
                if may_fail(x.draft, [step]):
                    return None
                moved = x(step.piece)
            case p.Pay():
                return _paid(x, step, after, moved)
            case p.DoChosen() if moved == NOT_MOVED and not may_fail(x.draft, after):
                return _chosen(x, step)
            case _:
                return None
    return None


def _paid(x: Writing, step: p.Pay, after: Sequence[p.Step], moved: n.Node) -> n.Node | None:
    """Where nothing after a payment fails: whether resources alone can pay it."""
    found = offers.relevant(x.tables, step)
    if not found or step.if_possible or may_fail(x.draft, after):
        return None
    you = x.slot(0)
    return n.Ask("payable_plainly", (you, bundles.cost(x, step, you), offers.offered(x.draft, found, you), moved))


def _chosen(x: Writing, step: p.DoChosen) -> n.Node | None:
    """Of an action that is chosen: whether its guard says all."""
    enough = tuple(guards.body_guard(x, name, guards.handed(x, step))[1] for name in step.actions)
    return n.Lookup(enough, x(step.of)) if any(enough) else None
