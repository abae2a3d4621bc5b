"""`cost of buy is any 1 gem less`: one of those that the price names is not paid, and who pays says which."""

import pytest

from interpreter.paying import demands

from .conftest import Holds

SHOP = """
    game shop "Shop"
    players 2
    kind gem: white, blue, red
    resource gem: 9 of each
    resource coin, plural coins: 20
    resource point: unlimited
    piece seal of each player, starts in bag: 4
    zone bag of each player, holds seal
    zone wall of each player, holds seal
    while there is a seal in your wall: cost of buy is any (count of seals in your wall) gem less
    while there is a seal in your wall: cost of mix is any 1 gem less
    while there is a seal in your wall: cost of both is any 1 gem + 1 coin less
    setup: each player: gain 3 white + 3 blue + 3 red + 3 coins
    round:
      turns from seat 1, 1 each: one of: buy, mix, both, hang
    action buy "buy":
      pay 2 white + 1 blue
      gain 1 point
    action mix "mix":
      pay any 2 gem + 1 red
      gain 1 point
    action both "both":
      pay 1 white + 1 blue + 2 coins
      gain 1 point
    action hang "hang": move 1 of your seals in bag to your wall
    end after 6 rounds
    score points: your points
    winner: the highest total
"""


def test_one_of_those_that_the_price_names(holds: Holds) -> None:
    holds(
        """
        background "seat 1 has a seal"
          players 2
          given move 1 seal from bag of seat 1 to wall of seat 1

        scenario "one is left out"
          background "seat 1 has a seal"
          when seat 1 does buy, pays 1 white + 1 blue
          then white of seat 1 is 2
          and blue of seat 1 is 2

        scenario "or another one"
          background "seat 1 has a seal"
          when seat 1 does buy, pays 2 white
          then white of seat 1 is 1
          and blue of seat 1 is 3

        scenario "what one has not is left out, and nobody is asked"
          background "seat 1 has a seal"
          given seat 1 has 1 white
          when seat 1 does buy
          then white of seat 1 is 0
          and blue of seat 1 is 2

        scenario "a second kind is not left out"
          background "seat 1 has a seal"
          given seat 1 has 0 white
          refused seat 1 does buy

        scenario "two of them"
          players 2
          given move 2 seals from bag of seat 1 to wall of seat 1
          and seat 1 has 0 blue
          when seat 1 does buy
          then white of seat 1 is 2

        scenario "more than there is to pay"
          players 2
          given move 4 seals from bag of seat 1 to wall of seat 1
          and seat 1 has 0 white
          and seat 1 has 0 blue
          when seat 1 does buy
          then point of seat 1 is 1

        scenario "off what asks for any of them first"
          background "seat 1 has a seal"
          given seat 1 has 0 blue
          and seat 1 has 1 white
          and seat 1 has 1 red
          when seat 1 does mix
          then white of seat 1 is 0
          and red of seat 1 is 0

        scenario "one of them and a coin"
          background "seat 1 has a seal"
          given seat 1 has 0 white
          and seat 1 has 1 coin
          when seat 1 does both
          then blue of seat 1 is 2
          and coin of seat 1 is 0

        scenario "without a seal"
          players 2
          given seat 1 has 1 white
          refused seat 1 does buy
        """,
        SHOP,
    )


@pytest.mark.parametrize("off", range(6))
def test_each_way_to_take_so_much_off_comes_once(off: int) -> None:
    price: demands.Demand = (((2, (0,)), (1, (1,)), (4, (5,))),)
    found = demands.change(price, demands.any_of(off, (0, 1, 2), False), -1)
    expected = {(white, blue) for white in range(3) for blue in range(2) if white + blue == max(0, 3 - off)}
    amounts = [{candidates: amount for amount, candidates in way} for way in found]
    assert sorted((way.get((0,), 0), way.get((1,), 0)) for way in amounts) == sorted(expected)
    assert all(way[5,] == 4 for way in amounts)
