"""What is done between two decisions ends after an explicit number of passes and tries, with the line that took too long."""

from __future__ import annotations

import time

import pytest

from interpreter import Refusal, load
from interpreter.engine import machine
from tests.conftest import Toy

GAME = """
    game work "Work"
    players 2
    counter pot: 0
    counter many: 1500
    end when pot is 3
"""
SOON = 30  # seconds of CPU time, of which such a search takes some seven


def nested(line: str, depth: int) -> str:
    lines = [f"{'  ' * level}    {line}" for level in range(depth)]
    return "\n".join([*lines, f"{'  ' * depth}    pot becomes pot + 1"])


@pytest.mark.parametrize(
    ("steps", "line"),
    [
        (nested("repeat 2 times:", 25), "repeat 2 times"),
        (nested("repeat many times:", 3), "repeat many times"),
        (nested("repeat 1000000 times:", 2), "repeat 1000000 times"),
        (nested("repeat while pot is at least 0:", 2), "repeat while pot is at least 0"),
    ],
)
def test_loops_in_loops_end(toy: Toy, steps: str, line: str) -> None:
    game = toy(GAME, f"round:\n  turns from seat 1:\n{steps}\n")
    start = time.process_time()
    with pytest.raises(Refusal, match="this goes on and on without anybody deciding anything") as refusal:
        game.new(players=2, seed=1)
    assert line in str(refusal.value)
    assert time.process_time() - start < SOON


def test_a_loop_that_is_long_and_ends_is_played(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each run counts anew."""
    monkeypatch.setattr(machine, "PASSES_AT_MOST", 3_000)
    game = toy(
        GAME.replace("pot is 3", "pot is 6000"),
        "round:\n  turns from seat 1:\n    choose number from 1 to 2 as k\n    repeat 2000 times: pot becomes pot + 1\n",
    )
    match = game.new(players=2, seed=1)
    while match.decision is not None:
        match.play("1")
    assert match.length == 3


def test_choices_in_choices_are_not_all_gone_through_for_each_other(toy: Toy) -> None:
    game = toy(
        GAME,
        """
        piece stone, starts in heap: 4
        zone heap, holds stone
        grid board: 25 by 25 of stone
        round:
          turns from seat 1: one of: act, wait
        action act "act":
          choose space in board as one
          choose space in board as two
          needs: pot is count of spaces in board where it is one or it is two
        action wait "wait": pot becomes 3
        """,
    )
    start = time.process_time()
    with pytest.raises(Refusal, match="after 20000 tries it is still open whether this can be carried out"):
        game.new(players=2, seed=1)
    assert time.process_time() - start < SOON


@pytest.mark.parametrize("name", ["village", "valeria"])
def test_games_without_long_loops_count_nothing(name: str) -> None:
    game = load(name)
    assert "count_pass" not in game.new(players=game.max_players, seed=1).state.n.printed.source


def test_who_has_gone_far_ahead_looks_first_whether_that_can_be_ended(toy: Toy) -> None:
    game = toy(
        GAME,
        """
        resource coin, plural coins: unlimited
        die face: 1 to 6
        setup: each player: gain 200 coins
        round: turns from seat 1: do walk_on
        phase walk_on "walk":
          repeat while you have a coin: one of: walk, stop
          pay (your coins) coins
          roll face
        action walk "walk on":
          choose a number from 1 to 2 as far
          choose a number from 1 to 2 as fast
          needs: far is not fast
          pay 1 coin
        action stop "stop": end turn
        """,
    )
    match = game.new(players=2, seed=1)
    assert match.decision is not None
    assert [option.key for option in match.decision.options] == ["walk", "stop"]
