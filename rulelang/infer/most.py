"""Who has the most, the second most, the fewest: `you have the most workers in family`, `player with the second most coins`."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.holding import not_about
from rulelang.complaints.families.most import most_of_whom, nothing_but_the_most
from rulelang.infer.core import Op, infer
from rulelang.infer.holding import are_things, how_many_of
from rulelang.infer.reach_of_where import about
from rulelang.infer.scope import UNKNOWN, Candidate, Scope, Typed
from rulelang.program import kinds

_BETTER = {"the most": 0, "the second most": 1, "the third most": 2, "the fewest": 0, "the second fewest": 1}
_RIVAL = "one compared"  # no name of a text


class _Rivals(NamedTuple):
    """All who are compared, the one compared among them, and how many each has."""

    group: p.Group
    each: p.Expression


def asks_for_the_most(node: ast.HasLine) -> bool:
    """Whether what somebody has is compared with what the others have."""
    return isinstance(node.bundle, ast.MostAlike) and node.bundle.alike is None


def has_the_most(scope: Scope, node: ast.HasLine) -> Typed:
    """Whether nobody has more, or fewer; `second`: just one has; `only`: and nobody as many."""
    assert isinstance(node.bundle, ast.MostAlike)
    holder = infer(scope, node.holder)
    cls = scope.symbols.classes.get(holder.type)
    if holder.type not in (kinds.PLAYER, kinds.UNKNOWN) and (cls is None or cls.form != "kind"):
        scope.complain(node.holder, most_of_whom(scope.symbols.text_of(node.holder), holder.type))
        return Typed(UNKNOWN.node, kinds.TRUTH)
    mine = how_many_of(scope, node.bundle.group, node.holder)
    if mine is None or holder.type == kinds.UNKNOWN:
        return Typed(UNKNOWN.node, kinds.TRUTH)
    bound = scope.frame.new_bound()
    rivals = p.Group(type=holder.type, bound=bound)
    rival = Candidate(p.Bound(number=bound, type=holder.type), holder.type, _RIVAL)
    among = replace(scope, candidates=(*scope.candidates, rival))  # `it` is who it was
    each = _each(among, node.bundle, rivals, _RIVAL)
    return Typed(_compared(scope, node.bundle, mine, each, only=node.only is not None), kinds.TRUTH)


def with_the_most(scope: Scope, most: ast.MostAlike, rivals: tuple[p.Group, Candidate]) -> p.Expression:
    """Whether the candidate has the most of all that it is one of."""
    mine = how_many_of(scope, most.group, ast.Reference(span=most.span, name="it"))
    group, rival = rivals
    return UNKNOWN.node if mine is None else _compared(scope, most, mine, _each(scope.asking(rival), most, group, "it"))


def only_the_most(scope: Scope, node: ast.HasLine) -> None:
    """A complaint where `only` is said of what is compared with nothing."""
    if node.only is not None:
        scope.complain(node, nothing_but_the_most(scope.symbols.text_of(node.bundle)), word="only")


def _each(scope: Scope, most: ast.MostAlike, group: p.Group, name: str) -> _Rivals:
    """How many each of them has, who is called so here."""
    said = len(scope.symbols.diagnostics)
    each = how_many_of(scope, most.group, ast.Reference(span=most.span, name=name)) or UNKNOWN.node
    if len(scope.symbols.diagnostics) == said and not about(each, group.bound):
        scope.complain(most, not_about(scope.symbols.text_of(most), group.type))
    return _Rivals(group, each)


def _compared(scope: Scope, most: ast.MostAlike, mine: p.Expression, rivals: _Rivals, *, only: bool = False) -> p.Expression:
    """How many of all have more, or fewer, is as it must be; and who has none has not the most."""
    found = _at_place(rivals, mine, most.word)
    if "most" in most.word:
        found = p.Logic(op="and", left=_has_any(rivals, mine, figure=not are_things(scope, most.group)), right=found)
    return found if not only else p.Logic(op="and", left=found, right=_how_many(rivals, "==", mine, 1))


def _has_any(rivals: _Rivals, mine: p.Expression, *, figure: bool) -> p.Expression:
    """Whether somebody has more than none; of a figure that is below zero for somebody, none is as good as any other."""
    some: p.Expression = p.Compare(op=">", left=mine, right=p.Number(value=0))
    if not figure:
        return some
    least = p.Fold(op="lowest", group=rivals.group, each=rivals.each)
    return p.Logic(op="or", left=some, right=p.Compare(op="<", left=least, right=p.Number(value=0)))


def _at_place(rivals: _Rivals, mine: p.Expression, word: str) -> p.Expression:
    """Whether just so many are better: none, one or two."""
    if not _BETTER[word]:
        best = p.Fold(op="highest" if "most" in word else "lowest", group=rivals.group, each=rivals.each)
        return p.Compare(op="==", left=mine, right=best)
    return _how_many(rivals, ">" if "most" in word else "<", mine, _BETTER[word])


def _how_many(rivals: _Rivals, op: Op, mine: p.Expression, number: int) -> p.Expression:
    """Whether just so many have more, fewer or as many."""
    so: p.Expression = p.Compare(op=op, left=rivals.each, right=mine)
    where = so if rivals.group.where is None else p.Logic(op="and", left=rivals.group.where, right=so)
    those = p.Fold(op="count", group=rivals.group.model_copy(update={"where": where}))
    return p.Compare(op="==", left=those, right=p.Number(value=number))
