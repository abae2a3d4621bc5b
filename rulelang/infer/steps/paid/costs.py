"""`cost: 3 cards of one colour from your hand to discard`: pieces that are paid, as the choices and moves by which it is done."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.pieces_paid import only_pieces_are_paid_from
from rulelang.complaints.groups import said_in_plural, said_in_singular
from rulelang.infer.core import how_many, is_piece
from rulelang.infer.scope import Scope
from rulelang.infer.steps.paid.parts import Paid, Steps
from rulelang.infer.steps.paid.runs import run_of
from rulelang.infer.steps.paid.sets import several
from rulelang.infer.values.places import place, place_for


def pay_pieces(scope: Scope, node: ast.PayPieces | ast.PayRun) -> Steps | None:
    """The choices and moves of a cost in pieces."""
    what = node.what
    type = _class(scope, what)
    if type is None or not isinstance(what, ast.QuantityText):
        scope.complain(what, only_pieces_are_paid_from(scope.symbols.text_of(what)))
        return None
    one, plural = what.amount == 1, scope.symbols.classes[type].plural
    if what.name != (right := type if one else plural):
        scope.complain(what, said_in_singular(right) if one else said_in_plural(right), word=what.name)
    amount = p.Number(value=what.amount) if isinstance(what.amount, int) else how_many(scope, what.amount)
    paid = Paid(scope, node, type, amount, place(scope, node.source), place_for(scope, node.to, [type]))
    return run_of(paid, node) if isinstance(node, ast.PayRun) else several(paid, node.alike)


def _class(scope: Scope, what: ast.Node) -> str | None:
    """The class of the pieces that are asked for."""
    if not isinstance(what, ast.QuantityText):
        return None
    type = what.name if what.name in scope.symbols.classes else scope.symbols.plurals.get(what.name, what.name)
    return type if is_piece(scope, type) else None
