"""Several of a resource are called by its regular plural, declared or not; a score or a column of that name comes first."""

from .conftest import Holds

STAND = """
    game stand "Stand"
    players 2
    resource coin: unlimited
    resource cherry: unlimited
    resource nut: unlimited
    piece card, starts in deck:
      | card  | cherries |
      | small | 2        |
      | large | 5        |
    zone deck, holds card
    zone hand of each player, holds card
    setup: each player: gain 2 coins
    round:
      turns from seat 1, 1 each: one of: pick, spend, boast
    action pick "pick":
      draw 1 from deck to your hand as card
      gain (cherries of card) cherries
      gain (sum of cherries of each card in your hand) nuts
    action spend "spend":
      if you have at least 2 coins: pay 1 coin
      if sum of cherries of each card in your hand is less than 4: gain 7 nuts
    action boast "boast": gain (your nuts) coins
    end after 2 rounds
    score coins: 10 * your coins
    score berries: your cherries
"""


def test_several_are_called_so(holds: Holds) -> None:
    holds(
        """
        scenario "what is paid and what one has"
          players 2
          given seat 1 has 3 nuts
          when seat 1 does spend
          then coin of seat 1 is 1
          and seat 1 has 10 nuts
          and nuts of seat 1 is 10
        scenario "a number read by the plural"
          players 2
          given seat 1 has 3 nuts
          when seat 1 does boast
          then coin of seat 1 is 5
        scenario "a score of that name is read, and not the resource"
          players 2
          then coins of seat 1 is 20
        scenario "a column of that name is read, and not the resource"
          players 2
          given seat 1 has 100 cherries
          and move small to box
          when seat 1 does pick
          then cherry of seat 1 is 105
          and nut of seat 1 is 5
          and berries of seat 1 is 105
        """,
        STAND,
    )


def test_a_sum_of_what_each_has_is_said_with_sum_or_without(holds: Holds) -> None:
    holds(
        """
        scenario "small and large"
          players 2
          given move small to hand of seat 1
          and move large to hand of seat 1
          when seat 1 does spend
          then nut of seat 1 is 0
        scenario "small alone"
          players 2
          given move small to hand of seat 1
          when seat 1 does spend
          then nut of seat 1 is 7
        """,
        STAND,
    )
