"""`given at …`: a scenario begins in a phase, whatever the phase stands in."""

from __future__ import annotations

import pytest

from .conftest import Holds, Run

NIGHT = """
    game night "Night"
    players 2
    counter day: 0
    counter lap: 0
    counter none: 0
    piece card, starts in deck: 12
    zone deck, holds card
    zone hand each player, holds card
    zone front each player, holds card
    round:
      day becomes day + 1
      each player: move 1 card from deck to your hand
      LOOP: do pick
    phase pick "pick":
      lap becomes lap + 1
      turns from seat 1, 1 each:
        choose number from 1 to 2 as pip
    end when day is 2
"""


@pytest.mark.parametrize(
    "loop",
    [
        "repeat while any card in hand and lap is less than 4",
        "repeat until lap is at least none",
        "repeat none times",
        "each player where any card in your hand",
        "turns from seat 1 until lap is at least none",
    ],
)
def test_a_phase_in_a_loop_that_hangs_on_what_was_passed_over(run_toy: Run, loop: str) -> None:
    """Before: this goes on and on without anybody deciding anything."""
    report = run_toy(
        """
        scenario "there"
          players 2
          given at pick
          and move 3 cards from deck to hand of seat 1
          then count of cards in hand of seat 1 is 3
          and day is 0
          and lap is 1
        """,
        NIGHT.replace("LOOP", loop.replace("your hand", "hand of it")),
    )
    assert report.good, report.failures or report.games[0].complaints


def test_a_loop_is_the_old_one_once_the_match_is_there(holds: Holds) -> None:
    holds(
        """
        scenario "twice"
          players 2
          given at pick
          and move 1 card from deck to hand of seat 1
          when seat 1 chooses 1
          and seat 2 chooses 2
          then lap is 2
          when seat 1 chooses 1
          and seat 2 chooses 2
          then lap is 2
          and the game is over
        """,
        NIGHT.replace("LOOP", "repeat while any card in hand and lap is less than 2"),
    )


def test_where_nothing_can_lead_there_it_is_said(run_toy: Run) -> None:
    report = run_toy(
        """
        scenario "never"
          players 2
          given at pick
          then lap is 1
        """,
        NIGHT.replace("LOOP", "each card in front"),
    )
    (failure,) = report.failures
    assert "no round comes there by itself" in failure.text
    assert "given at setup" in failure.text
