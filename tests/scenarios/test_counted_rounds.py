"""Rounds count themselves: `round is at least 2`, `end after 3 rounds`, and what is done once in a round or a turn."""

import pytest

from rulelang.compile import compile
from rulelang.text.source import SourceFile

from .conftest import Holds

MARKET = """
    game market "The market"
    players 2
    resource coin, plural coins: unlimited
    resource gem: unlimited
    setup:
      each player: reward: 3 coins
    round:
      turns from seat 1, 2 each: do work
      if round is 3:
        each player: reward: 10 coins
    phase work "work":
      one of: dig, trade, wait, boast
    action dig "dig": reward: 1 coin
    action trade "trade", once each round:
      cost: 1 coin
      reward: 1 gem
    action wait "wait":
      needs: round is at least 2
      end round
    action boast "boast", once each game: reward: 5 coins
    any time action swap "swap", once each turn:
      cost: 1 gem
      reward: 2 coins
    end after 3 rounds
    score coins: your coin
    winner: the highest total
"""


def test_an_action_is_done_once_each_round_by_each_player(holds: Holds) -> None:
    holds(
        """
        scenario "each trades once, and again in the next round"
          players 2
          when seat 1 does trade
          and seat 2 does trade
          refused seat 1 does trade
          when seat 1 does dig
          and seat 2 does dig, declines
          then round is 2
          when seat 1 does trade
          then gem of seat 1 is 2
        """,
        MARKET,
    )


def test_an_action_is_done_once_each_game_by_each_player(holds: Holds) -> None:
    holds(
        """
        scenario "each boasts once, and not again in the next round"
          players 2
          when seat 1 does boast
          then coins of seat 1 is 8
          when seat 2 does dig
          refused seat 1 does boast
          when seat 1 does dig
          and seat 2 does boast
          then round is 2
          refused seat 1 does boast
          when seat 1 does dig
          refused seat 2 does boast
        """,
        MARKET,
    )


def test_an_action_is_done_once_each_turn(holds: Holds) -> None:
    holds(
        """
        scenario "seat 1 swaps once, and again in the next turn"
          players 2
          given seat 1 has 2 gem
          when seat 1 does swap
          refused seat 1 does swap
          when seat 1 does dig
          and seat 2 does dig
          and seat 1 does swap
          then gem of seat 1 is 0
        """,
        MARKET,
    )


def test_the_game_is_over_after_so_many_rounds_whole_or_left(holds: Holds) -> None:
    holds(
        """
        scenario "the third round is played, and what it says at its end is done"
          players 2
          given round is 3
          when seat 1 does dig
          and seat 2 does dig
          and seat 1 does dig
          then the game is not over
          when seat 2 does dig
          then the game is over
          and coins of seat 1 is 15
        scenario "a round that is left counts, too"
          players 2
          refused seat 1 does wait
          given round is 2
          when seat 1 does wait
          then round is 3
          when seat 1 does wait
          then the game is over
        """,
        MARKET,
    )


@pytest.mark.parametrize(
    ("was", "now", "code"),
    [
        ('"trade", once each round', '"trade", once each action', "wrong_kind"),
        ("turns from seat 1, 2 each: do work", "each player:\n    do dig\n  each player: do work", "wrong_kind"),
        ("resource gem: unlimited", "resource gem: unlimited\ncounter round: 0", "reserved_word"),
    ],
)
def test_what_cannot_be_counted_is_refused(was: str, now: str, code: str) -> None:
    text = "\n".join(line.removeprefix("    ") for line in MARKET.splitlines()[1:]) + "\n"
    assert was in text
    assert code in [one.code for one in compile(SourceFile("m.rules", text.replace(was, now)))[1]]


def test_a_game_that_does_not_speak_of_rounds_keeps_no_count() -> None:
    text = 'game g "G"\nplayers 1\ncounter n: 0\nround: add 1 to n\nend when n is 3\nwinner: the highest total\nscore n: n\n'
    program, complaints = compile(SourceFile("g.rules", text))
    assert program is not None, complaints
    assert [one.name for one in program.counters] == ["n"]
