"""The table of Villages of Valeria: all that lies on it, known to nobody as a whole, changed as the rulebook says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from tests.oracle.valeria_figures import ADVENTURERS, BUILDINGS, LANES, POOL, POWERS, Power


@dataclass
class Table:
    """Cards by name and gold by number; players count from 0. Of every pile the last card is on top."""

    bank: int
    purses: list[int]  # each player's gold, without the coins on cards
    castles: list[int]  # the coins on each player's castle
    hands: list[list[str]]
    fields: list[list[tuple[str, int]]]  # each player's developed cards, with the coins on them
    villages: list[list[str]]  # each player's buildings and adventurers
    piles: dict[str, list[str]]
    deck: list[str]
    pool: list[str]
    guild: list[str]
    new: set[str] = field(default_factory=set)  # what has come into the village in the action under way
    used: set[str] = field(default_factory=set)  # whose power was used in the action under way

    @property
    def players(self) -> int:
        return len(self.purses)

    # -- what is there
    def others(self, me: int) -> list[int]:
        """All other players, clockwise from the left."""
        return [(me + step) % self.players for step in range(1, self.players)]

    def buildings(self, me: int, calling: str | None = None) -> list[str]:
        """The buildings of a village, or those of one calling."""
        return [name for name in self.villages[me] if name in BUILDINGS and calling in (None, BUILDINGS[name].calling)]

    def adventurers(self, me: int) -> list[str]:
        return [name for name in self.villages[me] if name in ADVENTURERS]

    def powers(self, me: int, moment: str) -> dict[str, Power]:
        """W30, W31: the powers of this moment; of new cards only the instant ones, and those only of new cards."""
        return {
            name: POWERS[name]
            for name in self.villages[me]
            if name in POWERS and POWERS[name].moment == moment and (name in self.new) == (moment == "instant")
        }

    # -- what is done
    def from_bank(self, me: int, amount: int) -> None:
        """W29, W36: as far as there is any."""
        amount = min(amount, self.bank)
        self.bank -= amount
        self.purses[me] += amount

    def to_bank(self, me: int, amount: int) -> None:
        self.purses[me] -= amount
        self.bank += amount

    def put_coin(self, me: int, owner: int, material: str) -> None:
        """W26: on any one of the owner's cards that give this and have no coin."""
        free = next(card for card in self.fields[owner] if BUILDINGS[card[0]].gives == material and not card[1])
        self.fields[owner].remove(free)
        self.fields[owner].append((free[0], 1))
        self.purses[me] -= 1

    def replenish(self, me: int) -> None:
        """W20, W27"""
        self.purses[me] += self.castles[me] + sum(coins for _, coins in self.fields[me])
        self.castles[me] = 0
        self.fields[me] = [(name, 0) for name, _ in self.fields[me]]

    def take_from_pile(self, me: int, lane: str) -> None:
        """W15, W16, W18"""
        self.hands[me].append(self.piles[lane].pop())
        if not self.piles[lane] and self.deck:
            self.piles[lane].append(self.deck.pop())

    def take_from_deck(self, me: int) -> None:
        self.hands[me].append(self.deck.pop())

    def discard(self, me: int, name: str, lane: str) -> None:
        """W14"""
        self.hands[me].remove(name)
        self.piles[lane].append(name)

    def develop(self, me: int, name: str) -> None:
        self.hands[me].remove(name)
        self.fields[me].append((name, 0))

    def add(self, me: int, name: str) -> None:
        """A building or an adventurer comes into a village."""
        self.villages[me].append(name)
        self.new.add(name)

    def hire(self, me: int, name: str) -> None:
        """W28"""
        self.pool.remove(name)
        self.add(me, name)
        while len(self.pool) < POOL and self.guild:
            self.pool.append(self.guild.pop())

    def shown(self) -> dict[str, Any]:
        """All that can be compared with another table; which of several like cards a coin lies on is all the same."""
        return {
            "gold": {"bank": self.bank, "purses": self.purses, "castles": self.castles},
            "hands": numbered(self.hands),
            "fields": numbered([name for name, _ in cards] for cards in self.fields),
            "coins": numbered([f"{BUILDINGS[name].gives} {coins}" for name, coins in cards] for cards in self.fields),
            "villages": numbered(self.villages),
            "piles": {lane: self.piles[lane] for lane in LANES},
            "stacks": {"deck": self.deck, "guild": self.guild, "pool": sorted(self.pool)},
        }


def numbered(cards: Iterable[list[str]]) -> dict[str, dict[str, int]]:
    """Each player's cards, how many of each."""
    return {str(player): dict(sorted(Counter(names).items())) for player, names in enumerate(cards)}
