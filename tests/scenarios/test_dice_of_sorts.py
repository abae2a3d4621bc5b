"""Dice of several sorts: each keeps its sort when it is rolled, turned, drawn and moved, and is asked for it as any piece is."""

from __future__ import annotations

import random

import pytest

from interpreter.bots.guessing import Guesses
from interpreter.numbering.tables import tables_of
from rulelang.compile import compile_with_right_lines
from rulelang.text.source import SourceFile
from tests.conftest import Toy
from tests.scenarios.conftest import Holds, Run
from tests.telling import told_of

RULES = """
    game glass "Glass"
    players 2
    kind colour: white, red, blue
    dice die, starts in bag, with sides 2 to 5:
      | colour | copies | worth              |
      | white  | 2      | count of dice in tray |
      | red    | 1      | 7                  |
      | blue   | 2      | 7                  |
    zone bag, holds die, contents seen by nobody
    zone tray, holds die
    zone kept of each player, holds die
    resource coin: unlimited
    round: do throw
    phase throw:
      draw 3 at random from bag to tray
      roll all dice in tray
      turns from seat 1, 1 each:
        choose a die in tray
        may "turn": turn die 1 higher
        if die is red: gain (worth of die) coins
        if die shows 5: turn die to 2
        move die to your kept
      each player: move all dice in your kept to bag
      move all dice in tray to bag
    end after 2 rounds
    score coins: your coin
    winner: the highest total
"""
DRAWN = """
          players 2
          given at throw
          and next draws: any die in bag that is white, any die in bag that is red, any die in bag that is blue
          and next rolls: 3, 5, 4"""


def test_a_die_is_rolled_and_turned_within_its_sort(holds: Holds) -> None:
    holds(
        f"""
        scenario "each shows what was rolled, in its colour"{DRAWN}
          then dice in tray that are white show 3
          and dice in tray that are red show 5
          and dice in tray that are blue show 4
          and count of dice in bag is 2
          and there is no die in bag that is red

        scenario "one higher, and the last side is the last"{DRAWN}
          when seat 1 chooses any die in tray that is blue
          and seat 1 chooses "turn"
          then dice in kept of seat 1 that are blue show 2
          and dice in tray that are white show 3
          when seat 2 chooses any die in tray that is red
          then coin of seat 2 is 7

        scenario "given and claimed"
          players 2
          given at throw
          and move any die in bag that is white to kept of seat 2
          and move any die in bag that is red to kept of seat 2
          and dice in kept of seat 2 show 4, 3
          then dice in kept of seat 2 that are red show 3
          and dice in kept of seat 2 that are white show 4
          and dice in kept of seat 2 show 3, 4
        """,
        RULES,
    )


def test_what_they_show_is_said_with_their_sort(run_toy: Run) -> None:
    report = run_toy(f'scenario "wrong"{DRAWN}\n  then dice in tray show 3, 3, 3'.replace("\n          ", "\n  "), RULES)
    [failure] = report.failures
    assert "they show white 3, red 5, blue 4" in failure.text, failure


def test_the_log_names_them_by_sort_and_side(toy: Toy) -> None:
    game = toy(RULES)
    match = game.new(players=2, seed=3)
    match = game.new(players=2, seed=3, traced=True)
    lines = told_of(match)
    assert any("red" in line or "white" in line or "blue" in line for line in lines), lines


def test_a_guess_knows_no_sorts_of_a_bag_and_keeps_each_within_its_own(toy: Toy) -> None:
    game = toy(RULES)
    match = game.new(players=2, seed=3)
    t, guesses = tables_of(match.state), Guesses(match.state.n)
    first, left = t.slot["side", ""], set()
    for seed in range(30):
        s = guesses.guess(match.state, 0, random.Random(seed))
        left.add(tuple(t.piece_row[die] // 4 for die in s.z[t.first_place["bag"]]))
        for die, row in enumerate(t.piece_row):
            assert s.v[first + die] // 4 == row // 4
    assert len(left) > 1


TABLE_BELOW = "\n  | hue |\n  | white |"
FIRST = {
    "dice die, starts in bag: 2 white, one red with sides 1 to 4": [
        "`dice die, starts in bag, with sides 1 to 4:`",
        "`| hue | copies |`",
        "`| white | 2 |`",
        "`| red | 1 |`",
    ],
    f"dice die, starts in bag:{TABLE_BELOW}": ["`dice die, starts in bag, with sides 1 to 6:`"],
    f"piece die, starts in bag, with sides 1 to 4:{TABLE_BELOW}": ["`dice die, starts in bag, with sides 1 to 4:`"],
    f"piece die, starts in bag:{TABLE_BELOW}": ["`dice die, starts in bag, with sides 1 to 6:`"],
    "dice die, starts in bag, with sides 1 to 4: 5": ["`dice die, starts in bag: 5 with sides 1 to 4`"],
    "dice die of each hue, starts in bag: 1 with sides 1 to 4": ["`| hue | copies |`", "`| each | 1 |`"],
    "dice die, starts in bag, with sides 1 to 6:\n  | die |\n  | fire |": ["`kind colour: white, red`"],
    "dice die, starts in bag, with sides 1 to 6:\n  | hue | sides |\n  | white | 4 |": ["Leave the column out"],
}


@pytest.mark.parametrize(("line", "right"), FIRST.items(), ids=range(len(FIRST)))
def test_what_is_written_first_is_answered_with_the_table(line: str, right: list[str]) -> None:
    rules = f"""game small "Small"
players 2
kind hue: white, red
{line}
zone bag, holds die
round:
  turns from seat 1: roll all dice in bag
end when bag is empty
score s: 1
winner: the highest total
"""
    found = compile_with_right_lines([SourceFile("small.rules", rules)])[1]
    hints = " ".join(one.hint or "" for one in found)
    assert found
    assert [one for one in right if one not in hints] == [], hints
