"""Padlocks: who may be paid, and by whom (A30-A33, A44); what a smuggler gains (A45)."""

from __future__ import annotations

from dataclasses import dataclass

from tests.oracle.villagers_figures import VILLAGERS
from tests.oracle.villagers_placing import Placement
from tests.oracle.villagers_village import Path, Village, at, copied, walk

PRICE = 2


@dataclass(frozen=True)
class Payment:
    """From the purse and from the bank; `to` is the villager that keeps the gold, or nobody."""

    own: int = 0
    bank: int = 0
    to: tuple[int, Path] | None = None


FREE = Payment()


def keepers(villages: list[Village], name: str) -> list[tuple[int, Path]]:
    """Where the villagers are that open its padlock: seat and place."""
    lock = VILLAGERS[name].lock
    return [(seat, path) for seat, cards in enumerate(villages) for path, card in walk(cards) if card.name == lock]


def payments(villages: list[Village], me: int, name: str, purse: int, tinner: bool = False, extra: int = 0) -> set[Payment]:
    """Every way to unlock it; none: it cannot be placed (A32).

    `extra` is what an event asks for the bank beside a price that leaves the purse.
    """
    if VILLAGERS[name].lock is None:
        return {FREE}
    there = keepers(villages, name)
    found = {Payment(bank=PRICE, to=(seat, path)) for seat, path in there if seat == me}
    if purse >= PRICE + extra:
        found |= {Payment(own=PRICE + extra, to=(seat, path)) for seat, path in there if seat != me}
        found |= set() if there else {Payment(own=PRICE + extra)}
    return found | ({FREE} if tinner else set())


def pay(villages: list[Village], purses: list[int], me: int, payment: Payment) -> tuple[list[Village], list[int]]:
    """A33: what is put on a villager stays there."""
    villages, purses = [copied(cards) for cards in villages], list(purses)
    purses[me] -= payment.own
    if payment.to:
        seat, path = payment.to
        at(villages[seat], path).coins += PRICE
    return villages, purses


def affordable(villages: list[Village], me: int, found: set[Placement], purse: int, tinner: bool = False) -> set[Placement]:
    """A32, A42: those placements whose padlock can be opened; the topmost card alone may have one to open."""
    return {placement for placement in found if payments(villages, me, placement.cards[-1].rstrip("!"), purse, tinner)}


def smuggled(cards: Village) -> dict[Path, int]:
    """A45: half of the gold printed on each uncovered villager, rounded up."""
    return {path: (card.face.gold + 1) // 2 for path, card in walk(cards) if not card.covered}
