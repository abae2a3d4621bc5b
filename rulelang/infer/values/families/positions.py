"""Whether the position came before: `this position has come 3 times`."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.positions import no_position
from rulelang.infer.core import number, rule
from rulelang.infer.scope import Scope, Typed
from rulelang.program import kinds


@rule(ast.CameBefore)
def came_before(scope: Scope, node: ast.CameBefore, wanted: str | None) -> Typed:
    found = _at_least(scope, node, p.Number(value=1))
    return Typed(p.Not(of=found), kinds.TRUTH) if "not" in node.word.split() else Typed(found, kinds.TRUTH)


@rule(ast.Came)
def came(scope: Scope, node: ast.Came, wanted: str | None) -> Typed:
    return Typed(_at_least(scope, node, number(scope, node.times)), kinds.TRUTH)


def _at_least(scope: Scope, node: ast.Node, times: p.Expression) -> p.Expression:
    if not any(isinstance(one, ast.Position) for one in scope.symbols.text.declarations):
        scope.complain(node, no_position())
    return p.Compare(op=">=", left=p.HowOftenCame(), right=times)
