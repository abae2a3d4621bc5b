"""Nobody and nothing have nothing: what is asked of them is 0 or none, and is never read from somebody else."""

from __future__ import annotations

import pytest

from interpreter import Refusal
from tests.conftest import Toy

from .playing import choose, labels

TEXT = """
    game nobody "Nobody"
    players 2
    resource coin: 20
    counter wins each player: 5
    counter first: 7
    role opener: nobody
    piece card, starts in deck: 6
    zone deck, holds card
    zone hand each player, holds card
    zone last, holds card
    grid board: 2 by 2 of card
    value wealth each player: coin of player + 3
    setup:
      each player: reward: 4 coin
      move 1 card from deck to hand of seat 1
      move 2 card from deck to last
      move 1 card from deck to b2
    round:
      turns from seat 1:
        one of: look, spend, name, wait
    action look "look":
      {needs}
      end game
    action spend "spend":
      move 1 coin from opener to you
    action name "name":
      opener becomes you
    action wait "wait":
      pass
    end when first is 0
"""


@pytest.mark.parametrize(
    "condition",
    [
        "opener is nobody and coin of opener is 0",
        "opener is nobody and wins of opener is 0",
        "opener is nobody and wealth of opener is 0",
        "no card in hand of opener",
        "count of cards in hand of opener is 0",
        "no card in space left of a1",
        "not (opener has 1 coin)",
    ],
)
def test_nobody_has_nothing(toy: Toy, condition: str) -> None:
    match = toy(TEXT.format(needs=f"needs: {condition}").replace("2 card", "2 cards")).new(players=2, seed=1)
    assert "look" in labels(match)


def test_nothing_can_be_taken_from_nobody(toy: Toy) -> None:
    match = toy(TEXT.format(needs="needs: first is 7").replace("2 card", "2 cards")).new(players=2, seed=1)
    assert "spend" not in labels(match)
    with pytest.raises(Refusal):
        match.play("spend")
    choose(match, "name", "spend")
    assert match.view(0)["resources"]["Player 2"]["coin"] == 5


@pytest.mark.parametrize(
    "step",
    [
        "draw 1 from deck to hand of opener",
        "draw 1 from hand of opener to last",
        "draw 1 at random from deck to hand of opener",
        "move 1 card from deck to hand of opener",
        "move 2 cards from hand of opener to last",
        "move all cards in last to hand of opener",
        "wins of opener becomes 1",
        "move 1 coin from you to opener",
        "shuffle hand of opener",
        "cost: 1 coin to opener",
        "cost: 1 coin to opener as far as possible",
    ],
)
def test_nothing_goes_to_nobody_or_comes_from_there(toy: Toy, step: str) -> None:
    match = toy(TEXT.format(needs=step).replace("2 card ", "2 cards ")).new(players=2, seed=1)
    before = match.view(None)
    assert "look" not in labels(match)
    with pytest.raises(Refusal, match=r"no such place|nobody|nothing"):
        match.play("look")
    assert match.view(None) == before
