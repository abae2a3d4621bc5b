"""All that a player can do next in the build phase of Villagers, with what is said on the way (A20-A27, A30-A33, A40-A46)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from tests.oracle.villagers_events import fee
from tests.oracle.villagers_figures import FOUNDERS, VILLAGERS
from tests.oracle.villagers_limits import Building, can_fetch, returns_to
from tests.oracle.villagers_placing import Exchange, Placement, carry_out, exchanged, exchanges, from_hand, place
from tests.oracle.villagers_table import DONE, Course, Table, spot
from tests.oracle.villagers_unlocking import FREE, Payment, pay, payments, smuggled
from tests.oracle.villagers_village import Village, at, put

Words = tuple[str, ...]
PLAY: Words = ("play_villager",)
FETCH: Words = ("fetch_basic",)


@dataclass
class Builder:
    """Who builds at which table."""

    t: Table
    me: int
    building: Building
    tinner: bool = False

    @property
    def hand(self) -> list[str]:
        return self.t.hands[self.me]

    def courses(self) -> list[Course]:
        """Everything that can be done next, and to stop."""
        found = [DONE, *self.fetching(), *self.placing(), *self.exchanging()]
        found += [Course((*PLAY, "tinner"), self.work_free)] if "tinner" in self.hand else []
        return found + ([*self.smuggling()] if "smuggler" in self.hand else [])

    # -- basic villagers
    def fetching(self) -> Iterator[Course]:
        """A25"""
        for kind in can_fetch(self.building, self.hand, self.t.stock):
            for where in returns_to(self.t.road.piles, self.t.road.reserve):
                for name in set(self.hand):
                    pile = (f"pile {where}",) if isinstance(where, int) else ()
                    yield Course((*FETCH, name, *pile, kind), self.fetch(name, where, kind))

    def fetch(self, name: str, where: int | str, kind: str) -> Callable[[], None]:
        def act() -> None:
            self.hand.remove(name)
            self.t.road.give_back(name, where)
            self.t.stock[kind] -= 1
            self.t.villages[self.me] = put(self.t.villages[self.me], (), kind)
            self.building.fetched += 1

        return act

    # -- villagers that are placed
    def placing(self) -> Iterator[Course]:
        """A20-A24, A42"""
        villages = self.t.villages
        for found in from_hand(villages[self.me], self.hand, self.building.left):
            first, *others = found.cards
            said = (*PLAY, first, spot(villages, self.me, found.onto), *others)
            after = list(villages)
            after[self.me] = place(villages[self.me], found)
            yield from self.unlocking(said, after, found, found.cards)

    def exchanging(self) -> Iterator[Course]:
        """A43"""
        villages = self.t.villages
        for found in exchanges(villages, self.me, self.hand, self.building.left):
            said = (*PLAY, "apprentice", spot(villages, found.seat, found.taken), *moving_in(villages, self.me, found))
            cards = [card.rstrip("!") for card in found.then.cards]
            cards.remove(at(villages[found.seat], found.taken).name)
            yield from self.unlocking(said, carry_out(villages, self.me, found), found.then, ["apprentice", *cards])

    def unlocking(self, said: Words, villages: list[Village], placed: Placement, cards: Sequence[str]) -> Iterator[Course]:
        """A42: only the topmost may have a padlock to open; `cards` leave the hand."""
        for words, after, purses in self.paid(villages, placed.cards[-1].rstrip("!")):
            yield Course((*said, *words), self.build(after, purses, placed.actions, cards))

    def build(self, villages: list[Village], purses: list[int], actions: int, cards: Sequence[str]) -> Callable[[], None]:
        def act() -> None:
            self.t.villages, self.t.purses = villages, purses
            self.building.build(actions)
            for name in cards:
                self.hand.remove(name)

        return act

    def paid(self, villages: list[Village], name: str) -> Iterator[tuple[Words, list[Village], list[int]]]:
        """Every way to open its padlock, with what is said, and what lies where afterwards."""
        for payment in payments(villages, self.me, name, self.t.purses[self.me], self.tinner, fee(self.t)):
            yield opening(villages, payment, name), *pay(villages, self.t.purses, self.me, payment)

    # -- villagers that are discarded
    def work_free(self) -> None:
        """A44"""
        self.tinner = True
        self.discard("tinner")

    def smuggling(self) -> Iterator[Course]:
        """A45"""
        for words, villages, purses in self.paid(self.t.villages, "smuggler"):
            for path, gold in smuggled(villages[self.me]).items():
                said = (*PLAY, "smuggler", *words, spot(villages, self.me, path))
                yield Course(said, self.smuggle(villages, purses, gold))

    def smuggle(self, villages: list[Village], purses: list[int], gold: int) -> Callable[[], None]:
        def act() -> None:
            self.t.villages, self.t.purses = villages, list(purses)
            self.t.purses[self.me] += gold
            self.discard("smuggler")

        return act

    def discard(self, name: str) -> None:
        self.hand.remove(name)
        self.t.road.discards.append(name)


# ------------------------------------------------------------------------------------------------ what is said
def opening(villages: list[Village], payment: Payment, name: str) -> Words:
    """How a padlock is opened; nothing where there is none."""
    if VILLAGERS[name].lock is None:
        return ()
    if payment == FREE:
        return ("for_nothing_with_the_tinner",)
    return ("with_2_gold", *([spot(villages, *payment.to)] if payment.to else []))


def moving_in(villages: list[Village], me: int, exchange: Exchange) -> Words:
    """How the card taken comes into the own village."""
    taken, cards = at(villages[exchange.seat], exchange.taken).name, exchange.then.cards
    where = spot(exchanged(villages, exchange.seat, exchange.taken), me, exchange.then.onto)
    if taken == "monk":
        return (where, *cards[1:])
    if taken == FOUNDERS:
        return ("by_itself", where, "do" if cards[0].endswith("!") else "decline")
    if len(cards) == 1:
        return ("by_itself", where)
    return ("on_a_monk", "monk", where, *("on_one_more_monk_first", "monk") * (len(cards) - 2), "on_this_monk")
