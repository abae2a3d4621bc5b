"""So many steps from one to another: along the names of a kind, in a circle or not, on a grid, round the table."""

from __future__ import annotations

import pytest

from tests.conftest import Toy

STREET = """
    game street "Street"
    players 3
    kind field, in a circle: f_1 to f_8
    kind stair: s_1 to s_5
    piece man each player, plural men, starts in home: 1
    zone home each player, holds man
    grid board: 4 by 4 of man, seat 1 at the bottom, seat 2 at the top, seat 3 at the left
    role there, a field: nothing
    role step, a stair: nothing
    role who: nobody
    counter far: {far}
    role none, a stair: nothing
    setup:
      move 1 man from home of seat 1 to b2
      move 1 man from home of seat 2 to d3
      {becomes}
    round:
      end game
    score nothing_else: 0
    winner: highest total
"""


def told(toy: Toy, name: str, said: str, far: int = 0) -> str:
    text = STREET.replace("{becomes}", f"{name} becomes {said}").replace("{far}", str(far))
    found: str = toy(text).new(players=3, seed=1).view(None)["roles"][name]
    return found


@pytest.mark.parametrize(
    ("said", "far", "at"),
    [
        ("the field 9 steps ahead of f_1", 0, "f_2"),
        ("the field 3 steps ahead of f_7", 0, "f_2"),
        ("the field 3 steps right of f_7", 0, "f_2"),
        ("the field 3 steps behind f_2", 0, "f_7"),
        ("the field far steps ahead of f_2", 0, "f_2"),
        ("the field far steps ahead of f_2", 17, "f_3"),
        ("the field far steps ahead of f_2", -3, "f_7"),
        ("the field (far + 1) steps ahead of f_2", 2, "f_5"),
        ("field ahead of f_8", 0, "f_1"),
        ("field behind f_1", 0, "f_8"),
    ],
)
def test_in_a_circle_steps_go_round(toy: Toy, said: str, far: int, at: str) -> None:
    assert told(toy, "there", said, far) == at


@pytest.mark.parametrize(
    ("said", "far", "at"),
    [
        ("the stair 2 steps above s_1", 0, "s_3"),
        ("the stair far steps above s_1", 4, "s_5"),
        ("the stair far steps above s_1", 5, "nothing"),
        ("the stair far steps above s_1", 1000000, "nothing"),
        ("the stair far steps above s_3", -2, "s_1"),
        ("the stair far steps above s_3", -3, "nothing"),
        ("the stair far steps above s_3", -9, "nothing"),
        ("the stair far steps below s_3", 1, "s_2"),
        ("the stair far steps above none", 0, "nothing"),
        ("the stair far steps above none", 3, "nothing"),
    ],
)
def test_beyond_either_end_there_is_nothing(toy: Toy, said: str, far: int, at: str) -> None:
    assert told(toy, "step", said, far) == at


@pytest.mark.parametrize(
    ("said", "who"),
    [
        ("player left of seat 1", "Player 2"),
        ("the player 2 steps left of seat 1", "Player 3"),
        ("the player 4 steps left of seat 1", "Player 2"),
        ("the player 2 steps right of seat 1", "Player 2"),
    ],
)
def test_round_the_table(toy: Toy, said: str, who: str) -> None:
    assert told(toy, "who", said) == who


@pytest.mark.parametrize(
    ("said", "far", "at"),
    [
        ("the space 2 steps above space of it", 0, "b4"),
        ("the space far steps right of space of it", 2, "d2"),
        ("the space far steps right of space of it", -1, "a2"),
        ("the space far steps right of space of it", 3, None),
        ("the space 2 steps ahead of it", 0, "b4"),
        ("the space 2 steps behind it", 0, None),
        ("the space 3 steps ahead of it", 0, None),
    ],
)
def test_on_a_board(toy: Toy, said: str, far: int, at: str | None) -> None:
    """Which space it is, of all those that it could be."""
    spaces = [f"{column}{row}" for column in "abcd" for row in range(1, 5)]
    asked = "\n      ".join(
        f"if any man in board where its owner is seat 1 and {said} is {space}: far becomes {n + 100}"
        for n, space in enumerate(spaces)
    )
    if far < 0:
        far, said_far = 0, f"0 - {-far}"
        asked = asked.replace("far steps", f"({said_far}) steps")
    elif far:
        asked = asked.replace("far steps", f"{far} steps")
    text = STREET.replace("{becomes}", asked).replace("{far}", "0")
    found = toy(text).new(players=3, seed=1).view(None)["counters"]["far"]
    assert found == (0 if at is None else spaces.index(at) + 100)
