"""Every different way to pay for a building (W26, W27, W33): coins on cards, and powers.

A way is a sorted tuple with one source for each unit of the price: `("gold", owner, material)` is a coin on one of the owner's
cards that give this, `("castle",)` a coin on the own castle, `("power", provides, discards)` a power. Two payments with the same
sources are one way, whatever each of the sources stands for.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

from tests.oracle.valeria_figures import BUILDINGS, WILD
from tests.oracle.valeria_table import Table

Source = tuple[Any, ...]
Way = tuple[Source, ...]


def sources(table: Table, me: int) -> Counter[Source]:
    """What could provide something, and how often; whether gold and cards suffice is another matter."""
    found: Counter[Source] = Counter(
        ("gold", owner, BUILDINGS[name].gives)
        for owner in range(table.players)
        for name, coins in table.fields[owner]
        if not coins
    )
    if not table.castles[me]:
        found[("castle",)] = 1
    for power in table.powers(me, "paying").values():
        found[("power", power.effect, power.discards)] += 1
    return found


def provides(source: Source, material: str) -> bool:
    """W11, W26"""
    return source[0] == "castle" or (source[2] if source[0] == "gold" else source[1]) in (material, WILD)


def ways(table: Table, me: int, plan: str) -> set[Way]:
    """Every way to pay for a card of the hand, which is no longer in the hand when its price is paid."""
    there = sources(table, me)
    spare = len(table.hands[me]) - 1
    units = [material for material, amount in BUILDINGS[plan].price.items() for _ in range(amount)]
    choices = [[source for source in there if provides(source, unit)] for unit in units]
    found = {tuple(sorted(way, key=repr)) for way in product(*choices)}
    return {way for way in found if not Counter(way) - there and coins(way) <= table.purses[me] and discards(way) <= spare}


def coins(way: Way) -> int:
    """How many coins are put on cards."""
    return sum(source[0] != "power" for source in way)


def discards(way: Way) -> int:
    """How many cards are discarded for powers."""
    return sum(source[2] for source in way if source[0] == "power")


def pay(table: Table, me: int, way: Way) -> None:
    """Puts the coins down; the cards are discarded afterwards."""
    for source in way:
        if source[0] == "gold":
            table.put_coin(me, source[1], source[2])
        elif source[0] == "castle":
            table.castles[me] += 1
            table.purses[me] -= 1
