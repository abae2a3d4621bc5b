"""`pay 3 cards of one colour from your hand to discard`: pieces that are paid, as the choices and moves by which it is done.

Resources stand before them: `2 gold + 3 cards …` are two costs, `2 gold or 3 cards …` two ways, of which one is chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.pieces_paid import none_or_more, only_paid_or_more, only_pieces_are_paid_from
from rulelang.complaints.groups import said_in_plural, said_in_singular
from rulelang.infer.core import how_many, is_piece, rule
from rulelang.infer.scope import Scope, Typed
from rulelang.infer.steps.paid.parts import Paid, Steps
from rulelang.infer.steps.paid.runs import run_of
from rulelang.infer.steps.paid.sets import several
from rulelang.infer.steps.paid.shut_out import tell_who_is_shut_out
from rulelang.infer.steps.paid.sums import sum_of
from rulelang.infer.values.bundles import bundle
from rulelang.infer.values.places import place, place_for

InPieces = TypeVar("InPieces", ast.PayPieces, ast.PaySum)


def pay_pieces(scope: Scope, node: ast.PayPieces) -> Steps | None:
    """The choices and moves of a cost in pieces, so many of one sort."""
    return _beside_resources(scope, node, scope.symbols.line_of(node), _set)


def pay_run(scope: Scope, node: ast.PayRun) -> Steps | None:
    """The same of a run."""
    paid = _so_many(scope, node, scope.symbols.line_of(node))
    return None if paid is None else run_of(paid, node)


def pay_sum(scope: Scope, node: ast.PaySum) -> Steps | None:
    """The same of a sum."""
    return _beside_resources(scope, node, scope.symbols.line_of(node), sum_of)


def _set(scope: Scope, node: ast.PayPieces, line: int) -> Steps | None:
    paid = _so_many(scope, node, line)
    return None if paid is None else several(paid, node.alike)


def _so_many(scope: Scope, node: ast.PayPieces | ast.PayRun, line: int) -> Paid | None:
    """How many of which class are asked for, and from where to where they go."""
    what = node.what
    type = _class(scope, what)
    if type is None or not isinstance(what, ast.QuantityText | ast.OrMore):
        scope.complain(what, only_pieces_are_paid_from(scope.symbols.text_of(what)))
        return None
    more = isinstance(what, ast.OrMore)
    one, plural = what.amount == 1 and not more, scope.symbols.classes[type].plural
    if what.name != (right := type if one else plural):
        scope.complain(what, said_in_singular(right) if one else said_in_plural(right), word=what.name)
    if more and what.amount == 0:
        scope.complain(what, none_or_more(what.name))
        return None
    tell_who_is_shut_out(scope, node, type)
    amount = p.Number(value=what.amount) if isinstance(what.amount, int) else how_many(scope, what.amount)
    return Paid(scope, line, node, type, amount, place(scope, node.source), place_for(scope, node.to, [type]), more)


@rule(ast.OrMore)
def or_more(scope: Scope, node: ast.OrMore, wanted: str | None) -> Typed:
    """So many or more are no amount: how many they are, whoever pays them says."""
    return scope.complain(node, only_paid_or_more(scope.symbols.text_of(node)))


def _class(scope: Scope, what: ast.Node) -> str | None:
    """The class of the pieces that are asked for."""
    if not isinstance(what, ast.QuantityText | ast.OrMore):
        return None
    type = what.name if what.name in scope.symbols.classes else scope.symbols.plurals.get(what.name, what.name)
    return type if is_piece(scope, type) else None


# -------------------------------------------------------------------------------------------------- beside resources
def _beside_resources(
    scope: Scope, node: InPieces, line: int, pay: Callable[[Scope, InPieces, int], Steps | None]
) -> Steps | None:
    """A cost in pieces with the resources that stand before it: besides them, or instead."""
    what = node.what
    if not isinstance(what, ast.Plus | ast.Either):
        return pay(scope, node, line)
    rest: Steps | None = _beside_resources(scope, node.model_copy(update={"what": what.right}), line, pay)
    if rest is None:
        return None
    before: Steps = (p.Pay(line=line, bundle=bundle(scope, what.left), action=scope.action),)
    if isinstance(what, ast.Plus):
        return before + rest
    ways = _way(scope, line, what.left, before), _way(scope, line, what.right, rest)
    return (p.OneOf(line=line, alternatives=ways, paid=True),)


def _way(scope: Scope, line: int, what: ast.Expression, steps: Steps) -> p.Alternative:
    called = _called(scope, what)
    return p.Alternative(line=line, key=called, label=called, steps=steps)


def _called(scope: Scope, what: ast.Expression) -> str:
    """What one way of paying is called: as it is written, but pieces whose number is worked out by their name."""
    if isinstance(what, ast.QuantityText) and not isinstance(what.amount, int):
        return what.name
    return scope.symbols.text_of(what)
