"""A game of Villages of Valeria by the rulebook, in plain Python: who decides what, and every legal course, to the end.

`play` is given the table at the first decision, `play_on` one at the start of any turn. They yield either an `Ask` (who decides,
and all that is legal), answered by the course that was taken, or `LOOK`, answered by the table as it now is: so the oracle learns
what chance took out of a hand. All other chance lies in the order of the deck and of the guild. The table is changed in place.
"""

from __future__ import annotations

from tests.oracle.valeria_actions import act, can
from tests.oracle.valeria_courses import Play, ask, cards, deeds, whether
from tests.oracle.valeria_figures import ADVENTURERS, BUILDINGS, COPIES, DEEDS, FULL, GOLD, GOLD_EACH, HAND, PAIR, POOL
from tests.oracle.valeria_table import Table


def play(table: Table, start: int) -> Play:
    """A whole game, from the first development (W05)."""
    assert not faults(table), faults(table)
    for step in range(table.players):
        me = (start + step) % table.players
        table.develop(me, (yield from ask(me, table, cards(table, me))))
    yield from play_on(table, start)


def play_on(table: Table, me: int) -> Play:
    """W21, W40: turns until a village is full after one, or the cards have run out."""
    while True:
        yield from turn(table, me)
        if any(len(village) >= FULL[table.players] for village in table.villages) or run_out(table):
            return
        me = (me + 1) % table.players


def turn(table: Table, me: int) -> Play:
    """W20, W21"""
    table.replenish(me)
    deed = yield from ask(me, table, deeds(name for name in DEEDS if can(table, me, name, lead=True)))
    yield from act(table, me, deed, lead=True)
    for other in table.others(me):
        if (yield from ask(other, table, whether(can(table, other, deed, lead=False)))):
            yield from act(table, other, deed, lead=False)


def run_out(table: Table) -> bool:
    """W18: nothing to draw, and nobody with a card to develop and another to discard for it."""
    return not table.deck and not any(table.piles.values()) and max(map(len, table.hands)) < PAIR


def faults(table: Table) -> list[str]:
    """W01-W04: where the table at the first decision is not as the rulebook lays it."""
    everything = [*table.deck, *(name for cards in (*table.hands, *table.piles.values()) for name in cards)]
    expected = {
        "gold of each": (table.purses, [GOLD_EACH] * table.players),
        "bank": (table.bank, GOLD[table.players] - GOLD_EACH * table.players),
        "coins on castles": (table.castles, [0] * table.players),
        "hands": ([len(hand) for hand in table.hands], [HAND] * table.players),
        "fields and villages": ([*table.fields, *table.villages], [[]] * 2 * table.players),
        "piles": ([len(pile) for pile in table.piles.values()], [1] * 5),
        "buildings": (sorted(everything), sorted([*BUILDINGS] * COPIES)),
        "pool": (len(table.pool), POOL),
        "adventurers": (sorted([*table.pool, *table.guild]), sorted(ADVENTURERS)),
    }
    return [f"{what}: {there}, not {wanted}" for what, (there, wanted) in expected.items() if there != wanted]
