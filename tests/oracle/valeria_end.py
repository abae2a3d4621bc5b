"""The end of Villages of Valeria that the rulebook does not know (a ruling): nothing that anybody could do changes anything.

All lies open but whether the last card of a hand can be built; so while somebody has one, all have a turn in which to do it.
"""

from __future__ import annotations

from collections import Counter

from tests.oracle.valeria_actions import thrown, wage
from tests.oracle.valeria_figures import ADVENTURERS, CALLINGS
from tests.oracle.valeria_table import Table


def take_stock(table: Table) -> None:
    """At the start of a turn: one more in a row from which nothing can come but out of a hand."""
    table.quiet = table.quiet + 1 if stuck(table) else 0


def run_out(table: Table) -> bool:
    """W18: whether the game ends though no village is full."""
    return stuck(table) and (table.quiet >= table.players or not any(table.hands))


def stuck(table: Table) -> bool:
    """Whether nobody can draw, lead a tax for gold, develop, or recruit, as everybody can see."""
    if table.deck or any(table.piles.values()) or table.bank:
        return False
    return not any(develops(table, player) or recruits(table, player) for player in range(table.players))


def develops(table: Table, player: int) -> bool:
    """W24: in a turn of one's own."""
    return len(table.hands[player]) > thrown(lead=True)


def recruits(table: Table, player: int) -> bool:
    """W20, W28: in a turn of one's own, with all coins at home."""
    wealth = table.purses[player] + table.castles[player] + sum(coins for _, coins in table.fields[player])
    if wealth < wage(lead=True):
        return False
    there = Counter({calling: len(table.buildings(player, calling)) for calling in CALLINGS})
    return any(not Counter(ADVENTURERS[name].asks) - there for name in table.pool)
