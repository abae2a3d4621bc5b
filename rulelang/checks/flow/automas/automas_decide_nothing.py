"""Nothing is asked of an automa: what comes to its own places sets off triggers in which `you` is the automa."""

from __future__ import annotations

from typing import Any

from rulelang import ast
from rulelang import program as p
from rulelang.checks.flow.course import Course
from rulelang.checks.place import span_of
from rulelang.complaints.numbers import automa_is_asked
from rulelang.names.symbols import Symbols
from rulelang.program.asking import ASKED
from rulelang.program.certain_numbers import seatings
from rulelang.program.nodes import parts


def automas_decide_nothing(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Follows each trigger that an automa may own, at each table where that one plays; quiet where it is not certain."""
    owned = [trigger for trigger in program.triggers if program.automas and _of_anybody(program, trigger)]
    for table in seatings(program) if owned else ():
        for name, seat in table.automas.items():
            for trigger in owned if seat >= 0 else ():
                for step, here in Course(program).of(trigger.body.steps, table._replace(you=seat)):
                    if here.you is not None and _asks(step):
                        symbols.complain(span_of(symbols, step.line), automa_is_asked(name))


def _of_anybody(program: p.Program, trigger: p.Trigger) -> bool:
    """Whether what sets a trigger off may belong to any seat: its pieces do, its numbers, or the place where they come."""
    if trigger.event == "becomes":
        return "player" in trigger.place_keys
    classes = next((union.classes for union in program.unions if union.name == trigger.type), (trigger.type,))
    if any(piece.each_player for piece in program.pieces if piece.name in classes):
        return True
    places = trigger.places
    if trigger.event != "arrives" or places is None:
        return False
    families = places.families if places.one is None else (getattr(places.one, "zone", ""),)
    owned: list[p.Zone | p.Grid] = [*program.zones, *program.grids]
    return any(one.of == "player" for one in owned if one.name in families)


def _asks(step: Any) -> bool:
    """Whether a step asks whoever does it something."""
    if isinstance(step, (*ASKED, p.Announced)):
        return False
    if isinstance(step, p.Pay | p.Gain):
        return any(isinstance(part, p.BundleOr | p.AnyQuantity) for part in parts(step.bundle))
    return p.fact(step).asks or (isinstance(step, p.Repeat) and step.up_to)
