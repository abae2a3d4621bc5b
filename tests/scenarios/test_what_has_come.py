"""What a draw or a move has brought has a name; one of several is moved, and asked for only where they can be told apart."""

from __future__ import annotations

from .conftest import Holds, Run

ISLAND = """
    game island "Island"
    players 2
    resource coin: unlimited
    piece find, starts in sand:
      | find  | worth | copies |
      | shell | 1     | 3      |
      | pearl | 3     | 3      |
    piece crab, starts in sand: 2
    pieces thing: find, crab
    zone sand, holds thing, ordered, contents seen by nobody
    zone beach, holds thing, at most 3
    zone bag each player, holds thing
    setup:
      shuffle sand
    round:
      turns from seat 1:
        one of: dig, tidy, pocket, rummage
    action dig "dig":
      draw 1 from sand to beach as thing
      if no thing was drawn: reward: 1 coin
      else if thing is a crab:
        move thing to bottom of sand
        reward: 5 coin
    action tidy "tidy up":
      move any find in beach where it is shell to your bag as shell_kept
      reward: (10 * worth of shell_kept) coin
    action pocket "pocket something":
      move 1 thing from beach to your bag as pocketed
      if pocketed is not a crab: reward: (100 * count of things in bag where it is pocketed) coin
    action rummage "rummage":
      needs: no find in beach
      draw 1 at random from sand to beach as dug
      if dug is a find: reward: 1000 coin
    end when sand is empty
    score coins: your coin
    winner: highest total
"""


def test_what_is_drawn_is_asked_about(holds: Holds) -> None:
    holds(
        """
        scenario "a crab goes under again"
          players 2
          given next draws: any crab, shell
          when seat 1 does dig
          then no thing in beach
          and coin of seat 1 is 5
          when seat 2 does dig
          then count of finds in beach is 1
          and coin of seat 2 is 0
        scenario "nothing comes where nothing fits"
          players 2
          given move any find in sand that is a shell to beach
          and move any find in sand where it is not a pearl to beach
          and move any find in sand where it is pearl to beach
          when seat 1 does dig
          then coin of seat 1 is 1
          and count of things in beach is 3
          and (count of finds in beach that are shell) is 2
        scenario "nothing comes where nothing is"
          players 2
          given move all things in sand where it is a find to bag of seat 2
          and move all things in sand to bag of seat 2
          and move any crab in bag of seat 2 to sand
          given next draws: any crab
          when seat 1 does rummage
          then coin of seat 1 is 0
        """,
        ISLAND,
    )


def test_one_of_those_alike_is_moved_without_a_question(holds: Holds) -> None:
    holds(
        """
        scenario "one of two shells"
          players 2
          given move any find in sand where it is shell to beach
          and move any find in sand where it is shell to beach
          when seat 1 does tidy
          then count of finds in bag of seat 1 is 1
          and coin of seat 1 is 10
          and count of finds in beach is 1
        scenario "no shell"
          players 2
          given move any find in sand where it is pearl to beach
          then seat 1 may not do tidy
        """,
        ISLAND,
    )


def test_those_that_can_be_told_apart_are_chosen_by_their_name(holds: Holds) -> None:
    holds(
        """
        scenario "the pearl of two"
          players 2
          given move any find in sand where it is shell to beach
          and move any find in sand where it is pearl to beach
          when seat 1 does pocket, chooses pearl
          then any find in bag of seat 1 where it is pearl
          and coin of seat 1 is 100
        """,
        ISLAND,
    )


def test_a_scenario_gives_no_names(run_toy: Run) -> None:
    report = run_toy(
        """
        scenario "a name"
          players 2
          given move any find in sand to beach as gone
          then no crab in beach
        """,
        ISLAND,
    )
    assert "`as gone` says nothing here" in report.games[0].complaints[0]
