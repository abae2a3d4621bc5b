"""Matches of Villagers in states that play seldom reaches: chains with stand-ins, specials in the hands, coins, piles run out."""

from __future__ import annotations

import random
from collections import Counter, defaultdict

from interpreter import Game, Match
from interpreter.engine.chains.laying import from_the_top
from interpreter.numbering.layout import BOX
from interpreter.numbering.tables import tables_of
from interpreter.scenarios.given.pieces import put
from interpreter.state.state import State
from tests.oracle.read_villagers import name_of, slot
from tests.oracle.villagers_figures import BASICS, DISCARDED, FOUNDERS, STAND_INS, VILLAGERS
from tests.oracle.villagers_placing import place, placements
from tests.oracle.villagers_village import Card, Village, names, village, walk

ON_THE_TABLE = -1
LITTLE = ("lumberjack(cooper shipwright)", "chandler")  # who open padlocks in the long chains, and see a builder
LONG_CHAINS = (
    "miner(seeker(spelunker(jeweler)))",
    "hayer(grazier(milk_maid(fromager)))",
    "graper(vintner(wine_trader))",
    "lumberjack(wheeler(cartwright) carpenter)",
)


def scattered(game: Game, players: int, seed: int, mode: str = "normal") -> Match:
    """A match at its first decision, strewn before; the open villagers stay, and so does the lowest card of some pile."""
    match = game.new(players=players, seed=seed, options={"mode": mode})
    strewing = Strewing(match.state, random.Random(f"{seed} {players} {mode}"))
    for seat in range(len(match.seats)):
        strewing.settle(seat, grown(strewing.left, strewing.rng) if seat < players else apart(strewing.left, strewing.rng))
    strewing.deal(strewing.rng.randrange(players))
    strewing.lay_coins()
    if players == 1:
        strewing.turn_up_events()
    match.start_here()
    return match


def envious(game: Game, players: int, seed: int) -> Match:
    """The first player has hardly a villager and all the special ones, the others the long chains."""
    match = game.new(players=players, seed=seed)
    strewing = Strewing(match.state, random.Random(f"{seed} {players}"))
    for seat in range(players):
        wanted = LONG_CHAINS[seat - 1 :: players - 1] if seat else LITTLE
        strewing.settle(seat, village(" ".join(["founders", *filter(strewing.supplies, wanted)])))
    strewing.deal(0)
    strewing.lay_coins()
    match.start_here()
    return match


# ------------------------------------------------------------------------------------------------ villages
def grown(left: Counter[str], rng: random.Random) -> Village:
    """A village after some placements, with monks and apprentices in it; they are no longer left."""
    mine, stood_in = village("founders!" if rng.random() < 0.3 else "founders"), rng.choice((0, 0, 0, 0, 0.3))
    for _ in range(rng.choice((4, 12, 30))):
        name = rng.choice([name for name in left if name not in (*STAND_INS, *DISCARDED)])
        found = placements(mine, name, left["monk"] if rng.random() < stood_in else 0) if left[name] else set()
        if found:
            taken = rng.choice(sorted(found, key=repr))
            mine = place(mine, taken)
            left.subtract(taken.cards)
    for _, card in walk(mine):
        if card.name == "monk" and left["apprentice"] and rng.random() < 0.5:
            card.name = "apprentice"
            left.update(monk=1, apprentice=-1)
    return mine


def apart(left: Counter[str], rng: random.Random) -> Village:
    """What the Countess may have: anything but basic villagers."""
    usual = [name for name in left if left[name] and name not in BASICS]
    hers = rng.sample(usual, rng.randrange(10))
    left.subtract(hers)
    return [Card(name) for name in hers]


# ------------------------------------------------------------------------------------------------ the state of a match
def tied(match: Match) -> Match:
    """The match with so much gold more that all have the same."""
    state = match.state.copy()
    purses = [slot(state, "player", None, "coin", seat) for seat in range(tables_of(state).seats)]
    most = max(state.v[purse] for purse in purses)
    for purse in purses:
        state.v[purse] = most
    return match.with_state(state)


def nearly_tied(match: Match, before: Match) -> Match:
    """The last decision once more, with so much gold more for whoever had less in the end: who won outright stays the winner."""
    state = before.state.copy()
    purses = [slot(state, "player", None, "coin", seat) for seat in range(tables_of(state).seats)]
    most = max(match.state.v[purse] for purse in purses)
    for purse in purses:
        state.v[purse] += most - match.state.v[purse]
    again = before.with_state(state)
    again.play(match.history[-1])
    return again


