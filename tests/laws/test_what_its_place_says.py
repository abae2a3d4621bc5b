"""What the line of a zone says of whatever lies there is asked of the pieces in it, as is whose place it is."""

from __future__ import annotations

import pytest

from interpreter.match.refusal import CannotGoOn
from tests.conftest import Toy

from .playing import choose, labels

TEXT = """
    game office "Office"
    players 2
    kind trade: smith, baker
    piece worker, starts in home: 4
    zone home, holds worker
    zone forge of each player, holds worker, whose trade here is smith
    zone bench of each trade, holds worker
    zone away, holds worker
    setup:
      move 1 worker from home to forge of seat 1
      move 1 worker from home to bench of baker
    round:
      turns from seat 1:
        one of: enrol, wait, sleep
    action enrol "enrol":
      choose a worker {which}
      move worker to bench of trade of worker
    action wait "wait":
      nothing happens
    action sleep "sleep":
      nothing happens
    end when home is empty
    score men: count of workers in your forge
    winner: the highest total
"""


def test_a_place_says_what_a_piece_in_it_is(toy: Toy) -> None:
    match = toy(TEXT.format(which="in forge")).new(players=2, seed=1)
    choose(match, "enrol")
    assert match.view(None)["zones"]["bench of smith"]["count"] == 1


@pytest.mark.parametrize("trade", ["smith", "baker"])
def test_who_lies_where_each_has_a_place_is_of_that(toy: Toy, trade: str) -> None:
    match = toy(TEXT.format(which=f"whose trade is {trade}")).new(players=2, seed=1)
    choose(match, "enrol")
    assert match.view(None)["zones"][f"bench of {trade}"]["count"] == 1


def test_where_nothing_is_said_there_is_no_such_place(toy: Toy) -> None:
    match = toy(TEXT.format(which="in home")).new(players=2, seed=1)
    assert "enrol" not in labels(match)


@pytest.mark.parametrize(
    "step",
    [
        "draw 1 from home to bench of trade of the top of away",
        "draw 1 from home to forge of boss",
        "move 1 worker from home to forge of boss as far as possible",
        "move all workers in away to forge of boss",
        "shuffle forge of boss",
        "luck of boss becomes 1",
    ],
)
def test_what_must_be_done_with_nobody_stops_at_its_line(toy: Toy, step: str) -> None:
    text = TEXT.format(which="in home").replace("turns from seat 1:", f"{step}\n      turns from seat 1:")
    declared = "role boss: nobody at first\n    counter luck of each player: 0 at first\n    setup:"
    game = toy(text.replace("setup:", declared).replace("zone away, holds worker", "zone away, holds worker, a face-up pile"))
    with pytest.raises(CannotGoOn, match=rf"toy.rules:15: {step}"):
        game.new(players=2, seed=1)
