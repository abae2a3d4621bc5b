"""A village of Villagers: chains as trees of cards, and what shows of them (A22-A24, A46).

A place is a path: `()` the table, `(2,)` on the third card of the table, `(2, 0)` on the first that lies on that one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.oracle.villagers_figures import COUNTESS, FOUNDERS, VILLAGERS, Villager

Path = tuple[int, ...]
Village = list["Card"]
COUNTESS_CARD = 4  # A70: the gold of her own card
NOTATION = re.compile(r"(?P<name>\w+)(?P<turned>!)?(?::(?P<coins>\d+))?|[()]")


@dataclass
class Card:
    """A card in a village, the coins on it and the cards that it carries; `turned`: the other side lies up."""

    name: str
    coins: int = 0
    on: Village = field(default_factory=list)
    turned: bool = False

    @property
    def face(self) -> Villager:
        """What is printed on the side that lies up."""
        if self.name == COUNTESS:
            return Villager("", gold=0 if self.turned else COUNTESS_CARD)  # A76, A78
        if self.name == FOUNDERS and self.turned:
            return Villager("grain", stack=2, food=1)  # A26
        return VILLAGERS[self.name]

    @property
    def covered(self) -> bool:
        return bool(self.on)


def village(text: str) -> Village:
    """Reads `founders!(swineherd:2 brewer) grocer`: `!` is the other side, `:2` coins, in brackets what lies on a card."""
    stack: list[Village] = [[]]
    for found in NOTATION.finditer(text):
        if found[0] == "(":
            stack.append(stack[-1][-1].on)
        elif found[0] == ")":
            stack.pop()
        else:
            stack[-1].append(Card(found["name"], int(found["coins"] or 0), turned=bool(found["turned"])))
    return stack[0]


def text(cards: Village) -> str:
    """The same the other way round; the order of alike things counts."""
    return " ".join(written(card) for card in cards)


def written(card: Card) -> str:
    carried = f"({text(card.on)})" if card.on else ""
    return card.name + "!" * card.turned + (f":{card.coins}" if card.coins else "") + carried


# ------------------------------------------------------------------------------------------------ walking
def walk(cards: Village, path: Path = ()) -> Iterator[tuple[Path, Card]]:
    """Every card with its place, a card before those on it."""
    for number, card in enumerate(cards):
        yield (*path, number), card
        yield from walk(card.on, (*path, number))


def all_of(cards: Village) -> list[Card]:
    return [card for _, card in walk(cards)]


def uncovered(cards: Village) -> list[Card]:
    """A22: those whose symbols below the name count."""
    return [card for card in all_of(cards) if not card.covered]


def pile(cards: Village, path: Path) -> list[Card]:
    """The cards from the table up to this place."""
    found: list[Card] = []
    for number in path:
        found.append((found[-1].on if found else cards)[number])
    return found


def at(cards: Village, path: Path) -> Card:
    return pile(cards, path)[-1]


def copied(cards: Village) -> Village:
    return [Card(card.name, card.coins, copied(card.on), card.turned) for card in cards]


def put(cards: Village, path: Path, *names: str) -> Village:
    """The village with these cards, one on another, at the place; written as in `village`."""
    after = copied(cards)
    level = at(after, path).on if path else after
    for name in names:
        level += village(name)
        level = level[-1].on
    return after


# ------------------------------------------------------------------------------------------------ counting
def names(cards: Village) -> list[str]:
    return [card.name for card in all_of(cards)]


def food(cards: Village) -> int:
    return sum(card.face.food for card in uncovered(cards))


def builders(cards: Village) -> int:
    return sum(card.face.builder for card in uncovered(cards))


def printed_gold(cards: Village) -> int:
    return sum(card.face.gold for card in uncovered(cards))


def gold_symbols(cards: Village) -> int:
    """A60: one on a card, whatever its amount."""
    return sum(card.face.gold > 0 for card in uncovered(cards))


def suit_symbols(cards: Village, suit: str) -> int:
    """A22: of covered cards too."""
    return sum(card.face.symbols for card in all_of(cards) if card.face.suit == suit)


def padlocks(cards: Village) -> int:
    """A22: of covered cards too."""
    return sum(card.face.lock is not None for card in all_of(cards))


def coins(cards: Village) -> int:
    return sum(card.coins for card in all_of(cards))
