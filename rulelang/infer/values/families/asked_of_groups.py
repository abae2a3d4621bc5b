"""What is asked of a group: whether there is one, how many, their sum, the best figure."""

from __future__ import annotations

from typing import Literal, cast

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.groups import resources_lie_nowhere, said_with_article, yours_twice
from rulelang.infer.core import number, rule
from rulelang.infer.reach_of_where import sum_speaks_of
from rulelang.infer.scope import Scope, Typed
from rulelang.infer.values.families.of_each import sum_of_what_each_has
from rulelang.infer.values.groups import group, one_by_one, ranked_by
from rulelang.infer.whose.oneself import not_of_oneself
from rulelang.infer.whose.others import OF_OTHERS, YOUR_OTHER
from rulelang.program import kinds


@rule(ast.Some)
def some(scope: Scope, node: ast.Some, wanted: str | None) -> Typed:
    words = node.of or ""
    if words == "there is" and node.group.whose not in ("another", *OF_OTHERS):
        scope.complain(node, said_with_article(node.group.name), word="is")
    if words.startswith("you have"):
        return _you_have(scope, node, "any")
    found = one_by_one(scope, node.group, "any", words.endswith("of"))[0]
    not_of_oneself(scope, node, found)
    return Typed(p.Fold(op="any", group=found), kinds.TRUTH)


@rule(ast.NoneOf)
def none(scope: Scope, node: ast.NoneOf, wanted: str | None) -> Typed:
    if node.word.startswith("you have"):
        return _you_have(scope, node, "no")
    found = one_by_one(scope, node.group, "no", node.word.endswith("of"))[0]
    not_of_oneself(scope, node, found)
    return Typed(p.Fold(op="no", group=found), kinds.TRUTH)


def _you_have(scope: Scope, node: ast.Some | ast.NoneOf, op: Literal["any", "no"]) -> Typed:
    """`you have a member in pew`, `you have no flag in town`, `you have no coins`: of what is yours."""
    said, symbols = node.group, scope.symbols
    if said.whose not in (None, "other", "another"):
        scope.complain(said, yours_twice(str(said.whose)), word=str(said.whose).split()[0])
    singular = symbols.one_of(said.name)
    if singular in symbols.resource_index or symbols.resource_group(singular):
        has = number(scope, ast.Possession(span=said.span, word="your", name=said.name))
        if (said.partaking or said.near or said.place or said.on or said.holding or said.where or said.ranked) is not None:
            scope.complain(said, resources_lie_nowhere(said.name))
        return Typed(p.Compare(op=">" if op == "any" else "==", left=has, right=p.Number(value=0)), kinds.TRUTH)
    several = op == "no" and said.name in symbols.plurals
    others = said.whose in ("other", "another") or getattr(node, "of", None) == "you have another"
    yours = group(scope, said.model_copy(update={"whose": YOUR_OTHER if others else "your"}), plural=several)[0]
    return Typed(p.Fold(op=op, group=yours), kinds.TRUTH)


@rule(ast.Count)
def count(scope: Scope, node: ast.Count, wanted: str | None) -> Typed:
    return Typed(p.Fold(op="count", group=group(scope, node.group, plural=True)[0]), kinds.NUMBER)


@rule(ast.TotalOf)
def total(scope: Scope, node: ast.TotalOf, wanted: str | None) -> Typed:
    if node.group is None:
        return sum_of_what_each_has(scope, node)
    found, candidate = one_by_one(scope, node.group, "each", node.of)
    said = len(scope.symbols.diagnostics)
    each = number(scope.asking(candidate), node.each)
    sum_speaks_of(scope, node.each, each, found.bound, candidate.word, said)
    return Typed(p.Fold(op="sum", group=found, each=each), kinds.NUMBER)


@rule(ast.BestOf)
def best(scope: Scope, node: ast.BestOf, wanted: str | None) -> Typed:
    found, candidate = one_by_one(scope, node.group, "each", node.of)
    op = cast(Literal["highest", "lowest"], node.best.removeprefix("the "))
    each = ranked_by(scope.asking(candidate), node.each, found.bound).node
    return Typed(p.Fold(op=op, group=found, each=each), kinds.NUMBER)
