"""A body may be as long as anyone likes: what goes on at once never nests deeper than a bound of its own."""

from __future__ import annotations

import random
import sys

import pytest

from interpreter import Match
from interpreter.translate.analysis.certain import ways as certain_ways
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


def looked_at(toy: Toy, monkeypatch: pytest.MonkeyPatch, length: int) -> int:
    """How often conditions that are enough are looked for in so many branches, one after the other, where the rest may fail."""
    ways = "  one of:\n" + "".join(f'    "{way}": add {number + 1} to day\n' for number, way in enumerate("abcdefgh"))
    text = HEAD.replace("chain", f"ways_{length}") + ways * length + "  needs: day is at most 3\n  do idle\n" + TAIL
    asked, enough = [], certain_ways.enough
    with monkeypatch.context() as patch:
        patch.setattr(certain_ways, "enough", lambda *given: (asked.append(1), enough(*given))[1])
        assert toy(text).playable(2, {}).sites
    return len(asked)


def test_what_is_enough_is_not_looked_for_in_all_branches_of_branches(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice as many are twice the work, or a little more."""
    once = looked_at(toy, monkeypatch, 10)
    assert 0 < once < 20_000
    assert looked_at(toy, monkeypatch, 20) < once * 3
