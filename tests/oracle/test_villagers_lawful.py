"""The oracle's placements in Villagers, found again by looking at whole villages."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.oracle.villagers_figures import BASICS, FOUNDERS, STAND_INS, VILLAGERS, chain
from tests.oracle.villagers_placing import TABLE, Placement, carry_out, exchanges, place, placements
from tests.oracle.villagers_village import Card, Village, at, names, text, village, walk

USUAL = [name for name in VILLAGERS if VILLAGERS[name].suit != "special" and name != FOUNDERS]


@pytest.mark.parametrize("seed", range(20))
def test_the_placements_are_those_after_which_the_whole_village_is_lawful(seed: int) -> None:
    rng = random.Random(seed)
    mine = grown(rng)
    assert lawful(mine), text(mine)
    for name in rng.sample([name for name in USUAL if name not in BASICS], 12):
        candidates = {
            Placement(("monk",) * monks + (name,), path) for monks in range(3) for path in [TABLE, *(p for p, _ in walk(mine))]
        }
        assert placements(mine, name, 2) == {found for found in candidates if lawful(place(mine, found))}, (name, text(mine))


@pytest.mark.parametrize("seed", range(20))
def test_an_exchange_leaves_lawful_villages_with_an_apprentice_and_the_cards_of_the_hand(seed: int) -> None:
    rng = random.Random(seed)
    there = [grown(rng), grown(rng)]
    before = Counter(names(there[0]) + names(there[1]))
    found = sorted(exchanges(there, 0, ["apprentice", "monk", "wheeler", "spelunker", "weaver"], 3), key=repr)
    for exchange in rng.sample(found, min(20, len(found))):
        after = carry_out(there, 0, exchange)
        assert all(lawful(cards) for cards in after), exchange
        taken = at(there[exchange.seat], exchange.taken).name
        assert taken in [card.rstrip("!") for card in exchange.then.cards]
        placed = ["apprentice", *(card.rstrip("!") for card in exchange.then.cards)]
        assert Counter(names(after[0]) + names(after[1])) + Counter([taken]) == before + Counter(placed)


def grown(rng: random.Random) -> Village:
    """A village after some placements, basic villagers and monks among them."""
    mine = village("founders")
    for _ in range(rng.randrange(4, 30)):
        found = sorted(placements(mine, rng.choice(USUAL), rng.choice((0, 0, 1, 2))), key=repr)
        mine = place(mine, rng.choice(found)) if found else mine
    for _, card in list(walk(mine)):
        if card.name == "monk" and rng.randrange(2):
            card.name = "apprentice"
    return mine


def lawful(cards: Village) -> bool:
    """The same rules read off a finished village: each top with all that is beneath it, and what each card carries."""
    return all(
        stands(below, card) and len(card.on) <= (2 if len(below) == 0 and not alone(card) else 1) and one_suit(card)
        for below, card in ancestry(cards, [])
    )


def ancestry(cards: Village, below: list[Card]) -> list[tuple[list[Card], Card]]:
    return [found for card in cards for found in [(below, card), *ancestry(card.on, [*below, card])]]


def stands(below: list[Card], card: Card) -> bool:
    if card.name in STAND_INS:
        return card.covered
    expected = chain(card.name)
    return len(expected) == len(below) + 1 and all(
        there.name in STAND_INS or there.name == link for there, link in zip(below, expected, strict=False)
    )


def alone(card: Card) -> bool:
    return VILLAGERS[card.name].suit == "solitary"


def one_suit(card: Card) -> bool:
    """Whatever lies anywhere on a card is of one suit, stand-ins aside."""
    above = {VILLAGERS[other.name].suit for _, other in walk(card.on)} - {"special"}
    return len(above) <= 1
