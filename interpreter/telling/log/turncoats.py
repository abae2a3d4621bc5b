"""Pieces that become another player's, as one thing that happened: one of the new owner's took its place, and it went home."""

from __future__ import annotations

from collections.abc import Iterable

from interpreter.numbering.tables import Tables
from interpreter.state.state import State
from interpreter.state.trace import ChangedHands, Event, LineRan, LineRead, Moved, Seen, Swapped

_LINES = (LineRan, LineRead)


def changed_hands(t: Tables, trace: Iterable[Event[State]]) -> list[Event[State]]:
    """The events; what became the same player's in a row, of one line, is one of them."""
    found: list[Event[State]] = []
    for event in trace:
        at = _last(found)
        exchange = found[at] if at >= 0 else None
        if isinstance(event, Moved) and isinstance(exchange, Swapped) and _goes_home(t, exchange, event.pieces):
            found[at] = ChangedHands((exchange.one,), t.piece_owner[exchange.other.piece], (exchange.place,))
            _join(t, found, at)
        else:
            found.append(event)
    return found


def _last(events: list[Event[State]]) -> int:
    """Where the last event stands that is more than a line; -1: nowhere."""
    return next((at for at in range(len(events) - 1, -1, -1) if not isinstance(events[at], _LINES)), -1)


def _goes_home(t: Tables, exchange: Swapped, moved: tuple[Seen, ...]) -> bool:
    """Whether a piece changed places with one of its class that another player has, and goes away again."""
    one, other = exchange.one.piece, exchange.other.piece
    alike = t.piece_class[one] == t.piece_class[other] and t.piece_row[one] == t.piece_row[other]
    return alike and t.piece_owner[one] != t.piece_owner[other] and [seen.piece for seen in moved] == [one]


def _join(t: Tables, found: list[Event[State]], at: int) -> None:
    """What became a player's goes with what became that player's just before it by the same line, and was of the same owner."""
    one, before = found[at], _last(found[:at])
    earlier = found[before] if before >= 0 else None
    between = {event for event in found[before + 1 :] if isinstance(event, _LINES)}
    if not isinstance(one, ChangedHands) or not isinstance(earlier, ChangedHands) or len(between) > 1:
        return
    owners = {t.piece_owner[seen.piece] for seen in (*earlier.pieces, *one.pieces)}
    if earlier.to == one.to and len(owners) == 1:
        found[before] = ChangedHands((*earlier.pieces, *one.pieces), one.to, (*earlier.places, *one.places))
        del found[at]
