"""Plays the matches of a study and sums up what was counted: of each game beside the others, from the same seeds.

Paired seeds: the same shuffles, as far as the rules draw alike, and bots with the same chance: less of a difference is luck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from interpreter import Game
from interpreter.lab.figures.counting import Counted
from interpreter.lab.figures.figure import Figure, Figures
from interpreter.lab.figures.moments import Moments
from interpreter.lab.figures.playing import Asked, Counts, counted
from interpreter.lab.matches import Start
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


def measure(games: Sequence[Game], setting: Setting, after_each: Callable[[], None] = lambda: None) -> Beside:
    """Plays one match of each game for each seed. `after_each` is called after each match; KeyboardInterrupt ends the study with
    what is done. Raises Refusal where rules cannot go on."""
    found = Beside([Measured(game, setting) for game in games], [Sums() for _ in games[1:]])
    with counted(games, setting.jobs) as counts:
        try:
            for row in _rows(counts, len(games), setting):
                for one, measured in zip(row, found.measured, strict=True):
                    measured.add(one)
                for one, differences in zip(row[1:], found.differences, strict=True):
                    differences.add(_less(one.figures, row[0].figures))
                after_each()
        except KeyboardInterrupt:
            pass
    return found


def _rows(counts: Counts, games: int, setting: Setting) -> Iterator[list[Counted]]:
    """For each seed what was counted of each game."""
    row: list[Counted] = []
    for one in counts(_asked(games, setting)):
        row.append(one)
        if len(row) == games:
            yield row
            row = []


def _asked(games: int, setting: Setting) -> Iterator[Asked]:
    for seed in setting.seeds:
        for which in range(games):
            yield which, Start(setting.players, seed, dict(setting.options), setting.seats)


def _less(one: Figures, other: Figures) -> Figures:
    return {figure: one.get(figure, 0.0) - other.get(figure, 0.0) for figure in {**one, **other}}
