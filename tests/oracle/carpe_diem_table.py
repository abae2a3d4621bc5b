"""The table of Carpe Diem: what lies where, who has how much, and what is to be chosen there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.oracle.carpe_diem_cards import Circle
from tests.oracle.carpe_diem_district import District, Sides
from tests.oracle.carpe_diem_figures import NOT_MET, Objective, Space
from tests.oracle.carpe_diem_ring import Ring, Track


@dataclass
class Seat:
    """One player: the purse holds goods, coins and bread; points may fall below zero (C33)."""

    district: District
    frame: list[str]  # from the top clockwise
    points: int = 0
    purse: Counter[str] = field(default_factory=Counter)
    at: int | None = None  # the patrician's space
    kept: list[str] = field(default_factory=list)  # tiles
    fountains: list[str] = field(default_factory=list)


@dataclass
class Table:
    """Piles and decks: the top is the last. Cards by their places."""

    seats: list[Seat]
    ring: Ring
    track: Track
    white: list[str]
    black: list[str]
    bottom: list[str]
    fountains: list[str]
    cards: Mapping[Space, Objective]
    start: int = 0
    phase: int = 1
    used: set[Circle] = field(default_factory=set)

    @property
    def players(self) -> int:
        return len(self.seats)

    def in_order(self) -> list[int]:
        """The players from the start player on."""
        return [(self.start + step) % self.players for step in range(self.players)]

    def reward(self, seat: int, brings: Mapping[str, int]) -> None:
        """Goods, coins, bread, points, and steps on the scroll track."""
        me = self.seats[seat]
        for kind, number in brings.items():
            if kind == "point":
                me.points += number
            elif kind == "step":
                me.points += self.track.advance(seat, number)
            else:
                me.purse[kind] += number

    def not_met(self, seat: int) -> None:
        """C33"""
        self.seats[seat].points -= NOT_MET

    def shown(self) -> dict[str, Any]:
        """All that can be compared with another table; hidden orders too."""
        return {
            "districts": {number: laid_out(seat.district) for number, seat in enumerate(self.seats)},
            "purses": {number: dict(+seat.purse) for number, seat in enumerate(self.seats)},
            "points": {number: seat.points for number, seat in enumerate(self.seats)},
            "patricians": {number: seat.at for number, seat in enumerate(self.seats)},
            "kept": {number: sorted(seat.kept) for number, seat in enumerate(self.seats)},
            "held": {number: sorted(seat.fountains) for number, seat in enumerate(self.seats)},
            "ring": dict(enumerate(map(sorted, self.ring.tiles))),
            "discarded": sorted(self.ring.discarded),
            "track": {step: discs for step, discs in enumerate(self.track.steps) if discs},
            "piles": {"white": self.white, "black": self.black, "fountains": self.fountains, "bottom": sorted(self.bottom)},
            "start_player": self.start,
            "used": sorted(self.used),
        }


def laid_out(district: District) -> dict[Space, tuple[str, Sides]]:
    return {space: (laid.name, laid.sides) for space, laid in sorted(district.tiles.items())}


@dataclass(frozen=True)
class Course:
    """One way to act: what is said at each decision, and what it changes."""

    said: tuple[str, ...]
    act: Callable[[], object] = lambda: None


@dataclass(frozen=True)
class Ask:
    """A player decides; `table` is what lies there before."""

    player: int
    table: Table
    courses: Sequence[Course]


def asked(t: Table, player: int, courses: Iterable[Course]) -> Generator[Ask, Course, Course]:
    """One of these is taken and carried out; what is said alike comes to the same."""
    course = yield Ask(player, t, list({course.said: course for course in courses}.values()))
    course.act()
    return course
