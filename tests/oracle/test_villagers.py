"""Villagers as it is offered against Villagers as the rulebook has it: in every state both ways, and the winners.

`VILLAGERS_STATES=5000 pytest tests/oracle` compares so many states instead of the few of an ordinary run.
"""

from __future__ import annotations

import os
import random

import pytest

from interpreter import Game, load
from tests.oracle.follow import Pick
from tests.oracle.follow_villagers import VillagersFollower
from tests.oracle.read_villagers import read
from tests.oracle.villagers import play_on, won
from tests.oracle.villagers_figures import PLAYERS

STATES = int(os.environ.get("VILLAGERS_STATES", "300"))
EAGER = 0.8  # how often a player who may decline does not think of it


@pytest.fixture(scope="module")
def game() -> Game:
    return load("villagers")


def at_random(rng: random.Random) -> Pick:
    """Any option, but more often one that does something."""

    def pick(offered: list[str]) -> int:
        deeds = [index for index, value in enumerate(offered) if value != "decline"]
        return rng.choice(deeds) if deeds and rng.random() < EAGER else rng.randrange(len(offered))

    return pick


def follow(game: Game, players: int, seed: int, mode: str = "normal") -> int:
    """To the end, with the winners found again; how many states were compared."""
    follower = VillagersFollower(game.new(players=players, seed=seed, options={"mode": mode}), at_random(random.Random(seed)))
    table = read(follower.match)
    follower.follow(play_on(table))
    follower.compare(table)
    assert follower.match.winners == won(table), follower.where()
    return follower.states


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_offered_is_what_is_legal_from_the_first_draft_on(game: Game, players: int) -> None:
    compared = seed = 0
    while compared < STATES:
        compared += follow(game, players, seed)
        seed += 1
