"""So many pieces of one sort, with what stands in for it.

They are chosen one after another, and moved when all are chosen; where the number is worked out, each but the first moves as it
is chosen. Of the first it is asked that there are enough with it: what cannot be paid is not offered, and nobody has to go
through all the ways to find that out.
"""

from __future__ import annotations

from functools import reduce

from rulelang import ast
from rulelang import program as p
from rulelang.infer.steps.paid.parts import (
    Paid,
    Steps,
    all_move,
    as_many_more,
    asked_for,
    candidate,
    cell,
    choice,
    chosen_one,
    move,
    noting,
    those,
)
from rulelang.infer.values.chains import stand_ins_named
from rulelang.program import kinds

ONE = p.Number(value=1)


def several(paid: Paid, alike: ast.Alike | None) -> Steps:
    """So many, those after the first with the same in a column as it has, or standing in for that."""
    if isinstance(paid.amount, p.Number):
        return _so_many(paid, alike, paid.amount.value)
    first, other, chosen, rest = chosen_one(paid), chosen_one(paid), candidate(paid), candidate(paid)
    steps: Steps = (
        _first(paid, alike, chosen, first),
        p.Repeat(
            line=paid.line,
            times=p.Arithmetic(op="-", left=paid.amount, right=ONE),
            steps=(choice(paid, _rest(paid, alike, rest, [first]), other), move(paid, other)),
        ),
        move(paid, first),
    )
    some = p.Compare(op=">=", left=paid.amount, right=ONE)
    return (p.If(line=paid.line, branches=(p.Branch(line=paid.line, condition=some, steps=steps),)),)


def _so_many(paid: Paid, alike: ast.Alike | None, number: int) -> Steps:
    """A number that is known: all are chosen, and then all move."""
    slots, chosen = [chosen_one(paid) for _ in range(number)], candidate(paid)
    groups = [_rest(paid, alike, candidate(paid), slots[:n]) for n in range(1, number)]
    first = [_first(paid, alike, chosen, slots[0])] if slots else []
    rest = [choice(paid, group, slot) for group, slot in zip(groups, slots[1:], strict=True)]
    if not paid.or_more:
        return (*first, *rest, *(move(paid, slot) for slot in slots))
    many, one = paid.scope.frame.new_slot(), candidate(paid)
    more = those(paid, one, p.Not(of=p.Noted(of=one, slot=many)), *_goes_with(paid, alike, one, slots[0]))
    return (*first, *rest, *noting(paid, many, *slots), as_many_more(paid, many, more), all_move(paid, many))


def _first(paid: Paid, alike: ast.Alike | None, one: p.Bound, chosen: p.Local) -> p.Choose:
    """The first is chosen: what is there, and what is missing, is told of it."""
    tests = _stands_in(paid, alike, one)
    stand_in = reduce(lambda left, right: p.Logic(op="or", left=left, right=right), tests) if tests else None
    asked = asked_for(paid, "set", one, alike, stand_in)
    return choice(paid, those(paid, one, *_begins(paid, alike, one)), chosen, asked)


def _rest(paid: Paid, alike: ast.Alike | None, one: p.Bound, before: list[p.Local]) -> p.Group:
    """What may be paid beside those that are chosen already, the first of which says what goes with it."""
    others = [p.Compare(op="!=", left=one, right=chosen) for chosen in before]
    return those(paid, one, *others, *_goes_with(paid, alike, one, before[0]))


def _begins(paid: Paid, alike: ast.Alike | None, one: p.Bound) -> list[p.Expression]:
    """What is asked of the first: that there is something in the column, or it stands in for that, and enough go with it."""
    fellow = candidate(paid)
    count = p.Fold(op="count", group=those(paid, fellow, *_goes_with(paid, alike, fellow, one)))
    enough = p.Compare(op=">=", left=count, right=paid.amount)
    if alike is None or cell(paid, alike, one).type == kinds.NUMBER:
        return [enough]
    some: p.Expression = p.Compare(op="!=", left=cell(paid, alike, one).node, right=p.Nobody())
    for stands_in in _stands_in(paid, alike, one):
        some = p.Logic(op="or", left=some, right=stands_in)
    return [some, enough]


def _goes_with(paid: Paid, alike: ast.Alike | None, one: p.Bound, first: p.Expression) -> list[p.Expression]:
    """What is asked of one that is paid with the first."""
    if alike is None:
        return []
    same: p.Expression = p.Compare(op="==", left=cell(paid, alike, one).node, right=cell(paid, alike, first).node)
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
