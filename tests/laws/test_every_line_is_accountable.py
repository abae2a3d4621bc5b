"""Law 3.11: each change and each refusal knows the line that caused it."""

from __future__ import annotations

import pytest

from interpreter import Refusal
from tests.conftest import Toy
from tests.toys import EVERYTHING

from .playing import choose, play_on

GATE = """
    game gate "Gate"
    players 1
    resource coin: 9
    resource gem: 3
    round:
      turns from seat 1:
        one of: earn, enter, buy, idle
    action earn "earn a coin":
      reward: 1 coin
    action enter "enter the gate":
      needs: your coin is at least 3
      end game
    action idle "idle":
      choose number from 1 to 2 as naps
    action buy "buy a gem":
      cost: 2 coin
      reward: 1 gem
"""


def test_every_change_names_a_line_of_the_rules(toy: Toy) -> None:
    game = toy(EVERYTHING)
    match = game.new(players=3, seed=6, traced=True)
    play_on(match, seed=2)
    assert len(match.events) > 40
    lines = game.program.lines
    for line, player, said in match.events:
        assert 0 <= line < len(lines), (line, said)
        assert lines[line].address
        assert said
        assert -1 <= player < 3
    assert {line for line, _, _ in match.events} <= set(match.lines_used)


@pytest.mark.parametrize(("action", "address", "word"), [("enter", "action enter", "coin"), ("buy", "action buy", "coin")])
def test_every_refusal_names_the_line(toy: Toy, action: str, address: str, word: str) -> None:
    match = toy(GATE).new(players=1, seed=1)
    assert word in match.why_not(action)
    with pytest.raises(Refusal) as refusal:
        match.play(action)
    assert refusal.value.line is not None
    assert refusal.value.line.startswith(address)
    assert word in refusal.value.reason


def test_what_is_possible_has_no_why_not(toy: Toy) -> None:
    match = toy(GATE).new(players=1, seed=1)
    choose(match, "earn", "earn")
    assert "coin" not in match.why_not("earn")
