"""The mass (V70-V73): pulling for coins, drawing at random, climbing, and the majority in the windows."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.oracle.village_courses import Course, Play, ask, chosen, look, optional, pay
from tests.oracle.village_figures import WINDOWS
from tests.oracle.village_table import Table

DRAWN = 4
MONK = "monk"
NAMES = list(WINDOWS)


def mass(table: Table) -> Play:
    """V70-V72, from the start player of the round."""
    order = [(table.roles["start_player"] + step) % table.players for step in range(table.players)]
    for me in order:
        table = yield from pull(table, me)
    still = DRAWN - len(table.zones["altar"])
    if still:
        view = yield from look()
        draw(table, view, still)
    for member in list(table.zones["altar"]):
        table.move(member, "altar", "pew of window_1")
    for me in order:
        table = yield from climb(table, me)
    for me in majority(table):
        table.gain(me, "prestige", 2)
    return table


def pull(table: Table, me: int) -> Play:
    """V70: own members at a coin each, while fewer than four were pulled by all players."""

    def one(after: Table, member: str, zone: str) -> list[Course]:
        after.move(member, zone, "altar")
        return pay(after, me, {"coin": 1})

    while len(table.zones["altar"]) < DRAWN:
        before = len(table.zones["altar"])
        table = yield from ask(me, table, optional(table, chosen(table.own(me, "black_bag"), table, one)))
        if len(table.zones["altar"]) == before:
            break
    return table


def draw(table: Table, view: dict[str, Any], still: int) -> None:
    """The rest at random: who left the bag, as the view tells; monks return to it."""
    before, after = Counter(table.zones["black_bag"]), Counter(view["zones"]["black_bag"]["pieces"])
    gone = list((before - after).elements())
    assert not after - before, f"these came into the bag: {after - before}"
    assert MONK not in gone, "monks return to the bag"
    assert len(gone) <= still, f"{gone} left the bag, but only {still} were drawn"
    assert len(gone) >= still - before[MONK], f"only {gone} left the bag, but {still} were drawn and there are 4 monks"
    for member in gone:
        table.move(member, "black_bag", "altar")


def climb(table: Table, me: int) -> Play:
    """V71: any members, any number of windows, for the printed grain."""

    def step(after: Table, member: str, zone: str) -> list[Course]:
        window = zone.removeprefix("pew of ")
        after.move(member, zone, f"pew of {NAMES[NAMES.index(window) + 1]}")
        return pay(after, me, {"grain": WINDOWS[window][0]})

    while True:
        below = [(member, zone) for member, zone in table.own(me, "pew") if zone != "pew of window_4"]
        before = table.zones
        table = yield from ask(me, table, optional(table, chosen(below, table, step)))
        if table.zones == before:
            return table


def majority(table: Table) -> list[int]:
    """V72: the most members in the windows, among those the one furthest left, else all that are tied."""
    standing = []
    for me in range(table.players):
        windows = [number for number, name in enumerate(NAMES) for piece in table.zones[f"pew of {name}"] if mine(piece, me)]
        standing.append((len(windows), max(windows, default=0)))
    best = max(standing)
    return [me for me, mark in enumerate(standing) if mark == best and best[0]]


def mine(piece: str, me: int) -> bool:
    return piece.endswith(f" of Player {me + 1}")
