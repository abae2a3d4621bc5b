"""How much better one bot plays than another: `python -m bench.bots village:2 pig --against mcts:50,greedy --games 12,24,48`.

The one sits at each seat in turn, the other at all others; a shared win is divided. An equal share is one over the number of
seats. After the first number of games it is looked whether the interval leaves that out; if not, more are played, up to the last
number. The interval is Wilson's, of the share of wins, made wider for as many looks as there may be (Bonferroni): so it holds in
95 of 100 cases, whenever it ended. In brackets behind the points: by how many the one is ahead in the same match (Student).
`by_hand` is the bot that is written for this game alone.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import NormalDist, mean

from bench.by_hand.village_bot import VillageBot
from interpreter import Game, load
from interpreter.bots import Bot, SearchBot, bot, seed_at
from interpreter.lab.figures.intervals import Estimate, estimate
from interpreter.lab.figures.moments import Moments
from interpreter.lab.margins import Interval, wilson

FIRST_SEED = 1
BY_HAND = {"village": VillageBot}


@dataclass
class Duel:
    """What came of matches of one bot against another."""

    players: int
    looks: int = 1  # how often it may be looked whether it is enough
    games: int = 0
    wins: float = 0.0
    scores: tuple[list[float], list[float]] = field(
        default_factory=lambda: ([], [])
    )  # [match] of the one, and of the others' mean
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])  # of CPU time, in choosing
    choices: int = 0  # of the one
    looked: int = 0  # iterations of the one

    @property
    def interval(self) -> Interval:
        """Of the share of wins."""
        return wilson(self.wins, self.games, NormalDist().inv_cdf(1 - 0.025 / self.looks))

    @property
    def ahead(self) -> Estimate:
        """By how many points the one is ahead of the mean of the others in the same match, with Student's interval."""
        found = Moments(self.games)
        for one, other in zip(*self.scores, strict=True):
            found.add(one - other)
        return estimate(found, 0.05 / self.looks)

    @property
    def told_apart(self) -> bool:
        """Whether it is surely not an equal share."""
        low, high = self.interval
        return not low <= 1 / self.players <= high

    def told(self) -> str:
        """A row of a table: wins, points, decisions, seconds a match of one seat of each, iterations a second."""
        low, high = self.interval
        ours, theirs = (mean(of) for of in self.scores)
        ahead = self.ahead
        one, other = self.seconds[0] / self.games, self.seconds[1] / self.games / (self.players - 1)
        share = f"{low:.0%} to {high:.0%}; equal: {1 / self.players:.0%}"
        speed = f"{self.looked / self.seconds[0]:.0f}" if self.looked else ""
        return (
            f"{self.wins:g} of {self.games} ({share}) | {ours:.1f} : {theirs:.1f} "
            f"({ahead.low:+.1f} to {ahead.high:+.1f}) | "
            f"{self.choices / self.games:.0f} | {one:.2f} s : {other:.2f} s | {speed}"
        )


def duel(game: Game, players: int, one: str, other: str, games: Sequence[int]) -> Duel:
    """Matches in which the one sits at each seat in turn, as many as needed of these numbers, the least first."""
    found = Duel(players, len(games))
    for at_most in games:
        while found.games < at_most:
            _match(game, one, other, found)
        if found.told_apart:
            break
    return found


def _match(game: Game, one: str, other: str, found: Duel) -> None:
    """One more match."""
    number, players = found.games, found.players
    seat, match = number % players, game.new(players=players, seed=FIRST_SEED + number)
    bots = [_bot(game, one if at == seat else other, seed_at(match.seed, at)) for at in range(players)]
    while match.decision is not None:
        player = match.decision.player
        begun = time.process_time()
        option = bots[player].choose(match)
        found.seconds[player != seat] += time.process_time() - begun
        found.choices += player == seat
        match.play(option)
    found.games += 1
    found.wins += 1 / len(match.winners) if seat in match.winners else 0.0
    scores = [float(score) for score in match.scores[:players]]
    found.scores[0].append(scores.pop(seat))
    found.scores[1].append(mean(scores))
    ours = bots[seat]
    found.looked += ours.looked if isinstance(ours, SearchBot) else 0


def _bot(game: Game, word: str, seed: int) -> Bot:
    return BY_HAND[game.name]() if word == "by_hand" else bot(word, seed)


def main() -> None:
    """Prints a row for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+", metavar="GAME[:PLAYERS]")
    parser.add_argument("--against", default="greedy,random", help="the one bot and the other")
    parser.add_argument("--games", default="60", dest="counts", help="how many; several numbers: as many as it takes")
    asked = parser.parse_args()
    one, other = asked.against.split(",")
    for words in asked.games:
        name, _, players = words.partition(":")
        game = load(name)
        found = duel(game, int(players or game.min_players), one, other, sorted(map(int, asked.counts.split(","))))
        print(f"| {words} | {one} against {other} | {found.told()} |", flush=True)


if __name__ == "__main__":
    main()
