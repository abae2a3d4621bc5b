"""What lies on what in a chain, one on one: `cards on tray`, `card under it`, where a piece lies directly on another."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.chains.laying import another_may_lie_under, lies_in_no_chain, no_chain_of_both
from rulelang.complaints.groups import only_pieces_go_on_pieces
from rulelang.infer.core import infer, is_piece
from rulelang.infer.scope import UNKNOWN, Candidate, Scope, Typed
from rulelang.program import kinds


def beneath(scope: Scope, node: ast.Node, of: Typed) -> Typed:
    """The piece that another lies on; a complaint where such pieces lie in no chain, or in chains of unlike pieces."""
    chains = scope.symbols.chains_of(of.type)
    if of.type == kinds.UNKNOWN or scope.symbols.page:
        return UNKNOWN if of.type == kinds.UNKNOWN else Typed(p.Beneath(of=of.node, type=of.type), of.type)
    if not is_piece(scope, of.type):
        return scope.complain(node, only_pieces_go_on_pieces(of.type))
    words = {line.piece for line in chains}
    if not words:
        return scope.complain(node, lies_in_no_chain(scope.symbols.text_of(node), of.type))
    widest = max(sorted(words), key=lambda word: len(scope.symbols.classes_of(word)))
    return Typed(p.Beneath(of=of.node, type=widest), widest)


def under(scope: Scope, node: ast.NeighbourText) -> Typed:
    """`card under it`"""
    found = beneath(scope, node.of, infer(scope, node.of))
    name = scope.symbols.plurals.get(node.name, node.name)
    if found.type == kinds.UNKNOWN:
        return found
    if not is_piece(scope, name) or not set(scope.symbols.classes_of(name)) & set(scope.symbols.classes_of(found.type)):
        return scope.complain(
            node, no_chain_of_both(found.type, name) if is_piece(scope, name) else only_pieces_go_on_pieces(name)
        )
    if not set(scope.symbols.classes_of(found.type)) <= set(scope.symbols.classes_of(name)):
        return scope.complain(node, another_may_lie_under(name, found.type))
    return Typed(found.node, name)


def on_a_piece(scope: Scope, node: ast.Node, given: Typed, type: str) -> p.Places:
    """Where those are looked for that lie on a piece: where it lies itself."""
    of_one_chain(scope, node, type, given.type)
    return p.Places(one=p.PlaceOfPiece(of=given.node))


def on_a_row(scope: Scope, node: ast.Node, piece: str, type: str) -> p.Places:
    """Where those are looked for that lie on a piece of some name: in all chains that hold both."""
    of_one_chain(scope, node, type, piece)
    return p.Places(families=tuple(line.name for line in scope.symbols.chains_of(type)))


def of_one_chain(scope: Scope, node: ast.Node, piece: str, other: str) -> None:
    """A complaint where no chain holds pieces of both classes."""
    both = [line for line in scope.symbols.chains_of(piece) if line in scope.symbols.chains_of(other)]
    if not both and not scope.symbols.page and kinds.UNKNOWN not in (piece, other):
        alike = piece == other
        scope.complain(node, lies_in_no_chain(scope.symbols.text_of(node), other) if alike else no_chain_of_both(piece, other))


def lies_on_it(scope: Scope, node: ast.Expression, candidate: Candidate) -> p.Expression | None:
    """What must hold of what lies on a piece, or on one of some name; None where it lies on something else."""
    if not is_piece(scope, candidate.type):
        return None
    said = len(scope.symbols.diagnostics)
    given = infer(scope, node, kinds.PLACE)
    scope.symbols.forget_complaints(said)
    row = kinds.piece_of(given.type)
    if row is None and not is_piece(scope, given.type):
        return None
    base: p.Expression = p.Beneath(of=candidate.node, type=row or given.type)
    return p.Compare(op="==", left=base if row is None else p.RowOf(of=base), right=given.node)


def lies_on(scope: Scope, node: ast.LiesOn) -> p.Expression | None:
    """What must hold where a piece lies on another, or on one of some name, or on nothing; None after a complaint."""
    found = beneath(scope, node.piece, infer(scope, node.piece))
    given = infer(scope, node.base, found.type)
    if kinds.UNKNOWN in (found.type, given.type):
        return None
    row = kinds.piece_of(given.type)
    if row is not None or is_piece(scope, given.type):
        of_one_chain(scope, node, found.type, row or given.type)
    elif given.type != kinds.NOBODY:
        scope.complain(node.base, only_pieces_go_on_pieces(given.type))
    return p.Compare(op="==", left=found.node if row is None else p.RowOf(of=found.node), right=given.node)
