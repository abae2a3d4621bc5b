"""`cost: 3 cards of one colour from your hand to discard`: pieces that are paid, as the choices and moves by which it is done.

They are chosen one after another, and moved when all are chosen; where the number of a set is worked out, each but the first
moves as it is chosen. Of the first it is asked that there are enough with it: what cannot be paid is not offered, and nobody
has to go through all the ways to find that out.
"""

from __future__ import annotations

from functools import reduce
from typing import NamedTuple

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.pieces_paid import (
    only_pieces_are_paid_from,
    run_has_a_length,
    runs_are_of_numbers,
    runs_have_no_stand_ins,
    sums_are_of_numbers,
    sums_have_no_number,
)
from rulelang.complaints.groups import said_in_plural, said_in_singular
from rulelang.infer.core import how_many, is_piece, number, truth
from rulelang.infer.scope import Candidate, Scope, Typed
from rulelang.infer.values.chains import stand_ins_named
from rulelang.infer.values.places import place, place_for
from rulelang.infer.values.properties import property_of
from rulelang.program import kinds

Steps = tuple[p.Step, ...]
ONE = p.Number(value=1)


class Paid(NamedTuple):
    """So many pieces of a class, from one place to another."""

    scope: Scope
    node: ast.PayPieces | ast.PayRun | ast.PaySum
    type: str
    amount: p.Expression
    source: p.Expression
    to: p.Expression


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
    return _run(paid, node) if isinstance(node, ast.PayRun) else _several(paid, node.alike)


def _class(scope: Scope, what: ast.Node) -> str | None:
    """The class of the pieces that are asked for."""
    if not isinstance(what, ast.QuantityText):
        return None
    type = what.name if what.name in scope.symbols.classes else scope.symbols.plurals.get(what.name, what.name)
    return type if is_piece(scope, type) else None


# --------------------------------------------------------------------------------------------------------- of one sort
def _several(paid: Paid, alike: ast.Alike | None) -> Steps:
    """So many, those after the first with the same in a column as it has, or standing in for that."""
    if isinstance(paid.amount, p.Number):
        return _so_many(paid, alike, paid.amount.value)
    line = paid.scope.symbols.line_of(paid.node)
    first, other, chosen, rest = _slot(paid), _slot(paid), _bound(paid), _bound(paid)
    steps: Steps = (
        _choice(paid, _group(paid, chosen, *_begins(paid, alike, chosen)), first),
        p.Repeat(
            line=line,
            times=p.Arithmetic(op="-", left=paid.amount, right=ONE),
            steps=(_choice(paid, _rest(paid, alike, rest, [first]), other), _move(paid, other)),
        ),
        _move(paid, first),
    )
    some = p.Compare(op=">=", left=paid.amount, right=ONE)
    return (p.If(line=line, branches=(p.Branch(line=line, condition=some, steps=steps),)),)


def _so_many(paid: Paid, alike: ast.Alike | None, number: int) -> Steps:
    """A number that is known: all are chosen, and then all move."""
    slots, chosen = [_slot(paid) for _ in range(number)], _bound(paid)
    groups = [_rest(paid, alike, _bound(paid), slots[:n]) for n in range(1, number)]
    first = [_choice(paid, _group(paid, chosen, *_begins(paid, alike, chosen)), slots[0])] if slots else []
    rest = [_choice(paid, group, slot) for group, slot in zip(groups, slots[1:], strict=True)]
    return (*first, *rest, *(_move(paid, slot) for slot in slots))


def _rest(paid: Paid, alike: ast.Alike | None, one: p.Bound, before: list[p.Local]) -> p.Group:
    """What may be paid beside those that are chosen already, the first of which says what goes with it."""
    others = [p.Compare(op="!=", left=one, right=chosen) for chosen in before]
    return _group(paid, one, *others, *_goes_with(paid, alike, one, before[0]))


def _begins(paid: Paid, alike: ast.Alike | None, one: p.Bound) -> list[p.Expression]:
    """What is asked of the first: that there is something in the column, or it stands in for that, and enough go with it."""
    fellow = _bound(paid)
    count = p.Fold(op="count", group=_group(paid, fellow, *_goes_with(paid, alike, fellow, one)))
    enough = p.Compare(op=">=", left=count, right=paid.amount)
    if alike is None or _cell(paid, alike, one).type == kinds.NUMBER:
        return [enough]
    some: p.Expression = p.Compare(op="!=", left=_cell(paid, alike, one).node, right=p.Nobody())
    for stands_in in _stands_in(paid, alike, one):
        some = p.Logic(op="or", left=some, right=stands_in)
    return [some, enough]


def _goes_with(paid: Paid, alike: ast.Alike | None, one: p.Bound, first: p.Expression) -> list[p.Expression]:
    """What is asked of one that is paid with the first."""
    if alike is None:
        return []
    same: p.Expression = p.Compare(op="==", left=_cell(paid, alike, one).node, right=_cell(paid, alike, first).node)
    for stands_in in _stands_in(paid, alike, one):
        same = p.Logic(op="or", left=same, right=stands_in)
    return [same]


