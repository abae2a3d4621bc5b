"""Who has the most: `you have the most workers in family`, `only you have the fewest coins`: compared with all players."""

from __future__ import annotations

from typing import Literal

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.most import most_of_whom, nothing_but_the_most
from rulelang.infer.core import infer
from rulelang.infer.holding import how_many_of
from rulelang.infer.scope import UNKNOWN, Candidate, Scope, Typed
from rulelang.program import kinds

_BEST: dict[str, Literal["highest", "lowest"]] = {"the most": "highest", "the fewest": "lowest"}


def asks_for_the_most(node: ast.HasLine) -> bool:
    """Whether what somebody has is compared with what the others have."""
    return isinstance(node.bundle, ast.MostAlike) and node.bundle.alike is None


def has_the_most(scope: Scope, node: ast.HasLine) -> Typed:
    """Whether nobody has more, or fewer; `only`: and nobody as many."""
    assert isinstance(node.bundle, ast.MostAlike)
    holder = infer(scope, node.holder)
    if holder.type not in (kinds.PLAYER, kinds.UNKNOWN):
        scope.complain(node.holder, most_of_whom(scope.symbols.text_of(node.holder), holder.type))
    mine = how_many_of(scope, node.bundle.group, node.holder)
    if mine is None or holder.type == kinds.UNKNOWN:
        return Typed(UNKNOWN.node, kinds.TRUTH)
    has: p.Expression = p.Compare(op="==", left=mine, right=_best(scope, node.bundle))
    if node.only is not None:
        bound, each = _of_each(scope, node.bundle)
        as_many = p.Compare(op="==", left=each, right=_best(scope, node.bundle))
        others = p.Fold(op="count", group=p.Group(type=kinds.PLAYER, bound=bound, where=as_many))
        has = p.Logic(op="and", left=has, right=p.Compare(op="==", left=others, right=p.Number(value=1)))
    return Typed(has, kinds.TRUTH)


def only_the_most(scope: Scope, node: ast.HasLine) -> None:
    """A complaint where `only` is said of what is compared with nothing."""
    if node.only is not None:
        scope.complain(node, nothing_but_the_most(scope.symbols.text_of(node.bundle)), word="only")


def _best(scope: Scope, most: ast.MostAlike) -> p.Expression:
    """How many they have who have the most."""
    bound, each = _of_each(scope, most)
    return p.Fold(op=_BEST[most.word], group=p.Group(type=kinds.PLAYER, bound=bound), each=each)


def _of_each(scope: Scope, most: ast.MostAlike) -> tuple[int, p.Expression]:
    """A player who is compared, and how many that one has."""
    bound = scope.frame.new_bound()
    candidate = Candidate(p.Bound(number=bound, type=kinds.PLAYER), kinds.PLAYER, kinds.PLAYER)
    it = ast.Reference(span=most.span, name="it")
    return bound, how_many_of(scope.asking(candidate), most.group, it) or UNKNOWN.node
