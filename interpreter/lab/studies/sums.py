"""What is known of a study: how its matches are played, and what was counted of each game and of how games differ.

All of it can be added up in parts, of some matches each, in whatever order: what comes out is the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from interpreter import Game
from interpreter.lab.figures.figure import Figure, Figures
from interpreter.lab.figures.moments import Moments
from rulelang.program import Chosen

if TYPE_CHECKING:
    from interpreter.match.record import Record


@dataclass(frozen=True)
class Setting:
    """How the matches of a study are played, and where."""

    players: int
    seeds: range
    seats: tuple[str, ...] = ()  # [seat] the bot; random ones where nothing is said
    options: Chosen = field(default_factory=dict)
    jobs: int = 1  # in so many processes of this machine
    on: str = ""  # or on the cluster at this address
    closely: bool = False  # also what was offered, what was got and spent, and the points that came through what was done
    recorded: bool = False  # the record of each match is wanted, too


@dataclass
class Sums:
    """[figure] What was counted of it in so many matches; what was not counted in a match is 0 there."""

    matches: int = 0
    figures: dict[Figure, Moments] = field(default_factory=dict)

    def add(self, figures: Figures) -> None:
        """One more match."""
        self.matches += 1
        for figure, number in figures.items():
            if figure not in self.figures:
                self.figures[figure] = Moments()
            self.figures[figure].add(number)

    def merge(self, more: Sums) -> None:
        """More matches."""
        self.matches += more.matches
        for figure, moments in more.figures.items():
            if figure not in self.figures:
                self.figures[figure] = Moments()
            self.figures[figure].merge(moments)

    def of(self, figure: Figure) -> Moments:
        """The moments of a figure, also of one that never came up."""
        found = self.figures.get(figure, Moments())
        return Moments(self.matches, found.other, found.total, found.squares)

    def groups(self, *groups: str) -> dict[Figure, Moments]:
        """The figures of these groups, by their names."""
        return {figure: self.of(figure) for figure in sorted(self.figures) if figure.group in groups}


@dataclass
class Portion:
    """What was counted of some matches of each game, from the same seeds."""

    sums: list[Sums]  # [game]
    lines: list[set[int]]  # [game]
    stopped: list[int]  # [game]
    differences: list[Sums]  # of each game but the first from the first
    records: list[tuple[int, Record]] = field(default_factory=list)  # each with its game
    seconds: float = 0.0  # how long it took

    @staticmethod
    def empty(games: int) -> Portion:
        """Of no match yet."""
        each = range(games)
        return Portion([Sums() for _ in each], [set() for _ in each], [0] * games, [Sums() for _ in each[1:]])

    def add(self, row: Sequence[Mapping[Figure, float]]) -> None:
        """The figures of one match of each game."""
        for sums, figures in zip(self.sums, row, strict=True):
            sums.add(dict(figures))
        for sums, figures in zip(self.differences, row[1:], strict=True):
            sums.add(_less(figures, row[0]))


def _less(one: Mapping[Figure, float], other: Mapping[Figure, float]) -> Figures:
    return {figure: one.get(figure, 0.0) - other.get(figure, 0.0) for figure in {**one, **other}}


@dataclass
class Measured:
    """What was counted of the matches of one game."""

    game: Game
    setting: Setting
    sums: Sums = field(default_factory=Sums)
    lines: set[int] = field(default_factory=set)  # that ran or were read in any match
    stopped: int = 0  # matches that reached the limit of decisions


@dataclass
class Beside:
    """Games beside each other: each by itself, and how each but the first differs from the first, match by match."""

    measured: list[Measured]
    differences: list[Sums]

    @property
    def matches(self) -> int:
        """How many matches of each were played: fewer than were wanted if the study was interrupted."""
        return self.measured[0].sums.matches

    def merge(self, portion: Portion) -> None:
        """More matches."""
        parts = zip(portion.sums, portion.lines, portion.stopped, strict=True)
        for measured, (sums, lines, stopped) in zip(self.measured, parts, strict=True):
            measured.sums.merge(sums)
            measured.lines |= lines
            measured.stopped += stopped
        for differences, sums in zip(self.differences, portion.differences, strict=True):
            differences.merge(sums)
