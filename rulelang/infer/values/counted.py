"""What bundles in columns say: one that is only asked for may count what a player has without holding it, `2 chimney`; and each
includes what is named in it, `card whose herbs include mint`, `mint of herbs of card`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.complaint import Complaint
from rulelang.complaints.families.holding import (
    includes_or_has,
    leaves_a_choice,
    only_columns_include,
    so_much_of_a_kind,
    so_much_of_what,
)
from rulelang.complaints.resources import column_is_only_asked, counted_of_nobody, value_is_no_number
from rulelang.infer.core import infer
from rulelang.infer.scope import UNKNOWN, Scope, Typed
from rulelang.infer.values.bundles import as_bundle, named_resource, unknown_resource
from rulelang.infer.values.columns.cells import column_type, matrix_type, value_type
from rulelang.names.symbols import Symbols
from rulelang.program import kinds

INCLUDES = ("include", "includes")
_OPEN = (p.BundleOr, p.BundleIf, p.AnyQuantity, p.Counts)  # what is meant by it is settled when it is paid


def only_asked(scope: Scope, node: ast.Node, given: Typed) -> Typed:
    """The cell, or a complaint: where bundles change hands, none that counts a value can stand."""
    if scope.counts or given.type != kinds.BUNDLE:
        return given
    for name in counted_in(scope.symbols, given.node):
        return scope.complain(node, column_is_only_asked(scope.symbols.text_of(node), name))
    return given


def counted_for(scope: Scope, node: ast.Node, bundle: p.Expression, holder: p.Holder) -> tuple[p.Expression, ...]:
    """The values that a bundle may count, asked of whoever is asked to have it; only players have values."""
    names = list(counted_in(scope.symbols, bundle))
    for name in names:
        if _type(scope.symbols, name) != kinds.NUMBER:
            scope.complain(node, value_is_no_number(name))
    if names and holder.form != "player":
        scope.complain(node, counted_of_nobody(scope.symbols.text_of(node), names[0]))
    return tuple(p.ValueOf(name=name, of=holder.of, type=kinds.NUMBER) for name in names)


def counted_in(symbols: Symbols, bundle: p.Expression) -> dict[str, None]:
    """The names of the values that a bundle counts, also in the cells that it may be."""
    found: dict[str, None] = {}
    for part in p.parts(bundle):
        if isinstance(part, p.Counts):
            found[part.value] = None
        for cell in _cells(symbols, part):
            found |= counted_in(symbols, cell)
    return found


def _cells(symbols: Symbols, part: p.Node) -> Iterable[p.Expression]:
    match part:
        case p.ColumnOf(type=kinds.BUNDLE):
            owners = [symbols.classes[one] for one in symbols.classes_of(part.owner) if one in symbols.classes]
            columns = [owner.columns.get(part.column) for owner in owners]
            return [cell for one in columns if one and column_type(symbols, one) == kinds.BUNDLE for cell in one.nodes]
        case p.CellOf(type=kinds.BUNDLE):
            matrix_type(symbols, symbols.matrices[part.table])
            return [cell for row in symbols.matrices[part.table].nodes for cell in row]
    return ()


def _type(symbols: Symbols, name: str) -> str:
    node = symbols.words[name].node
    return value_type(symbols, node) if isinstance(node, ast.ValueLine) else kinds.UNKNOWN


def includes(scope: Scope, node: ast.HasLine, held: Typed) -> Typed:
    """`whose herbs include mint + sage`: whether there is as much in it of each resource that is named."""
    if not right_word(scope, node, held.type == kinds.BUNDLE):
        return UNKNOWN
    if (kind := _of_a_kind(scope, node)) is not None:
        return scope.complain(node.bundle, kind)
    said = len(scope.symbols.diagnostics)
    asked = as_bundle(scope, node.bundle, infer(scope, node.bundle, kinds.BUNDLE))
    column, wanted = _column(scope, node.holder, held), list(_quantities(asked))
    if len(scope.symbols.diagnostics) != said:
        return UNKNOWN
    if None in wanted or not wanted:
        return scope.complain(node.bundle, so_much_of_what(scope.symbols.text_of(node.bundle), _examples(scope.symbols)))
    if column is None:
        return UNKNOWN
    each: list[p.Expression] = [
        p.Compare(op=">=", left=p.Included(bundle=column, resource=one.resource), right=one.amount)
        for one in wanted
        if one is not None
    ]
    return Typed(reduce(_and, each), kinds.TRUTH)


def _of_a_kind(scope: Scope, node: ast.HasLine) -> Complaint | None:
    """The complaint where so much of any of a kind is asked for."""
    asked = node.bundle
    if not isinstance(asked, ast.QuantityText | ast.AnyQuantityText) or not isinstance(asked.amount, int):
        return None
    kind = scope.symbols.plurals.get(asked.name, asked.name)
    if getattr(asked, "one_kind", None) or not scope.symbols.resource_group(kind) or named_resource(scope, kind) is not None:
        return None
    column = scope.symbols.text_of(node.holder).removeprefix("whose ")
    return so_much_of_a_kind(column if isinstance(node.holder, ast.Property) else f"{column} of it", asked.amount, kind)


def _examples(symbols: Symbols) -> list[str]:
    """The resources, those of a kind first."""
    return [one.name for one in sorted(symbols.resources, key=lambda one: one.group is None)]


def right_word(scope: Scope, node: ast.HasLine | ast.HoldsLine, bundle: bool) -> bool:
    """Whether a bundle includes something, and anything else has it; a complaint with the right word where not."""
    if (node.word in INCLUDES) == bundle:
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
