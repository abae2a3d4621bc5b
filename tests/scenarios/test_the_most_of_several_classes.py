"""Who has the most of a word that stands for several classes: `each player with the most forces in shore of skull`."""

import textwrap

import pytest

from rulelang.compile import compile
from rulelang.text.source import SourceFile

from .conftest import Holds

ISLES = """
    game isles "The isles"
    players 3
    kind isle: skull, palm
    piece pawn of each player, starts in reserve: 4
    piece ship of each player, starts in reserve: 4
    pieces force: pawn, ship
    zone reserve of each player, holds force
    zone shore of each isle, holds force
    resource point: unlimited
    round:
      turns from seat 1, 1 each: one of: wait
      {line}
    action wait "wait": nothing happens
    end after 1 rounds
    score points: your point
    winner: the highest total
"""


@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("each player with the most forces in shore of skull: gain 1 point", (0, 1, 0)),
        ("each player with the fewest forces in shore of skull: gain 1 point", (0, 0, 1)),
        ("each player with the second most forces in shore of skull: gain 1 point", (1, 0, 0)),
        ("each player with at least 2 forces in shore of skull: gain 1 point", (1, 1, 0)),
        ("each player: if only you have the most forces in shore of skull: gain 1 point", (0, 1, 0)),
        ("each player: if you have no forces in shore of skull: gain 1 point", (0, 0, 1)),
    ],
)
def test_each_counts_those_of_its_own(holds: Holds, line: str, points: tuple[int, int, int]) -> None:
    holds(
        f"""
        scenario "two pawns against a pawn and two ships, and nothing of seat 3"
          players 3
          given move 2 pawns from reserve of seat 1 to shore of skull
          and move 1 pawn from reserve of seat 2 to shore of skull
          and move 2 ships from reserve of seat 2 to shore of skull
          and move 4 ships from reserve of seat 3 to shore of palm
          when seat 1 does wait
          and seat 2 does wait
          and seat 3 does wait
          then point of seat 1 is {points[0]}
          and point of seat 2 is {points[1]}
          and point of seat 3 is {points[2]}
        """,
        ISLES.format(line=line),
    )


def test_where_one_of_the_classes_is_nobodys_it_is_not_said_of_the_player() -> None:
    game = ISLES.format(line="each player with the most forces in shore of skull: gain 1 point")
    mixed = textwrap.dedent(game).replace(
        "piece ship of each player, starts in reserve: 4", "piece ship, starts in dock: 4\nzone dock, holds ship"
    )
    codes = [one.code for one in compile(SourceFile("isles.rules", mixed.lstrip()))[1]]
    assert codes == ["not_about_it"]
