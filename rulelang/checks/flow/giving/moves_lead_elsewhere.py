"""What is paid, and so much of a resource that is moved, comes to somebody else than it was with."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.flow.giving.handed_over import WHOSE, Found, bodies, handed_over, know, slot_of_player
from rulelang.checks.place import span_of
from rulelang.complaints.no_effect.giving import paid_to_oneself, paid_to_owner_of_yours, stays_where_it_is
from rulelang.names.symbols import Symbols
from rulelang.program import kinds
from rulelang.program.nodes import parts

Payment = tuple[p.Pay, p.Expression, bool]  # who `you` is there, and whether that is one after another of `each player`


def moves_lead_elsewhere(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains where both ends are said in the same words; pieces are new where they come, if from there."""
    handed = handed_over(program)
    for body in bodies(program):
        known = _of_players(program, body, handed.get(body.name, {}))
        for pay, you, each in _payments(body.steps, WHOSE, False):
            if pay.to is None or pay.to.form != "player":
                continue
            if pay.to.of == you:
                symbols.complain(span_of(symbols, pay.line), paid_to_oneself(each=each))
            elif (type := _whose_owner_is(pay.to.of, you, known)) is not None:
                symbols.complain(span_of(symbols, pay.line), paid_to_owner_of_yours(type))
    for part in parts(program):
        if isinstance(part, p.MoveResources) and part.source == part.target:
            symbols.complain(span_of(symbols, part.line), stays_where_it_is())


def _of_players(program: p.Program, body: p.Body, handed: Found) -> Found:
    """Of which group each piece is that a body names, of those that belong to a player wherever they are."""
    owned = {piece.name for piece in program.pieces if piece.each_player}
    found = dict(handed)
    for step in parts(body):
        if isinstance(step, p.Choose | p.Each):
            know(found, step.slot, step.group)
    return {slot: group for slot, group in found.items() if group.type in owned}


def _whose_owner_is(payee: p.Expression | None, you: p.Expression, known: Found) -> str | None:
    """The class of a piece whose owner is paid, if it surely belongs to who pays."""
    if not isinstance(payee, p.OwnerOf) or not isinstance(payee.of, p.Local):
        return None
    group = known.get(payee.of.slot)
    return group.type if group is not None and group.owner == "your" and group.you == you else None


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
