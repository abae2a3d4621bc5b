"""Random matches of a game, and what came out: wins for each seat, scores, lengths, decisions."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from interpreter import Game, Match, Refusal


@dataclass
class Spread:
    """Numbers by their least, greatest and mean."""

    count: int = 0
    total: int = 0
    least: int = 0
    most: int = 0

    def add(self, number: int) -> None:
        """Counts `number` in."""
        self.least = min(self.least, number) if self.count else number
        self.most = max(self.most, number) if self.count else number
        self.count += 1
        self.total += number

    @property
    def mean(self) -> float:
        """The mean; 0 if nothing was counted."""
        return self.total / self.count if self.count else 0.0


@dataclass
class Summary:
    """What came out of the matches with one number of players. A shared victory counts as one win divided among the winners."""

    players: int
    matches: int = 0
    stopped: int = 0  # matches that reached the limit of decisions
    drawn: int = 0  # matches with several winners, or none
    wins: list[float] = field(default_factory=list)  # by seat
    scores: list[Spread] = field(default_factory=list)  # by seat; nothing counted where the rules score nothing
    decisions: Spread = field(default_factory=Spread)  # in a match
    chosen: Spread = field(default_factory=Spread)  # of them, with two options or more
    options: Spread = field(default_factory=Spread)  # at a decision with two options or more

    def __post_init__(self) -> None:
        self.wins = self.wins or [0.0] * self.players
        self.scores = self.scores or [Spread() for _ in range(self.players)]


Watch = Callable[[Match, int, int], None]  # match, seed, step: called at every decision and at the end


def simulate(
    game: Game,
    players: int,
    seeds: range,
    options: Mapping[str, int] | None = None,
    *,
    after_each: Callable[[], None] = lambda: None,
    watch: Watch | None = None,
) -> Summary:
    """Plays one random match for each seed; the same seeds give the same summary. `after_each` is called after each match."""
    summary = Summary(players)
    for seed in seeds:
        match = game.new(players=players, seed=seed, options=dict(options or {}))
        _play(match, seed, summary, watch)
        _count(match, summary)
        after_each()
    return summary


def _play(match: Match, seed: int, summary: Summary, watch: Watch | None) -> None:
    chance = random.Random(seed).random
    steps = chosen = 0
    while (decision := match.decision) is not None:
        if watch is not None:
            watch(match, seed, steps)
        width = len(decision.options)
        steps += 1
        if width > 1:
            chosen += 1
            summary.options.add(width)
        try:
            match.play(decision.options[int(chance() * width)])
        except Refusal as refusal:
            raise Refusal(f"seed {seed}, step {steps}: {refusal}", refusal.line) from None
    if watch is not None:
        watch(match, seed, steps)
    summary.decisions.add(steps)
    summary.chosen.add(chosen)


def _count(match: Match, summary: Summary) -> None:
    summary.matches += 1
    summary.stopped += match.stopped
    winners = match.winners
    summary.drawn += len(winners) != 1 and not match.stopped
    for seat in winners:
        summary.wins[seat] += 1 / len(winners)
    if match.score_lines:
        for spread, score in zip(summary.scores, match.scores, strict=True):
            spread.add(score)
