"""What is paid, and so much of a resource that is moved, comes to somebody else than it was with."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.no_effect.giving import paid_to_oneself, stays_where_it_is
from rulelang.names.symbols import Symbols
from rulelang.program import kinds
from rulelang.program.nodes import parts

_WHOSE = p.Local(slot=0, type=kinds.PLAYER)  # who does what a body says

Payment = tuple[p.Pay, p.Expression, bool]  # who `you` is there, and whether that is one after another of `each player`


def moves_lead_elsewhere(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains where both ends are said in the same words; pieces are new where they come, if from there."""
    for body in _bodies(program):
        for pay, you, each in _payments(body.steps, _WHOSE, False):
            if pay.to is not None and pay.to.form == "player" and pay.to.of == you:
                symbols.complain(span_of(symbols, pay.line), paid_to_oneself(each=each))
    for part in parts(program):
        if isinstance(part, p.MoveResources) and part.source == part.target:
            symbols.complain(span_of(symbols, part.line), stays_where_it_is())


def _bodies(program: p.Program) -> Iterator[p.Body]:
    several = (program.setup, program.round, *program.bodies, *(end.body for end in program.ends))
    yield from (body for body in several if body is not None)
    yield from (trigger.body for trigger in program.triggers)
    yield from (ability.body for ability in program.abilities)


def _payments(steps: tuple[p.Step, ...], you: p.Expression, each: bool) -> Iterator[Payment]:
    for step in steps:
        if isinstance(step, p.Pay):
            yield step, you, each
        elif isinstance(step, p.Announced):
            yield from _payments(step.steps, you, each)
            for answer in step.answers:
                yield from _payments(answer.steps, p.Local(slot=answer.slot, type=kinds.PLAYER), False)
        else:
            slot = _slot_of_player(step)
            who = you if slot is None else p.Local(slot=slot, type=kinds.PLAYER)
            for within in p.inside(step):
                yield from _payments(within.steps, who, each if slot is None else isinstance(step, p.Each))


def _slot_of_player(step: p.Step) -> int | None:
    """Who `you` is below a step that is done by one player after another."""
    by_players = isinstance(step, p.Turns) or (isinstance(step, p.Each) and step.group.type == kinds.PLAYER)
    return step.slot if isinstance(step, p.Turns | p.Each) and by_players else None
