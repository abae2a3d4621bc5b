"""What all costs in pieces are made of: the pieces that may be paid, and the choices and moves by which they are."""

from __future__ import annotations

from functools import reduce
from typing import Literal, NamedTuple

from rulelang import ast
from rulelang import program as p
from rulelang.infer.core import truth
from rulelang.infer.scope import Candidate, Scope, Typed
from rulelang.infer.values.properties import property_of
from rulelang.program import kinds

Steps = tuple[p.Step, ...]


class Paid(NamedTuple):
    """So many pieces of a class, from one place to another."""

    scope: Scope
    line: int
    node: ast.PayPieces | ast.PayRun | ast.PaySum
    type: str
    amount: p.Expression
    source: p.Expression
    to: p.Expression


def cell(paid: Paid, by: ast.Alike | ast.PayRun | ast.PaySum, one: p.Expression) -> Typed:
    """What a piece has in the column by which pieces go together."""
    return property_of(paid.scope, by, by.column, Typed(one, paid.type))


def those(paid: Paid, one: p.Bound, *more: p.Expression) -> p.Group:
    """The pieces that may be paid, of which more is asked."""
    asked = list(more)
    if paid.node.where is not None:
        asked.insert(0, truth(paid.scope.asking(Candidate(one, paid.type, paid.type)), paid.node.where))
    where = reduce(lambda left, right: p.Logic(op="and", left=left, right=right), asked) if asked else None
    return p.Group(type=paid.type, bound=one.number, places=p.Places(one=paid.source), where=where)


def candidate(paid: Paid) -> p.Bound:
    return p.Bound(number=paid.scope.frame.new_bound(), type=paid.type)


def chosen_one(paid: Paid) -> p.Local:
    return p.Local(slot=paid.scope.frame.new_slot(), type=paid.type)


def choice(paid: Paid, group: p.Group, chosen: p.Local, asked: p.InPieces | None = None) -> p.Choose:
    label = f"{kinds.words(paid.type)} to pay with"
    return p.Choose(line=paid.line, group=group, slot=chosen.slot, name=paid.type, label=label, paid=asked)


def asked_for(
    paid: Paid,
    form: Literal["set", "run", "sum"],
    one: p.Bound,
    by: ast.Alike | ast.PayRun | ast.PaySum | None,
    stand_in: p.Expression | None = None,
) -> p.InPieces:
    """What is asked for in all, about this candidate."""
    return p.InPieces(
        form=form,
        group=those(paid, one),
        amount=paid.amount,
        named=paid.scope.symbols.classes[paid.type].plural,
        each=cell(paid, by, one).node if by is not None else None,
        column=by.column if by is not None else None,
        stand_in=stand_in,
    )


def move(paid: Paid, piece: p.Local) -> p.MovePiece:
    return p.MovePiece(line=paid.line, piece=piece, to=paid.to)
