"""A bundle that is only asked for counts values of whoever is asked, also from the cells of a table."""

from __future__ import annotations

from .conftest import Holds

ROOFS = """
game roofs "Roofs"
players 2
piece house, starts in field:
  | house | floors | copies |
  | hut   | 1      | 6      |
  | tower | 3      | 6      |
zone field, holds house
zone street each player, holds house
resource coin: unlimited
value roof each player: count of houses in your street
value floor each player: sum of floors of it for each house in your street
table order:
  | order | asks                     |
  | small | 2 roof                   |
  | large | 2 roof + 4 floor         |
  | dear  | 1 roof + 2 coin or 9 floor |
round:
  turns from seat 1:
    choose house in field
    move house to your street
    reward: 1 coin
end when any player where count of houses in street of it is 5
score small_orders: how often asks of small fits in you
score large_orders: how often asks of large fits in you
score dear_orders: how often asks of dear fits in you
score mixed: how often 1 roof + 1 coin fits in you
winner: highest total
"""


def test_values_are_counted_beside_resources(holds: Holds) -> None:
    holds(
        """
        scenario "nothing is there"
          players 2
          then small_orders of seat 1 is 0
          and mixed of seat 1 is 0

        scenario "each asks what it asks"
          players 2
          given move any house in field where it is hut to street of seat 1
          and move any house in field where it is hut to street of seat 1
          and move any house in field where it is hut to street of seat 1
          and move any house in field where it is tower to street of seat 1
          and seat 1 has 3 coin
          then small_orders of seat 1 is 2
          and large_orders of seat 1 is 1
          and dear_orders of seat 1 is 1
          and mixed of seat 1 is 3
          and small_orders of seat 2 is 0

        scenario "nothing of it is given up"
          players 2
          given move any house in field where it is tower to street of seat 1
          when seat 1 chooses hut
          then small_orders of seat 1 is 1
          and large_orders of seat 1 is 1
          and count of houses in street of seat 1 is 2
        """,
        ROOFS,
    )
