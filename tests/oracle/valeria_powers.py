"""The powers that are used after the basic action (W30-W36): each once, in any order or not at all."""

from __future__ import annotations

from collections import Counter

from tests.oracle.valeria_courses import LOOK, STOP, Play, ask, cards, uses, victims
from tests.oracle.valeria_drawing import draw, throw
from tests.oracle.valeria_figures import Power
from tests.oracle.valeria_table import Table


def use_powers(table: Table, me: int, deed: str) -> Play:
    """W34: what one brings may pay for the next."""
    while True:
        usable = [name for name, power in awake(table, me, deed).items() if possible(table, me, power)]
        name = yield from ask(me, table, uses(usable))
        if name == STOP:
            return
        table.used.add(name)
        yield from use(table, me, awake(table, me, deed, name)[name])


def awake(table: Table, me: int, deed: str, anyway: str = "") -> dict[str, Power]:
    """Those of this action and the instant ones that were not used yet."""
    powers = table.powers(me, deed) | table.powers(me, "instant")
    return {name: power for name, power in powers.items() if name not in table.used or name == anyway}


def possible(table: Table, me: int, power: Power) -> bool:
    """W32: a cost must be paid; what takes or lays down a card or a coin needs one. Who gets nothing may use it all the same."""
    if len(table.hands[me]) < power.discards:
        return False
    match power.effect:
        case "develop":
            return bool(table.hands[me])
        case "steal cards" | "steal gold":
            return bool(robbed(table, me, power))
    return True


def use(table: Table, me: int, power: Power) -> Play:
    for _ in range(power.discards):
        yield from throw(table, me)
    match power.effect:
        case "draw":
            yield from draw(table, me, power.amount)
        case "gold":
            table.from_bank(me, power.amount)
        case "develop":
            table.develop(me, (yield from ask(me, table, cards(table, me))))
        case "steal gold":
            victim = yield from ask(me, table, victims(robbed(table, me, power)))
            table.purses[victim] -= power.amount
            table.purses[me] += power.amount
        case "steal cards":
            victim = yield from ask(me, table, victims(robbed(table, me, power)))
            yield from steal(table, me, victim, power.amount)


def robbed(table: Table, me: int, power: Power) -> list[int]:
    """Who has something that can be taken."""
    goods = table.hands if power.effect == "steal cards" else table.purses
    return [player for player in table.others(me) if goods[player]]


def steal(table: Table, me: int, victim: int, amount: int) -> Play:
    """At random, as many as there are: which, is seen on the table."""
    seen: Table = yield LOOK
    gone = list((Counter(table.hands[victim]) - Counter(seen.hands[victim])).elements())
    assert len(gone) == min(amount, len(table.hands[victim])), f"{gone} were taken of {table.hands[victim]}"
    for name in gone:
        table.hands[victim].remove(name)
        table.hands[me].append(name)
