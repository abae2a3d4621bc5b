"""Village as it is offered against Village as the rulebook has it: in every state both ways, and the scores at the end.

`VILLAGE_STATES=5000 pytest tests/oracle` compares so many random states instead of the few of an ordinary run.
"""

from __future__ import annotations

import ast
import os
import random
from pathlib import Path

import pytest

from interpreter import Game
from tests.games import known
from tests.oracle import village_score
from tests.oracle.follow import Pick
from tests.oracle.follow_village import VillageFollower
from tests.oracle.scattered_village import scattered, tied

STATES = int(os.environ.get("VILLAGE_STATES", "300"))
PLAYERS = (2, 3, 4)
DECLINE, PASS = '{"do": "decline"}', '{"do": "pass"}'
EAGER = 0.7  # how often a player who may decline or pass does not think of it
HOARDING = 0.97  # how often one who need not spend does not


@pytest.fixture(scope="module")
def game() -> Game:
    return known("village")


def at_random(rng: random.Random) -> Pick:
    """Any option, but more often one that does something."""

    def pick(offered: list[str]) -> int:
        deeds = [index for index, value in enumerate(offered) if value not in (DECLINE, PASS)]
        return rng.choice(deeds) if deeds and rng.random() < EAGER else rng.randrange(len(offered))

    return pick


def hoarding(rng: random.Random) -> Pick:
    """Cubes are taken and hardly ever spent."""

    def pick(offered: list[str]) -> int:
        thrifty = [index for index, value in enumerate(offered) if value in ('{"do": "take_cube"}', DECLINE, PASS)]
        return thrifty[0] if thrifty and rng.random() < HOARDING else rng.randrange(len(offered))

    return pick


def follow(follower: VillageFollower, whole: bool = False) -> int:
    """To the end, with the scores recounted; how many states were compared."""
    follower.to_the_end(whole)
    match, view = follower.match, follower.view()
    assert dict(match.score_lines) == village_score.score_lines(view), follower.where()
    assert match.scores == [sum(points) for points in zip(*village_score.score_lines(view).values(), strict=True)]
    assert match.winners == village_score.winners(view), follower.where()
    even = VillageFollower(tied(match), follower.pick)
    assert even.match.winners == village_score.winners(even.view()), f"all with the same total: {follower.where()}"
    return follower.states


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_offered_is_what_is_legal_from_the_first_turn_on(game: Game, players: int) -> None:
    compared = seed = 0
    while compared < STATES / 6:
        match = game.new(players=players, seed=seed)
        compared += follow(VillageFollower(match, at_random(random.Random(seed))), whole=True)
        seed += 1


@pytest.mark.parametrize(("players", "lap"), [(2, 10), (3, 10), (4, 10), (3, 8), (4, 12)])
def test_what_is_offered_is_what_is_legal_with_everything_strewn_about(game: Game, players: int, lap: int) -> None:
    compared, seed = 0, lap
    while compared < STATES / 10:
        match = scattered(game, players, seed, lap)
        if match is not None:
            compared += follow(VillageFollower(match, at_random(random.Random(seed)), lap=lap))
        seed += 1


def test_what_is_offered_is_what_is_legal_when_the_bag_runs_empty(game: Game) -> None:
    for seed in range(max(1, STATES // 1000)):
        follow(VillageFollower(game.new(players=4, seed=seed), hoarding(random.Random(seed))), whole=True)


def test_the_oracle_leans_on_nothing_that_it_judges() -> None:
    for path in Path(__file__).parent.glob("village*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not [name for name in names if name.split(".")[0] in ("interpreter", "rulelang")], path.name
