"""`rank of the card with the highest rank` is one number, however many cards have it; what they do not share is nothing."""

from .conftest import Holds

LEVEL = """
    game level "Level"
    players 2
    kind suit: clubs, hearts
    resource coin, plural coins: unlimited
    counter read of each player: 7
    piece card, starts in heap:
      | card   | rank | suit   | price |
      | jack   | 5    | clubs  | 2     |
      | knave  | 5    | hearts | 3     |
      | knight | 4    | hearts | 4     |
    zone heap, holds card
    zone played, holds card
    setup:
      each player: gain 1 coin
    round:
      turns from seat 1, 1 each: one of: rank_it, price_it, suit_it, coins_it, then_it
    action rank_it "read the rank": your read becomes rank of the card in played with the highest rank
    action price_it "read the price": your read becomes price of the card in played with the highest rank
    action suit_it "read the suit":
      if suit of the card in played whose suit is hearts and whose rank is more than 1 is hearts: your read becomes 1
      else: your read becomes 2
    action coins_it "read the coins": your read becomes coins of the player with the most coins
    action then_it "read both": your read becomes price of the card in played with the highest rank then the lowest price
    end after 2 rounds
"""


def test_what_equals_are_ranked_by_is_read_of_them(holds: Holds) -> None:
    holds(
        """
        scenario "two of one rank have one rank"
          players 2
          given move jack to played
          and move knave to played
          when seat 1 does rank_it
          then read of seat 1 is 5
        scenario "what they do not share is nothing"
          players 2
          given move jack to played
          and move knave to played
          when seat 1 does price_it
          then read of seat 1 is 0
        scenario "a second rank leaves one of them"
          players 2
          given move jack to played
          and move knave to played
          when seat 1 does then_it
          then read of seat 1 is 2
        scenario "two that have the most have as many"
          players 2
          when seat 1 does coins_it
          then read of seat 1 is 1
        scenario "where none is there is nothing"
          players 2
          when seat 1 does rank_it
          then read of seat 1 is 0
        """,
        LEVEL,
    )


def test_what_a_condition_says_is_read_of_all_that_meet_it(holds: Holds) -> None:
    holds(
        """
        scenario "both are of the suit that is meant"
          players 2
          given move knight to played
          and move knave to played
          when seat 1 does suit_it
          then read of seat 1 is 1
        """,
        LEVEL,
    )
