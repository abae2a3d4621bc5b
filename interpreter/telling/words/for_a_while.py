"""What holds for a player for a while, once a step has switched it on: `room is 1 more until the end of this game`."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from interpreter.numbering.tables import Tables
from rulelang import program as p
from rulelang.program.nodes import parts

_SCOPES = {
    "start of next turn": "the start of the next turn",
    "end of next turn": "the end of the next turn",
}  # others are `the end of this turn`, phase, round or game


class ForAWhile(NamedTuple):
    """For which seat, and what holds: said of whatever is theirs."""

    player: int
    text: str


@lru_cache(maxsize=64)
def switches(t: Tables) -> dict[int, ForAWhile]:
    """By the slot of `v` that says whether it holds."""
    scopes = {step.modifier: step.scope for step in parts(t.program) if isinstance(step, p.During)}
    return {
        t.slot["switch", str(number)] + seat: ForAWhile(seat, _told(modifier, scopes.get(number, "")))
        for number, modifier in enumerate(t.program.modifiers)
        if modifier.switched
        for seat in range(t.seats)
    }


def _told(modifier: p.Modifier, scope: str) -> str:
    """What is more or less, by how much if that is a mere number, and until when."""
    more = "more" if modifier.sign > 0 else "less"
    by = f"{modifier.amount.value} {more}" if isinstance(modifier.amount, p.Number) else more
    what = {"cost": f"cost of {modifier.name}", "limit": f"limit of {modifier.name}"}.get(modifier.target, modifier.name)
    until = _SCOPES.get(scope, f"the end of this {scope}")
    return f"{what} is {by}{f' until {until}' if scope else ''}".replace("_", " ")
