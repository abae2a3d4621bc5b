"""How much better one bot plays than another: `python -m bench.bots village:3 pig --against greedy,random --games 60`.

The bots change seats from match to match, as often as there are seats; a shared win is divided. The interval is Wilson's, of the
share of wins of the first bot, against 1/2 among two players; with more, the other bot has all other seats, and an equal share is
one over their number.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass

from interpreter import Game, load
from interpreter.bots import bot, seed_at
from interpreter.lab.margins import Interval, wilson

FIRST_SEED = 1


@dataclass(frozen=True)
class Duel:
    """What came of matches of one bot against another."""

    games: int
    wins: float
    means: tuple[float, float]  # scores of the one and of the other
    seconds: float  # of CPU time, in all

    @property
    def interval(self) -> Interval:
        """Of the share of wins."""
        return wilson(self.wins, self.games)


def duel(game: Game, players: int, one: str, other: str, games: int) -> Duel:
    """Matches in which the one sits at each seat in turn, and the other at all others."""
    begun, wins = time.process_time(), 0.0
    scores: tuple[list[float], list[float]] = ([], [])
    for number in range(games):
        seat = number % players
        won, points = _match(game, [one if at == seat else other for at in range(players)], FIRST_SEED + number)
        wins += 1 / len(won) if seat in won else 0.0
        for at, score in enumerate(points):
            scores[at != seat].append(score)
    means = tuple(sum(of) / len(of) for of in scores)
    return Duel(games, wins, (means[0], means[1]), time.process_time() - begun)


def _match(game: Game, names: Sequence[str], seed: int) -> tuple[list[int], list[float]]:
    """The winners and the scores."""
    match = game.new(players=len(names), seed=seed)
    bots = [bot(name, seed_at(seed, seat)) for seat, name in enumerate(names)]
    while match.decision is not None:
        match.play(bots[match.decision.player].choose(match))
    return match.winners, [float(score) for score in match.scores[: len(names)]]


def main() -> None:
    """Prints a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+", metavar="GAME[:PLAYERS]")
    parser.add_argument("--against", default="greedy,random", help="the one bot and the other")
    parser.add_argument("--games", type=int, default=60, dest="count")
    asked = parser.parse_args()
    one, other = asked.against.split(",")
    for words in asked.games:
        name, _, players = words.partition(":")
        game = load(name)
        found = duel(game, int(players or game.min_players), one, other, asked.count)
        low, high = found.interval
        print(
            f"| {words} | {one} against {other} | {found.games} | {found.wins:g} | {low:.0%} to {high:.0%} | "
            f"{found.means[0]:.1f} : {found.means[1]:.1f} | {found.seconds / found.games:.1f} s |",
            flush=True,
        )


if __name__ == "__main__":
    main()
