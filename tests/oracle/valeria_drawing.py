"""Drawing and discarding (W14-W16, W18), one card after another."""

from __future__ import annotations

from tests.oracle.valeria_courses import Play, ask, takes, throws
from tests.oracle.valeria_table import Table


def draw(table: Table, me: int, times: int) -> Play:
    """W15, W18"""
    for _ in range(times):
        if courses := takes(table):
            lane = yield from ask(me, table, courses)
            if lane is None:
                table.take_from_deck(me)
            else:
                table.take_from_pile(me, lane)


def throw(table: Table, me: int, but: str | None = None, settled: bool = True) -> Play:
    """W14: one card onto any pile."""
    name, lane = yield from ask(me, table, throws(table, me, but), settled)
    table.discard(me, name, lane)
