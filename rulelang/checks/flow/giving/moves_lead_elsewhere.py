"""What is paid, and so much of a resource that is moved, comes to somebody else than it was with."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.flow.giving.handed_over import WHOSE, bodies, slot_of_player
from rulelang.checks.place import span_of
from rulelang.complaints.no_effect.giving import paid_to_oneself, stays_where_it_is
from rulelang.names.symbols import Symbols
from rulelang.program import kinds
from rulelang.program.nodes import parts

Payment = tuple[p.Pay, p.Expression, bool]  # who `you` is there, and whether that is one after another of `each player`


def moves_lead_elsewhere(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains where both ends are said in the same words; pieces are new where they come, if from there."""
    for body in bodies(program):
        for pay, you, each in _payments(body.steps, WHOSE, False):
            if pay.to is not None and pay.to.form == "player" and pay.to.of == you:
                symbols.complain(span_of(symbols, pay.line), paid_to_oneself(each=each))
    for part in parts(program):
        if isinstance(part, p.MoveResources) and part.source == part.target:
            symbols.complain(span_of(symbols, part.line), stays_where_it_is())


def _payments(steps: tuple[p.Step, ...], you: p.Expression, each: bool) -> Iterator[Payment]:
    for step in steps:
        if isinstance(step, p.Pay):
            yield step, you, each
        elif isinstance(step, p.Announced):
            yield from _payments(step.steps, you, each)
            for answer in step.answers:
                yield from _payments(answer.steps, p.Local(slot=answer.slot, type=kinds.PLAYER), False)
        else:
            slot = slot_of_player(step)
            who = you if slot is None else p.Local(slot=slot, type=kinds.PLAYER)
            for within in p.inside(step):
                yield from _payments(within.steps, who, each if slot is None else isinstance(step, p.Each))
