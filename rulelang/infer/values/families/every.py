"""What all of several are: `all workers in field are yours`, `all cards in your hand are red`; and whose one thing is."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.infer.core import infer, rule
from rulelang.infer.scope import UNKNOWN, Scope, Typed
from rulelang.infer.values.boards import stacks
from rulelang.infer.values.groups import group, one_by_one
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


@rule(ast.LiesOn)
def lies_on(scope: Scope, node: ast.LiesOn, wanted: str | None) -> Typed:
    """`card lies on tray`, `card lies on a card whose rank is 2`"""
    if not isinstance(node.base, ast.Some):
        return Typed(stacks.lies_on(scope, node) or UNKNOWN.node, kinds.TRUTH)
    found = stacks.beneath(scope, node.piece, infer(scope, node.piece))
    stacks.of_one_chain(scope, node.base, found.type, scope.symbols.one_of(node.base.group.name))
    those, candidate = one_by_one(scope, node.base.group, "any", node.base.of)
    same: p.Expression = p.Compare(op="==", left=candidate.node, right=found.node)
    where = same if those.where is None else p.Logic(op="and", left=same, right=those.where)
    return Typed(p.Fold(op="any", group=those.model_copy(update={"where": where})), kinds.TRUTH)


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
