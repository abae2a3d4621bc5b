"""Villagers as it is offered against Villagers as the rulebook has it: in every state both ways, and the winners.

`VILLAGERS_STATES=5000 pytest tests/oracle` compares so many states instead of the few of an ordinary run.
"""

from __future__ import annotations

import os
import random

import pytest

from interpreter import Game, Match, load
from tests.oracle.follow import Pick
from tests.oracle.follow_villagers import VillagersFollower
from tests.oracle.read_villagers import read
from tests.oracle.scattered_villagers import scattered
from tests.oracle.villagers import play_on, won
from tests.oracle.villagers_countess import MODES
from tests.oracle.villagers_figures import PLAYERS

STATES = int(os.environ.get("VILLAGERS_STATES", "300"))
EAGER = 0.8  # how often a player who may decline does not think of it
LIKED = {"decline": 0.2, "play_villager": 4} | dict.fromkeys(("monk", "apprentice", "tinner", "smuggler"), 8)


@pytest.fixture(scope="module")
def game() -> Game:
    return load("villagers")


def at_random(rng: random.Random) -> Pick:
    """Any option, but more often one that does something."""

    def pick(offered: list[str]) -> int:
        deeds = [index for index, value in enumerate(offered) if value != "decline"]
        return rng.choice(deeds) if deeds and rng.random() < EAGER else rng.randrange(len(offered))

    return pick


def building(rng: random.Random) -> Pick:
    """Long chains are dear to them, and special villagers dearer."""

    def pick(offered: list[str]) -> int:
        return rng.choices(range(len(offered)), [worth(value) for value in offered])[0]

    return pick


def worth(word: str) -> float:
    """How likely it is taken: a card in a village the more, the more lies beneath it."""
    return LIKED.get(word, 1 + 3 * word.partition("*")[0].count("(") if "*" in word else 1)


def follow(match: Match, pick: Pick) -> int:
    """To the end, with the winners found again; how many states were compared."""
    follower, table = VillagersFollower(match, pick), read(match)
    follower.follow(play_on(table))
    follower.compare(table)
    assert match.winners == won(table), follower.where()
    return follower.states


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_offered_is_what_is_legal_from_the_first_draft_on(game: Game, players: int) -> None:
    compared = seed = 0
    while compared < STATES:
        mode = list(MODES)[seed % len(MODES)]
        pick = (at_random, building)[seed % 2]
        compared += follow(game.new(players=players, seed=seed, options={"mode": mode}), pick(random.Random(seed)))
        seed += 1


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_offered_is_what_is_legal_with_everything_strewn_about(game: Game, players: int) -> None:
    compared = seed = 0
    while compared < STATES:
        mode = list(MODES)[seed % len(MODES)]
        pick = (at_random, building)[seed % 2]
        compared += follow(scattered(game, players, seed, mode), pick(random.Random(seed)))
        seed += 1
