"""The market day (V30-V35) and death (V60-V63, V80, V83)."""

from __future__ import annotations

import json

from tests.oracle.village_courses import Ask, Course, Play, ask, branch, chosen, look, pay, plus, said, then, unasked
from tests.oracle.village_figures import CHRONICLE, CUSTOMERS, GRAVES, QUEUE, STALLS
from tests.oracle.village_table import NOBODY, Table, generation, profession

VISIBLE = ("farm", "workshop", "lodging", "bench", "pew")


def market_day(table: Table, host: int) -> Play:
    """V30-V34: sales or passes, around and around; then the stalls and the queue are filled."""
    waiting, table.owed[host] = table.owed[host], 0  # V33: a death owed from before the day waits
    playing = [(host + step) % table.players for step in range(table.players)]
    free = True
    while table.zones["stalls"] and playing:
        me = playing.pop(0)
        courses = branch("pass", unasked(table)) + branch("serve", sales(table, me, free and me == host))
        course: Course = yield Ask(me, table, courses)
        table = yield from deaths(course.after.copy(), me)  # V33: at once, before the tile is taken
        if len(course.said) > 1:
            table.move(json.loads(course.said[1])["customer"], "stalls", f"sold_to of Player {me + 1}")
            playing.append(me)
        free = free and me != host
    table.owed[host] = waiting
    return (yield from refill(table))


def sales(table: Table, me: int, free: bool) -> list[Course]:
    """V31, V32: every customer at the stalls that can be served, with every way to pay."""
    found: list[Course] = []
    for customer in table.zones["stalls"]:
        wants = CUSTOMERS[customer][0]
        price = wants if free else plus(wants, {"persuasion": 1, "time": 1})
        told = said(table, customer=customer, place="stalls")
        found += then(told, lambda after, price=price: pay(after, me, price))  # type: ignore[misc]
    return found


def refill(table: Table) -> Play:
    """V34: from the queue in order, then the queue from the pile."""
    while table.zones["queue"] and len(table.zones["stalls"]) < STALLS[table.players]:
        table.move(table.zones["queue"][0], "queue", "stalls")
    coming = min(QUEUE - len(table.zones["queue"]), table.travellers)
    if coming:
        view = yield from look()
        table.zones["queue"] = table.zones["queue"] + view["zones"]["queue"]["pieces"][-coming:]
        table.travellers -= coming
    return table


# ------------------------------------------------------------------------------------------------ death
def deaths(table: Table, me: int) -> Play:
    """V62: as many as are owed, one after another."""
    while table.owed[me]:
        table.owed[me] -= 1
        table = yield from death(table, me)
    return table


def death(table: Table, me: int) -> Play:
    """V60, V63: one of the lowest number among the visible, if there are any."""
    visible = table.own(me, *VISIBLE)
    if not visible:
        return table
    lowest = min(generation(member) for member, _ in visible)
    return (yield from ask(me, table, chosen([m for m in visible if generation(m[0]) == lowest], table, bury)))


def bury(table: Table, member: str, zone: str) -> list[Course]:
    """V61, V80, V83, V84: into the chronicle, else into a grave, else out of the game; the first to fill either ends the game."""
    page = f"chronicle of {profession(zone)}"
    if len(table.zones[page]) < CHRONICLE[profession(zone)][table.players]:
        table.move(member, zone, page)
    elif len(table.zones["graves"]) < GRAVES[table.players]:
        table.move(member, zone, "graves")
    else:
        table.move(member, zone, None)
    if table.roles["ender"] == NOBODY and (chronicle_full(table) or len(table.zones["graves"]) == GRAVES[table.players]):
        table.roles["ender"] = int(member.rsplit(" ", 1)[1]) - 1
    return unasked(table)


def chronicle_full(table: Table) -> bool:
    """Of all professions."""
    return all(len(table.zones[f"chronicle of {name}"]) == free[table.players] for name, free in CHRONICLE.items())
