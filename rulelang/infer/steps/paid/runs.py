"""So many pieces that go up by one in a column, of numbers or of a kind in its order, all of one suit if that is asked: each is
chosen by its place in the run, the lowest first.
"""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.pieces_paid import run_has_a_length, runs_go_up, runs_have_no_stand_ins
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
    noted,
    noting,
    those,
)
from rulelang.infer.values.families.sets import makes_a_run
from rulelang.program import kinds


def run_of(paid: Paid, run: ast.PayRun) -> Steps | None:
    """So many that go up by one: each is chosen by its place in the run, the lowest first."""
    scope, written = paid.scope, run.what
    if not isinstance(paid.amount, p.Number):
        scope.complain(written, run_has_a_length(scope.symbols.text_of(written)))
        return None
    for node in scope.symbols.text.declarations:
        if isinstance(node, ast.StandsFor) and node.column in (run.column, run.alike and run.alike.column):
            scope.complain(run, runs_have_no_stand_ins(node.name, node.column), word=node.column)
    if not makes_a_run(scope.symbols, cell(paid, run, candidate(paid)).type):
        scope.complain(run, runs_go_up(run.column), word=run.column)
    lowest, slots = candidate(paid), [chosen_one(paid) for _ in range(paid.amount.value)]
    begins: list[p.Expression] = [*_is_one(paid, run, lowest)]
    begins += [p.Fold(op="any", group=_step_above(paid, run, lowest, p.Number(value=n))) for n in range(1, paid.amount.value)]
    groups = [_step_above(paid, run, slots[0], p.Number(value=n)) for n in range(1, paid.amount.value)]
    first = (
        [choice(paid, those(paid, lowest, *begins), slots[0], asked_for(paid, "run", lowest, run, alike=run.alike))]
        if slots
        else []
    )
    rest = [choice(paid, group, slot) for group, slot in zip(groups, slots[1:], strict=True)]
    if not paid.or_more:
        return (*first, *rest, *(move(paid, slot) for slot in slots))
    many = paid.scope.frame.new_slot()
    more = _step_above(paid, run, slots[0], p.Fold(op="count", group=noted(paid, many)))
    return (*first, *rest, *noting(paid, many, *slots), as_many_more(paid, many, more), all_move(paid, many))


def _is_one(paid: Paid, run: ast.PayRun, lowest: p.Expression) -> tuple[p.Expression, ...]:
    """That the lowest one has members of the kinds at all by which they go together; a number everything has."""
    own = [cell(paid, by, lowest) for by in (run, run.alike) if by is not None]
    return tuple(p.Compare(op="!=", left=one.node, right=p.Nobody()) for one in own if one.type != kinds.NUMBER)


def _step_above(paid: Paid, run: ast.PayRun, lowest: p.Expression, steps: p.Expression) -> p.Group:
    """Those that are so many above the lowest one, and of its suit if they are to be of one."""
    one = candidate(paid)
    there = p.Arithmetic(op="+", left=cell(paid, run, lowest).node, right=steps)
    above = p.Compare(op="==", left=cell(paid, run, one).node, right=there)
    if run.alike is None:
        return those(paid, one, above)
    return those(
        paid, one, above, p.Compare(op="==", left=cell(paid, run.alike, one).node, right=cell(paid, run.alike, lowest).node)
    )
