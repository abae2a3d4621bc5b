"""As many pieces as it takes to make a sum, the highest first: none that is paid is needless, and each way is asked for once."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.pieces_paid import sums_are_of_numbers, sums_have_no_number
from rulelang.complaints.groups import said_in_plural
from rulelang.infer.core import is_piece, number
from rulelang.infer.scope import Scope
from rulelang.infer.steps.paid.parts import Paid, Steps, all_move, asked_for, candidate, cell, choice, chosen_one, noted, those
from rulelang.infer.steps.paid.shut_out import tell_who_is_shut_out
from rulelang.infer.values.places import place, place_for
from rulelang.program import kinds


def sum_of(scope: Scope, node: ast.PaySum, line: int) -> Steps | None:
    """The choices and moves of a sum, at a line; None where it is none, which is complained about."""
    written = scope.symbols.text_of(node.what)
    name = node.what.name if isinstance(node.what, ast.Reference) else ""
    type = scope.symbols.plurals.get(name, name)
    if not is_piece(scope, type):
        scope.complain(node.what, sums_have_no_number(written))
        return None
    if name != (right := scope.symbols.classes[type].plural):
        scope.complain(node.what, said_in_plural(right), word=name)
    tell_who_is_shut_out(scope, node, type)
    paid = Paid(scope, line, node, type, number(scope, node.least), place(scope, node.source), place_for(scope, node.to, [type]))
    worth = cell(paid, node, candidate(paid)).type
    if worth not in (kinds.NUMBER, kinds.UNKNOWN):
        scope.complain(node, sums_are_of_numbers(node.column), word=node.column)
        return None
    return _sum(paid, node)


def _sum(paid: Paid, node: ast.PaySum) -> Steps:
    """There is enough; pieces are chosen until it is reached, and then all of them move."""
    line, slot, chosen, one = paid.line, paid.scope.frame.new_slot(), chosen_one(paid), candidate(paid)
    all_of_it = _added(paid, node, candidate(paid), slot=None)
    so_far = p.Compare(op="<", left=_noted(paid, node, slot), right=paid.amount)
    picked = choice(paid, _next(paid, node, one, slot), chosen)
    enough = p.Compare(op=">=", left=all_of_it, right=paid.amount)
    return (
        p.Needs(line=line, condition=enough, paid=asked_for(paid, "sum", one, node)),
        p.Note(line=line, slot=slot),
        p.Repeat(line=line, while_=so_far, steps=(picked, p.Note(line=line, slot=slot, piece=chosen))),
        all_move(paid, slot),
    )


def _next(paid: Paid, node: ast.PaySum, one: p.Bound, slot: int) -> p.Group:
    """What may be chosen next: no more than any before it, and with it and all below there is enough."""
    before, below = candidate(paid), candidate(paid)
    worth = cell(paid, node, one).node
    less = p.Compare(op="<", left=cell(paid, node, before).node, right=worth)
    noted = p.Logic(op="and", left=p.Noted(of=before, slot=slot), right=less)
    lower = p.Group(type=paid.type, bound=before.number, places=p.Places(one=paid.source), where=noted)
    no_more = p.Compare(op="<=", left=cell(paid, node, below).node, right=worth)
    rest = _added(paid, node, below, slot, no_more)
    there = p.Arithmetic(op="+", left=_noted(paid, node, slot), right=rest)
    enough = p.Compare(op=">=", left=there, right=paid.amount)
    return those(paid, one, *_counts(paid, node, one, slot), p.Fold(op="no", group=lower), enough)


def _counts(paid: Paid, node: ast.PaySum, one: p.Bound, slot: int | None) -> list[p.Expression]:
    """What is asked of each that can be paid: it counts more than nothing, and is not chosen yet."""
    more = p.Compare(op=">", left=cell(paid, node, one).node, right=p.Number(value=0))
    return [more] if slot is None else [more, p.Not(of=p.Noted(of=one, slot=slot))]


def _added(paid: Paid, node: ast.PaySum, one: p.Bound, slot: int | None, *more: p.Expression) -> p.Fold:
    """What all that can be paid comes to."""
    group = those(paid, one, *_counts(paid, node, one, slot), *more)
    return p.Fold(op="sum", group=group, each=cell(paid, node, one).node)


def _noted(paid: Paid, node: ast.PaySum, slot: int) -> p.Fold:
    """What those come to that are chosen."""
    group = noted(paid, slot)
    return p.Fold(op="sum", group=group, each=cell(paid, node, p.Bound(number=group.bound, type=paid.type)).node)
