"""What moves or is paid comes to another place than it was at, and what becomes something becomes something else."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.complaint import Complaint
from rulelang.complaints.no_effect.giving import paid_to_oneself, stays_as_it_is, stays_where_it_is
from rulelang.names.symbols import Symbols
from rulelang.program import kinds
from rulelang.program.nodes import parts

_RESOURCES = (p.MoveResources, p.MoveAllResources, p.DrawResources)
_SO_MANY = (p.MoveSome, p.Draw)
_WHOSE = p.Local(slot=0, type=kinds.PLAYER)  # who does what a body says

Payment = tuple[p.Pay, p.Expression, bool]  # who `you` is there, and whether that is one after another of `each player`


def moves_lead_elsewhere(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains where both ends are said in the same words, and nothing can come of it; quiet where order or face may change."""
    for body in _bodies(program):
        for pay, you, each in _payments(body.steps, _WHOSE, False):
            if pay.to is not None and pay.to.form == "player" and pay.to.of == you:
                symbols.complain(span_of(symbols, pay.line), paid_to_oneself(each=each))
    for part in parts(program):
        if (found := _without_effect(program, part)) is not None:
            symbols.complain(span_of(symbols, getattr(part, "line", -1)), found)


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
            of_each = isinstance(step, p.Each) and step.group.type == kinds.PLAYER
            theirs = isinstance(step, p.Each | p.Turns) and (of_each or isinstance(step, p.Turns))
            who = p.Local(slot=step.slot, type=kinds.PLAYER) if isinstance(step, p.Each | p.Turns) and theirs else you
            for within in p.inside(step):
                yield from _payments(within.steps, who, of_each if theirs else each)


def _without_effect(program: p.Program, part: p.Node) -> Complaint | None:
    if isinstance(part, _RESOURCES) and part.source == part.target:
        return stays_where_it_is()
    if isinstance(part, p.Become) and part.value == part.target:
        return stays_as_it_is()
    if isinstance(part, p.MovePiece | p.MoveAll | p.MoveSome | p.Draw) and not _is_changed(part) and _stays(program, part):
        return stays_where_it_is()
    return None


def _is_changed(step: p.MovePiece | p.MoveSome | p.MoveAll | p.Draw) -> bool:
    """Whether something comes of a move to the same place: it is laid elsewhere in it, turned over, or spoken of later."""
    words = ("bottom", "apart", "turned", "at_random", "position", "facing", "called")
    return any(getattr(step, word, None) not in (None, False, 0) for word in words)


def _stays(program: p.Program, step: p.MovePiece | p.MoveSome | p.MoveAll | p.Draw) -> bool:
    """Whether the same lies there afterwards in the same order: of a pile the topmost one goes back on top."""
    zone = next((one for one in program.zones if isinstance(step.to, p.PlaceAt) and one.name == step.to.zone), None)
    if zone is None or zone.in_line:
        return False
    if isinstance(step, p.MovePiece):
        return isinstance(step.piece, p.TopOf) and step.piece.of == step.to
    if isinstance(step, p.MoveAll):
        return not zone.ordered and step.group.places is not None and step.group.places.one == step.to
    return step.source == step.to and (not zone.ordered or step.amount == p.Number(value=1))
