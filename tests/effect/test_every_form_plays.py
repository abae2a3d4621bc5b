"""Each step in each place plays, or there is a complaint: never a fault of the engine, never a law that is broken.

Each run tries some hundred of the many combinations, the same every time; FORMS=5000 tries so many.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import pytest

from interpreter import Refusal
from interpreter.lab.laws import Broken, verify
from interpreter.match.game import Game
from rulelang import program as p
from rulelang.compile import compile
from rulelang.text.source import SourceFile
from tests.effect.forms import AROUND, HOLES, game, steps, within
from tests.toys import EVERYTHING, POWERS

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
    for step in steps() if MANY else random.Random(hole).sample(steps(), 12)[:5]:
        said = plays(game(hole, step))
        assert said in ("plays", "complained about") or STOPS in said, f"{hole}: {step}: {said}"


@pytest.mark.parametrize("seed", range(5))
def test_each_step_within_others_plays_or_is_complained_about(seed: int) -> None:
    for hole, step in combinations(MANY // 5 or 5, seed):
        said = plays(game(hole, step))
        assert said in ("plays", "complained about") or STOPS in said, f"{hole}: {step}: {said}"


def test_the_game_with_nothing_in_its_holes_plays() -> None:
    assert plays(game("", "")) == "plays"


SAID = (
    "show top of deck to everyone", "turn top of row face down", "turn all cards in row face down", "everyone wins", "you win",
    "you lose", "everyone loses", "you leave the round",
    "put top of row in place of top of deck", "until the end of this round: your wealth is 2 more",
    "choose man in yard\nmove 1 coin from supply to man\nmove all coin on man to you",
    "needs: pot is 0\nif that cannot be done: pot becomes 1", "draw 1 at random from supply to you",
    "first becomes a random player",
    "end turn", "nothing happens",
    "choose deed\ndo chosen deed", "move all cards in row to line_up", "move 1 coin from you to seat 2",
    "choose brick in kiln\nchoose place for brick in your wall as spot\nmove brick to spot",
    "roll all bones in tray\nif that cannot be done: pot becomes 1",
    "choose bone in tray\nturn bone to 2", "choose bone in tray\nturn bone 1 higher",
    "cost: cards from your hand with a total rank of at least 3 to waste",
    "you take another turn", "you miss a turn", "choose number from 1 to 2 as n", "choose a random colour",
    "everyone at once: secretly choose colour",
)  # fmt: skip


def made_of(node: Any) -> Iterator[type]:
    """The classes of a Program, or of a part of it."""
    if isinstance(node, p.Node):
        yield type(node)
        for name in type(node).model_fields:
            yield from made_of(getattr(node, name))
    elif isinstance(node, tuple):
        for part in node:
            yield from made_of(part)


def test_each_class_of_steps_is_what_some_text_says() -> None:
    found: set[type] = set()
    for text in (EVERYTHING, POWERS, *(game("ACTION", step) for step in SAID)):
        program, complaints = compile(SourceFile("forms.rules", text))
        assert complaints == []
        found |= {*made_of(program)}
    assert sorted(cls.__name__ for cls in {*p.classes_of(p.Step)} - found) == []