def _stands_in(paid: Paid, alike: ast.Alike | None, one: p.Bound) -> list[p.Expression]:
    """Whether a piece is one that stands for any cell of the column: a test for each that can."""
    symbols, found = paid.scope.symbols, list[p.Expression]()
    for node in symbols.text.declarations:
        if isinstance(node, ast.StandsFor) and alike is not None and node.column == alike.column:
            found += [_is(symbols.classes_of(paid.type), stand_in, one) for stand_in in stand_ins_named(symbols, node.name)]
    return found


def _is(classes: tuple[str, ...], stand_in: p.StandIn, one: p.Bound) -> p.Expression:
    """Whether a piece, of these classes, is of a class or a row."""
    of_class = p.IsA(of=one, type=stand_in.piece)
    if stand_in.row is None:
        return of_class
    row = p.Constant(type=kinds.row_of(stand_in.piece), value=stand_in.row)
    same = p.Compare(op="==", left=p.RowOf(of=one), right=row)
    return same if len(classes) == 1 else p.Logic(op="and", left=of_class, right=same)


# --------------------------------------------------------------------------------------------------------------- runs
def _run(paid: Paid, run: ast.PayRun) -> Steps | None:
    """So many that go up by one: each is chosen by its place in the run, the lowest first."""
    scope, written = paid.scope, run.what
    if not isinstance(paid.amount, p.Number):
        scope.complain(written, run_has_a_length(scope.symbols.text_of(written)))
        return None
    for node in scope.symbols.text.declarations:
        if isinstance(node, ast.StandsFor) and node.column == run.column:
            scope.complain(run, runs_have_no_stand_ins(node.name, node.column), word=run.column)
    type = _cell(paid, run, _bound(paid)).type
    if type not in (kinds.NUMBER, kinds.UNKNOWN):
        scope.complain(run, runs_are_of_numbers(run.column), word=run.column)
    lowest, slots = _bound(paid), [_slot(paid) for _ in range(paid.amount.value)]
    begins = [p.Fold(op="any", group=_step_above(paid, run, lowest, n)) for n in range(1, paid.amount.value)]
    groups = [_step_above(paid, run, slots[0], n) for n in range(1, paid.amount.value)]
    first = [_choice(paid, _group(paid, lowest, *begins), slots[0])] if slots else []
    rest = [_choice(paid, group, slot) for group, slot in zip(groups, slots[1:], strict=True)]
    return (*first, *rest, *(_move(paid, slot) for slot in slots))


def _step_above(paid: Paid, run: ast.PayRun, lowest: p.Expression, steps: int) -> p.Group:
    """Those that are so many above the lowest one."""
    one = _bound(paid)
    there = p.Arithmetic(op="+", left=_cell(paid, run, lowest).node, right=p.Number(value=steps))
    return _group(paid, one, p.Compare(op="==", left=_cell(paid, run, one).node, right=there))


# --------------------------------------------------------------------------------------------------------------- sums
def pay_sum(scope: Scope, node: ast.PaySum) -> Steps | None:
    """As many as it takes to make a sum, the highest first: so none that is paid is needless, and each way is asked for once."""
    written = scope.symbols.text_of(node.what)
    name = node.what.name if isinstance(node.what, ast.Reference) else ""
    type = scope.symbols.plurals.get(name, name)
    if not is_piece(scope, type):
        scope.complain(node.what, sums_have_no_number(written))
        return None
    if name != (right := scope.symbols.classes[type].plural):
        scope.complain(node.what, said_in_plural(right), word=name)
    paid = Paid(scope, node, type, number(scope, node.least), place(scope, node.source), place_for(scope, node.to, [type]))
    worth = _cell(paid, node, _bound(paid)).type
    if worth not in (kinds.NUMBER, kinds.UNKNOWN):
        scope.complain(node, sums_are_of_numbers(node.column), word=node.column)
        return None
    return _sum(paid, node)


def _sum(paid: Paid, node: ast.PaySum) -> Steps:
    """There is enough; pieces are chosen until it is reached, and then all of them move."""
    line, slot, chosen, one = paid.scope.symbols.line_of(node), paid.scope.frame.new_slot(), _slot(paid), _bound(paid)
    all_of_it = _added(paid, node, _bound(paid), slot=None)
    so_far = p.Compare(op="<", left=_noted(paid, node, slot), right=paid.amount)
    picked = _choice(paid, _next(paid, node, one, slot), chosen)
    paid_for = _bound(paid)
    gone = p.Group(type=paid.type, bound=paid_for.number, places=p.Places(one=paid.source), where=p.Noted(of=paid_for, slot=slot))
    return (
        p.Needs(line=line, condition=p.Compare(op=">=", left=all_of_it, right=paid.amount)),
        p.Note(line=line, slot=slot),
        p.Repeat(line=line, while_=so_far, steps=(picked, p.Note(line=line, slot=slot, piece=chosen))),
        p.MoveAll(line=line, group=gone, to=paid.to) if _roomy(paid) else _one_by_one(paid, gone),
    )


