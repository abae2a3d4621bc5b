"""A role that is a space of the only grid: a place where something is that is no piece."""

from __future__ import annotations

import pytest

from tests.conftest import Toy

from .conftest import Holds

BOATS = """
    game boats "Boats"
    players 2
    piece fog, starts in sky: 9
    zone sky, holds fog
    grid sea: 3 by 3 of fog
    role boat of each player, a space: nothing
    resource fish: unlimited
    setup:
      each player: your boat becomes a1
    round:
      turns from seat 1: one of: sail, drift
    action sail "sail":
      choose a space next to your boat that is empty
      your boat becomes space
      gain 1 fish
    action drift "drift":
      your boat becomes a random space
      if boat of player left of you is your boat: gain 1 fish
    end when there is a player whose fish is at least 5
    score fish: your fish
    winner: the highest total
"""


def test_it_becomes_a_space_and_is_read(holds: Holds) -> None:
    holds(
        """
        scenario "next to where it is"
          players 2
          when seat 1 does sail, chooses b1
          then boat of seat 1 is b1
        scenario "by chance"
          players 2
          given next draws: a1
          when seat 1 does drift
          then seat 1 has 1 fish
        scenario "given"
          players 2
          given boat of seat 1 is c3
          when seat 1 does sail, chooses c2
          then boat of seat 1 is c2
        """,
        BOATS,
    )


@pytest.mark.parametrize(
    ("grids", "told"),
    [("    grid sound: 2 by 2 of fog\n", "with 2 grids no line says of which"), ("", "there is no grid")],
)
def test_of_which_grid_must_be_clear(toy: Toy, grids: str, told: str) -> None:
    text = BOATS.replace("    grid sea: 3 by 3 of fog\n", f"    grid sea: 3 by 3 of fog\n{grids}" if grids else "")
    with pytest.raises(Exception, match=told):
        toy(text)
