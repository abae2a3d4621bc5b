"""What each of several has, all together: `points of each card in your village` is the sum of their points."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.groups import all_or_one_by_one, each_has_what, sum_of_each_of_what
from rulelang.infer.core import infer, number, rule
from rulelang.infer.scope import Scope, Typed
from rulelang.program import kinds


def of_each(node: ast.Node) -> ast.TotalOf | None:
    """The sum that `worth of level of each of your members` means, if a clause is one: what ends with `it` for each."""
    each = _innermost(node)
    if each is None or not isinstance(node, ast.Property | ast.AmountOn):
        return None
    return ast.TotalOf(span=node.span, each=_of_it(node), of=each.of, group=each.group)


def total_of_each(scope: Scope, node: ast.Property | ast.AmountOn) -> Typed | None:
    """What such a sum means; nothing if the clause is none."""
    total = of_each(node)
    return None if total is None else infer(scope, total)


def sum_of_what_each_has(scope: Scope, node: ast.TotalOf) -> Typed:
    """`sum of points of each card in your hand`: what is summed up says of each of what."""
    if not any(of_each(part) for part in _terms(node.each)):
        return scope.complain(node, sum_of_each_of_what(scope.symbols.text_of(node)))
    return Typed(number(scope, node.each), kinds.NUMBER)


def one_by_one_or_all(scope: Scope, node: ast.Equal | ast.Being | ast.CompareLine) -> None:
    """Complains where a sum of each is compared: it could as well mean that each of them by itself is so."""
    for side in (node.left, node.right):
        found = next((part for part in _terms(side) if of_each(part) is not None), None)
        if found is not None and isinstance(each := _innermost(found), ast.EachOne):
            of = scope.symbols.text_of
            scope.complain(found, all_or_one_by_one(of(found), of(each)))


@rule(ast.EachOne)
def alone(scope: Scope, node: ast.EachOne, wanted: str | None) -> Typed:
    scope.complain(node, each_has_what(scope.symbols.text_of(node)))
    return Typed(p.Number(value=0), kinds.UNKNOWN)


def _terms(node: ast.Node) -> list[ast.Node]:
    return [*_terms(node.left), *_terms(node.right)] if isinstance(node, ast.Plus | ast.Minus) else [node]


def _innermost(node: ast.Node) -> ast.EachOne | None:
    while isinstance(node, ast.Property | ast.AmountOn):
        node = node.of if isinstance(node, ast.Property) else node.holder
    return node if isinstance(node, ast.EachOne) else None


def _of_it(node: ast.Expression) -> ast.Expression:
    """The clause with `it` in the place of `each card in your village`."""
    if isinstance(node, ast.EachOne):
        return ast.Reference(span=node.span, name="it")
    if isinstance(node, ast.AmountOn):
        return node.model_copy(update={"holder": _of_it(node.holder)})
    assert isinstance(node, ast.Property)
    return node.model_copy(update={"of": _of_it(node.of)})
