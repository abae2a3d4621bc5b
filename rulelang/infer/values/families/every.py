"""What all of several are: `all workers in field are yours`, `all cards in your hand are red`; and whose one thing is."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.infer.core import infer
from rulelang.infer.scope import Scope, Typed
from rulelang.infer.values.groups import group
from rulelang.program import kinds

YOURS = "yours"


def each_is(scope: Scope, node: ast.Being, those: ast.AllOf) -> Typed:
    """Whether it is so of each of them; of none of them it is so."""
    found, candidate = group(scope, those.group, plural=True)
    it = ast.Reference(span=those.span, name="it")
    said = ast.Equal(span=node.span, left=it, negated=node.negated, right=node.right, joint=node.joint, key=node.key)
    is_not: p.Expression = p.Not(of=infer(scope.asking(candidate), said, kinds.TRUTH).node)
    where = is_not if found.where is None else p.Logic(op="and", left=found.where, right=is_not)
    return Typed(p.Fold(op="no", group=found.model_copy(update={"where": where})), kinds.TRUTH)


def whose_it_is(scope: Scope, node: ast.Equal | ast.Being) -> ast.Equal | ast.Being | None:
    """`card is yours` as that its owner is you; nothing if it says something else."""
    right, left = node.right, node.left
    if (
        not isinstance(right, ast.Reference)
        or right.name != YOURS
        or YOURS in scope.symbols.words
        or YOURS in scope.symbols.members
    ):
        return None
    owner = ast.Property(span=left.span, name="owner", of=left)
    return node.model_copy(update={"left": owner, "right": ast.You(span=right.span, word="you")})
