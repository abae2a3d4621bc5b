"""`distance from A to B` without ways: up or down the names of a kind, the shorter way round a circle, from nobody far."""

from __future__ import annotations

from .conftest import Holds

LINE = """
    game line "A line and a circle"
    players 2
    kind landing: ford, mill, abbey, castle, harbour
    kind hour, in a circle: dawn, noon, dusk, night, late
    piece barge of each player, starts in dock: 1
    zone dock, holds barge
    zone river of each landing, holds barge
    resource coin: unlimited
    value way of each player: distance from landing of its barge to ford

    setup:
      each player: move your barge to river of ford
    round:
      turns from seat 1:
        one of: sail, drift, sink, visit

    action sail "sail":
      choose a landing where distance from landing of your barge to it is at most 2
      move your barge to river of landing
    action drift "drift":
      move your barge to river of the landing 1 step ahead of landing of your barge
    action sink "sink":
      move your barge to dock
    action visit "visit":
      choose a landing where distance between it and landing of barge of player left of you is 1
      gain (distance from ford to landing) coin

    end when seat 1 has 9 coin
    score coins: your coin
    winner: the highest total
"""


def test_steps_go_up_and_down_a_line(holds: Holds) -> None:
    holds(
        """
        scenario "up to two, both ways"
          players 2
          given move barge of seat 1 to river of castle
          when seat 1 does sail
          then seat 1 may choose mill
          and seat 1 may choose harbour
          and seat 1 may choose castle
          and seat 1 may not choose ford
          when seat 1 chooses mill
          when seat 2 does visit
          then seat 2 may choose ford
          and seat 2 may choose abbey
          and seat 2 may not choose mill
          when seat 2 chooses abbey
          then seat 2 has 2 coin
          and distance from ford to harbour is 4
          and distance from harbour to ford is 4
          and distance from mill to mill is 0
          when seat 1 does drift
          then landing of barge of seat 1 is abbey

        scenario "the shorter way round a circle"
          players 2
          then distance from dawn to late is 1
          and distance from late to dawn is 1
          and distance from noon to night is 2
          and distance from dawn to dusk is 2
        """,
        LINE,
    )


def test_who_is_at_no_place_is_far_from_all(holds: Holds) -> None:
    holds(
        """
        scenario "a barge in the dock sails nowhere"
          players 2
          when seat 1 does sink
          then way of seat 1 is 1000000
          and way of seat 2 is 0
          when seat 2 does drift
          then seat 1 may not do sail
          and seat 1 may not do drift
          and seat 1 may do visit
        """,
        LINE,
    )
