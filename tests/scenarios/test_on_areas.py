"""Sides of one kind that are joined on a tile in any way, and what lies on areas while these join and fall apart."""

from __future__ import annotations

from tests.toys import path_of

from .conftest import Holds

RIVERS = path_of("rivers").read_text(encoding="utf-8")


def test_a_table_says_which_sides_are_joined(holds: Holds) -> None:
    holds(
        """
        scenario "two streams turn on one tile, two cross on another, and all meet in a lake"
          players 2
          given move any tile in bag where it is winds to a1
          and move any tile in bag where it is weir to c1
          and move any tile in bag where it is lake to a3
          then count of streams on a1 is 2
          and count of streams on c1 is 2
          and count of streams on a3 is 1
          and any stream on a3 where open_sides of it is 4

        scenario "north with east, south with west"
          players 2
          given move any tile in bag where it is winds to b2
          and move any tile in bag where it is lake to b3
          and move any tile in bag where it is lake to c2
          then any stream on b2 where size of it is 3
          and any stream on b2 where size of it is 1 and open_sides of it is 2

        scenario "what is the other way about when the tile is turned: it looks the same and is not"
          players 2
          given move any tile in bag where it is winds to b2 turned right
          and move any tile in bag where it is lake to b3
          and move any tile in bag where it is lake to c2
          then any tile in b2 where it is turned right
          and count of streams on b2 where size of it is 2 is 2

        scenario "straight on, one over the other"
          players 2
          given move any tile in bag where it is weir to b2
          and move any tile in bag where it is lake to b3
          and move any tile in bag where it is lake to c2
          then count of streams on b2 where size of it is 2 is 2

        scenario "sides of two kinds are never joined, and sides of one kind are by the table only"
          players 2
          given move any tile in bag where it is reach to b2
          then count of streams on b2 is 4
        """,
        RIVERS,
    )


def test_a_tile_is_turned_in_as_many_ways_as_make_a_difference(holds: Holds) -> None:
    holds(
        """
        scenario "winds in two ways, a lake in one"
          players 2
          when seat 1 chooses "build", chooses winds, chooses b2
          then seat 1 may choose upright
          and seat 1 may choose turned right
          and seat 1 may not choose upside down
          when seat 1 chooses turned right
          and seat 2 chooses "build", chooses weir, chooses d4
          and seat 1 chooses "build", chooses lake, chooses b3
          then any stream on b3 where size of it is 2
        """,
        RIVERS,
    )


def test_what_lies_on_an_area_goes_with_it(holds: Holds) -> None:
    holds(
        """
        scenario "streams that join have the rafts of both, and logs are no rafts"
          players 2
          given move any tile in bag where it is lake to a1
          and move any tile in bag where it is lake to c1
          when seat 1 chooses "launch", chooses a1
          and seat 2 chooses "launch", chooses "water at c1"
          and seat 1 chooses "drift", chooses a1
          then any stream on a1 where count of rafts in fleet of it is 1 and count of logs in fleet of it is 1
          and any stream on c1 where fleet of it is not empty
          when seat 2 chooses "build", chooses lake, chooses b1
          then any stream on b1 where count of rafts in fleet of it is 2 and size of it is 3
          and count of rafts in fleet is 2
          when seat 1 chooses "lift", chooses any tile in b1
          then count of streams in delta where count of rafts in fleet of it is 1 is 2
          when seat 2 chooses "land", chooses a1
          then count of rafts in shore of seat 2 is 4
          and count of rafts in fleet is 1
          and count of logs in fleet is 1

        scenario "who launches where a raft is cannot"
          players 2
          given move any tile in bag where it is winds to b2
          when seat 1 chooses "launch", chooses "water at b2 (north)"
          and seat 2 chooses "launch"
          then count of streams in delta where fleet of it is not empty is 2

        scenario "what lies where a tile was lifted lies on the next one there"
          players 2
          given move any tile in bag where it is lake to b2
          when seat 1 chooses "launch"
          and seat 2 chooses "lift"
          then count of rafts in fleet is 1
          and no stream in delta
          when seat 1 chooses "build", chooses lake, chooses b2
          then any stream on b2 where count of rafts in fleet of it is 1
        """,
        RIVERS,
    )
