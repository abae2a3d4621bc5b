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
    or_more: bool = False


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
    label = f"{kinds.words(paid.type)} to {'move' if isinstance(paid.node, ast.MoveAlike | ast.MoveRun) else 'pay with'}"
    return p.Choose(line=paid.line, group=group, slot=chosen.slot, name=paid.type, label=label, paid=asked)


def asked_for(
    paid: Paid,
    form: Literal["set", "run", "sum"],
    one: p.Bound,
    by: ast.Alike | ast.PayRun | ast.PaySum | None,
    stand_in: p.Expression | None = None,
    alike: ast.Alike | None = None,
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
        alike=cell(paid, alike, one).node if alike is not None else None,
        of_one=alike.column if alike is not None else None,
    )


def move(paid: Paid, piece: p.Local) -> p.MovePiece:
    return p.MovePiece(line=paid.line, piece=piece, to=paid.to)


# ------------------------------------------------------------------------------------- several that are noted, and move together
def noting(paid: Paid, slot: int, *pieces: p.Local) -> Steps:
    """None are noted in a slot but these."""
    return (p.Note(line=paid.line, slot=slot), *(p.Note(line=paid.line, slot=slot, piece=piece) for piece in pieces))


def noted(paid: Paid, slot: int) -> p.Group:
    """Those that are noted, where they come from."""
    one = candidate(paid)
    return p.Group(type=paid.type, bound=one.number, places=p.Places(one=paid.source), where=p.Noted(of=one, slot=slot))


def as_many_more(paid: Paid, slot: int, group: p.Group) -> p.Step:
    """As many of a group, which reads what is noted, as the player likes."""
    chosen, plenty = chosen_one(paid), p.Number(value=1_000_000)  # each time is optional
    steps = (choice(paid, group, chosen), p.Note(line=paid.line, slot=slot, piece=chosen))
    return p.Repeat(line=paid.line, times=plenty, up_to=True, steps=steps)


def all_move(paid: Paid, slot: int) -> p.Step:
    """All that are noted move: together, or one by one where the place may be full, and then all of them or none."""
    group = noted(paid, slot)
    if _roomy(paid):
        return p.MoveAll(line=paid.line, group=group, to=paid.to)
    piece = chosen_one(paid)
    return p.Each(line=paid.line, slot=piece.slot, group=group, steps=(move(paid, piece),))


def _roomy(paid: Paid) -> bool:
    """Whether what is paid goes to a place that always has room."""
    zones = [node for node in paid.scope.symbols.text.declarations if isinstance(node, ast.ZoneLine)]
    limited = {zone.name: any(isinstance(note, ast.CapacityNote) for note in zone.notes) for zone in zones}
    return isinstance(paid.to, p.PlaceAt) and (paid.to.zone == "box" or limited.get(paid.to.zone) is False)
