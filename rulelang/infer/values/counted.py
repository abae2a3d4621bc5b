"""Values counted in bundles: a bundle that is only asked for may count what a player has without holding it, `2 chimney`."""

from __future__ import annotations

from collections.abc import Iterable

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.resources import column_is_only_asked, counted_of_nobody, value_is_no_number
from rulelang.infer.scope import Scope, Typed
from rulelang.infer.values.cells import column_type, matrix_type, value_type
from rulelang.names.symbols import Symbols
from rulelang.program import kinds


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
            columns = [symbols.classes[one].columns.get(part.column) for one in symbols.classes_of(part.owner)]
            return [cell for one in columns if one and column_type(symbols, one) == kinds.BUNDLE for cell in one.nodes]
        case p.CellOf(type=kinds.BUNDLE):
            matrix_type(symbols, symbols.matrices[part.table])
            return [cell for row in symbols.matrices[part.table].nodes for cell in row]
    return ()


def _type(symbols: Symbols, name: str) -> str:
    node = symbols.words[name].node
    return value_type(symbols, node) if isinstance(node, ast.ValueLine) else kinds.UNKNOWN
