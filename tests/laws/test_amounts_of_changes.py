"""What changes a cost, a limit or a value may depend on whom it is for, through groups and groups in them."""

from __future__ import annotations

import pytest

from tests.conftest import Toy

from .playing import choose, labels

TEXT = """
    game change "Change"
    players 2
    resource coin: 20
    resource fame: 9, at most 2 each player
    piece card, starts in deck:
      | card  | rank | held |
      | ace   | 1    | 1    |
      | two   | 2    | 1    |
      | jack  | 1    | 2    |
    zone deck, holds card
    zone hand each player, holds card
    value worth each player: 1
    while {change}
    setup:
      each player:
        reward: 3 coin + 1 fame
      move all cards in deck where its held is 1 to hand of seat 1
      move all cards in deck to hand of seat 2
    round:
      turns from seat 1: one of: buy, idle, grow, look
    action buy "buy":
      cost: 5 coin
      end game
    action idle "idle":
      move all cards in your hand to deck
    action grow "grow":
      reward: 2 fame
    action look "look":
      needs: worth of you is 4
      end game
    score fame: your fame
"""
NESTED = "count of cards in your hand where any card in your hand where its rank is 2"


@pytest.mark.parametrize(
    "change",
    [
        "your fame is 1: cost of buy is (your fame + 1) coin less",
        "any card in your hand: cost of buy is (count of cards in your hand) coin less",
        f"any card in your hand: cost of buy is ({NESTED}) coin less",
        "any card in your hand: cost of buy is (sum of rank of it for each card in your hand) coin less",
        "any card in your hand: cost of buy is (2 * count of players where it is you) coin less",
    ],
)
def test_a_cost_depends_on_whoever_pays(toy: Toy, change: str) -> None:
    match = toy(TEXT.format(change=change)).new(players=2, seed=1)
    assert "buy" in labels(match)
    choose(match, "idle")
    if "hand" in change:
        assert ("buy" in labels(match)) == ("players" in change), "the second player has one card only, of rank 1"


def test_a_limit_depends_on_whose_it_is(toy: Toy) -> None:
    match = toy(TEXT.format(change=f"any card in your hand: limit of fame is ({NESTED}) more")).new(players=2, seed=1)
    choose(match, "grow")
    choose(match, "grow")
    assert match.scores == [3, 2]


def test_a_value_depends_on_whose_it_is(toy: Toy) -> None:
    change = f"any card in your hand: worth of you is (your fame + {NESTED}) more"
    match = toy(TEXT.format(change=change)).new(players=2, seed=1)
    assert "look" in labels(match)
    choose(match, "idle")
    assert "look" not in labels(match)


def test_a_change_for_a_while_depends_on_whoever_pays(toy: Toy) -> None:
    change = "until the end of this turn: cost of buy is (your fame + count of cards in your hand) coin less"
    text = TEXT.format(change="your coin is 19: cost of buy is 1 coin less")
    text = text.replace("one of: buy", f"\n          {change}\n          one of: buy")
    match = toy(text).new(players=2, seed=1)
    assert "buy" in labels(match)
    choose(match, "idle")
    assert "buy" in labels(match), "1 fame and 1 card: 2 less"
    choose(match, "idle")
    assert "buy" not in labels(match), "without cards 1 less"
