"""What is asked of pieces that lie on each other: `card goes on other`, `card is covered`, the spots where one may be laid."""

from __future__ import annotations

from typing import Literal, cast

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.chains.laying import chain_has_no_order, lies_in_no_chain, no_chain_of_both, place_for_in_a_chain
from rulelang.complaints.grids.laying import grid_without_law
from rulelang.complaints.groups import only_pieces_go_on_pieces
from rulelang.complaints.values import cannot_be
from rulelang.infer.core import infer, rule
from rulelang.infer.scope import Scope, Typed
from rulelang.infer.values.boards.shapes import moved_alone
from rulelang.infer.values.places import held_there, places
from rulelang.names.symbols import Symbols
from rulelang.program import kinds


def _is_piece(scope: Scope, type: str) -> bool:
    return _piece_class(scope.symbols, type)


def state_of_cover(scope: Scope, node: ast.StateLine, of: Typed) -> Typed:
    """`card is covered`"""
    if of.type != kinds.UNKNOWN and not _is_piece(scope, of.type):
        scope.complain(node.of, cannot_be(node.state, scope.symbols.text_of(node.of), of.type))
    else:
        in_some_chain(scope, node.of, of.type)
    found = p.PieceState(state=cast(Literal["covered", "uncovered"], node.state), of=of.node)
    return Typed(p.Not(of=found) if node.negated else found, kinds.TRUTH)


def in_some_chain(scope: Scope, node: ast.Node, type: str) -> None:
    """A complaint where pieces of a class lie in no chain."""
    if not (scope.symbols.page or type == kinds.UNKNOWN or scope.symbols.chains_of(type)):
        scope.complain(node, lies_in_no_chain(scope.symbols.text_of(node), type))


@rule(ast.GoesOn)
def goes_on(scope: Scope, node: ast.GoesOn, wanted: str | None) -> Typed:
    piece, base = (infer(scope, side) for side in (node.piece, node.base))
    for side, given in ((node.piece, piece), (node.base, base)):
        if given.type != kinds.UNKNOWN and not _is_piece(scope, given.type):
            scope.complain(side, only_pieces_go_on_pieces(given.type))
    if _is_piece(scope, piece.type) and _is_piece(scope, base.type):
        of_one_chain(scope, node, piece.type, base.type)
    return Typed(p.GoesOn(piece=piece.node, on=base.node), kinds.TRUTH)


def of_one_chain(scope: Scope, node: ast.Node, piece: str, other: str) -> None:
    """A complaint where no chain holds pieces of both classes."""
    both = [line for line in scope.symbols.chains_of(piece) if line in scope.symbols.chains_of(other)]
    if not both and not scope.symbols.page:
        scope.complain(node, no_chain_of_both(piece, other))


def on_piece(scope: Scope, node: ast.Node, given: Typed, pieces: list[str]) -> p.Expression:
    """The spot on a piece, where one of these classes goes."""
    for piece in pieces:
        of_one_chain(scope, node, piece, given.type)
    return p.OnPiece(of=given.node)


def spots(scope: Scope, node: ast.ChoosePlace) -> p.Spots:
    """Where the chosen place may be."""
    piece = infer(scope, node.piece)
    if piece.type != kinds.UNKNOWN and not _is_piece(scope, piece.type):
        scope.complain(node.piece, only_pieces_go_on_pieces(piece.type))
    where = places(scope, node.grid)
    named = (where.one.zone,) if isinstance(where.one, p.PlaceAt) else where.families
    chains = {line.name for line in scope.symbols.chains()}
    grids = {line.name: line for line in scope.symbols.grids()}
    free = [name for name in named if name in grids and not scope.symbols.has_law(grids[name])]
    if free:
        scope.complain(node.grid, grid_without_law(free[0]), also=scope.symbols.also(scope.symbols.words[free[0]]))
    elif not named or not (chains.issuperset(named) or grids.keys() >= set(named)):
        scope.complain(node.grid, place_for_in_a_chain(scope.symbols.text_of(node.grid)))
    elif _is_piece(scope, piece.type):
        moved_alone(scope, node.piece, piece.type)
        held_there(scope, node.grid, where, [piece.type])
    return p.Spots(piece=piece.node, places=where)


def has_order(scope: Scope, node: ast.Node, at: p.Expression, what: str) -> None:
    """A complaint where a step needs a pile, and the place is that of a chain, or may turn out to be one."""
    written = scope.symbols.text_of(node)
    if isinstance(at, p.PlaceAt):
        word = scope.symbols.words.get(at.zone)
        if word is not None and word.form == "chain":
            scope.complain(node, chain_has_no_order(what, written, perhaps=False), also=scope.symbols.also(word))
    elif isinstance(at, p.PlaceOfPiece) and scope.symbols.chains_of(getattr(at.of, "type", "")):
        scope.complain(node, chain_has_no_order(what, written, perhaps=True))


# ----------------------------------------------------------------------------------------------------------- stand-ins
def stand_ins_named(symbols: Symbols, name: str) -> list[p.StandIn]:
    """The classes of pieces, or the rows of them, of one name."""
    cls = symbols.classes.get(name)
    if cls is not None and cls.form == "piece":
        return [p.StandIn(piece=one) for one in symbols.classes_of(name)]
    rows = [(one, row) for one, row in symbols.members.get(name, ()) if _piece_class(symbols, one)]
    return [p.StandIn(piece=one, row=row) for one, row in rows]


def _piece_class(symbols: Symbols, name: str) -> bool:
    cls = symbols.classes.get(name)
    return cls is not None and cls.form == "piece"
