"""Columns that no rule reads are told once, by coverage or by mutants, and their cells are no rules to test."""

from __future__ import annotations

import pytest

from interpreter.scenarios.coverage.unread import unread
from tests.games import known

from .conftest import Run

RULES = """
    game stall "Stall"
    players 2
    resource coin: 9
    kind colour: red, blue
    table hue:
      | colour | bright | shade |
      | red    | 3      | 2     |
      | blue   | 1      | 4     |
    table fair:
      | fair   | price | shade | opens |
      | spring | 2     | 1     | 3     |
    table toll by fair and players:
      |        | 2 |
      | spring | 1 |
    table tithe by fair and players:
      |        | 2 |
      | spring | 1 |
    piece jar, starts in shelf, back shows colour:
      | jar    | colour | worth         | age | height |
      | plum   | red    | bright of red | 7   | 4      |
      | quince | blue   | 3             | 9   | 4      |
    piece tin, starts in shelf:
      | tin  | worth | height |
      | salt | 2     | 3      |
    pieces ware: jar, tin
    zone shelf, holds ware, contents seen by nobody, backs seen by everyone
    zone bag each player, holds ware
    round:
      turns from seat 1:
        choose fair
        reward: (price of fair + (toll between fair and players)) coin
        draw 1 at random from shelf to your bag
    end when any player where coin of it is at least 3
    score worth: sum of worth of it for each ware in your bag
"""
SCENARIO = """
    scenario "a jar for a coin"
      players 2
      given next draws: plum
      when you choose spring
      then coin of seat 1 is 3
"""
UNREAD = ("hue.shade", "fair.shade", "fair.opens", "jar.age", "jar.height", "tin.height", "tithe.2")


def test_columns_that_no_rule_reads_are_told_apart_and_not_counted(run_toy: Run) -> None:
    (game,) = run_toy(SCENARIO, RULES, coverage=True).games
    assert game.complaints == ()
    assert game.coverage is not None
    assert sorted(game.coverage.unread) == sorted(UNREAD)
    columns = {
        one.address.split("[")[0].split()[1] + "." + one.address.split(".")[-1]
        for one in game.coverage.unused
        if "[" in one.address
    }
    assert not columns & set(UNREAD)


def test_mutants_leave_their_cells_alone(run_toy: Run) -> None:
    (game,) = run_toy(SCENARIO, RULES, mutants=True).games
    assert game.mutation is not None
    assert sorted(game.mutation.unread) == sorted(UNREAD)
    assert any(one.address.endswith(".worth") for one in game.mutation.survivors)
    assert not [one for one in game.mutation.survivors if one.address.split(".")[-1] in ("shade", "opens", "age", "height")]


@pytest.mark.parametrize("name", ["village", "valeria", "beasts", "honeycomb", "fiefs"])
def test_shipped_games_read_what_they_print(name: str) -> None:
    assert unread(known(name).program) == ()
