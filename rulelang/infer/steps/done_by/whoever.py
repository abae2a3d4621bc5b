"""`leader gains 5 points`, `owner of card pays 1 coin to you`, `dealer draws 1 from deck to its hand`: somebody does a step.

In it `it` and `its` are of whoever does it; `you` and `your` stay who they were. Where it is nobody, nothing happens.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.choices.doing import draws_for_itself
from rulelang.infer.core import player
from rulelang.infer.scope import Candidate, Scope
from rulelang.infer.steps.faces import facing_told
from rulelang.infer.steps.single import draw, gain, pay
from rulelang.program import kinds


def pays(scope: Scope, node: ast.Pays) -> p.Step:
    """Somebody pays."""
    inner, done = _whoever(scope, node)
    line = ast.PayLine(span=node.span, bundle=node.bundle, to=node.to, if_possible=node.if_possible)
    return done.model_copy(update={"steps": (pay(inner, line),)})


def gains(scope: Scope, node: ast.Gains) -> p.Step:
    """Somebody gains."""
    inner, done = _whoever(scope, node)
    return done.model_copy(update={"steps": (gain(inner, ast.GainLine(span=node.span, bundle=node.bundle)),)})


def draws(scope: Scope, node: ast.Draws) -> p.Step:
    """Somebody draws, to a place of its own."""
    inner, done = _whoever(scope, node)
    if isinstance(node.to, ast.Possession):
        text = scope.symbols.text_of
        scope.complain(node.to, draws_for_itself(text(node.who), text(node.to), node.to.name))
    line = ast.DrawLine(
        span=node.span, amount=node.amount, at_random=node.at_random, source=node.source, to=node.to, facing=node.facing
    )
    return done.model_copy(update={"steps": (facing_told(draw)(inner, line),)})


def _whoever(scope: Scope, node: ast.Pays | ast.Gains | ast.Draws) -> tuple[Scope, p.Each]:
    """The scope of what somebody does, and the step, still empty, by which that one player or automa does it."""
    who = player(scope, node.who)
    bound, slot = scope.frame.new_bound(), scope.frame.new_slot()
    one = p.Compare(op="==", left=p.Bound(number=bound, type=kinds.PLAYER), right=who)
    group = p.Group(type=kinds.PLAYER, bound=bound, where=one)
    it = Candidate(p.Local(slot=slot, type=kinds.PLAYER), kinds.PLAYER, "it")
    done = p.Each(line=scope.symbols.line_of(node), group=group, slot=slot, any_seat=True, steps=())
    return scope.inner().asking(it), done


WHOEVER: dict[type[ast.Node], Callable[[Scope, Any], p.Step]] = {ast.Pays: pays, ast.Gains: gains, ast.Draws: draws}
