"""Secrets stay secret: what a player cannot see does not show in anything that the player is shown (language, 3.8)."""

from __future__ import annotations

from typing import Any

from interpreter import Match
from interpreter.lab.exchange import hidden, rearranged
from interpreter.lab.moment import Moment, Seat, brings_news, name, shown


def secrets_stay_secret(moment: Moment) -> str | None:
    """Hidden pieces of equal back change places, chance is reseeded: a player is shown the same, now and after a choice
    (unless it brings chance, or something to light). Dear: for everybody; else for two now and for one of them then."""
    for slots, seats in _in_the_dark(moment).items():
        twin = moment.match.with_state(rearranged(moment.state, slots, moment.chance))
        if how := _told(moment.shown, shown(twin, seats), ""):
            return how
        if (moment.thorough or moment.witness_later in seats) and (how := _told_later(moment, twin, seats)):
            return how
    return None


def _in_the_dark(moment: Moment) -> dict[Any, list[Seat]]:
    """The witnesses, those together from whom the same slots are hidden: they look at the same exchange."""
    found: dict[Any, list[Seat]] = {}
    for seat in moment.witnesses:
        slots = hidden(moment.state, -1 if seat is None else seat)
        found.setdefault(tuple(map(tuple, slots)), []).append(seat)
    return found


def _told_later(moment: Moment, twin: Match, seats: list[Seat]) -> str | None:
    key = moment.key
    if brings_news(moment.state, moment.after.state) or not _can_play(twin, key):
        return None
    twin.play(key)
    if brings_news(moment.state, twin.state):
        return None
    return _told(shown(moment.after, seats), shown(twin, seats), f" after {key}")


def _told(before: dict[Seat, Any], now: dict[Seat, Any], when: str) -> str | None:
    for player, view in now.items():
        if view != before[player]:
            return f"{name(player)} is shown something that nobody may know{when}"
    return None


def _can_play(twin: Match, key: str) -> bool:
    """A hidden piece that was to be chosen may lie elsewhere now."""
    return twin.decision is not None and key in twin.decision.keys
