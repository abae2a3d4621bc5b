"""`each`: one member of a group after another, under its class's name or the name that `as` gives it."""

from __future__ import annotations

from tests.conftest import Toy

GIFTS = """
    game gifts "Gifts"
    players 3
    kind fruit: apple, pear, plum
    resource fruit: 9 of each
    counter pairs: 0
    setup:
      each player as giver from seat 1:
        reward: 2 apple
        each other player: move 2 apple from giver to you as far as possible
      each fruit as liked:
        each fruit where it is not liked as other_fruit: pairs becomes pairs + 1
    round:
      turns from seat 1: end game
    score apples: your apple
    score pairs: pairs
    winner: highest total
"""


def test_one_who_is_named_gives_while_all_others_take(toy: Toy) -> None:
    assert toy(GIFTS).new(players=3, seed=1).score_lines[0][1] == [4, 2, 0]


def test_two_of_one_class_are_told_apart_by_their_names(toy: Toy) -> None:
    assert toy(GIFTS).new(players=3, seed=1).score_lines[1][1] == [6, 6, 6]
