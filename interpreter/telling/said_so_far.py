"""What was chosen and shown so far in what is under way, for whoever is asked next: who accepts an offer is told what is offered.

It is heard as the log told it, so that nobody learns more.
"""

from __future__ import annotations

from typing import NamedTuple

from interpreter.engine.deciding.lookahead import outermost
from interpreter.engine.sight import Seat
from interpreter.numbering.tables import Tables, tables_of
from interpreter.state.slots import ACTION, BLOCK, MARKER, TRIGGER
from interpreter.state.state import State
from interpreter.state.trace import Chose, Event, LineRan, Showed, TurnBegan, TurnsDone
from interpreter.telling.log.phrases import sentence
from interpreter.telling.words import wording

NAMED = ("choose", "number")  # decisions whose answer is told with what was asked


class Said(NamedTuple):
    """Who chose, what was asked (empty where the answer says it), and what was chosen; player -1: what was shown, as a clause."""

    player: int
    asked: str
    answer: str


def said_so_far(s: State, seat: Seat) -> list[Said]:
    """What a seat has heard of the choices since the action began that is under way, or the turn if none is; in their order."""
    t = tables_of(s)
    found: list[Event[State]] = []
    base = s.stack[outermost(s.stack)] if s.stack else None
    begins = s.n.line_of_block[base[BLOCK]] if base is not None and base[MARKER] in (ACTION, TRIGGER) else -1
    for event in reversed(s.trace or ()):
        if isinstance(event, TurnBegan | TurnsDone) or (isinstance(event, LineRan) and event.line == begins):
            break
        found.append(event)
    return [said for event in reversed(found) if (said := _said(t, event, seat)) is not None]


def _said(t: Tables, event: Event[State], seat: Seat) -> Said | None:
    match event:
        case Showed():
            return Said(-1, "", sentence(t, event, seat).replace("_", " "))
        case Chose(player, kind, labels, number) if number >= 0:
            label, site = labels[-1 if seat is None else seat], t.sites[number]
            asked = site.title or site.name if kind in NAMED else ""
            return None if label == wording.UNSEEN else Said(player, asked.replace("_", " "), label.replace("_", " "))
    return None
