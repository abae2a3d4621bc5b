"""A whole match of Villagers, decision by decision, from the start of a round (A10-A16, A20, A26, A50-A54, A70-A80)."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import Any

from tests.oracle.villagers_building import Builder
from tests.oracle.villagers_countess import gifts, give, player_wins
from tests.oracle.villagers_events import anything_else, asked_any_time, event_phase, unseen_builders, unseen_food
from tests.oracle.villagers_limits import Building, after_building, build_limit, draft_limit, next_start
from tests.oracle.villagers_markets import FIRST, due, first_market, second_market, winners
from tests.oracle.villagers_road import Source, coin_order
from tests.oracle.villagers_table import DECLINE, DO, DONE, Course, Table, asked

Steps = Generator[Any, Any, None]  # asks an `Ask`, answered by a course, or says "look", answered by the table of the match


def play_on(t: Table) -> Steps:
    """From the start of a draft to the end; the table is changed as it goes."""
    while not t.over:
        yield from draft(t)
        yield from update_road(t)
        for seat in t.in_order():
            yield from build(t, seat)
        t.villages[: t.players] = map(after_building, t.villages[: t.players])
        t.start = next_start(t.start, t.players)
        if t.alone:
            yield from event_phase(t)
        hold_markets(t)


# ------------------------------------------------------------------------------------------------ the draft
def draft(t: Table) -> Steps:
    """A10-A14, A71"""
    drafted = [0] * t.players

    def may_recruit(seat: int) -> bool:
        return drafted[seat] < draft_limit(t.villages[seat], unseen_food(t))

    seat = t.start
    while any(map(may_recruit, range(t.players))) and (sources := t.road.sources()):
        if may_recruit(seat):
            drafted[seat] += 1
            yield from asked(t, seat, [Course(said(source), partial(recruit, t, seat, source)) for source in sources])
            if t.alone and gifts(t.road):
                given = [Course((f"road {place}",), partial(her_gift, t, place)) for place in gifts(t.road)]
                yield from asked_any_time(t, seat, lambda given=given: given)
            t.road.refill()
        if not may_recruit(seat):
            take_up(t, seat)
        yield from anything_else(t, seat)
        seat = (seat + 1) % t.players
    for seat in range(t.players):
        take_up(t, seat)


def said(source: Source) -> tuple[str, ...]:
    kind, number = source
    if kind == "reserve":
        return ("unseen_from_the_reserve",)
    return ("from_the_road" if kind == "road" else "unseen_from_a_pile", f"{kind} {number}")


def recruit(t: Table, seat: int, source: Source) -> None:
    """A12"""
    name, coins = t.road.recruit(source)
    t.squares[seat].append(name)
    t.purses[seat] += coins


def her_gift(t: Table, place: int) -> None:
    """A72"""
    t.purses[1] += give(t.road, place, t.villages[1])


def take_up(t: Table, seat: int) -> None:
    """A11"""
    t.hands[seat] += t.squares[seat]
    t.squares[seat] = []


# ------------------------------------------------------------------------------------------------ the road
def update_road(t: Table) -> Steps:
    """A15, A16"""
    if t.players > 2:
        t.road.update()
        return
    for seat in coin_order(t.start, t.players):
        places = [place for place, name in enumerate(t.road.open) if name]
        laid = [Course((f"road {place}",), partial(lay_coin, t, place)) for place in places]
        if laid and (yield from asked_any_time(t, seat, lambda: [DECLINE, DO])) is not DO:
            continue
        if laid:
            yield from asked_any_time(t, seat, lambda laid=laid: laid)
        yield from anything_else(t, seat)
    t.road.update_for_two([])


def lay_coin(t: Table, place: int) -> None:
    t.road.coins[place] += 1


# ------------------------------------------------------------------------------------------------ the building
def build(t: Table, seat: int) -> Steps:
    """A20: the limit is fixed when the phase begins, and others do not change what one sees of one's own village."""
    builder = Builder(t, seat, Building(build_limit(t.villages[seat], unseen_builders(t))))
    offered: list[Course] = []

    def courses() -> list[Course]:
        offered[:] = builder.courses()
        return offered

    while (yield from asked_any_time(t, seat, courses)) is not DONE:
        pass
    if len(offered) == 1:  # so nobody was asked
        yield from anything_else(t, seat)


# ------------------------------------------------------------------------------------------------ the markets
def hold_markets(t: Table) -> None:
    """A50, A51, A54, A76"""
    for market in due(t.road.piles, FIRST in t.held):
        for seat, cards in enumerate(t.villages):
            if market == FIRST:
                t.purses[seat] += first_market(cards)
            else:
                bank, moved, t.villages[seat] = second_market(cards)
                t.purses[seat] += bank + moved
        t.held.append(market)


def won(t: Table) -> list[int]:
    """A53, A77: the seats of the winners."""
    if t.alone:
        return [0] if player_wins(*t.purses) else [1]
    return winners(t.purses, t.villages)
