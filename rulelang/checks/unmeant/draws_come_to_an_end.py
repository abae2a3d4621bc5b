"""What is filled has a limit, and a loop that draws until a place is full ends, too, when there is nothing more to draw."""

from __future__ import annotations

import re

from rulelang import ast
from rulelang import program as p
from rulelang.checks.numbers.decks_can_be_dealt import starting_counts
from rulelang.checks.place import span_of, written_at
from rulelang.complaints.unmeant.draws import fills_what_has_no_limit, may_run_dry
from rulelang.names.symbols import Symbols
from rulelang.program.certain.numbers import Seating, certain, seatings
from rulelang.program.nodes import parts
from rulelang.program.renewing import PLENTY
from rulelang.text.source import Span

_ASKED = re.compile(r"repeat (?:until|while) ([^:#]+)")


def draws_come_to_an_end(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at each `fill`, and at each loop in which there is nothing but draws from one zone for all to another place."""
    zones = {zone.name: zone for zone in program.zones}
    for step in parts(program):
        match step:
            case p.Draw(amount=p.Number(value=amount), source=p.PlaceAt(zone=source), to=p.PlaceAt(zone=to)):
                if amount == PLENTY and to in zones and zones[to].capacity is None and step.line >= 0:
                    symbols.complain(span_of(symbols, step.line), fills_what_has_no_limit(to, source))
            case p.Repeat(steps=(p.Draw(source=p.PlaceAt(zone=source), to=p.PlaceAt(zone=to)),)) if source in zones:
                _ends(symbols, program, step, zones[source], zones.get(to))


def _ends(symbols: Symbols, program: p.Program, loop: p.Repeat, source: p.Zone, to: p.Zone | None) -> None:
    """Complains where a zone may have too little, and the loop asks for nothing but what has come.

    A pile that renews itself is no matter of this: with each draw in the loop stands what renews it.
    """
    until, condition = loop.until is not None, loop.until or loop.while_
    if to is None or condition is None or source.of is not None:
        return
    shrinks = not any(loop is step for step in parts(program.setup)) and not _comes_back(program, source)
    for table in seatings(program):
        room, there = _wanted(condition, to, table, until=until), starting_counts(program, table)[source.name]
        if room is not None and there >= 0 and (shrinks or room > there):
            span = span_of(symbols, loop.line)
            symbols.complain(
                span, may_run_dry(source.name, None if shrinks else (room, there), _written(symbols, span), until=until)
            )
            return


def _comes_back(program: p.Program, source: p.Zone) -> bool:
    """Whether anything may ever bring something to a zone."""
    moves = [step for step in parts(program) if isinstance(step, p.MovePiece | p.MoveSome | p.MoveAll | p.Draw)]
    swapped = any(isinstance(step, p.Swap) for step in parts(program))
    return swapped or any(not isinstance(step.to, p.PlaceAt) or step.to.zone == source.name for step in moves)


def _wanted(condition: p.Expression, to: p.Zone, table: Seating, *, until: bool) -> int | None:
    """How many must lie in a place for a loop to end; None where it asks for anything else."""
    match condition:
        case p.PlaceState(state="full", places=p.Places(one=p.PlaceAt(zone=to.name))) if until:
            return certain(to.capacity, table)
        case p.Not(of=p.PlaceState(state="full") as full) if not until:
            return _wanted(full, to, table, until=True)
        case p.Compare(left=p.Fold(op="count", group=p.Group(places=p.Places(one=p.PlaceAt(zone=to.name))))):
            return certain(condition.right, table) if condition.op in ((">=", "==") if until else ("<", "!=")) else None
    return None


def _written(symbols: Symbols, span: Span) -> str:
    """What the loop asks for, as it is written."""
    found = _ASKED.match(written_at(symbols, span))
    return found[1] if found else "…"
