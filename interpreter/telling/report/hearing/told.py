"""Where the telling of a match has come to, so that it goes on from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from interpreter.telling.report.hearing.items import Item, PhaseBegins, PhaseEnds, RoundBegins, TurnBegins, TurnsEnd


class Told(NamedTuple):
    """Where the telling had come to before."""

    around: tuple[bool, ...] = ()  # the phases that went on, each whether it was within a turn
    in_turn: bool = False  # whether somebody had the turn
    last: tuple[Item, ...] = ()  # the phase that was told last, if nothing was told after it


def told_after(items: Sequence[Item], before: Told) -> Told:
    """Where the telling has come to with these items."""
    around, in_turn = before.around, before.in_turn
    for item in items:
        if isinstance(item, TurnBegins | TurnsEnd | RoundBegins):
            in_turn = isinstance(item, TurnBegins)
        if isinstance(item, RoundBegins):
            around = ()
        elif isinstance(item, PhaseBegins):
            around = (*(around if item.within else ()), item.within)
        elif isinstance(item, PhaseEnds):
            around = around[:-1]
    begins = max((n for n, item in enumerate(items) if isinstance(item, PhaseBegins) and not item.within), default=-1)
    ended = begins >= 0 and not around and not in_turn and isinstance(items[-1], PhaseEnds)
    return Told(around, in_turn, tuple(items[begins:]) if ended else ())
