"""The final scoring of Villages of Valeria (W41, W42), recounted from the table alone."""

from __future__ import annotations

from tests.oracle.valeria_figures import ADVENTURERS, BUILDINGS, FOR_EACH
from tests.oracle.valeria_table import Table


def score_lines(table: Table) -> dict[str, list[int]]:
    """Each seat's points by what they are for."""
    seats = range(table.players)
    return {
        "points": [sum(printed(name) for name in table.villages[me]) for me in seats],
        "powers": [sum(bonus(table, me, name) for name in table.villages[me]) for me in seats],
        "gold": [wealth(table, me) for me in seats],
    }


def printed(name: str) -> int:
    return BUILDINGS[name].points if name in BUILDINGS else ADVENTURERS[name].points


def bonus(table: Table, me: int, name: str) -> int:
    """W35"""
    if name == "fortress":
        return len(table.buildings(me, "soldier")) // 2
    if name == "legend":
        return len(table.adventurers(me))
    return len(table.buildings(me, FOR_EACH[name])) if name in FOR_EACH else 0


def wealth(table: Table, me: int) -> int:
    """W41: the coins on the own castle and cards too, whoever put them there."""
    return table.purses[me] + table.castles[me] + sum(coins for _, coins in table.fields[me])


def winners(table: Table) -> list[int]:
    """W42: most points, then buildings and adventurers, then gold, then developed cards; else all that are tied."""
    totals = [sum(points) for points in zip(*score_lines(table).values(), strict=True)]
    standing = [(totals[me], len(table.villages[me]), wealth(table, me), len(table.fields[me])) for me in range(table.players)]
    return [me for me, mark in enumerate(standing) if mark == max(standing)]