def bare(match: Match) -> Match:
    """The match with empty villages and the same wealth for all."""
    state = match.state.copy()
    for where in tables_of(state).family_places("village"):
        for piece in from_the_top(state, state.z[where]):
            put(state, piece, BOX)
    return tied(match.with_state(state))


class Strewing:
    """Things are moved about, no card is made or lost; `free` are the villagers that lie nowhere yet, by name."""

    def __init__(self, state: State, rng: random.Random) -> None:
        self.state, self.rng = state, rng
        self.free: dict[str, list[int]] = defaultdict(list)
        stays = rng.choice(self.places("pile"))
        for zone in ("commons", "reserve", "pile", "hand"):
            for where in self.places(zone):
                for piece in state.z[where][where == stays :]:
                    self.free[name_of(state, piece)].append(piece)
        self.left = Counter({name: len(pieces) for name, pieces in self.free.items()})

    def places(self, zone: str) -> range:
        return tables_of(self.state).family_places(zone)

    def supplies(self, chain: str) -> bool:
        """Whether all its cards are left: one copy may lie on the road, and another stay in a pile."""
        return Counter(names(village(chain))) <= self.left

    def settle(self, seat: int, cards: Village) -> None:
        """These cards lie in a village; the founders are there already."""
        where = self.places("village")[seat]
        self.lay(cards, where, ON_THE_TABLE, {FOUNDERS: list(self.state.z[where])})

    def lay(self, cards: Village, where: int, under: int, there: dict[str, list[int]]) -> None:
        v, n = self.state.v, self.state.n
        for card in cards:
            piece = (there.get(card.name) or self.free[card.name]).pop()
            put(self.state, piece, where, apart=True)
            v[n.lies_on + piece], v[n.carried + piece] = under, len(card.on)
            if card.turned:
                self.amount("loaf", piece, 1)
            self.lay(card.on, where, piece, there)

    def amount(self, resource: str, piece: int, wanted: int) -> None:
        """So much lies on a villager, from the supply if there is an end to it."""
        first = tables_of(self.state).class_pieces["villager"][0]
        supply, mine = (
            slot(self.state, "supply", None, resource, 0),
            slot(self.state, "piece", "villager", resource, piece - first),
        )
        self.state.v[supply] -= (wanted - self.state.v[mine]) * (resource == "loaf")
        self.state.v[mine] = wanted

    def deal(self, lucky: int) -> None:
        """What is left goes to hands, specials to one seat's alone, to some of the piles, to the reserve and to the discards."""
        rng, targets = self.rng, [*self.places("discards")] * 3
        targets += [where for where in self.places("pile") if rng.random() < 0.5]
        targets += [*self.places("reserve")] * rng.choice((0, 2))
        hands = self.places("hand")
        for name in [name for name in self.free if name not in BASICS]:
            special = VILLAGERS[name].suit == "special"
            for piece in self.free[name]:
                dealt = rng.random() < (0.8 if special else 0.2)
                put(self.state, piece, rng.choice((hands[lucky : lucky + 1] if special else hands) if dealt else targets))
        for name in BASICS:
            for piece in self.free[name][rng.randrange(4) :] if rng.random() < 0.3 else ():
                put(self.state, piece, BOX)  # used up

    def lay_coins(self) -> None:
        """To spend, on villagers and on the road; and perhaps the first market has been held."""
        rng, state = self.rng, self.state
        state.v[tables_of(state).slot["counter", "markets_held"]] = int(rng.random() < 0.4)
        for seat in range(tables_of(state).seats):
            state.v[slot(state, "player", None, "coin", seat)] = rng.choice((0, 1, 2, 3, 6, 15))
        for zone, chance in (("village", rng.choice((0, 0.1, 0.5))), ("road", 0.4)):
            for where in self.places(zone):
                for piece in state.z[where]:
                    self.amount("coin", piece, rng.choice((1, 2, 4)) if rng.random() < chance else 0)

    def turn_up_events(self) -> None:
        """As if some rounds were over: events have come and gone, and perhaps the jester has been played."""
        rng, state = self.rng, self.state
        for season, where in enumerate(self.places("event_deck")):
            for event in rng.sample(state.z[where], rng.randrange(len(state.z[where]) + 1)):
                put(state, event, self.places("past_events")[season] if rng.random() < 0.7 else self.places("coming")[0])
        if rng.random() < 0.4:
            for jester in state.z[self.places("stage")[0]]:
                put(state, jester, BOX)
