"""Chains and stand-ins to their typed declarations: the zone, and the law of what may lie on what in it."""

from __future__ import annotations

from typing import Any

from rulelang import ast
from rulelang import program as p
from rulelang.ast.traversal import nodes
from rulelang.complaints.chains.laws import (
    base_of_another_kind,
    begins_by_its_base,
    beneath_is_another,
    law_divides,
    law_is_printed,
    law_without_else,
    stands_in_nowhere,
)
from rulelang.complaints.families.pieces_paid import no_such_column_of_pieces, nothing_is_paid_alike
from rulelang.complaints.names import no_such_piece
from rulelang.infer.core import infer, number, truth
from rulelang.infer.declarations.components import each_class
from rulelang.infer.declarations.zones import held_piece
from rulelang.infer.printed import is_printed
from rulelang.infer.scope import Candidate, Scope, Typed
from rulelang.infer.values.chains import stand_ins_named
from rulelang.infer.values.families.keys import one_class
from rulelang.names.symbols import Symbols
from rulelang.program import kinds
from rulelang.program.nodes import parts

PIECE, BENEATH = 0, 1  # the candidates of a law
_DIVIDES = ("down", "up", "remainder")


def zone_of_chain(symbols: Symbols, line: ast.Chain) -> p.Zone:
    """The places of a chain: everybody sees what lies there."""
    held_piece(Scope(symbols), line, line.piece)
    one_class(symbols, line.each, line.name, "a chain")
    return p.Zone(
        name=line.name,
        of=each_class(symbols, line.each, kinds.PLAYER, "kind"),
        holds=tuple(symbols.unions.get(line.piece, [line.piece])),
    )


def chain(symbols: Symbols, line: ast.Chain) -> p.Chain:
    """The law of a chain."""
    piece = Candidate(p.Bound(number=PIECE, type=line.piece), line.piece, line.piece)
    scope = Scope(symbols).asking(piece)
    base, fits = (None, _link(scope, line, line.on)) if isinstance(line.on, ast.Link) else (_base(scope, line, line.on), None)
    if base is not None and line.begins is not None:
        scope.complain(line.begins, begins_by_its_base())
    return p.Chain(
        zone=line.name,
        type=line.piece,
        piece=PIECE,
        beneath=BENEATH,
        base=None if base is None else base.node,
        base_class=None if base is None else _row_class(symbols, line, base.type),
        fits=fits,
        begins=_printed(scope, line.begins.condition, truth) if line.begins is not None else None,
        carries=_printed(scope, line.carries.amount, number),
        stand_ins=() if base is None else tuple(_stand_ins(symbols, line)),
    )


def _base(scope: Scope, line: ast.Chain, node: ast.Node) -> Typed:
    """What a piece goes on: a row of its own table, or nothing."""
    given = infer(scope, node)
    if given.type not in (kinds.UNKNOWN, kinds.NOBODY) and not _row_class(scope.symbols, line, given.type):
        scope.complain(node, base_of_another_kind(scope.symbols.text_of(node), given.type, line.piece))
    else:
        _insist_on_print(scope, node, given.node)
    return given


def _row_class(symbols: Symbols, line: ast.Chain, type: str) -> str | None:
    """The class of the chain whose rows these are."""
    return next((name for name in symbols.classes_of(line.piece) if kinds.row_of(name) == type), None)


def _link(scope: Scope, line: ast.Chain, node: ast.Link) -> p.Expression:
    """What a piece may go on, by a condition of both."""
    if node.name in (line.piece, "it"):
        scope.complain(node, beneath_is_another(node.name), word=node.name)
    clash = scope.symbols.words.get(node.name)
    if clash is not None and node.name != line.piece:
        scope.complain(node, beneath_is_another(node.name, declared=True), word=node.name, also=scope.symbols.also(clash))
    beneath = Candidate(p.Bound(number=BENEATH, type=line.piece), line.piece, node.name)
    both = Scope(scope.symbols, candidates=(*scope.candidates, beneath))
    return _printed(both, node.condition, truth)


def _printed(scope: Scope, node: ast.Node, read: Any) -> p.Expression:
    found: p.Expression = read(scope, node)
    _insist_on_print(scope, node, found)
    return found


def _insist_on_print(scope: Scope, node: ast.Node, expression: p.Expression) -> None:
    """Complains about what is not known before a match."""
    for part in parts(expression):
        if not is_printed(scope.symbols, part):
            scope.complain(node, law_is_printed(scope.symbols.text_of(node)))
        elif isinstance(part, p.Arithmetic) and part.op in _DIVIDES and not isinstance(part.right, p.Number):
            scope.complain(node, law_divides(scope.symbols.text_of(node)))
        elif isinstance(part, p.Cases) and len(part.keys) == len(part.values) and not isinstance(part.of, p.PlayerCount):
            scope.complain(node, law_without_else(scope.symbols.text_of(node)))


# ----------------------------------------------------------------------------------------------------------- stand-ins
def _stand_ins(symbols: Symbols, line: ast.Chain) -> list[p.StandIn]:
    """The pieces that stand in for any link of a chain."""
    held = symbols.classes_of(line.piece)
    found = [stand_ins_named(symbols, node.name) for node in symbols.text.declarations if isinstance(node, ast.StandIn)]
    return [one for several in found for one in several if one.piece in held]


def stand_in(symbols: Symbols, node: ast.StandIn) -> None:
    """Complains where the name is no piece, or stands in for nothing."""
    found = stand_ins_named(symbols, node.name)
    chains = [line for one in found for line in symbols.chains_of(one.piece)]
    if not found:
        Scope(symbols).complain(node, no_such_piece(node.name, symbols.members), word=node.name)
    elif all(isinstance(line.on, ast.Link) for line in chains):
        Scope(symbols).complain(node, stands_in_nowhere(node.name, by_condition=bool(chains)), word=node.name)


def stands_for(symbols: Symbols, node: ast.StandsFor) -> None:
    """Complains where the name is no piece, what it counts as is no column of pieces, or nothing is paid by that."""
    if not stand_ins_named(symbols, node.name):
        Scope(symbols).complain(node, no_such_piece(node.name, symbols.members), word=node.name)
    columns = {name for cls in symbols.classes.values() if cls.form == "piece" for name in cls.columns}
    if node.column not in columns:
        Scope(symbols).complain(node, no_such_column_of_pieces(node.column, columns), word=node.column)
    elif not any(isinstance(part, ast.Alike | ast.PayRun) and part.column == node.column for part in nodes(symbols.text)):
        Scope(symbols).complain(node, nothing_is_paid_alike(node.name, node.column), word=node.name)
