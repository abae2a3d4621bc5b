"""What is done with a chosen piece is told by the verb of the question that was asked."""

import pytest

from interpreter.match.match import Match
from tests.conftest import Toy
from tests.telling import told_of

STOVE = """
    game stove "Stove"
    players 2
    kind room: kitchen, attic
    resource point: unlimited
    piece tool, starts in chest:
      | tool   |
      | plank  |
      | bucket |
      | hammer |
      | ladder |
    zone chest, holds tool
    zone hand of each player, holds tool{seen}
    zone scrap of each room, holds tool
    zone heap, holds tool
    score points: your point
    setup: move all tools in chest to hand of seat 1
    round:
      turns from seat 1, 1 each:
        if you are seat 1: do tidy
    action tidy "tidy up":
      {steps}
      gain 1 point
    end after 1 round
"""


def told(toy: Toy, steps: str, *choices: str, seen: str = "") -> str:
    match: Match = toy(STOVE.format(steps=steps.replace("\n", "\n      "), seen=seen)).new(players=2, seed=1, traced=True)
    for choice in choices:
        match.play(choice)
    return told_of(match)[-1]


THROW = 'choose a tool in your hand as thrown "{question}"\nmove thrown to {place}'


@pytest.mark.parametrize(
    ("question", "place", "text"),
    [
        ("what to throw away", "heap", "Player 1 throws away the plank and gains 1 point."),
        ("what to throw away", "scrap of attic", "Player 1 throws away the plank to the scrap of attic and gains 1 point."),
        ("what to put back", "heap", "Player 1 puts back the plank to the heap and gains 1 point."),
        ("which tool to lay down", "heap", "Player 1 lays down the plank on the heap and gains 1 point."),
        ("what shall go", "heap", "Player 1 moves the plank to the heap and gains 1 point."),
        ("what to plonk down", "heap", "Player 1 moves the plank to the heap and gains 1 point."),
    ],
)
def test_what_is_done_is_told_as_it_was_asked(toy: Toy, question: str, place: str, text: str) -> None:
    assert told(toy, THROW.format(question=question, place=place), "plank") == text


TWICE = """repeat 2 times:
  choose a tool in your hand as thrown "what to throw away"
  move thrown to heap"""


@pytest.mark.parametrize("seen", ["", ", contents seen by its owner"])
def test_two_choices_alike_are_both_told_so(toy: Toy, seen: str) -> None:
    assert told(toy, TWICE, "plank", "bucket", seen=seen).startswith("Player 1 throws away the plank and the bucket and gains")


def test_another_piece_that_moves_is_not_what_was_chosen(toy: Toy) -> None:
    steps = THROW.format(question="what to throw away", place="heap").replace(
        "move thrown", "move any tool in your hand that is ladder to heap\nmove thrown"
    )
    assert "moves the ladder" in (said := told(toy, steps, "plank"))
    assert "throws away the plank" in said
