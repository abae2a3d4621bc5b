"""The event phase of a match alone, and what events do that act in another phase (A73-A80)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from typing import Any

from tests.oracle.villagers_countess import events_to_come, jester_may_stop, season, take_of_reserve
from tests.oracle.villagers_effects import EFFECTS
from tests.oracle.villagers_markets import FIRST
from tests.oracle.villagers_table import DECLINE, Course, Table, asked

Steps = Generator[Any, Any, None]
WINTER = ("it_was_you", "conscription", "kidnapping", "famine", "blizzard", "fire", "wolves", "plunder", "royal_tribute",
          "grand_bribe", "confiscation", "collectors")  # fmt: skip
ALL = 99


# ------------------------------------------------------------------------------------------------ in other phases
def unseen_food(t: Table) -> int:
    return ("rats" in t.coming) + ALL * ("famine" in t.coming)


def unseen_builders(t: Table) -> int:
    return ("hail" in t.coming) + ALL * ("blizzard" in t.coming)


def changes_what_is_seen(t: Table) -> bool:
    """Whether what a village shows counts otherwise in some phase of this round."""
    return bool(unseen_food(t) or unseen_builders(t))


def fee(t: Table) -> int:
    return int("corrupt_guild" in t.coming)


# ------------------------------------------------------------------------------------------------ the phase
def event_phase(t: Table) -> Steps:
    """A73: all events in any order, then her villager, then new events."""
    while t.coming:
        if len(t.coming) == 1:
            yield from jester(t)
        if t.coming:
            event = yield from one_of_them(t)
            yield from EFFECTS[event](t)
            past(t, event)
    if any(t.road.piles):
        yield from her_villager(t)


def jester(t: Table) -> Steps:
    """A75: before the last event one is asked."""
    stops = [Course(("do",), partial(stop, t, event)) for event in jester_may_stop(t.jester, t.coming)]
    if stops:
        yield from asked(t, 0, [DECLINE, *stops])


def asked_any_time(t: Table, seat: int, courses: Callable[[], Sequence[Course]]) -> Generator[Any, Any, Course]:
    """A75: where there is anything to decide, the jester may be played first; then the same is asked anew."""
    while True:
        others = courses()
        coming = jester_may_stop(t.jester and t.alone, t.coming) if len(others) > 1 else set()
        stops = [Course(("play_jester", event), partial(stop, t, event)) for event in coming]
        course: Course = yield from asked(t, seat, [*others, *stops])
        if course not in stops:
            return course


def anything_else(t: Table, seat: int) -> Steps:
    """A75: once more before a turn ends, if there is something to prevent."""
    if coming := jester_may_stop(t.jester and t.alone, t.coming):
        stops = [Course(("play_jester", event), partial(stop, t, event)) for event in coming]
        yield from asked(t, seat, [DECLINE, *stops])


def stop(t: Table, event: str) -> None:
    t.jester = False
    t.coming.remove(event)
    past(t, event)


def one_of_them(t: Table) -> Generator[Any, Any, str]:
    def events() -> list[Course]:
        return [Course((event,), partial(t.coming.remove, event)) for event in t.coming]

    course = yield from asked_any_time(t, 0, events)
    return course.said[0]


def past(t: Table, event: str) -> None:
    t.seasons["winter" if event in WINTER else "summer"].discards.append(event)


def her_villager(t: Table) -> Steps:
    """A73, A74, A81: what is shuffled anew is looked at, and must be what there was."""
    if not t.road.reserve and t.road.discards:
        seen = yield "look"
        t.road.reserve, there = [*seen.road.reserve, seen.villages[1][-1].name], sorted(t.road.discards)
        assert sorted(t.road.reserve) == there, "the discards are shuffled, and no others"
        t.road.discards = []
    taken = take_of_reserve(t.road, t.villages[1], list.clear)
    drawn = events_to_come(taken, t.villages[1], t.mode)
    events = t.seasons[season(FIRST in t.held)]
    left = len(events.deck)
    t.coming += [events.deck.pop() for _ in range(min(drawn, left))]
    if drawn > left and events.discards:
        yield from reshuffled(t, drawn - left)


def reshuffled(t: Table, drawn: int) -> Steps:
    """A74"""
    seen = yield "look"
    name = season(FIRST in t.held)
    new = list(seen.coming)
    for event in t.coming:
        new.remove(event)
    assert len(new) == min(drawn, len(t.seasons[name].discards)), "so many events are drawn"
    assert sorted([*new, *seen.seasons[name].deck]) == sorted(t.seasons[name].discards), "out of the same deck"
    t.coming += new
    t.seasons[name].deck, t.seasons[name].discards = list(seen.seasons[name].deck), []
