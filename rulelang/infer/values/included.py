"""What a bundle in a column says: `card whose herbs include mint`, `mint of herbs of card`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.including import (
    includes_or_has,
    leaves_a_choice,
    only_columns_include,
    so_much_of_what,
)
from rulelang.infer.core import infer
from rulelang.infer.scope import UNKNOWN, Scope, Typed
from rulelang.infer.values.bundles import as_bundle, named_resource, unknown_resource
from rulelang.program import kinds

WORDS = ("include", "includes")
_OPEN = (p.BundleOr, p.BundleIf, p.AnyQuantity, p.Counts)  # what is meant by it is settled when it is paid


def includes(scope: Scope, node: ast.HasLine, held: Typed) -> Typed:
    """`whose herbs include mint + sage`: whether there is as much in it of each resource that is named."""
    if not right_word(scope, node, held.type == kinds.BUNDLE):
        return UNKNOWN
    said = len(scope.symbols.diagnostics)
    asked = as_bundle(scope, node.bundle, infer(scope, node.bundle, kinds.BUNDLE))
    column, wanted = _column(scope, node.holder, held), list(_quantities(asked))
    if len(scope.symbols.diagnostics) != said:
        return UNKNOWN
    if None in wanted or not wanted:
        return scope.complain(node.bundle, so_much_of_what(scope.symbols.text_of(node.bundle)))
    if column is None:
        return UNKNOWN
    each: list[p.Expression] = [
        p.Compare(op=">=", left=p.Included(bundle=column, resource=one.resource), right=one.amount)
        for one in wanted
        if one is not None
    ]
    return Typed(reduce(_and, each), kinds.TRUTH)


def right_word(scope: Scope, node: ast.HasLine | ast.HoldsLine, bundle: bool) -> bool:
    """Whether a bundle includes something, and anything else has it; a complaint with the right word where not."""
    if (node.word in WORDS) == bundle:
        return True
    several = node.word in ("have", "hold", "include")
    right = {(True, True): "include", (True, False): "includes", (False, True): "have", (False, False): "has"}[bundle, several]
    scope.complain(node, includes_or_has(node.word, right, scope.symbols.text_of(node.holder)), word=node.word)
    return False


def is_of_bundle(e: p.Expression) -> bool:
    """Whether a comparison is of what a bundle says."""
    return isinstance(e, p.Compare) and any(isinstance(part, p.Included) for part in p.parts(e.left))


def included(scope: Scope, node: ast.Node, name: str, held: Typed) -> Typed:
    """How much of a resource, or of all resources of a kind, a bundle says; or a complaint."""
    group = [p.Constant(type=kinds.RESOURCE, value=index) for index in scope.symbols.resource_group(name)]
    one = named_resource(scope, name)
    resources = group if one is None else [one]
    if not resources:
        return unknown_resource(scope, node, name)
    column = _column(scope, node, held)
    if column is None:
        return UNKNOWN
    amounts: list[p.Expression] = [p.Included(bundle=column, resource=resource) for resource in resources]
    return Typed(reduce(lambda left, right: p.Arithmetic(op="+", left=left, right=right), amounts), kinds.NUMBER)


def _and(left: p.Expression, right: p.Expression) -> p.Expression:
    return p.Logic(op="and", left=left, right=right)


def _quantities(bundle: p.Expression) -> Iterable[p.Quantity | None]:
    """What is asked for, one resource after another; None for what is no such thing."""
    match bundle:
        case p.BundlePlus():
            yield from _quantities(bundle.left)
            yield from _quantities(bundle.right)
        case p.BundleTimes(times=times, bundle=p.Quantity() as one):
            yield one.model_copy(update={"amount": p.Arithmetic(op="*", left=times, right=one.amount)})
        case p.Quantity():
            yield bundle
        case _:
            yield None


def _column(scope: Scope, node: ast.Node, held: Typed) -> p.ColumnOf | None:
    """The column that the bundle stands in, if each of its cells says so much of this and that; else a complaint."""
    column = held.node
    written = scope.symbols.text_of(node)
    if not isinstance(column, p.ColumnOf):
        scope.complain(node, only_columns_include(written))
        return None
    for cell in (
        cell for one in scope.symbols.classes_of(column.owner) for cell in scope.symbols.classes[one].columns[column.column].nodes
    ):
        if any(isinstance(part, _OPEN) for part in p.parts(cell)):
            scope.complain(node, leaves_a_choice(column.column))
            return None
    return column
