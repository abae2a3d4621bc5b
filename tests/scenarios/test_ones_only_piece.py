"""`your barge`, `the barge of owner of farm`: the one piece of a class that a player has, wherever it lies."""

from __future__ import annotations

from .conftest import Holds

BARGES = """
    game barges "Barges"
    players 2 to 3
    kind landing: ford, mill, abbey
    kind farm: hill, dale
    role owner of each farm: nobody at first
    piece barge of each player, starts in dock:
      | barge | load |
      | boat  | 3    |
    piece raft of each player, starts in dock: 1
    piece crate, starts in dock: 2
    counter rot of each barge: 0 at first
    zone dock, holds barge and raft and crate
    zone river of each landing, holds barge and raft
    zone den of each player, holds barge, contents seen by its owner
    resource coin: unlimited
    condition ashore of each player: its barge is in dock
    value berth of each player: landing of its barge

    setup:
      each player: gain 3 coin
    round:
      turns from seat 1:
        one of: sail, sink, hide, visit, tow, rest

    action sail "sail":
      choose a landing that is not landing of your barge
      move your barge to river of landing
      each other barge in river of landing: pay 1 coin to owner of barge
      add 1 to rot of your barge
    action sink "sink":
      move your barge to box
    action hide "hide":
      move your barge to your den
    action visit "visit the farm":
      choose a farm where its owner is not nobody
      move the barge of owner of farm to river of abbey
    action tow "tow":
      choose one of your barges in river
      move raft of player left of you to river of landing of barge

    action rest "rest":
      gain 1 coin

    end when seat 1 has 9 coin
    score cargo: load of your barge
    score decay: rot of your barge
    winner: the highest total
"""


def test_it_is_ones_own_wherever_it_lies(holds: Holds) -> None:
    holds(
        """
        scenario "from the dock, from a landing, from one's own den"
          players 2
          given move 1 raft from dock to river of mill
          when seat 1 does sail, chooses mill
          then landing of barge of seat 1 is mill
          and seat 1 is not ashore
          and seat 2 is ashore
          and berth of seat 1 is mill
          when seat 2 does hide
          then any barge in den of seat 2
          when seat 1 does sail
          then seat 1 may not choose mill
          when seat 1 chooses ford
          when seat 2 does sail, chooses ford
          then seat 2 has 2 coin
          and seat 1 has 4 coin
          and rot of barge of seat 1 is 2
          and rot of barge of seat 2 is 1

        scenario "of whoever owns the farm, and of the player to the left"
          players 3
          given owner of hill is seat 3
          and move barge of seat 1 to river of mill
          when seat 1 does tow, chooses boat
          then landing of raft of seat 2 is mill
          and any raft in dock
          when seat 2 does visit, chooses hill
          then landing of barge of seat 3 is abbey
          and barge of seat 2 is in dock
        """,
        BARGES,
    )


def test_of_what_lies_in_the_box_nothing_is_said_or_done(holds: Holds) -> None:
    holds(
        """
        scenario "a barge that has sunk does not sail, counts nothing, and is at no landing"
          players 2
          when seat 1 does sink
          then cargo of seat 1 is 0
          and seat 1 is not ashore
          and berth of seat 1 is nobody
          when seat 2 does sail, chooses ford
          then seat 1 may not do sail
          and seat 1 may not do sink
          and seat 1 may not do tow
          and cargo of seat 2 is 3
        """,
        BARGES,
    )
