"""How many may be recruited and placed, the basic villagers, and what follows the build phase (A10, A20, A25, A26)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tests.oracle.villagers_figures import FOUNDERS
from tests.oracle.villagers_village import Village, builders, copied, food, walk

AT_LEAST, AT_MOST = 2, 5
BASICS_AT_MOST = 3


def draft_limit(cards: Village, ignored: int = 0) -> int:
    """A10; an event may ignore some of the food."""
    return min(AT_MOST, AT_LEAST + max(0, food(cards) - ignored))


def build_limit(cards: Village, ignored: int = 0) -> int:
    """A20: of the village as it is when the phase begins."""
    return min(AT_MOST, AT_LEAST + max(0, builders(cards) - ignored))


@dataclass
class Building:
    """One player's build phase: the limit is fixed, and basic villagers do not count against it."""

    limit: int
    built: int = 0
    fetched: int = 0

    @property
    def left(self) -> int:
        return self.limit - self.built

    def build(self, actions: int) -> None:
        """ValueError: more than the limit allows."""
        if actions > self.left:
            raise ValueError(f"{actions} of {self.left} actions")
        self.built += actions


def can_fetch(building: Building, hand: Sequence[str], stock: Mapping[str, int]) -> set[str]:
    """A25: which basic villagers may be fetched; not those that are used up."""
    if building.fetched == BASICS_AT_MOST or not hand:
        return set()
    return {kind for kind, left in stock.items() if left}


def returns_to(piles: Sequence[Sequence[str]], reserve: Sequence[str]) -> list[int | str]:
    """A13, A25: where a returned card may be laid: on piles by their numbers, else on the reserve, else among the discards."""
    standing: list[int | str] = [number for number, cards in enumerate(piles) if cards]
    return standing or (["reserve"] if reserve else ["discards"])


def after_building(cards: Village) -> Village:
    """A26: who sees no food turns the founders, wherever they lie; they never turn back here."""
    after = copied(cards)
    if food(after) == 0:
        for _, card in walk(after):
            card.turned = card.turned or card.name == FOUNDERS
    return after


def next_start(start: int, players: int) -> int:
    """A26: to the left."""
    return (start + 1) % players
