"""The five actions of Villages of Valeria (W21-W29): who can lead or follow them, and how they go."""

from __future__ import annotations

from collections import Counter

from tests.oracle.valeria_courses import Play, arrivals, ask, cards, plans
from tests.oracle.valeria_drawing import draw, throw
from tests.oracle.valeria_figures import ADVENTURERS, CALLINGS, HAND_AT_MOST
from tests.oracle.valeria_paying import Way, discards, pay, ways
from tests.oracle.valeria_powers import use_powers
from tests.oracle.valeria_table import Table


def can(table: Table, me: int, deed: str, lead: bool) -> bool:
    """W22: who cannot pay the cost can neither lead nor follow."""
    match deed:
        case "develop":
            return len(table.hands[me]) >= 1 + thrown(lead)
        case "build":
            return bool(payable(table, me))
        case "recruit":
            return bool(willing(table, me, lead))
    return True


def act(table: Table, me: int, deed: str, lead: bool) -> Play:
    """The basic action, then the powers (W33), then the hand limit (W17)."""
    table.new, table.used = set(), set()
    match deed:
        case "harvest":
            yield from draw(table, me, 3 if lead else 1)
        case "develop":
            yield from develop(table, me, lead)
        case "build":
            yield from build(table, me)
            yield from draw(table, me, 1 if lead else 0)
        case "recruit":
            table.hire(me, (yield from ask(me, table, arrivals(willing(table, me, lead)))))
            table.to_bank(me, wage(lead))
        case "tax":
            table.from_bank(me, 1 if lead else 0)
            yield from draw(table, me, 1)
    yield from use_powers(table, me, deed)
    while len(table.hands[me]) > HAND_AT_MOST:
        yield from throw(table, me)
    table.new, table.used = set(), set()


# ------------------------------------------------------------------------------------------------ develop
def thrown(lead: bool) -> int:
    """W24: how many other cards are discarded."""
    return 1 if lead else 2


def develop(table: Table, me: int, lead: bool) -> Play:
    """W24"""
    name = yield from ask(me, table, cards(table, me))
    for _ in range(thrown(lead)):
        yield from throw(table, me, name, settled=False)
    table.develop(me, name)


# ------------------------------------------------------------------------------------------------ build
def payable(table: Table, me: int) -> dict[str, set[Way]]:
    """W12, W25, W26: every card of the hand that can be paid for, with every way to do so."""
    names = set(table.hands[me]) - set(table.villages[me])
    return {name: found for name in names if (found := ways(table, me, name))}


def build(table: Table, me: int) -> Play:
    """W25, W26"""
    plan, way = yield from ask(me, table, plans(me, payable(table, me)))
    table.hands[me].remove(plan)
    table.add(me, plan)
    pay(table, me, way)
    for _ in range(discards(way)):
        yield from throw(table, me, settled=False)


# ------------------------------------------------------------------------------------------------ recruit
def wage(lead: bool) -> int:
    """W28: how much gold goes to the bank."""
    return 1 if lead else 2


def willing(table: Table, me: int, lead: bool) -> list[str]:
    """W28: who would come, if there is gold for it."""
    if table.purses[me] < wage(lead):
        return []
    there = Counter({calling: len(table.buildings(me, calling)) for calling in CALLINGS})
    return [name for name in table.pool if not Counter(ADVENTURERS[name].asks) - there]
