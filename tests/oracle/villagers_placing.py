"""Where villagers may be placed: chains, branches, stand-ins and the apprentice's exchange (A20-A27, A42, A43, A46)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tests.oracle.villagers_figures import FOUNDERS, STAND_INS, VILLAGERS, chain
from tests.oracle.villagers_village import Card, Path, Village, at, copied, pile, put, walk

TABLE: Path = ()


@dataclass(frozen=True)
class Placement:
    """Cards that are placed at once, from the bottom up, and the card on which they come; each costs a building action."""

    cards: tuple[str, ...]
    onto: Path

    @property
    def actions(self) -> int:
        return len(self.cards)


@dataclass(frozen=True)
class Exchange:
    """A43: whose card the apprentice replaces, and how the card taken comes into the own village."""

    seat: int
    taken: Path
    then: Placement


# ------------------------------------------------------------------------------------------------ chains
def fits(under: list[Card], monks: int, name: str) -> bool:
    """A21, A24, A27, A42: whether it may lie on these cards with so many monks between."""
    links = chain(name)[:-1]
    if len(under) + monks != len(links):
        return False
    in_order = all(card.name in (link, *STAND_INS) for card, link in zip(under, links, strict=False))
    return in_order and (not under or has_room(under, VILLAGERS[name].suit))


def has_room(under: list[Card], suit: str) -> bool:
    """A23, A46: whether the topmost of these cards carries one more, of this suit."""
    top = under[-1]
    if top.name not in STAND_INS:
        return len(top.on) < top.face.stack
    return len(top.on) < (2 if len(under) == 1 else 1) and all(suit_of(card) == suit for card in top.on)


def suit_of(card: Card) -> str:
    """The suit of the chain in which a card lies: that of the first card on it that stands for itself."""
    return suit_of(card.on[0]) if card.name in STAND_INS else card.face.suit


def placements(cards: Village, name: str, monks: int = 0, actions: int = 5) -> set[Placement]:
    """Every way to place it with at most so many monks beneath it, within so many building actions."""
    places = [TABLE, *(path for path, _ in walk(cards))]
    return {
        Placement(("monk",) * between + (name,), path)
        for between in range(min(monks, actions - 1) + 1)
        for path in places
        if fits(pile(cards, path), between, name)
    }


def from_hand(cards: Village, hand: list[str], actions: int) -> set[Placement]:
    """A20, A40, A42: special villagers are placed only as monks beneath another."""
    usual = {name for name in hand if VILLAGERS[name].suit != "special"}
    return {found for name in usual for found in placements(cards, name, hand.count("monk"), actions)}


def place(cards: Village, placement: Placement) -> Village:
    return put(cards, placement.onto, *placement.cards)


# ------------------------------------------------------------------------------------------------ the apprentice
def exchanges(villages: list[Village], me: int, hand: list[str], actions: int) -> set[Exchange]:
    """A43: every exchange after which the card taken can be placed at once; padlocks are another matter."""
    if "apprentice" not in hand or actions < 1:
        return set()
    return {
        Exchange(seat, path, placement)
        for seat, cards in enumerate(villages)
        for path, card in walk(cards)
        if takeable(card, own=seat == me)
        for placement in moving_in(exchanged(villages, seat, path)[me], card.name, hand, actions)
    }


def takeable(card: Card, own: bool) -> bool:
    """A41, A43"""
    return card.covered and card.name != "apprentice" and (own or card.name != FOUNDERS)


def exchanged(villages: list[Village], seat: int, path: Path) -> list[Village]:
    """The villages with the apprentice in the place of this card; coins stay on who is taken (A33)."""
    after = [copied(cards) if number == seat else cards for number, cards in enumerate(villages)]
    card = at(after[seat], path)
    card.name, card.turned, card.coins = "apprentice", False, 0
    return after


def moving_in(cards: Village, taken: str, hand: list[str], actions: int) -> Iterator[Placement]:
    """How a card taken may be placed: a monk with a successor from the hand, founders on either side, others as usual."""
    monks = hand.count("monk")
    if taken == "monk":
        for name in {name for name in hand if VILLAGERS[name].suit != "special"}:
            yield from (found for found in placements(cards, name, monks + 1, actions) if found.actions > 1)
    elif taken == FOUNDERS:
        yield from (Placement((side,), TABLE) for side in (FOUNDERS, FOUNDERS + "!"))
    else:
        yield from placements(cards, taken, monks, actions)


def carry_out(villages: list[Village], me: int, exchange: Exchange) -> list[Village]:
    taken, then = at(villages[exchange.seat], exchange.taken), exchange.then
    after = exchanged(villages, exchange.seat, exchange.taken)
    after[me] = place(after[me], then)
    lowest = (at(after[me], then.onto).on if then.onto else after[me])[-1]
    newcomer = lowest if taken.name == "monk" else topmost(lowest)
    newcomer.coins = taken.coins
    return after


def topmost(card: Card) -> Card:
    return topmost(card.on[-1]) if card.on else card


# ------------------------------------------------------------------------------------------------ uncovered stand-ins
def return_stand_ins(cards: Village) -> tuple[Village, list[str]]:
    """A46: stand-ins on top go to the owner's hand, and so do those that this uncovers."""
    kept: Village = []
    returned: list[str] = []
    for card in copied(cards):
        card.on, names = return_stand_ins(card.on)
        returned += names
        if card.name in STAND_INS and not card.on:
            returned.append(card.name)
        else:
            kept.append(card)
    return kept, returned
