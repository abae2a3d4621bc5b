"""Moments and abilities (language, section 2): optional, each once, in any order, what one brings pays for the next."""

from __future__ import annotations

from interpreter import Match
from tests.conftest import Toy

from .playing import choose, labels

STALLS = """
    game stalls "Stalls"
    players 1 to 2
    resource coin: 9
    resource cake: 9
    piece card, starts in deck:
      | card  | power                                | worth                   | copies |
      | baker | fair: 1 coin                         | count of cards in your row | 2      |
      | inn   | fair: pay 1 coin, then 2 cake        | 1                       | 2      |
      | ferry | fair: do draw_card; home: 3 cake     | 1                       | 2      |
      | mill  | -                                    | 1                       | 2      |
      | cart  | first: do lay 2 times                | 1                       | 2      |
    zone deck, holds card
    zone row each player, holds card
    moment fair, home: card in your row where it is not new this action
    moment first: card in your row where it is new this action
    round:
      turns from seat 1:
        one of: trade, lay, stop
    action trade "trade":
      use fair and home
      reward: 1 cake
    action lay "lay out a card":
      choose card in deck
      move card to your row
      use first
    action draw_card "take a card":
      choose card in deck
      move card to your row
    action stop "stop":
      end game
    score worth: sum of worth of it for each card in your row
    winner: highest total
"""


def stalls(toy: Toy) -> Match:
    return toy(STALLS).new(players=1, seed=1, traced=True)


def lay(match: Match, *names: str) -> None:
    for name in names:
        choose(match, "lay", name)
        if match.decision is not None and match.decision.kind == "use":
            choose(match, "stop")


def test_each_ability_once_and_stopping_at_any_time(toy: Toy) -> None:
    match = stalls(toy)
    lay(match, "baker", "ferry")
    choose(match, "trade")
    assert labels(match) == ["baker: 1 coin", "ferry: fair", "ferry: home", "stop"]
    choose(match, "baker")
    assert labels(match) == ["ferry: fair", "ferry: home", "stop"]
    choose(match, "ferry: home", "stop")
    assert match.view(0)["resources"]["Player 1"] == {"coin": 1, "cake": 4}


def test_what_one_brings_pays_for_the_next(toy: Toy) -> None:
    match = stalls(toy)
    lay(match, "baker", "inn")
    choose(match, "trade")
    assert "inn: pay 1 coin, then 2 cake" not in labels(match)
    choose(match, "baker", "inn")
    assert match.view(0)["resources"]["Player 1"]["cake"] == 3  # two of the inn, one of the trade; only stopping was left


def test_what_came_in_this_action_does_nothing_yet(toy: Toy) -> None:
    match = stalls(toy)
    lay(match, "ferry")
    choose(match, "trade", "ferry: fair", "baker")
    assert labels(match) == ["ferry: home", "stop"]
    choose(match, "stop", "trade")
    assert "baker: 1 coin" in labels(match)


def test_an_instant_ability_is_for_the_action_that_brought_it(toy: Toy) -> None:
    match = stalls(toy)
    choose(match, "lay", "cart")
    assert labels(match) == ["cart: lay out a card 2 times", "stop"]
    choose(match, "cart: lay out a card 2 times", "baker")
    assert "inn" in labels(match)


def test_alike_pieces_are_one_option_and_both_can_be_used(toy: Toy) -> None:
    match = stalls(toy)
    lay(match, "baker", "baker")
    choose(match, "trade")
    assert labels(match) == ["baker: 1 coin", "stop"]
    choose(match, "baker")
    assert labels(match) == ["baker: 1 coin", "stop"]
    choose(match, "baker")
    assert match.view(0)["resources"]["Player 1"]["coin"] == 2


def test_a_formula_in_a_cell_is_about_whoever_has_the_piece(toy: Toy) -> None:
    match = stalls(toy)
    lay(match, "baker", "inn", "mill")
    assert match.scores == [3 + 1 + 1]
