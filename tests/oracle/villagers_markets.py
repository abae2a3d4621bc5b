"""Both markets, silver and the winners (A50-A61)."""

from __future__ import annotations

from collections.abc import Sequence

from tests.oracle.villagers_village import (
    Village,
    all_of,
    builders,
    coins,
    copied,
    food,
    gold_symbols,
    padlocks,
    printed_gold,
    suit_symbols,
    uncovered,
)

FIRST, SECOND = "first", "second"


def due(piles: Sequence[Sequence[str]], first_held: bool) -> list[str]:
    """A50, A51, A54: which markets come after this build phase, in order."""
    first = [] if first_held or piles[0] or piles[1] else [FIRST]
    return first if any(piles) else [*first, SECOND]


def silver(name: str, cards: Village) -> int:
    """A60, A61: what a card is worth for its silver in this village, in which it lies; 0 for all without."""
    match name:
        case "wood_carver":
            return sum(card.face.gold for card in uncovered(cards) if card.face.suit == "wood")
        case "log_rafter":
            return suit_symbols(cards, "wood")
        case "peddler":
            return 3 * (gold_symbols(cards) // 2)
        case "horse_trader":
            return 3 * (suit_symbols(cards, "hay") // 2)
        case "ore_muler":
            return 3 * (suit_symbols(cards, "ore") // 2)
        case "locksmith":
            return 2 * padlocks(cards)
        case "grocer":
            return 3 * food(cards)
        case "freemason":
            return 3 * builders(cards)
        case "priest":
            return 3 * (suit_symbols(cards, "solitary") // 2)
        case "agent":
            return max(card.coins for card in all_of(cards))
        case _:
            return 0


def all_silver(cards: Village) -> int:
    return sum(silver(card.name, cards) for card in uncovered(cards))


def first_market(cards: Village) -> int:
    """A50: what the bank pays; the coins stay where they lie."""
    return printed_gold(cards) + coins(cards)


def second_market(cards: Village) -> tuple[int, int, Village]:
    """A51: what the bank pays, what is moved from the cards, and the village without coins."""
    after = copied(cards)
    for card in all_of(after):
        card.coins = 0
    return printed_gold(cards) + all_silver(cards), coins(cards), after


def winners(supplies: Sequence[int], villages: Sequence[Village]) -> list[int]:
    """A53: most gold, then fewest villagers, else all that are tied."""
    standing = [(gold, -len(all_of(cards))) for gold, cards in zip(supplies, villages, strict=True)]
    return [seat for seat, mark in enumerate(standing) if mark == max(standing)]
