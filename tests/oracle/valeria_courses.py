"""Courses: what may be decided at once, each with what is said at its decisions and what was chosen by it.

The words are those in which the match asks; everything else is the rulebook's.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import Any

from tests.oracle.valeria_figures import LANES
from tests.oracle.valeria_paying import Way
from tests.oracle.valeria_table import Table

LOOK = "look"  # answered by the table as it now is: what chance took
STOP = "stop"


@dataclass(frozen=True)
class Course:
    """One way to decide, from the first decision to the last."""

    said: tuple[str, ...]
    chosen: Any


@dataclass(frozen=True)
class Ask:
    """A player decides; `settled` where the table can be compared, in the midst of paying it need not agree."""

    player: int
    table: Table
    courses: list[Course]
    settled: bool


Play = Generator[Ask | str, Any, None]


def ask(player: int, table: Table, courses: list[Course], settled: bool = True) -> Generator[Ask | str, Any, Any]:
    """Lets the player decide, and gives what was chosen."""
    course: Course = yield Ask(player, table, courses, settled)
    return course.chosen


# ------------------------------------------------------------------------------------------------ words
def text(value: Any) -> str:
    """The value of an option as canonical JSON."""
    return json.dumps(value, sort_keys=True)


def in_hand(me: int, name: str) -> str:
    return text({"building": name, "place": f"hand of Player {me + 1}"})


def deeds(names: Iterable[str]) -> list[Course]:
    """Which action is led."""
    return [Course((text({"deed": name}),), name) for name in names]


def whether(possible: bool) -> list[Course]:
    """To do it or not; who cannot must not."""
    return [Course((text({"do": word}),), word == "do") for word in ("decline", "do") if possible or word == "decline"]


def cards(table: Table, me: int, but: str | None = None) -> list[Course]:
    """One of the hand, or of the others than one."""
    rest = list(table.hands[me])
    if but is not None:
        rest.remove(but)
    return [Course((in_hand(me, name),), name) for name in sorted(set(rest))]


def throws(table: Table, me: int, but: str | None = None) -> list[Course]:
    """W14: which card is discarded onto which pile."""
    return [
        Course((*course.said, text({"lane": lane})), (course.chosen, lane)) for course in cards(table, me, but) for lane in LANES
    ]


def takes(table: Table) -> list[Course]:
    """W15, W18: from which pile a card is drawn, or from the deck (None)."""
    found = [Course((text({"do": "from_a_pile"}), text({"lane": lane})), lane) for lane in LANES if table.piles[lane]]
    return found + ([Course((text({"do": "from_the_deck"}),), None)] if table.deck else [])


def plans(me: int, payable: dict[str, set[Way]]) -> list[Course]:
    """Which building, and how it is paid for."""
    return [
        Course((in_hand(me, name), paid(way)), (name, way))
        for name, ways in sorted(payable.items())
        for way in sorted(ways, key=repr)
    ]


def paid(way: Way) -> str:
    return text({"pay": way})


def arrivals(names: Iterable[str]) -> list[Course]:
    """Which adventurer of the pool."""
    return [Course((text({"adventurer": name, "place": "pool"}),), name) for name in sorted(names)]


def uses(names: Iterable[str]) -> list[Course]:
    """Which power is used next, or no more of them."""
    return [Course((text({"use": name}),), name) for name in (*sorted(names), STOP)]


def victims(players: Iterable[int]) -> list[Course]:
    """From whom something is taken."""
    return [Course((text({"player": f"Player {player + 1}"}),), player) for player in players]
