"""`any 3 gems of different kinds`: one each of three, to pay and to gain."""

from __future__ import annotations

import pytest

from tests.conftest import Toy

from .conftest import Holds

GEMS = """
    game gems "Gems"
    players 2
    kind gem, plural gems: red, green, blue, white
    resource gem: 4 of each
    resource gold: 5, stands for any gem
    resource coin, plural coins: unlimited
    piece card, starts in shop:
      | card | price                         |
      | ring | any 2 gem of different kinds |
      | pin  | any 2 gem of one kind        |
    zone shop, holds card
    zone chest of each player, holds card
    setup: each player: gain 1 gold
    round:
      turns from seat 1: one of: take_three, sell, buy, wait
    action take_three "take three different gems":
      gain any 3 gems of different kinds
    action sell "sell":
      pay any 2 gems of different kinds
      gain 1 coin
    action buy "buy a card":
      choose a card in shop
      pay price of card
      move card to your chest
    action wait "wait": gain 1 coin
    end when there is a player with at least 20 coins
    winner: the highest coin
"""
CASES = {
    "one each of three": """
        when seat 1 does take_three, chooses 1 red + 1 blue + 1 white
        then seat 1 has 1 red + 1 blue + 1 white
        and green of seat 1 is 0
    """,
    "never two alike": """
        when seat 1 does take_three
        then seat 1 may not choose 2 red + 1 blue
        and seat 1 may choose 1 red + 1 green + 1 blue
    """,
    "what has run out gives nothing": """
        given seat 2 has 4 red
        when seat 1 does take_three, chooses 1 red + 1 blue + 1 white
        then red of seat 1 is 0
        and seat 1 has 1 blue + 1 white
    """,
    "two alike do not do": """
        given seat 1 has 4 red
        and seat 1 has 0 gold
        then seat 1 may not do sell
    """,
    "a joker stands for one of them": """
        given seat 1 has 2 red
        when seat 1 does sell, pays 1 red + 1 gold
        then seat 1 has 1 red + 1 coin
    """,
    "as a price in a table": """
        given seat 1 has 1 red + 1 blue
        and seat 1 has 0 gold
        when seat 1 does buy, chooses ring
        then red of seat 1 is 0
        and blue of seat 1 is 0
    """,
}


@pytest.mark.parametrize("case", CASES)
def test_of_different_kinds(holds: Holds, case: str) -> None:
    lines = [f"  {line.strip()}" for line in CASES[case].strip().splitlines()]
    holds("\n".join([f'scenario "{case}"', "  players 2", *lines]), GEMS)


def test_as_many_ways_as_there_are_to_pick_them(toy: Toy) -> None:
    match = toy(GEMS).new(players=2, seed=1)
    match.play("take_three")
    assert [option.key for option in match.decision.options] == [
        "1 red + 1 green + 1 blue",
        "1 red + 1 green + 1 white",
        "1 red + 1 blue + 1 white",
        "1 green + 1 blue + 1 white",
    ]
