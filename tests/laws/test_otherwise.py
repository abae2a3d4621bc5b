"""Law 3.4: what `if that cannot be done:` says must be possible too, or the option is not offered."""

from __future__ import annotations

import pytest

from interpreter import Match
from tests.conftest import Toy

from .playing import choose, labels


def test_an_action_with_two_ways_to_pay_needs_one_of_them(toy: Toy) -> None:
    match = toy("""
        game snack "Snack"
        players 1
        resource cake: 2
        resource bread: 9
        round:
          turns from seat 1: one of: bake, eat, feast
        action bake "bake":
          reward: 1 bread
        action feast "feast":
          reward: 1 cake
          end game
        action eat "eat":
          cost: 1 cake
          if that cannot be done: cost: 2 bread
    """).new(players=1, seed=1)
    assert labels(match) == ["bake", "feast"]
    choose(match, "bake")
    assert labels(match) == ["bake", "feast"]
    choose(match, "bake")
    assert labels(match) == ["bake", "eat", "feast"]
    choose(match, "eat")
    assert match.view(0)["resources"]["Player 1"] == {}


SECRETLY = """
    game secretly "Secretly"
    players 3
    table card:
      | card | worth |
      | low  | 1     |
      | mid  | 2     |
      | high | 9     |
    counter purse each player: 1
    counter together: 0
    counter alone: 0
    setup: purse of seat {poor} becomes 0
    round:
      turns from seat {doer}, 1 each: do bid
      end game
    action bid "bid":
      everyone at once:
        secretly choose card where your purse is at least 1 as bid
        secretly choose number from worth of bid to 2 as claim
      if that cannot be done: alone becomes alone + 1
      each player: together becomes together + claim of you
      if bid of seat 1 is nothing: alone becomes alone + 10
"""


def counted(match: Match) -> tuple[int, int]:
    counters = match.view(None)["counters"]
    return counters["together"], counters["alone"]


@pytest.mark.parametrize("doer", [1, 2, 3])
@pytest.mark.parametrize("poor", [1, 2, 3])
def test_what_everyone_does_at_once_is_possible_only_if_everyone_can(toy: Toy, poor: int, doer: int) -> None:
    match = toy(SECRETLY.format(poor=poor, doer=doer)).new(players=3, seed=1)
    assert match.over, "nobody is asked"
    assert counted(match) == (0, 33)


def test_what_everyone_can_do_at_once_is_done(toy: Toy) -> None:
    rich = SECRETLY.format(poor=1, doer=2).replace("becomes 0", "becomes 1")
    match = toy(rich).new(players=3, seed=1)
    assert labels(match) == ["low", "mid"], "of a second choice that hangs on the first, nothing would be left after high"
    while not match.over:
        assert match.decision is not None
        match.play(match.decision.options[-1])
    assert counted(match) == (18, 0)


TURNS = """
    game waiting "Waiting"
    players 2
    resource coin: unlimited
    counter rounds: 0
    setup: seat 2 {gain}
    round:
      rounds becomes rounds + 1
      turns from seat 1, 2 each:
        do spend
        if that cannot be done: {instead}
        if rounds is 1: reward: 1 coin
    action spend "spend":
      cost: 3 coin
      add 10 to rounds
    end when rounds is at least 10
    score coins: your coin
    winner: highest total
"""


@pytest.mark.parametrize(("instead", "coins"), [("nothing happens", (2, 2)), ("pass", (1, 1))])
def test_who_does_nothing_instead_has_the_next_turn_and_who_passes_has_not(
    toy: Toy, instead: str, coins: tuple[int, int]
) -> None:
    text = TURNS.replace("{instead}", instead).replace("setup: seat 2 {gain}", "")
    match = toy(text.replace("rounds is at least 10", "rounds is at least 2")).new(players=2, seed=1)
    assert match.over
    amounts = match.view(None)["resources"]
    assert (amounts["Player 1"].get("coin", 0), amounts["Player 2"].get("coin", 0)) == coins
