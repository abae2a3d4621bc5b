"""What ends a `repeat` ends it at once, wherever it stands in it, and what comes after the loop goes on."""

from __future__ import annotations

from textwrap import dedent, indent

import pytest

from interpreter import Match
from tests.conftest import Toy

from .playing import choose

GAME = """\
game loops "Loops"
players 2
counter passes: 0
counter rests: 0
counter behind: 0
round:
  turns from seat 1, 1 each: do act
action act "act":
{steps}
  behind becomes behind + 1
  choose number from 1 to 2 as naps
end when behind is at least 2
winner: highest passes
"""


def looping(toy: Toy, steps: str) -> Match:
    """A match in which each player in turn does such steps, then has them counted, and chooses a number."""
    return toy(GAME.format(steps=indent(dedent(steps).strip("\n"), "  "))).new(players=2, seed=1)


def counted(match: Match) -> tuple[int, int, int]:
    """How often the loop began, how often its end was reached, and how often what comes after it."""
    counters = match.view(None)["counters"]
    return counters["passes"], counters["rests"], counters["behind"]


LEAVING = """
  passes becomes passes + 1
  if passes is 3: end repeat
  rests becomes rests + 1
"""


@pytest.mark.parametrize(
    "loop", ["repeat:", "repeat 9 times:", "repeat while passes is less than 9:", "repeat until passes is 9:"]
)
def test_an_if_leaves_a_loop_in_which_nobody_decides(toy: Toy, loop: str) -> None:
    assert counted(looping(toy, loop + LEAVING)) == (3, 2, 1)


def test_an_if_leaves_a_loop_in_which_somebody_decides(toy: Toy) -> None:
    match = looping(toy, "repeat:" + LEAVING + "  choose number from 1 to 2 as n")
    choose(match, 1, 2)
    assert counted(match) == (3, 2, 1)


def test_an_else_leaves_it_too(toy: Toy) -> None:
    steps = """
        repeat 9 times:
          passes becomes passes + 1
          if passes is at most 2:
            rests becomes rests + 1
          else:
            end repeat
    """
    assert counted(looping(toy, steps)) == (3, 2, 1)


def test_the_innermost_loop_is_left_and_no_other(toy: Toy) -> None:
    steps = """
        repeat 3 times:
          repeat:
            passes becomes passes + 1
            if passes is at least 2: end repeat
          rests becomes rests + 1
    """
    assert counted(looping(toy, steps)) == (4, 3, 1)


def test_a_loop_for_each_player_is_not_left_with_the_one_in_it(toy: Toy) -> None:
    steps = """
        each player:
          repeat 5 times:
            passes becomes passes + 1
            if passes is not 1: end repeat
            rests becomes rests + 1
    """
    assert counted(looping(toy, steps)) == (3, 1, 1)
