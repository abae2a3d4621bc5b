"""A body may be as long as anyone likes: what goes on at once never nests deeper than a bound of its own."""

from __future__ import annotations

import random
import sys

import pytest

from interpreter import Match
from interpreter.translate.steps import blocks
from tests.conftest import Toy

HEAD = """game chain "Chain"
players 2
counter day: 0
resource coin: unlimited
round:
  day becomes day + 1
  turns from seat 1, 1 each: do act
action act "act":
"""
STEP = "  if day is at least 5: do idle\n"
TAIL = """  choose number from 1 to 2 as m
  reward: (m) coin
action idle "idle":
  reward: 1 coin
end when day is 3
score coins: your coin
winner: highest total
"""


def played(toy: Toy, name: str) -> tuple[Match, int]:
    """A match, and how deep Python was nested in it."""
    match = toy(HEAD.replace("chain", name) + STEP * 120 + TAIL).new(players=2, seed=1)
    chance, deepest = random.Random(1), 0

    def look(frame: object, event: str, _: object) -> None:
        nonlocal deepest
        depth = 0
        while event == "call" and frame is not None:
            frame, depth = frame.f_back, depth + 1  # type: ignore[attr-defined]
        deepest = max(deepest, depth)

    sys.setprofile(look)
    try:
        while match.decision is not None:
            match.play(chance.choice(match.decision.options))
    finally:
        sys.setprofile(None)
    return match, deepest


def test_a_long_body_goes_through_the_machine_now_and_then(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once, deep = played(toy, "chain")
    monkeypatch.setattr(blocks, "AT_ONCE", 10)
    often, flat = played(toy, "chains")
    assert often.over
    assert often.scores == at_once.scores
    assert flat < deep - 50
