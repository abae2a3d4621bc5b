"""Names in a circle, and turns that go by one number after another: a rondel on which carts go around."""

from __future__ import annotations

import pytest

from .conftest import Holds, Run

RONDEL = """
    game rondel "The rondel"
    players 2 to 4

    kind field, in a circle: mill, quarry, fair, forge
    kind ware: flour, stone
    resource ware: unlimited of each
    table field:
      | field  | yields  |
      | mill   | 1 flour |
      | quarry | 1 stone |
      | fair   | nothing |
      | forge  | 1 flour |
    piece cart each player, starts in yard: 1
    zone yard each player, holds cart
    zone lot each field, holds cart
    piece crate, starts in stack: 12
    zone stack, holds crate
    zone heap each field, holds crate, at most 3
    track fame each player: 9 steps
    counter came each player: 0

    setup:
      each field: draw 3 from stack to heap of field
      each player: move all your carts in yard to lot of mill

    round:
      do rolling

    ## Who is furthest goes first, on one step who came there last.
    phase rolling "the carts roll":
      turns by highest fame of it then highest came of it, 1 each:
        choose your cart in lot
        one of: roll_right, roll_left
        move 1 crate from heap of field of cart to box
        reward: yields of field of cart

    ## A field without crates is passed by.
    action roll_right "to the right":
      choose your cart in lot
      repeat:
        move cart to lot of field right of field of cart
        if heap of field of cart is not empty: end repeat

    action roll_left "to the left":
      choose your cart in lot
      repeat:
        move cart to lot of field left of field of cart
        if heap of field of cart is not empty: end repeat

    end when no crate in heap
    score wares: sum of ware of you for each ware
    winner: highest total
"""

AROUND = """
    scenario "each has a neighbour on either side, the first and the last too"
      players 2
      then field right of mill is quarry
      and field right of forge is mill
      and field left of mill is forge
      and field above forge is mill
      and field below mill is forge
"""

PASSED_BY = """
    scenario "what is empty is passed by, over the end of the list"
      players 2
      given fame of seat 1 is 1
      and heap of forge is empty
      and at rolling
      when seat 1 does roll_left
      then any cart in lot of fair
      and flour of seat 1 is 0

    scenario "all around to the field that was left"
      players 2
      given fame of seat 1 is 1
      and heap of quarry is empty
      and heap of fair is empty
      and heap of forge is empty
      and at rolling
      when seat 1 does roll_right
      then count of carts in lot of mill is 2
      and flour of seat 1 is 1
"""

ORDER = """
    scenario "first by one number, and where it is equal by the other"
      players 4
      given fame of seat 1 is 2
      and fame of seat 2 is 5
      and fame of seat 3 is 2
      and fame of seat 4 is 2
      and came of seat 1 is 7
      and came of seat 2 is 1
      and came of seat 3 is 9
      and came of seat 4 is 8
      and at rolling
      then active_player is seat 2
      when seat 2 does roll_right
      then active_player is seat 3
      when seat 3 does roll_right
      then active_player is seat 4
      when seat 4 does roll_right
      then active_player is seat 1
"""


@pytest.mark.parametrize("scenarios", [AROUND, PASSED_BY, ORDER])
def test_a_rondel(holds: Holds, scenarios: str) -> None:
    holds(scenarios, RONDEL)


def test_the_second_number_may_count_the_other_way_round(run_toy: Run) -> None:
    turned = RONDEL.replace("then highest came", "then lowest came")
    report = run_toy(ORDER, turned)
    assert len(report.failures) == 1


def test_in_a_list_the_last_has_no_neighbour(run_toy: Run) -> None:
    report = run_toy(AROUND, RONDEL.replace(", in a circle", ""))
    assert len(report.failures) == 1
