"""Law 3.12: a loop without progress stops at once and names its line; a match has a limit of decisions and then is stopped."""

from __future__ import annotations

import pytest

from interpreter import Refusal
from interpreter.lab.laws import verify
from interpreter.match import match as match_module
from tests.conftest import Toy

from .playing import choose

WAITING = """
    game waiting "Waiting"
    players 1
    counter pot: 0
    round:
      turns from seat 1:
        do wait
    action wait "wait":
      choose number from 1 to 2 as many
      {loop}
    end when pot is 1000000
"""
STILL = WAITING.format(loop="repeat while pot is 0: pot becomes pot * many")
GROWING = WAITING.format(loop="repeat until pot is 1: pot becomes pot + many + 1")

ENDLESS = """
    game endless "Endless"
    players 1
    counter pot: 0
    round:
      turns from seat 1:
        choose number from 1 to 2 as many
    end when pot is 1000000
"""

EMPTY = """
    game idle "Idle"
    players 2
    counter pot: 0
    round:
      turns from seat 1:
        pot becomes pot * 0
    end when pot is 1000000
"""


@pytest.mark.parametrize("text", [STILL, GROWING])
def test_a_loop_without_decision_stops_and_names_the_line(toy: Toy, text: str) -> None:
    game = toy(text)
    with pytest.raises(Refusal) as refusal:
        choose(game.new(players=1, seed=1), 1)
    assert refusal.value.line is not None
    assert "wait" in refusal.value.line


def test_a_round_without_any_decision_stops_and_names_the_line(toy: Toy) -> None:
    with pytest.raises(Refusal) as refusal:
        toy(EMPTY).new(players=2, seed=1)
    assert refusal.value.line is not None
    assert refusal.value.line.startswith("round")


def test_a_match_has_a_limit_of_decisions(toy: Toy) -> None:
    match = toy(ENDLESS).new(players=1, seed=1)
    for _ in range(200_000):
        if match.over:
            break
        match.play(match.decision.options[0])
    assert match.over
    assert match.stopped


def test_a_match_at_its_limit_is_so_when_restored_and_goes_on_when_taken_back(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_module, "DECISIONS_AT_MOST", 5)
    match = toy(ENDLESS).new(players=1, seed=1)
    choose(match, 1, 2, 1, 2)
    assert not match.game.restore(match.save()).stopped
    choose(match, 1)
    verify(match, seed=1, step=5)
    restored = match.game.restore(match.save())
    assert restored.stopped
    assert restored.decision is None
    restored.undo()
    assert restored.decision is not None


PING = """
    game ping "Ping"
    players 2
    counter n: 0
    piece card, starts in deck: 3
    zone deck, holds card
    zone left_side, holds card
    zone right_side, holds card
    round:
      turns from seat 1: do act
    action act "act":
      choose number from 1 to 2 as m
      move 1 card from deck to left_side
      n becomes n + m
    when card comes to left_side: move card to right_side
    when card comes to right_side:
      if n is less than 9: move card to left_side
    end when n is at least 3
"""


def test_triggers_that_set_each_other_off_stop_at_once_and_one_of_them_is_named(toy: Toy) -> None:
    with pytest.raises(Refusal) as refusal:
        choose(toy(PING).new(players=2, seed=1), 1)
    assert refusal.value.line is not None
    assert refusal.value.line.startswith("when")
