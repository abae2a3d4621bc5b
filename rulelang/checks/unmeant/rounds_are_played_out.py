"""An end that only comes true of what the round lays out before its turns would cut the last round after its first turn."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.unmeant.ends import THESE_TURNS, last_round_is_cut
from rulelang.names.symbols import Symbols
from rulelang.program.certain.numbers import certain, seatings
from rulelang.program.nodes import parts
from rulelang.text.diagnostics import Also

_TAKES = (p.Draw, p.MoveSome)
_TOUCHES = (*_TAKES, p.MovePiece, p.MoveAll, p.Swap, p.Choose, p.ChooseAtRandom, p.Each)
_WITHIN = ("steps", "choices")  # where a step holds others


def rounds_are_played_out(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains about an end that asks what is left in a place for all, from which only steps before turns take anything."""
    zones = {zone.name: zone for zone in program.zones if zone.of is None and zone.renewed is None}
    written = {symbols.line_of(one): one.condition for one in text.declarations if isinstance(one, ast.EndLine)}
    for end in program.ends if program.max_players > 1 else ():
        for zone in _asked(program, end.condition) & zones.keys() if end.body is None else ():
            turns = _turns_after(program, zones[zone])
            if turns is not None:
                first = span_of(symbols, turns.line)
                also = Also(file=first.file or symbols.source.name, span=first, text=THESE_TURNS)
                complaint = last_round_is_cut(zone, symbols.text_of(written[end.line]))
                symbols.complain(span_of(symbols, end.line), complaint, also=(also,))


def _asked(program: p.Program, condition: p.Expression) -> set[str]:
    """The zones of which it is enough that they have so little left."""
    match condition:
        case p.Logic(op="or"):
            return _asked(program, condition.left) | _asked(program, condition.right)
        case p.PlaceState(state="empty", places=p.Places(one=p.PlaceAt(zone=zone))):
            return {zone}
        case p.Compare(op="<" | "<=" | "==", left=p.Fold(op="count", group=p.Group(places=p.Places(one=p.PlaceAt(zone=zone))))):
            return {zone} if certain(condition.right, next(seatings(program))) is not None else set()
    return set()


def _turns_after(program: p.Program, zone: p.Zone) -> p.Turns | None:
    """The turns that the round surely comes to after the last step that takes from a place; None if anything else touches it."""
    course = [*_course(program, program.round.steps, sure=True)]
    taken = [number for number, (step, _) in enumerate(course) if isinstance(step, _TAKES) and _touches(program, step, zone)]
    known = {id(course[number][0]) for number in taken}
    rules = (program.round, program.bodies, program.triggers, program.abilities)
    if not taken or any(id(step) not in known and _touches(program, step, zone) for step in parts(rules)):
        return None
    after = course[taken[-1] :]
    return next((step for step, sure in after if sure and isinstance(step, p.Turns)), None)


def _course(program: p.Program, steps: tuple[p.Step, ...], sure: bool) -> Iterator[tuple[p.Step, bool]]:
    """These steps outside turns, one after the other, with what they do; and whether it is sure that they come."""
    for step in steps:
        yield step, sure
        if isinstance(step, p.Do):
            yield from _course(program, next(body.steps for body in program.bodies if body.name == step.body), sure)
        elif not isinstance(step, p.Turns):
            for within in p.inside(step):
                yield from _course(program, within.steps, sure and isinstance(step, p.Repeat | p.Each))


def _touches(program: p.Program, step: p.Node, zone: p.Zone) -> bool:
    """Whether a step, without those that it holds, may take something from a place or bring something there."""
    if not isinstance(step, _TOUCHES):
        return False
    own = tuple(value for name, value in step.__dict__.items() if name not in _WITHIN)
    held = {*zone.holds, *(union.name for union in program.unions if set(union.classes) & set(zone.holds))}
    return any(
        (isinstance(part, p.PlaceAt) and part.zone == zone.name)
        or (isinstance(part, p.Places) and zone.name in part.families)
        or (isinstance(part, p.Group) and part.places is None and (not zone.holds or part.type in held))
        for part in parts(own)
    )
