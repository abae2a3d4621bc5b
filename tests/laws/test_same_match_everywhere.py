"""Law 3.1: the same rules, players, options, seed and choices give the same match in every process, traced or not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import Toy
from tests.toys import EVERYTHING, path_of

from .playing import play_on, shown, text

PROGRAM = """
import sys
from interpreter import load
from tests.laws.playing import play_on, shown, text
game = load(sys.argv[1])
match = game.new(players=3, seed=11, traced=sys.argv[2] == "traced")
play_on(match, seed=4)
print(text(match.record()), [shown(match, seat) for seat in (0, 1, 2, None)], text(match.save()), game.identity)
"""


def outcome(rules: Path, hash_seed: str, traced: str) -> str:
    root = Path(__file__).resolve().parents[2]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(root)}
    command = [sys.executable, "-c", PROGRAM, str(rules), traced]
    return subprocess.run(command, env=environment, cwd=rules.parent, check=True, capture_output=True, text=True).stdout


def test_records_are_equal_byte_for_byte_in_every_process() -> None:
    outcomes = {
        outcome(path_of("everything"), hash_seed, traced)
        for hash_seed, traced in (("0", "plain"), ("1", "traced"), ("4242", "plain"))
    }
    assert len(outcomes) == 1


@pytest.mark.parametrize("seed", range(5))
def test_a_traced_match_is_the_same_match(toy: Toy, seed: int) -> None:
    game = toy(EVERYTHING)
    plain, traced = game.new(players=2, seed=seed), game.new(players=2, seed=seed, traced=True)
    play_on(plain, seed)
    play_on(traced, seed)
    assert plain.history == traced.history
    assert text(plain.save()) == text(traced.save())
    assert shown(plain, None) == shown(traced, None)
    assert traced.events
    assert not plain.events


def test_a_record_can_be_replayed(toy: Toy) -> None:
    from interpreter.match.restoring import replay

    game = toy(EVERYTHING)
    match = game.new(players=3, seed=2)
    play_on(match, seed=8)
    again = replay(game, match.record())
    assert text(again.save()) == text(match.save())


def test_identity_changes_with_the_rules_only(toy: Toy) -> None:
    game = toy(EVERYTHING)
    assert game.identity == toy(EVERYTHING.replace('"gather wares"', '"get goods"') + "\n# a comment\n").identity
    assert game.identity != toy(EVERYTHING.replace("gain any 2 ware", "gain any 3 ware")).identity
