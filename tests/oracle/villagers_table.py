"""The table of Villagers: what lies where, who has how much, and what is to be chosen there."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.oracle.villagers_countess import MODES, Events, Mode
from tests.oracle.villagers_figures import BASICS
from tests.oracle.villagers_markets import SECOND, all_silver
from tests.oracle.villagers_road import Road
from tests.oracle.villagers_village import Card, Path, Village, at, builders, coins, food, gold_symbols, padlocks, printed_gold

SEASONS = ("summer", "winter")


@dataclass
class Table:
    """`villages` and `purses` are the players', and the Countess's after them."""

    players: int
    road: Road
    villages: list[Village]
    purses: list[int]
    hands: list[list[str]]
    squares: list[list[str]]
    stock: dict[str, int]
    start: int
    mode: Mode = MODES["normal"]
    held: list[str] = field(default_factory=list)  # markets
    coming: list[str] = field(default_factory=list)
    seasons: dict[str, Events] = field(default_factory=dict)
    jester: bool = False

    @property
    def alone(self) -> bool:
        return self.players == 1

    @property
    def over(self) -> bool:
        return SECOND in self.held

    def in_order(self) -> list[int]:
        """The players from the start player on."""
        return [(self.start + step) % self.players for step in range(self.players)]

    def pay_her(self, amount: int, banked: bool = False) -> None:
        """A79: who cannot pay pays what they have; `banked`: the bank gets it."""
        amount = min(amount, self.purses[0])
        self.purses[0] -= amount
        self.purses[1] += 0 if banked else amount

    def shown(self) -> dict[str, Any]:
        """All that can be compared with another table; hidden orders too."""
        return {
            "villages": dict(enumerate(sorted(map(told, cards)) for cards in self.villages)),
            "purses": dict(enumerate(self.purses)),
            "hands": dict(enumerate(map(sorted, self.hands))),
            "squares": dict(enumerate(map(sorted, self.squares))),
            "stock": {kind: self.stock.get(kind, 0) for kind in BASICS},
            "start_player": self.start,
            "piles": dict(enumerate(self.road.piles)),
            "open": dict(enumerate(zip(self.road.open, self.road.coins, strict=True))),
            "reserve": self.road.reserve,
            "discards": sorted(self.road.discards),
            "markets": len(self.held),
            "jester": self.jester,
            "coming": sorted(self.coming),
            "events": {season: (events.deck, sorted(events.discards)) for season, events in self.seasons.items()},
        }


@dataclass(frozen=True)
class Course:
    """One way to act: what is said at each decision, and what it changes."""

    said: tuple[str, ...]
    act: Callable[[], object]


@dataclass(frozen=True)
class Ask:
    """A player decides; `table` is what lies there before."""

    player: int
    table: Table
    courses: Sequence[Course]


def nothing() -> None:
    """Nothing changes."""


DECLINE = Course(("decline",), nothing)
DO = Course(("do",), nothing)
DONE = Course(("done_building",), nothing)


def asked(t: Table, player: int, courses: Iterable[Course]) -> Generator[Ask, Course, Course]:
    """One of these is taken and carried out; what is said alike comes to the same."""
    course = yield Ask(player, t, list({course.said: course for course in courses}.values()))
    course.act()
    return course


# ------------------------------------------------------------------------------------------------ what is said of cards
def told(card: Card, marked: Card | None = None) -> str:
    """A card with all that lies on it, alike for what comes to the same; a star marks the card that is meant."""
    carried = " ".join(sorted(told(other, marked) for other in card.on))
    coins = f":{card.coins}" if card.coins else ""
    return f"{card.name}{'!' * card.turned}{coins}{'*' * (card is marked)}" + (f"({carried})" if carried else "")


def spot(villages: Sequence[Village], seat: int, path: Path) -> str:
    """Which card is meant of whose village, with all that lies with it; or the table."""
    if not path:
        return "the table"
    return meant(seat, villages[seat][path[0]], at(villages[seat], path))


def meant(seat: int, root: Card, card: Card) -> str:
    return f"{seat}: {told(root, card)}"


def counted(cards: Village) -> dict[str, int]:
    """What a village shows, by what the markets ask for."""
    return {
        "food": food(cards),
        "builders": builders(cards),
        "printed_gold": printed_gold(cards),
        "gold_symbols": gold_symbols(cards),
        "padlocks": padlocks(cards),
        "silver_total": all_silver(cards),
        "coins_in_village": coins(cards),
    }
