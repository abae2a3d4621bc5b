"""A decision is asked with one option where something hidden decides from there on, and not for what was hidden before it."""

import pytest

from tests.conftest import Toy

SHOP = """
    game shop "Shop"
    players 2
    kind gem: blue, red
    resource gem: 20 of each
    resource gold: 5, stands for any gem
    piece card, starts in store:
      | card | copies | price  |
      | low  | 4      | 1 blue |
      | high | 4      | 2 blue |
    zone store, holds card, a face-down pile
    zone row, holds card
    zone hand of each player, holds card, contents seen by its owner
    zone shelf of each player, holds card, at most 7
    counter done: 0, for the rules only
    end when done is 3
    score cards: count of cards in your shelf
    setup:
      shuffle store
      draw 4 from store to row
      each player:
        draw 2 from store to your hand
        gain 4 blue
    round:
      turns from seat 1, 1 each:
        one of: buy, mine
        pay any 1 gem or 1 gold
      add 1 to done
    action mine "mine": gain 1 red
    action buy "buy a card":
      one of:
        "from the row": choose a card in row
        "from your hand": choose a card in your hand
      pay price of card
      move card to your shelf
"""


@pytest.mark.parametrize(("way", "asked"), [("from_the_row", False), ("from_your_hand", True)])
def test_how_to_pay_for_what_all_see_is_not_asked_with_one_way(toy: Toy, way: str, asked: bool) -> None:
    match = toy(SHOP).new(players=2, seed=1)
    for choice in ("buy", way):
        match.play(choice)
    decision = match.decision
    assert decision is not None
    assert decision.prompt == "choose card"
    match.play(decision.options[0])
    decision = match.decision
    assert decision is not None
    assert (decision.prompt, len(decision.options)) == ("how to pay", 1) if asked else decision.player == 1
