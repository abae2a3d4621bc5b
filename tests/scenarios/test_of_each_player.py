"""Scenarios of games in which each player has a pile, pieces and places of their own."""

from __future__ import annotations

import pytest

from .conftest import Holds, Run

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
def test_the_next_draws_of_a_pile_that_each_player_has(holds: Holds, ordered: str) -> None:
    """Fixed before: `any …` was taken for what is drawn at random, and an ordered pile never drew it."""
    holds(
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


def test_your_is_whoever_does_it(holds: Holds) -> None:
    holds(
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


def test_nothing_lies_where_the_rules_let_nothing_lie(holds: Holds) -> None:
    holds(
        """
        scenario "no coin lies on a card"
          players 2
          then (sum of coin on it for each card in store) is 0
        """,
        PILES.replace("ORDERED", "ordered"),
    )


LANDS = """
    game own "Own grids"
    players 2
    piece man, plural men, starts in house: 8
    zone house, holds man
    grid land each player: 2 by 2 of man
    round:
      turns from seat 1:
        choose space in your land where it is empty
        move 1 man from house to space
    end when house is empty
"""


def test_the_spaces_of_each_player_can_be_named(run_toy: Run) -> None:
    """Before, `b2 of seat 2` was refused, and `b2` was silently seat 1's."""
    report = run_toy(
        """
        scenario "of each"
          players 2
          given move 1 man from house to b2 of seat 2
          and move 1 man from house to your b1
          and a1 of seat 2 is empty
          then b2 of seat 2 is not empty
          and your b2 is empty
          and b1 of seat 1 is not empty
          and b1 of seat 2 is empty
          and count of men in b2 of seat 2 is 1
          and seat 1 may not choose b1
          and seat 2 may see b2 of seat 1
          when seat 1 chooses b2
          then b2 of seat 1 is not empty
          and seat 2 may not choose b2
          when seat 2 chooses a1
          then a1 of seat 2 is not empty
          and a1 of seat 1 is empty
        """,
        LANDS,
    )
    assert report.good, report.failures or report.games[0].complaints


@pytest.mark.parametrize(
    ("clause", "said"),
    [
        ("given b2 is empty", "`b2 of seat 2`, or `your b2`"),
        ("given move 1 man from house to b2", "`b2 of seat 2`, or `your b2`"),
        ("then seat 1 may see b2", "`b2 of seat 2`, or `your b2`"),
        ("then b2 is empty", "there is a `b2` in the `land` of each player"),
        ("when seat 1 chooses b2 of seat 2", "Say `chooses b2`"),
    ],
)
def test_whose_space_it_is_must_be_said(run_toy: Run, clause: str, said: str) -> None:
    report = run_toy(f'scenario "bare"\n  players 2\n  {clause}\n', LANDS)
    assert not report.good
    assert said in "".join(report.games[0].complaints)


FORCED = """
    game court "Court"
    players 2
    piece man each player, plural men, starts in hand:
      | man  | copies |
      | king | 1      |
      | pawn | 2      |
    zone hand each player, holds man
    zone middle, holds man
    zone yard each player, holds man
    setup:
      each player:
        choose your man in hand where it is king
        move man to middle
    round:
      turns from seat 1: do go
    action go "go":
      choose your man in hand
      move man to your yard
    end when hand is empty
"""


@pytest.mark.parametrize(
    ("given", "then"),
    [
        ("move all men in middle to box", "middle is empty"),
        ("middle is empty", "middle is empty"),
        ("move 1 man from hand of seat 2 to middle", "count of men in middle is 3"),
        ("count of men in middle is 1", "count of men in middle is 1"),
    ],
)
def test_what_is_given_comes_after_what_set_up_leaves_no_choice_about(holds: Holds, given: str, then: str) -> None:
    """Before, it acted while the kings were still in their hands."""
    holds(f'scenario "given"\n  players 2\n  given {given}\n  then {then}\n', FORCED)


def test_a_forced_choice_of_set_up_may_still_be_stated_where_nothing_is_given(holds: Holds) -> None:
    holds(
        """
        scenario "stated"
          players 2
          when seat 1 chooses king
          and seat 2 chooses king
          then count of men in middle is 2
        """,
        FORCED,
    )


def test_your_is_the_second_where_the_second_chooses(holds: Holds) -> None:
    """Both have one man left, which goes by itself: the middle is full, and the game is over."""
    holds(
        """
        scenario "two"
          players 2
          when seat 1 chooses any of your men in house where it is pawn
          and seat 2 chooses any of your men in house where it is king
          then count of men in middle is 4
          and the game is over
        """,
        MEN.replace("      | scout | 1      |\n", "")
        .replace("house is empty", "middle is full")
        .replace("zone middle, holds man", "zone middle, holds man, at most 4"),
    )
