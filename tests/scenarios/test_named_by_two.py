"""`the two of clubs`: a card of a pack in one row, called by what stands in two of its columns, in rules and in scenarios."""

from __future__ import annotations

from .conftest import Holds, Run

PACK = """
    game pack "A pack"
    players 2
    kind suit: clubs, hearts
    kind rank: two, queen
    piece card, plural cards, starts in deck:
      | suit | rank |
      | each | each |
    zone deck, holds card, a face-down pile
    zone hand of each player, holds card
    zone shown, holds card
    counter found: 0 at first
    setup:
      each card in deck that is the two of clubs: move card to shown
    round:
      turns from seat 1, 1 each:
        choose a card in your hand
        if card is the queen of hearts: add 10 to found
        if card is not queen of hearts: add 1 to found
        move card to shown
    end after 1 round
    score found: found
    winner: the highest total
"""


def test_a_card_is_called_by_two_of_its_columns(holds: Holds) -> None:
    holds(
        """
        scenario "one and the other"
          players 2
          given move the queen of hearts to hand of seat 1
          and queen of clubs is in hand of seat 1
          and two of hearts is in hand of seat 2
          then the two of clubs is in shown
          and seat 1 may choose the queen of clubs
          and seat 1 may not choose the two of hearts
          when seat 1 chooses queen of hearts
          and seat 2 chooses two of hearts
          then found is 11
          and there is a card in shown that is the two of hearts
        """,
        PACK,
    )


def test_what_is_drawn_next_may_be_called_so(holds: Holds) -> None:
    rules = PACK.replace("    round:", "      shuffle deck\n      each player: draw 1 from deck to your hand\n    round:", 1)
    rules = rules.replace("two, queen", "two, three, four, jack, queen, king, ace")
    holds(
        """
        scenario "two cards"
          players 2
          given at setup
          and next draws: queen of clubs, the queen of hearts
          then queen of clubs is in shown
          and queen of hearts is in shown
          and found is 11
        """,
        rules,
    )


def test_another_card_is_another(run_toy: Run) -> None:
    report = run_toy(
        """
        scenario "not that one"
          players 2
          given queen of hearts is in hand of seat 1
          then queen of clubs is in hand of seat 1
        """,
        PACK,
    )
    assert not report.good
