"""Simulation plays the matches that the face plays, and counts what came out."""

from interpreter import Match
from interpreter.lab.simulation import Spread, simulate
from tests.games import known


def test_a_spread_knows_its_ends_and_its_mean() -> None:
    spread = Spread()
    for number in (5, -1, 2):
        spread.add(number)
    assert (spread.count, spread.least, spread.most, spread.mean) == (3, -1, 5, 2.0)
    assert Spread().mean == 0


def test_watching_changes_nothing() -> None:
    seen: list[tuple[int, int]] = []

    def watch(_: Match, seed: int, step: int) -> None:
        seen.append((seed, step))

    game = known("pig")
    watched = simulate(game, 2, range(3, 6), watch=watch)
    assert watched == simulate(game, 2, range(3, 6))
    assert len(seen) == watched.decisions.total + 3, "every decision, and every end"
    assert seen[0] == (3, 0)


def test_a_summary_counts_each_match_once() -> None:
    matches: list[None] = []
    summary = simulate(known("tic_tac_toe"), 2, range(30), after_each=lambda: matches.append(None))
    assert len(matches) == summary.matches == 30
    assert sum(summary.wins) + summary.drawn == 30
    assert summary.options.most == 9
