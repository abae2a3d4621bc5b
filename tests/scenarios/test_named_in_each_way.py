"""What each of several ways has named is known below them, and what can be done there is looked ahead for in each of them."""

from textwrap import dedent

import pytest

from rulelang.compile import compile_all
from rulelang.text.source import SourceFile

from .conftest import Holds

RACE = """
    game race "Race"
    players 2
    kind point: start, middle, goal
    piece checker of each player, starts in bar: 2
    piece card, starts in deck:
      | number |
      | 1 to 4 |
    zone bar of each player, holds checker
    zone spot of each point, holds checker, at most 2
    zone deck, holds card, a face-down pile
    zone heap, holds card, a face-up pile
    zone hand of each player, holds card
    value pips of each point: by point (start: 1, middle: 2, goal: 3)
    counter score of each player: 0
    setup: move all cards in deck to heap
    round:
      turns from seat 1, 1 each: one of: go, either, instead, draw_one
    action go:
      if you have a checker in your bar: move any of your checkers in your bar to spot of start as checker
      else: choose one of your checkers in spot
      choose point as aim
      needs: pips of aim is pips of point of checker + 1
      move checker to spot of aim
    action either:
      one of:
        "out": choose one of your checkers in bar as mover
        "back": choose one of your checkers in spot of goal as mover
        "on": choose one of your checkers in spot of middle as mover
      move mover to spot of middle
    action instead:
      move any of your checkers in bar to spot of start as mover
      if that cannot be done: choose one of your checkers in spot of start as mover
      move mover to spot of goal
    action draw_one:
      one of:
        "the heap": move 1 card from heap to your hand as taken
        "the deck": move 1 card from deck to your hand as taken
      add number of taken to your score
    end after 9 rounds
    score total_of_cards: your score
"""
HELD = {
    "the one way": """
        when seat 1 does go, chooses middle
        then count of checkers in spot of middle is 1
        and count of checkers in bar of seat 1 is 1
    """,
    "the other way": """
        given move 1 checker from bar of seat 1 to spot of middle
        and move 1 checker from bar of seat 1 to spot of start
        when seat 1 does go, chooses any checker in spot of middle, chooses goal
        then spot of middle is empty
        and count of checkers in spot of start is 1
    """,
    "what leads nowhere below is not offered": """
        given move 1 checker from bar of seat 1 to spot of goal
        and move 1 checker from bar of seat 1 to spot of middle
        when seat 1 does go, chooses goal
        then count of checkers in spot of goal is 2
    """,
    "where each way leads nowhere, it is refused": """
        given move 1 checker from bar of seat 1 to spot of goal
        and move 1 checker from bar of seat 1 to spot of goal
        refused seat 1 does go
    """,
    "a way that leads nowhere below is refused": """
        given move 1 checker from bar of seat 1 to spot of middle
        and move 1 checker from bar of seat 2 to spot of middle
        refused seat 1 does either, chooses "out"
        when seat 1 does either, chooses "on"
        then count of checkers in spot of middle is 2
    """,
    "the second of three ways": """
        given move 1 checker from bar of seat 1 to spot of goal
        when seat 1 does either, chooses "back"
        then count of checkers in spot of middle is 1
        and spot of goal is empty
    """,
    "what is done instead": """
        given move 1 checker from bar of seat 1 to spot of middle
        and move 1 checker from bar of seat 1 to spot of start
        when seat 1 does instead
        then count of checkers in spot of goal is 1
        and spot of start is empty
    """,
    "what is first tried": """
        given move 1 checker from bar of seat 1 to spot of start
        when seat 1 does instead
        then count of checkers in spot of goal is 1
        and count of checkers in spot of start is 1
    """,
    "a card out of either pile": """
        given move all cards in heap to box
        and move any card in box whose number is 3 to heap
        and move any card in box whose number is 4 to deck
        when seat 1 does draw_one, chooses "the deck"
        and seat 2 does draw_one, chooses "the heap"
        then score of seat 1 is 4
        and score of seat 2 is 3
    """,
}


@pytest.mark.parametrize("case", HELD)
def test_a_name_is_known_below_the_ways(holds: Holds, case: str) -> None:
    lines = dedent(HELD[case]).strip().replace("\n", "\n  ")
    holds(f'scenario "{case}"\n  players 2\n  {lines}\n', RACE)


def test_a_secret_of_one_way_is_a_secret_below() -> None:
    text = dedent(RACE).lstrip().replace("player, holds card\n", "player, holds card, contents seen by its owner\n")
    _, complaints, _ = compile_all([SourceFile("race.rules", text)])
    line = text[: text.index("add number of taken")].count("\n") + 1
    assert [(one.code, one.span.line) for one in complaints] == [("tells_a_secret", line)]


def test_a_name_of_another_class_is_complained_about_as_such() -> None:
    text = dedent(RACE).lstrip().replace('"back": choose one of your checkers in spot of goal', '"back": choose a card in heap')
    _, complaints, _ = compile_all([SourceFile("race.rules", text)])
    assert [(one.code, one.text) for one in complaints] == [
        ("named_in_some_ways", "`mover` is of another class in one of the ways that lead here, or stands for several")
    ]
