"""One for each of two, and lines: a front of gates with a line and a camp for each player, and a queue in a shop."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

from interpreter.load import load

from .conftest import Holds

GATES = """
    game gates "Gates"
    players 2 to 3
    kind gate: north, south
    piece soldier, starts in deck:
      | soldier | copies | power |
      | scout   | 4      | 1     |
      | guard   | 4      | 2     |
    zone deck, holds soldier, ordered, contents seen by nobody
    zone hand each player, holds soldier, contents seen by its owner
    zone line each player at each gate, holds soldier, at most 3
    zone spies each player at each gate, holds soldier, contents seen by its owner
    zone store each gate for each gate, holds soldier
    counter camp each player at each gate: 0, seen by its owner
    counter debt each player for each player: 1
    role warden each gate: nobody
    role rival each player at each gate: nobody
    value strength each player at each gate: sum of power of soldier for each soldier in line of player at gate
    value lead each gate for each gate as another: strength of seat 1 at gate - strength of seat 1 at another
    setup:
      shuffle deck
      each player: draw 2 from deck to your hand
    round:
      turns from seat 1: do march
    phase march:
      choose soldier in your hand
      choose gate where line of you at it is not full
      move soldier to your line at gate
      your camp at gate becomes your camp at gate + 1
      debt of you for player left of you becomes debt of you for player left of you + 2
      rival of you at gate becomes player left of you
      if strength of you at gate is more than strength of player left of you at gate: warden of gate becomes you
      if gate of soldier is north: move soldier to store of south for north
    end when no soldier in hand
    score gates: count of gates where warden of it is you
    winner: highest total
"""


def test_each_of_two_has_its_own(holds: Holds) -> None:
    holds(
        """
        scenario "a scout stays in the south"
          players 2
          given scout is in hand of seat 1 and camp of seat 1 at south is 4
          when seat 1 chooses scout, chooses south
          then scout is in line of seat 1 at south
          and camp of seat 1 at south is 5 and camp of seat 1 at north is 0 and camp of seat 2 at south is 0
          and warden of south is seat 1 and warden of north is nobody
          and debt of seat 1 for seat 2 is 3 and debt of seat 2 for seat 1 is 1 and debt of seat 1 for seat 1 is 1
          and rival of seat 1 at south is seat 2 and rival of seat 2 at south is nobody

        scenario "one goes on from the north to a store"
          players 2
          given scout is in hand of seat 1
          when seat 1 chooses scout, chooses north
          then scout is in store of south for north

        scenario "who has a camp sees how large it is"
          players 2
          then seat 1 may see camp of seat 1 at south
          and seat 2 may not see camp of seat 1 at south
          and seat 2 may see camp of seat 2 at south

        scenario "a value of two of one class tells them apart"
          players 2
          given guard is in line of seat 1 at north
          then lead of north for south is 2
          and lead of south for south is 0

        scenario "a line is full for its own gate and player only"
          players 2
          given guard is in hand of seat 1
          given count of soldiers in line of seat 1 at south is 3
          when seat 1 chooses guard
          refused seat 1 chooses south: "line of Player 1 at south is full"
          then line of seat 1 at north is not full
          and line of seat 2 at south is not full
        """,
        GATES,
    )


def test_numbers_and_places_are_called_by_both_keys(tmp_path: Path) -> None:
    (tmp_path / "gates.rules").write_text(dedent(GATES).lstrip(), encoding="utf-8")
    seen = load(tmp_path / "gates.rules").new(2, seed=1).view(0)
    assert seen["counters"]["camp of Player 1 at south"] == 0
    assert "camp of Player 2 at south" not in seen["counters"]  # of the other it is not seen
    assert seen["counters"]["debt of Player 2 at Player 1"] == 1
    assert seen["roles"]["rival of Player 2 at north"] == "nobody"
    assert seen["zones"]["line of Player 2 at north"] == {"count": 0, "at_most": 3, "pieces": []}
    assert "store of south at north" in seen["zones"]


QUEUE = """
    game shop "The shop"
    players 2
    kind day: monday, tuesday, friday
    piece customer, starts in queue:
      | customer | day     |
      | ann      | monday  |
      | bob      | tuesday |
      | cid      | friday  |
      | dot      | friday  |
    piece crate, starts in yard: 2
    zone yard, holds crate
    zone queue, holds customer and crate, in line
    zone served, holds customer, in line
    zone hand each player, holds customer, in line, contents seen by its owner
    counter late: 0
    counter now_at: 0
    counter in_served: 9
    round:
      turns from seat 1: do serve
    phase serve:
      choose customer in queue
      choose number from 0 to 6 as gap
      move customer to queue at position gap
      now_at becomes position of customer in queue
      in_served becomes position of customer in served
      one of:
        "crate": move 1 crate from yard to queue
        "first": move the first customer in queue to served
        "last": move the last customer in queue where day of it is not the final day to served
        "hand":
          move the first customer in queue to your hand
          move the last customer in queue to your hand at position 1
      if day of the first customer in queue is the first day: late becomes late + 1
    end when no customer in queue
    score late: late
    winner: highest total
"""


def test_a_piece_comes_to_a_position_and_the_others_close_up(holds: Holds) -> None:
    holds(
        """
        scenario "dot comes to the second place"
          players 2
          when seat 1 chooses dot, chooses 2, chooses "crate"
          then now_at is 2 and in_served is 0
          and the first customer in queue is ann
          and the last customer in queue is cid
          and late is 1

        scenario "beyond an end is at that end"
          players 2
          when seat 1 chooses ann, chooses 6, chooses "crate"
          then now_at is 4
          and the last customer in queue is ann

        scenario "before the beginning is at the beginning"
          players 2
          when seat 1 chooses cid, chooses 0, chooses "crate"
          then the first customer in queue is cid
        """,
        QUEUE,
    )


def test_ends_are_of_those_that_are_meant(holds: Holds) -> None:
    holds(
        """
        scenario "the first"
          players 2
          when seat 1 chooses bob, chooses 1, chooses "first"
          then bob is in served

        scenario "the last of some"
          players 2
          when seat 1 chooses ann, chooses 1, chooses "last"
          then bob is in served
          and the first customer in queue is ann

        scenario "a crate behind them is no customer"
          players 2
          given move 1 crate from yard to queue
          when seat 1 chooses ann, chooses 1, chooses "hand"
          then dot is in hand of seat 1
        """,
        QUEUE,
    )
