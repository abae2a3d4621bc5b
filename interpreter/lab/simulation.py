"""Matches of bots, and what came out: wins for each seat, scores, lengths, decisions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from interpreter import Game
from interpreter.lab.margins import of_mean
from interpreter.lab.matches import BrokenOff, Look, Matches, Outcome, Start, Watch, alone
from rulelang.program import Chosen

if TYPE_CHECKING:
    from rulelang.program.values.arithmetic import Number

HOPELESS = 5  # matches broken off, and none that came to an end: the rules are at fault, and each may take long


@dataclass
class Spread:
    """Numbers by their least, greatest and mean."""

    count: int = 0
    total: Number = 0
    squares: float = 0.0  # the sum of all squares
    least: Number = 0
    most: Number = 0

    def add(self, number: Number) -> None:
        """Counts `number` in."""
        self.least = min(self.least, number) if self.count else number
        self.most = max(self.most, number) if self.count else number
        self.count += 1
        self.total += number
        self.squares += float(number) ** 2

    @property
    def mean(self) -> float:
        """The mean; 0 if nothing was counted."""
        return float(self.total / self.count) if self.count else 0.0

    @property
    def margin(self) -> float:
        """How far the mean may be off to either side, but for 5 in 100; infinite where fewer than two were counted."""
        return of_mean(self.count, float(self.total), self.squares)


@dataclass
class Summary:
    """What came out of the matches with one number of players.

    A shared victory counts as one win divided among the winners; a team that wins alone is one win of each of its players.
    """

    players: int
    teams: tuple[str, ...] = ()  # by player: its team; none in a game without teams
    automas: tuple[str, ...] = ()  # what those that play are called; their seats come after the players'
    matches: int = 0  # that came to an end
    broken_off: list[BrokenOff] = field(default_factory=list)  # in which the rules could not go on: in no figure
    stopped: int = 0  # matches that reached the limit of decisions
    drawn: int = 0  # matches with several winners (players, or teams in a game of teams), or none
    lost: int = 0  # of these, matches that somebody lost and nobody won
    wins: list[float] = field(default_factory=list)  # by seat
    places: list[Spread] = field(default_factory=list)  # by seat, in matches where anybody has a place
    scores: list[Spread] = field(default_factory=list)  # by seat; nothing counted where the rules score nothing
    decisions: Spread = field(default_factory=Spread)  # in a match
    chosen: Spread = field(default_factory=Spread)  # of them, with two options or more
    options: Spread = field(default_factory=Spread)  # at a decision with two options or more

    lines: set[int] = field(default_factory=set)  # that ran or were read, if the matches were traced

    def __post_init__(self) -> None:
        seats = self.players + len(self.automas)
        self.wins = self.wins or [0.0] * seats
        self.places = self.places or [Spread() for _ in range(seats)]
        self.scores = self.scores or [Spread() for _ in range(seats)]

    def count(self, outcome: Outcome) -> None:
        """Counts a match in."""
        self.matches += 1
        self.stopped += outcome.stopped
        won = {next((team for team in outcome.teams if seat in team), (seat,)) for seat in outcome.winners}
        self.drawn += len(won) != 1 and not outcome.stopped
        self.lost += outcome.lost
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(won)
        for spread, place in zip(self.places, outcome.places, strict=False):
            if place:  # none of a seat that is not ranked
                spread.add(place)
        for spread, score in zip(self.scores, outcome.scores, strict=False):
            spread.add(score)
        self.decisions.add(outcome.decisions)
        self.chosen.add(len(outcome.widths))
        for width in outcome.widths:
            self.options.add(width)
        self.lines |= outcome.lines


def simulate(
    game: Game,
    players: int,
    seeds: range,
    options: Chosen | None = None,
    *,
    after_each: Callable[[], None] = lambda: None,
    watch: Watch | None = None,
    matches: Matches | None = None,
    seats: tuple[str, ...] = (),
) -> Summary:
    """Plays one match for each seed, of random bots or of those at the `seats`.

    The same seeds give the same summary. `after_each` is called after each match. Where the rules can go on in none of the
    first matches, the others are left out.

    `matches`, from `several`, are played in processes of their own.
    """
    tables = game.tables(players, dict(options or {}))
    teams = tuple(game.program.teams[team].name for team in tables.team_of) if tables.teams else ()
    summary = Summary(players, teams, tuple(automa.called for automa in tables.automas))
    starts = [Start(players, seed, dict(options or {}), seats) for seed in seeds]
    for outcome in (matches or alone(game, Look(watch)))(starts):
        if isinstance(outcome, BrokenOff):
            summary.broken_off.append(outcome)
        else:
            summary.count(outcome)
        after_each()
        if len(summary.broken_off) == HOPELESS and not summary.matches:
            break
    return summary
