"""`given next draws: …` says what chance chooses: a space, a player, a piece, also out of a row, which stays as it is."""

from __future__ import annotations

from .conftest import Holds, Run

PICKS = """
    game picks "Picks"
    players 2
    piece mist, starts in sky: 9
    zone sky, holds mist
    grid sea: 3 by 3 of mist
    piece card, plural cards, starts in display:
      | card | worth |
      | ace  | 1     |
      | two  | 2     |
      | six  | 6     |
    zone display, holds card, in a row
    resource coin: unlimited
    round:
      turns from seat 1: one of: blow, pick, meet
    action blow "blow":
      choose a random empty space as spot
      move 1 mist from sky to spot
      if that cannot be done: nothing happens
    action pick "pick":
      choose a random card in display
      gain (worth of card) coin
    action meet "meet":
      choose a random other player as rival
      rival gains 3 coin
    end when sky is empty
    score coins: your coin
    winner: the highest total
""".replace("rival gains 3 coin", "move 1 coin from supply to rival")


def test_what_comes_is_fixed(holds: Holds) -> None:
    holds(
        """
        scenario "a space"
          players 2
          given next draws: c3, a2
          when seat 1 does blow
          and seat 2 does blow
          then c3 is not empty
          and a2 is not empty
        scenario "a card of a row, which stays"
          players 2
          given next draws: six
          when seat 1 does pick
          then seat 1 has 6 coin
          and count of cards in display is 3
        scenario "a player"
          players 2
          given next draws: seat 2
          when seat 1 does meet
          then seat 2 has 1 coin
        """,
        PICKS,
    )


def test_what_cannot_come_is_told(run_toy: Run) -> None:
    report = run_toy(
        """
        scenario "a space with a mist on it"
          players 2
          given move 1 mist from sky to c3
          given next draws: c3
          when seat 1 does blow
          then c3 is not empty
        """,
        PICKS,
    )
    assert not report.good
    assert "what `next draws` says never came: c3; " in str(report.failures)
