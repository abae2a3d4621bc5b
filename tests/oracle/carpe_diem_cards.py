"""Objective cards: how often they are met, what pays for them, and the circles between them (C02, C30-C34)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from itertools import product

from tests.oracle.carpe_diem_figures import BREAD_FOR_A_CARD, OBJECTIVES, Amounts, Objective, Space, card_places

Payment = tuple[tuple[str, int], ...]  # what is paid, in the order of the names
Circle = tuple[Space, Space]
THREE_BREAD: Payment = (("bread", BREAD_FOR_A_CARD),)


def how_often(asks: Amounts, has: Mapping[str, int]) -> int:
    """C31: a requirement that one has."""
    return min(has.get(kind, 0) // number for kind, number in asks.items())


def payments(asks: Amounts, purse: Mapping[str, int]) -> set[Payment]:
    """C31, C32: the ways to pay a red card once, a coin in place of any of the goods."""
    kinds = sorted(asks)
    found = set()
    for given in product(*(range(min(asks[kind], purse.get(kind, 0)) + 1) for kind in kinds)):
        coins = sum(asks.values()) - sum(given)
        if coins <= purse.get("coin", 0):
            found.add(paid({**dict(zip(kinds, given, strict=True)), "coin": coins}))
    return found


def ways(card: Objective, purse: Mapping[str, int]) -> set[Payment]:
    """C32: all that meets the card once more by paying."""
    bread = {THREE_BREAD} if purse.get("bread", 0) >= BREAD_FOR_A_CARD else set()
    return bread | (payments(card.asks, purse) if card.red else set())


def paid(amounts: Mapping[str, int]) -> Payment:
    return tuple(sorted((kind, number) for kind, number in amounts.items() if number))


def after(purse: Mapping[str, int], payment: Payment) -> Counter[str]:
    left = Counter(purse)
    left.subtract(dict(payment))
    return +left


def most_times(card: Objective, purse: Mapping[str, int]) -> int:
    """How often a red card can be paid in all, tried out."""
    return max((1 + most_times(card, after(purse, payment)) for payment in ways(card, purse)), default=0)


# ------------------------------------------------------------------------------------------------ the circles
def circles(players: int) -> list[Circle]:
    """C30: between every two cards that lie side by side or one above the other."""
    return list(_between(card_places(players)))


def _between(places: Collection[Space]) -> Iterator[Circle]:
    for row, column in places:
        yield from (((row, column), other) for other in ((row, column + 1), (row + 1, column)) if other in places)


def laid_out(cards: list[str], players: int) -> dict[Space, Objective]:
    """C02: the cards on their places, row by row."""
    return {place: OBJECTIVES[name] for place, name in zip(card_places(players), cards, strict=True)}
