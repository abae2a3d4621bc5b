"""Carpe Diem as it is offered against Carpe Diem as the rulebook has it: in every state both ways, the scores and the winners.

`CARPE_DIEM_MATCHES=100 pytest tests/oracle` compares so many matches of each size instead of the few of an ordinary run.
"""

from __future__ import annotations

import os
import random

import pytest

from interpreter import Game
from tests.games import known
from tests.oracle.carpe_diem import play_on, won
from tests.oracle.carpe_diem_figures import PLAYERS
from tests.oracle.follow import Pick
from tests.oracle.follow_carpe_diem import CarpeDiemFollower
from tests.oracle.read_carpe_diem import read

MATCHES = int(os.environ.get("CARPE_DIEM_MATCHES", "2"))
DULL = ("keep_it", "decline")


@pytest.fixture(scope="module")
def game() -> Game:
    return known("carpe_diem")


def at_random(rng: random.Random) -> Pick:
    """Anything."""
    return lambda offered: rng.randrange(len(offered))


def eager(rng: random.Random) -> Pick:
    """Builds where it can, and takes what it can get."""

    def pick(offered: list[str]) -> int:
        liked = [index for index, word in enumerate(offered) if word not in DULL]
        return rng.choice(liked or range(len(offered)))

    return pick


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(MATCHES))
def test_a_whole_match_is_as_the_rulebook_has_it(game: Game, players: int, seed: int) -> None:
    pick = (eager, at_random)[seed % 2](random.Random(seed))
    follower = CarpeDiemFollower(game.new(players=players, seed=seed), pick)
    table = read(follower.match)
    follower.follow(play_on(table))
    follower.building = False
    follower.compare(table)
    follower.compare_scores(table)
    assert follower.match.winners == [won(table)], follower.where()
