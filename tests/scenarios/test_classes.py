"""A scenario puts what a word for several classes names where that word may lie, and takes the class that it names."""

from __future__ import annotations

from .conftest import Holds, Run

MEN = """
    game stones "Stones"
    players 2
    piece man each player, plural men, starts in reserve: 2
    piece king each player, starts in reserve: 2
    pieces stone: man, king
    zone reserve each player, holds stone
    zone hut, holds man
    grid board: 3 by 3 of stone
    round:
      turns from seat 1:
        choose space in board where it is empty
        choose stone in your reserve
        move stone to space
    end when board is full
    score s: 1
    winner: highest total
"""


def test_a_word_for_several_classes_lies_on_a_board_of_it(holds: Holds) -> None:
    holds(
        """
        scenario "stones are given"
          players 2
          given move 1 man from reserve of seat 1 to b1
          and move 1 king from reserve of seat 1 to b2
          and move 1 stone from reserve of seat 2 to b3
          then count of men in reserve of seat 1 is 1
          and count of kings in reserve of seat 1 is 1
          and any man in b1
          and no king in b1
          and any king in b2
          and any stone in b3
          and count of stones in board is 3
        """,
        MEN,
    )


def test_what_is_not_there_cannot_be_given(run_toy: Run) -> None:
    report = run_toy(
        """
        scenario "three kings"
          players 2
          given move 3 kings from reserve of seat 1 to box
          then board is empty
        """,
        MEN,
    )
    assert "holds 2 king, not 3" in str(report.failures)
