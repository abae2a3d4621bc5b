"""Sources: what provides units of a cost while it is paid, and what that takes."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.rounds import source_once_each_action
from rulelang.complaints.groups import pieces_are_sources
from rulelang.complaints.resources import one_resource_at_a_time, price_is_certain, provides_nothing
from rulelang.infer.scope import Scope
from rulelang.infer.values.bundles import bundle, holder_of
from rulelang.infer.values.groups import group
from rulelang.names.symbols import Symbols
from rulelang.program import kinds
from rulelang.program.nodes import parts

YOU = p.Local(slot=0, type=kinds.PLAYER)


def source(symbols: Symbols, node: ast.SourceLine) -> p.Source:
    """`source quarry: card in your fields where …`; each candidate provides, at its price."""
    scope = Scope(symbols, you=YOU)
    found, candidate = group(scope, node.group)
    cls = symbols.classes.get(found.type)
    if found.type != kinds.UNKNOWN and (cls is None or cls.form != "piece"):
        scope.complain(node.group, pieces_are_sources(found.type))
    line, once = symbols.line_of(node), node.once is not None
    if node.once not in (None, "once each action"):
        symbols.complain(symbols.word_span(node.span, "once"), source_once_each_action(str(node.once)))
    if node.provision is None:
        _has_abilities(scope, node)
        return p.Source(name=node.name, line=line, group=found, once=once)
    inner = scope.asking(candidate)
    provides = provided(inner, node.provision.provides)
    price, to = _price(inner, node.provision.price)
    return p.Source(name=node.name, line=line, group=found, once=once, provides=provides, price=price, to=to)


def _price(scope: Scope, node: ast.Free | ast.Transfer) -> tuple[p.Expression | None, p.Holder | None]:
    if isinstance(node, ast.Free):
        return None, None
    price = certain_price(scope, node.bundle)
    return price, None if node.to is None else holder_of(scope, node.to)


def certain_price(scope: Scope, node: ast.Node) -> p.Expression:
    """The price of a source: a bundle that leaves nothing to choose, or a complaint."""
    price = bundle(scope, node)
    if any(isinstance(part, p.AnyQuantity | p.BundleOr) for part in parts(price)):
        scope.complain(node, price_is_certain())
    return price


def provided(scope: Scope, node: ast.Node) -> p.Expression:
    """What a source provides: some of one resource, or of any of a kind; a complaint for anything that would be more."""
    given = bundle(scope, node)
    cells = [given]
    if isinstance(given, p.ColumnOf):
        cells = scope.symbols.classes[given.owner].columns[given.column].nodes
    if any(isinstance(part, p.BundlePlus | p.BundleOr | p.BundleTimes | p.BundleIf) for part in cells):
        scope.complain(node, one_resource_at_a_time())
    return given


def _has_abilities(scope: Scope, node: ast.SourceLine) -> None:
    """A source that does not say what it provides leaves it to the cells, so some cell must say it."""
    for cls in scope.symbols.classes.values():
        for column in cls.columns.values():
            if any(cell.text.startswith(f"{node.name}:") or f"; {node.name}:" in cell.text for cell in column.cells):
                return
    scope.complain(node, provides_nothing(node.name), word=node.name)
