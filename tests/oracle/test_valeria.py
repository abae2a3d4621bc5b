"""Villages of Valeria as it is offered against the game as the rulebook has it: in every state both ways, and the scores.

`VALERIA_STATES=5000 pytest tests/oracle` compares so many random states instead of the few of an ordinary run.
"""

from __future__ import annotations

import ast
import os
import random
from pathlib import Path

import pytest

from interpreter import Game
from tests.games import known
from tests.oracle.follow import Pick
from tests.oracle.follow_valeria import ValeriaFollower
from tests.oracle.read_valeria import read
from tests.oracle.scattered_valeria import bare, scattered, tied
from tests.oracle.valeria import play, play_on
from tests.oracle.valeria_figures import PLAYERS
from tests.oracle.valeria_score import score_lines, winners
from tests.oracle.village_table import seat

STATES = int(os.environ.get("VALERIA_STATES", "1500"))
IDLE = ('{"do": "decline"}', '{"use": "stop"}')
BUSY = ('{"deed": "build"}', '{"deed": "recruit"}')
EAGER = 0.7  # how often a player who may decline does not think of it


@pytest.fixture(scope="module")
def game() -> Game:
    return known("valeria")


def at_random(rng: random.Random) -> Pick:
    """Any option, but more often one that does something, and best of all brings a card into the village."""

    def pick(offered: list[str]) -> int:
        if rng.random() < EAGER:
            for better in ([value in BUSY for value in offered], [value not in IDLE for value in offered]):
                if any(better):
                    return rng.choice([index for index, good in enumerate(better) if good])
        return rng.randrange(len(offered))

    return pick


def follow(game: Game, players: int, seed: int, strewn: bool) -> int:
    """To the end, with the scores and the winners recounted; how many states were compared."""
    match = scattered(game, players, seed) if strewn else game.new(players=players, seed=seed)
    follower = ValeriaFollower(match, at_random(random.Random(seed)))
    table = read(match)
    follower.follow(play_on(table, match.active) if strewn else play(table, seat(match.view()["roles"]["start_player"])))
    follower.compare(table)
    assert match.scores == [sum(points) for points in zip(*score_lines(table).values(), strict=True)]
    assert match.winners == winners(table), follower.where()
    for even in (tied(match), bare(match)):
        assert even.winners == winners(read(even)), f"all with the same total: {follower.where()}"
    return follower.states


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_offered_is_what_is_legal_from_the_first_development_on(game: Game, players: int) -> None:
    compared, seed = 0, 5  # Player 1 does not start
    while compared < STATES / 8:
        compared += follow(game, players, seed, strewn=False)
        seed += 1


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_offered_is_what_is_legal_with_everything_strewn_about(game: Game, players: int) -> None:
    compared = seed = 0
    while compared < STATES / 8:
        compared += follow(game, players, seed, strewn=True)
        seed += 1


def test_the_oracle_leans_on_nothing_that_it_judges() -> None:
    for path in Path(__file__).parent.glob("valeria*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            judged = ("interpreter", "rulelang", "tests.oracle.follow", "tests.oracle.read")
            assert not [name for name in names if name.startswith(judged)], path.name