def _roomy(paid: Paid) -> bool:
    """Whether what is paid goes to a place that always has room: else it is moved one by one, and all of it or none."""
    zones = [node for node in paid.scope.symbols.text.declarations if isinstance(node, ast.ZoneLine)]
    noted = {zone.name: any(isinstance(note, ast.CapacityNote) for note in zone.notes) for zone in zones}
    return isinstance(paid.to, p.PlaceAt) and (paid.to.zone == "box" or noted.get(paid.to.zone) is False)


def _one_by_one(paid: Paid, gone: p.Group) -> p.Step:
    piece = _slot(paid)
    return p.Each(line=paid.scope.symbols.line_of(paid.node), slot=piece.slot, group=gone, steps=(_move(paid, piece),))


def _next(paid: Paid, node: ast.PaySum, one: p.Bound, slot: int) -> p.Group:
    """What may be chosen next: no more than any before it, and with it and all below there is enough."""
    before, below = _bound(paid), _bound(paid)
    worth = _cell(paid, node, one).node
    less = p.Compare(op="<", left=_cell(paid, node, before).node, right=worth)
    noted = p.Logic(op="and", left=p.Noted(of=before, slot=slot), right=less)
    lower = p.Group(type=paid.type, bound=before.number, places=p.Places(one=paid.source), where=noted)
    no_more = p.Compare(op="<=", left=_cell(paid, node, below).node, right=worth)
    rest = _added(paid, node, below, slot, no_more)
    there = p.Arithmetic(op="+", left=_noted(paid, node, slot), right=rest)
    enough = p.Compare(op=">=", left=there, right=paid.amount)
    return _group(paid, one, *_counts(paid, node, one, slot), p.Fold(op="no", group=lower), enough)


def _counts(paid: Paid, node: ast.PaySum, one: p.Bound, slot: int | None) -> list[p.Expression]:
    """What is asked of each that can be paid: it counts more than nothing, and is not chosen yet."""
    more = p.Compare(op=">", left=_cell(paid, node, one).node, right=p.Number(value=0))
    return [more] if slot is None else [more, p.Not(of=p.Noted(of=one, slot=slot))]


def _added(paid: Paid, node: ast.PaySum, one: p.Bound, slot: int | None, *more: p.Expression) -> p.Fold:
    """What all that can be paid comes to."""
    group = _group(paid, one, *_counts(paid, node, one, slot), *more)
    return p.Fold(op="sum", group=group, each=_cell(paid, node, one).node)


def _noted(paid: Paid, node: ast.PaySum, slot: int) -> p.Fold:
    """What those come to that are chosen."""
    one = _bound(paid)
    group = p.Group(type=paid.type, bound=one.number, places=p.Places(one=paid.source), where=p.Noted(of=one, slot=slot))
    return p.Fold(op="sum", group=group, each=_cell(paid, node, one).node)


# -------------------------------------------------------------------------------------------------------------- parts
def _cell(paid: Paid, by: ast.Alike | ast.PayRun | ast.PaySum, one: p.Expression) -> Typed:
    """What a piece has in the column by which pieces go together."""
    return property_of(paid.scope, by, by.column, Typed(one, paid.type))


def _group(paid: Paid, one: p.Bound, *more: p.Expression) -> p.Group:
    """The pieces that may be paid, of which more is asked."""
    asked = list(more)
    if paid.node.where is not None:
        asked.insert(0, truth(paid.scope.asking(Candidate(one, paid.type, paid.type)), paid.node.where))
    where = reduce(lambda left, right: p.Logic(op="and", left=left, right=right), asked) if asked else None
    return p.Group(type=paid.type, bound=one.number, places=p.Places(one=paid.source), where=where)


def _bound(paid: Paid) -> p.Bound:
    return p.Bound(number=paid.scope.frame.new_bound(), type=paid.type)


def _slot(paid: Paid) -> p.Local:
    return p.Local(slot=paid.scope.frame.new_slot(), type=paid.type)


def _choice(paid: Paid, group: p.Group, chosen: p.Local) -> p.Choose:
    line, label = paid.scope.symbols.line_of(paid.node), f"{kinds.words(paid.type)} to pay with"
    return p.Choose(line=line, group=group, slot=chosen.slot, name=paid.type, label=label)


def _move(paid: Paid, piece: p.Local) -> p.MovePiece:
    return p.MovePiece(line=paid.scope.symbols.line_of(paid.node), piece=piece, to=paid.to)
