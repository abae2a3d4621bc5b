"""Laws 3.5 and 3.6: costs whole, rewards as far as they go and what was lost is said; equal ways of paying are one."""

from __future__ import annotations

import pytest

from interpreter import Match, Refusal
from tests.conftest import Toy

from .playing import choose, labels, text

SHOP = """
    game shop "Shop"
    players 1
    kind good: wood, stone, gold
    resource good: 5 of each, at most 3 each player
    {token}
    setup:
      each player: reward: {start}
    round:
      turns from seat 1:
        one of: buy, rest, idle, find
    action buy "buy":
      cost: {cost}
      end game
    action rest "rest":
      reward: {reward}
    action find "find":
      reward: 1 wood + 1 stone + 1 gold
    action idle "idle":
      choose number from 1 to 2 as naps
"""


def shop(toy: Toy, start: str, cost: str, reward: str = "1 wood", token: str = "") -> Match:
    text = SHOP.format(start=start, cost=cost, reward=reward, token=token)
    return toy(text).new(players=1, seed=1, traced=True)


def test_a_cost_is_paid_whole_or_not_at_all(toy: Toy) -> None:
    match = shop(toy, "2 wood", "2 wood + 1 stone", "1 gold")
    before = text(match.save())
    with pytest.raises(Refusal) as refusal:
        match.play("buy")
    assert text(match.save()) == before
    assert refusal.value.reason


def test_a_cost_as_far_as_possible_says_so(toy: Toy) -> None:
    match = shop(toy, "2 wood", "5 wood as far as possible")
    choose(match, "buy")
    assert match.over
    assert match.view(None)["resources"]["the supply"]["wood"] == 5


def test_a_reward_gives_what_supply_and_limit_allow_and_says_what_was_lost(toy: Toy) -> None:
    match = shop(toy, "2 wood", "3 gold", "4 wood + 1 stone")
    choose(match, "rest")
    held = match.view(None)["resources"]
    assert held["the supply"]["wood"] == 2
    said = [line for _, _, line in match.events]
    assert any("could not be had" in line for line in said), said


def test_equal_payments_are_one(toy: Toy) -> None:
    match = shop(toy, "1 wood + 1 stone + 1 gold", "any 2 good")
    choose(match, "buy")
    assert match.decision is not None
    assert len(match.decision.options) == 3, labels(match)
    alike = shop(toy, "1 wood + 1 stone", "any 2 good or 1 wood + 1 stone")
    choose(alike, "buy")
    assert alike.over, "all ways lose one wood and one stone: nothing is asked"


def test_a_joker_is_a_way_of_its_own(toy: Toy) -> None:
    match = shop(toy, "1 wood + 1 token", "1 wood", token="resource token: 2, stands for any good")
    choose(match, "buy")
    assert match.decision is not None
    assert len(match.decision.options) == 2, labels(match)


def test_with_one_way_nothing_is_asked(toy: Toy) -> None:
    match = shop(toy, "3 wood", "any 2 good of one kind")
    choose(match, "buy")
    assert match.over


def test_a_refused_option_changes_nothing(toy: Toy) -> None:
    match = shop(toy, "3 wood", "any 2 good of one kind")
    before = text(match.save())
    for wrong in ("nothing of the kind", "", "buy "):
        with pytest.raises(Refusal):
            match.play(wrong)
    assert text(match.save()) == before
