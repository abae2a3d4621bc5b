"""The road: piles, open villagers, coins on them, the reserve; recruiting and what comes after (A04, A06, A10-A16, A25)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tests.oracle.villagers_figures import PILES, ROAD, VILLAGERS

Source = tuple[str, int]  # ("road", place), ("pile", number) or ("reserve", 0)


@dataclass
class Road:
    """Top of a pile and of the reserve: the last card. A gap among the open villagers is None."""

    piles: list[list[str]]
    open: list[str | None]
    reserve: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    coins: list[int] = field(default_factory=lambda: [0] * ROAD)

    # -- recruiting
    def sources(self) -> list[Source]:
        """A11, A14: what can be recruited; of the reserve only when all piles are empty."""
        found = [("road", place) for place, name in enumerate(self.open) if name]
        found += [("pile", number) for number, cards in enumerate(self.piles) if cards]
        return found + ([("reserve", 0)] if self.reserve and not any(self.piles) else [])

    def recruit(self, source: Source) -> tuple[str, int]:
        """A12: the villager and the coins that come with it; a gap stays until `refill`. ValueError: not to be had."""
        if source not in self.sources():
            raise ValueError(source)
        kind, number = source
        if kind == "road":
            return self.take_open(number)
        return (self.piles[number] if kind == "pile" else self.reserve).pop(), 0

    def take_open(self, place: int) -> tuple[str, int]:
        name, coins = self.open[place], self.coins[place]
        assert name, "nobody is here"
        self.open[place], self.coins[place] = None, 0
        return name, coins

    def refill(self) -> None:
        """A13, A14: from the leftmost pile that has cards, then from the reserve."""
        self.fill([*self.piles, self.reserve])

    def fill(self, supplies: Sequence[list[str]]) -> None:
        for place, name in enumerate(self.open):
            left = [cards for cards in supplies if cards]
            if name is None and left:
                self.open[place] = left[0].pop()

    # -- after the draft
    def update(self) -> int:
        """A15: with 3 players or more; what goes back to the bank."""
        back = sum(self.coins)
        self.discard([place for place, coins in enumerate(self.coins) if coins])
        self.fill([self.reserve, *self.piles])
        self.coins = [int(name is not None) for name in self.open]
        return back

    def update_for_two(self, coins_on: Sequence[int | None]) -> None:
        """A16, A72: with 1 or 2 players; where each put a coin, None for nowhere. ValueError: nobody lies there."""
        for place in coins_on:
            if place is not None:
                if self.open[place] is None:
                    raise ValueError(place)
                self.coins[place] += 1
        self.discard([place for place, coins in enumerate(self.coins) if not coins])
        self.fill([self.reserve, *self.piles])

    def discard(self, places: Sequence[int]) -> None:
        for place in places:
            self.discards += [name] if (name := self.open[place]) else []
            self.open[place], self.coins[place] = None, 0

    # -- building
    def give_back(self, name: str, where: int | str) -> None:
        """A25: on a pile by its number, on the reserve or among the discards."""
        target = self.piles[where] if isinstance(where, int) else self.reserve if where == "reserve" else self.discards
        target.append(name)

    def backs(self) -> list[str | None]:
        """A06: the suits on top of the piles and of the reserve that everybody sees."""
        return [VILLAGERS[cards[-1]].suit if cards else None for cards in (*self.piles, self.reserve)]


def laid_out(deck: Sequence[str], starters: Sequence[str], in_a_pile: int) -> Road:
    """A04, A70: from a shuffled deck; the hands are dealt from what is left in the reserve."""
    cards = list(deck)
    piles = [[cards.pop() for _ in range(in_a_pile)] for _ in range(PILES)]
    return Road(piles, list(starters), cards)


def draft_order(limits: Sequence[int], start: int) -> Iterator[int]:
    """A11: who recruits, one villager at a time, until all have reached their limit."""
    players = len(limits)
    for turn in range(max(limits)):
        yield from (seat for step in range(players) if limits[seat := (start + step) % players] > turn)


def coin_order(start: int, players: int) -> list[int]:
    """A16: reverse turn order."""
    return [(start + step) % players for step in reversed(range(players))]
