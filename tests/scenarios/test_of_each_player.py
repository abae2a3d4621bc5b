"""Scenarios of games in which each player has a pile, pieces and places of their own."""

from __future__ import annotations

import pytest

from .conftest import Run

PILES = """
    game piles "Piles"
    players 2
    resource coin: 10
    piece card, starts in store:
      | card | copies |
      | ace  | 4      |
      | two  | 4      |
    zone store, holds card
    zone pile each player, holds card, ORDERED, contents seen by nobody
    zone hand each player, holds card, contents seen by its owner
    setup:
      each player: move 3 cards from store to your pile
    round:
      do play
    phase play "play":
      turns from seat 1: do take
    action take "take a card":
      choose number from 1 to 2 as many
      reward: (many) coin
      draw many from your pile to your hand
    end when any player where count of cards in hand of it is at least 3
    score coins: your coin
    winner: highest total
"""

MEN = """
    game men "Men"
    players 2
    piece man each player, plural men, starts in house:
      | man   | copies |
      | king  | 1      |
      | pawn  | 1      |
      | scout | 1      |
    zone house each player, holds man
    zone middle, holds man
    round:
      turns from seat 1:
        choose your man in house
        move man to middle
    end when house is empty
"""


@pytest.mark.parametrize("ordered", ["ordered", "in line"])
def test_the_next_draws_of_a_pile_that_each_player_has(run_toy: Run, ordered: str) -> None:
    """Fixed before: `any …` was taken for what is drawn at random, and an ordered pile never drew it."""
    report = run_toy(
        """
        scenario "the pile of seat 1"
          players 2
          given at play, turn of seat 1
          and two is in pile of seat 1
          and two is in pile of seat 1
          and ace is in pile of seat 1
          and next draws: any card in pile of seat 1 where it is two, any card in pile of seat 1 where it is ace
          when seat 1 chooses 2
          then count of cards in hand of seat 1 is 2
          and any card in hand of seat 1 where it is two
          and any card in hand of seat 1 where it is ace
        scenario "one of them"
          players 2
          given at play, turn of seat 1
          and two is in pile of seat 1
          and ace is in pile of seat 1
          and next draws: any card in pile of seat 1 where it is ace
          when seat 1 chooses 1
          then any card in hand of seat 1 where it is ace
          and no card in hand of seat 1 where it is two
        """,
        PILES.replace("ORDERED", ordered),
    )
    assert report.good, report.failures


def test_your_is_whoever_does_it(run_toy: Run) -> None:
    report = run_toy(
        """
        scenario "each their own"
          players 2
          then seat 1 may choose any of your men in house where it is king
          when seat 1 chooses any of your men in house where it is pawn
          then seat 2 may choose any of your men in house where it is king
          when seat 2 chooses any of your men in house where it is king
          then (count of men in middle where its owner is seat 2) is 1
        """,
        MEN,
    )
    assert report.good, report.failures


def test_nothing_lies_where_the_rules_let_nothing_lie(run_toy: Run) -> None:
    report = run_toy(
        """
        scenario "no coin lies on a card"
          players 2
          then (sum of coin on it for each card in store) is 0
        """,
        PILES.replace("ORDERED", "ordered"),
    )
    assert report.good, report.failures
