"""`at most 3 each player` holds wherever a resource comes from: exact moves need room, all else goes as far as it fits."""

from __future__ import annotations

import pytest

from interpreter import Match
from tests.conftest import Toy

from .playing import labels

GIVING = """
    game giving "Giving"
    players 2
    resource coin: 12, at most 3 each player
    resource gem: 12
    zone chest
    counter done: 0
    end when done is 1
    setup:
      each player: reward: 3 gem
      each player where it is seat 1: reward: 3 coin
      each player where it is seat 2: reward: {held} coin
      move 4 coin from supply to chest
"""


def play(toy: Toy, steps: str, held: int = 2, more: str = "") -> Match:
    turn = f"round:\n  turns from seat 1, 1 each:\n{steps}\n    done becomes 1\n"
    return toy(GIVING.format(held=held), more, turn).new(2, seed=1, traced=True)


def coins(match: Match) -> list[int]:
    held = match.view(None)["resources"]
    return [held[place].get("coin", 0) for place in ("Player 1", "Player 2", "the supply")]


@pytest.mark.parametrize(
    ("step", "found"),
    [
        ("move 2 coin from you to player left of you as far as possible", [2, 3, 3]),
        ("move all coin on chest to player left of you", [3, 3, 3]),
        ("draw 3 at random from chest to player left of you", [3, 3, 3]),
        ("cost: 2 coin to player left of you", [1, 3, 4]),
        ("move 1 coin from you to player left of you", [2, 3, 3]),
        ("move 2 gem from you to player left of you", [3, 2, 3]),
    ],
)
def test_nobody_holds_more_than_the_limit(toy: Toy, step: str, found: list[int]) -> None:
    assert coins(play(toy, f"    {step}")) == found


def test_a_move_that_does_not_fit_is_not_offered(toy: Toy) -> None:
    ways = """
    one of:
      "two": move 2 coin from you to player left of you
      "one": move 1 coin from you to player left of you
      "none": end turn
"""
    assert labels(play(toy, ways)) == ["one", "none"]


def test_a_limit_that_is_lower_now_takes_nothing_back(toy: Toy) -> None:
    lower = "counter mood: 0\nwhile mood is 1: limit of coin is 1 less\n"
    assert coins(play(toy, "    mood becomes 1\n    cost: 2 coin to player left of you", 3, lower)) == [1, 3, 4]
