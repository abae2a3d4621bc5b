"""What is known of a study: how its matches are played, and what was counted of each game and of how games differ."""

from __future__ import annotations

from dataclasses import dataclass, field

from interpreter import Game
from interpreter.lab.figures.counting import Counted
from interpreter.lab.figures.figure import Figure, Figures
from interpreter.lab.figures.moments import Moments
from rulelang.program import Chosen


@dataclass(frozen=True)
class Setting:
    """How the matches of a study are played."""

    players: int
    seeds: range
    seats: tuple[str, ...] = ()  # [seat] the bot; random ones where nothing is said
    options: Chosen = field(default_factory=dict)
    jobs: int = 1


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

    def of(self, figure: Figure) -> Moments:
        """The moments of a figure, also of one that never came up."""
        found = self.figures.get(figure, Moments())
        return Moments(self.matches, found.other, found.total, found.squares)

    def groups(self, *groups: str) -> dict[Figure, Moments]:
        """The figures of these groups, by their names."""
        return {figure: self.of(figure) for figure in sorted(self.figures) if figure.group in groups}


@dataclass
class Measured:
    """What was counted of the matches of one game."""

    game: Game
    setting: Setting
    sums: Sums = field(default_factory=Sums)
    lines: set[int] = field(default_factory=set)  # that ran or were read in any match
    stopped: int = 0  # matches that reached the limit of decisions

    def add(self, one: Counted) -> None:
        """One more match."""
        self.sums.add(one.figures)
        self.lines |= one.lines
        self.stopped += one.stopped


@dataclass
class Beside:
    """Games beside each other: each by itself, and how each but the first differs from the first, match by match."""

    measured: list[Measured]
    differences: list[Sums]

    @property
    def matches(self) -> int:
        """How many matches of each were played: fewer than were wanted if the study was interrupted."""
        return self.measured[0].sums.matches
