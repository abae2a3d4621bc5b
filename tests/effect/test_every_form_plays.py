"""Each step in each place plays, or there is a complaint: never a fault of the engine, never a law that is broken.

Each run tries some hundred of the many combinations, the same every time; FORMS=5000 tries so many.
"""

from __future__ import annotations

import os
import random

import pytest

from interpreter import Refusal
from interpreter.lab.laws import Broken, verify
from interpreter.match.game import Game
from rulelang.compile import compile
from rulelang.text.source import SourceFile
from tests.effect.forms import AROUND, HOLES, game, steps, within

MANY = int(os.environ.get("FORMS", "0"))
STEPS_AT_MOST = 40  # of one match
# Rules that stop say so, with the line and the reason: that is for an author to mend, and no fault.
STOPS = "the rules cannot go on"


def combinations(many: int, seed: int) -> list[tuple[str, str]]:
    """A hole of the game, and a step with two things around it."""
    chance = random.Random(seed)
    found = []
    for _ in range(many):
        outer, inner = chance.choice(list(AROUND)), chance.choice(list(AROUND))
        found.append((chance.choice(HOLES), within(outer, within(inner, chance.choice(steps())))))
    return found


def plays(text: str) -> str:
    """What comes of a text: `complained about`, `plays`, or the sentence with which its rules stop."""
    program, complaints = compile(SourceFile("forms.rules", text))
    assert (program is None) == bool(complaints)
    if program is None:
        return "complained about"
    try:
        for players in (2, 3):
            _play(Game(program, "forms"), players)
    except Refusal as refusal:
        return STOPS if STOPS in refusal.reason else refusal.reason  # a law says with which seed
    except Broken as broken:
        if STOPS not in broken.how:
            raise
        return STOPS  # met by a law that played on
    return "plays"


def _play(rules: Game, players: int) -> None:
    match = rules.new(players=players, seed=players)
    chance = random.Random(players)
    for step in range(STEPS_AT_MOST):
        verify(match, players, step)
        if match.decision is None:
            return
        match.play(chance.choice(list(match.decision.options)))


@pytest.mark.parametrize("hole", HOLES)
def test_each_step_plays_or_is_complained_about(hole: str) -> None:
    for step in steps() if MANY else random.Random(hole).sample(steps(), 12):
        said = plays(game(hole, step))
        assert said in ("plays", "complained about") or STOPS in said, f"{hole}: {step}: {said}"


@pytest.mark.parametrize("seed", range(5))
def test_each_step_within_others_plays_or_is_complained_about(seed: int) -> None:
    for hole, step in combinations(MANY // 5 or 12, seed):
        said = plays(game(hole, step))
        assert said in ("plays", "complained about") or STOPS in said, f"{hole}: {step}: {said}"


def test_the_game_with_nothing_in_its_holes_plays() -> None:
    assert plays(game("", "")) == "plays"
