"""Playing alone: the Countess's gifts, her villager of the round, the events that come, jester and end (A70-A81)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tests.oracle.villagers_figures import BASICS, FOUNDERS
from tests.oracle.villagers_markets import first_market, second_market, silver
from tests.oracle.villagers_road import Road
from tests.oracle.villagers_village import Card, Path, Village, walk

Shuffle = Callable[[list[str]], None]
IT_WAS_YOU = "it_was_you"


@dataclass(frozen=True)
class Mode:
    """A70, A78: how a game alone begins; `always` is the number of events of a round if nothing else decides it."""

    events: int = 1
    her_gold: int = 1
    her_card: str = "countess"
    jester: bool = True
    it_was_you: bool = True
    always: int | None = None


MODES = {
    "normal": Mode(),
    "learning": Mode(her_card="countess!", it_was_you=False, always=1),
    "hard": Mode(events=2, her_gold=10, jester=False, it_was_you=False),
}


# ------------------------------------------------------------------------------------------------ what she takes
def gifts(road: Road) -> list[int]:
    """A71: which places of the road she may be given, after a recruit and before the road is refilled; perhaps none."""
    return [place for place, name in enumerate(road.open) if name]


def give(road: Road, place: int, hers: Village) -> int:
    """A71, A72: it stands apart in her village; what lay on it is added to her supply."""
    name, coins = road.take_open(place)
    hers.append(Card(name))
    return coins


def take_of_reserve(road: Road, hers: Village, shuffle: Shuffle) -> str | None:
    """A73, A81: her villager of the round; None if neither the reserve nor the discards have any."""
    if not road.reserve:
        road.reserve, road.discards = road.discards, []
        shuffle(road.reserve)
    if not road.reserve:
        return None
    hers.append(Card(road.reserve.pop()))
    return hers[-1].name


def worth(name: str, hers: Village) -> int:
    """A73: its gold, or its silver as it stands in her village, where it already is."""
    return Card(name).face.gold + silver(name, hers)


def events_to_come(taken: str | None, hers: Village, mode: Mode = MODES["normal"], second_market_due: bool = False) -> int:
    """A73, A76, A78, A81: how many are drawn after she took this villager."""
    if second_market_due:
        return 0
    if mode.always is not None:
        return mode.always
    gold = worth(taken, hers) if taken else 0
    return 1 if gold >= 10 else 2 if gold >= 1 else 3


# ------------------------------------------------------------------------------------------------ events
@dataclass
class Events:
    """One season's events; the last card is on top."""

    deck: list[str]
    discards: list[str] = field(default_factory=list)

    def draw(self, number: int, shuffle: Shuffle) -> list[str]:
        """A74: an exhausted deck is shuffled anew from its own discards; fewer come only if both have none."""
        drawn: list[str] = []
        for _ in range(number):
            if not self.deck:
                self.deck, self.discards = self.discards, []
                shuffle(self.deck)
            drawn += [self.deck.pop()] if self.deck else []
        return drawn


def season(first_market_resolved: bool) -> str:
    """A74"""
    return "winter" if first_market_resolved else "summer"


def season_deck(names: Sequence[str], mode: Mode) -> list[str]:
    """A78"""
    return [name for name in names if mode.it_was_you or name != IT_WAS_YOU]


def jester_may_stop(has_jester: bool, face_up: Sequence[str], resolving: str | None = None) -> set[str]:
    """A75: which events may be discarded; not one that is being resolved."""
    return {name for name in face_up if name != resolving} if has_jester else set()


def at_risk(cards: Village) -> list[Path]:
    """A79 and the note on the cards: villagers on top that events may take; no founders, no basic ones."""
    return [path for path, card in walk(cards) if not card.covered and card.name not in (FOUNDERS, *BASICS)]


def steal(mine: Village, path: Path, hers: Village) -> int:
    """A79: the villager goes to her village, and what lay on it to the player's supply."""
    level = mine
    for number in path[:-1]:
        level = level[number].on
    card = level.pop(path[-1])
    hers.append(Card(card.name))
    return card.coins


def paid(purse: int, price: int) -> int:
    """A79: who cannot pay pays what they have."""
    return min(purse, price)


# ------------------------------------------------------------------------------------------------ the end
def her_first_market(hers: Village) -> int:
    """A76: like a player's, the gold of her own card included."""
    return first_market(hers)


def her_second_market(hers: Village) -> int:
    bank, moved, _ = second_market(hers)
    return bank + moved


def player_wins(own: int, hers: int) -> bool:
    """A77: a tie is lost."""
    return own > hers
