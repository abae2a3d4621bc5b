"""Pieces that lie on each other as one sees and hears of them: in a view, on the table of the terminal, in the log."""

from __future__ import annotations

import io

from rich.console import Console

from interpreter import Match
from interpreter.frontends.table_view.whole_table import show_table
from tests.conftest import Toy
from tests.laws.playing import choose, labels

KITCHEN = """
    game kitchen "Kitchen"
    players 1
    kind shelf: upper, lower
    piece pan, starts in store:
      | pan   | base    | load | copies |
      | slab  | nothing | 3    | 1      |
      | tile  | nothing | 1    | 1      |
      | pot   | slab    | 2    | 1      |
      | jar   | slab    | 0    | 3      |
      | lid   | pot     | 1    | 1      |
      | knob  | lid     | 0    | 1      |
    resource crumb: 9
    zone store, holds pan
    zone bin, holds pan
    chain board each player: pan goes on base of it, carries load of it
    chain rack each shelf: pan goes on base of it, carries load of it
    round:
      turns from seat 1:
        one of:
          "lay":
            choose pan in store
            choose place for pan in your board as spot
            move pan to spot
          "rack":
            choose pan in store where it is not slab
            choose place for pan in rack of upper as spot
            move pan to spot
          "mark":
            choose pan in board
            move 1 crumb from supply to pan
          "clear": move all pans in your board to bin
          "stop": you win
    score laid: count of pans in your board
    winner: highest total
"""
MINE = "board of Player 1"


def laid(toy: Toy, *names: str) -> Match:
    match = toy(KITCHEN).new(1, seed=1, traced=True)
    for name in names:
        choose(match, "lay")
        if name in labels(match):  # else it is the only one
            choose(match, name)
    return match


def table(match: Match, width: int = 80) -> list[str]:
    out = Console(width=width, file=io.StringIO(), highlight=False)
    show_table(match.game.program, match.view(0), out)
    return [line.rstrip() for line in out.file.getvalue().splitlines()]  # type: ignore[attr-defined]


def heard(match: Match) -> list[str]:
    """What is told of moves."""
    return [event.text for event in match.events_for(0) if " from " in event.text or " elsewhere " in event.text]


def test_a_view_has_each_stack_from_the_table_up(toy: Toy) -> None:
    match = laid(toy, "slab", "pot", "lid")
    choose(match, "mark", "lid")
    board = match.view(0)["zones"][MINE]
    lid = {"piece": "lid", "on": {"crumb": 1}}
    assert board["stacks"] == [{"piece": "slab", "above": [{"piece": "pot", "above": [lid]}]}]
    assert board["pieces"] == ["lid", "pot", "slab"]
    assert match.view(None)["zones"][MINE] == board
    assert "stacks" not in match.view(0)["zones"]["store"]
    assert "stacks" not in match.view(0)["zones"]["rack of upper"], "nothing lies there"


def test_a_view_does_not_tell_which_of_two_stacks_came_first(toy: Toy) -> None:
    one, other = laid(toy, "tile", "slab", "jar", "pot"), laid(toy, "slab", "pot", "tile", "jar")
    assert one.view(0)["zones"][MINE] == other.view(0)["zones"][MINE]
    assert len(one.view(0)["zones"][MINE]["stacks"]) == 2


def test_the_table_shows_stacks_and_branches(toy: Toy) -> None:
    match = laid(toy, "slab", "pot", "lid", "jar", "jar")
    choose(match, "mark", "lid", "rack")
    lines = table(match)
    assert "board of Player 1 slab > (2 jar, pot > lid (1 crumb))" in lines
    assert "rack  upper tile   lower -" in lines


def test_a_stack_that_is_too_long_goes_on_below_its_beginning(toy: Toy) -> None:
    lines = table(laid(toy, "slab", "pot", "lid", "knob", "tile"), 36)
    assert lines[lines.index("board of Player 1 slab > pot > lid >") + 1] == " " * 18 + "knob   tile"


def test_the_log_says_on_what_something_was_laid(toy: Toy) -> None:
    match = laid(toy, "slab", "pot", "tile")
    assert heard(match) == [
        "slab from store to board of Player 1",
        "pot from store to board of Player 1, on slab",
        "tile from store to board of Player 1",
    ]
    choose(match, "clear")
    assert heard(match)[-1] == "tile, pot, slab from board of Player 1 to bin"


SORTING = """
    game sorting "Sorting"
    players 1
    piece card, plural cards, starts in deck:
      | card | rank |
      | ace  | 1    |
      | two  | 2    |
      | six  | 6    |
    zone deck, holds card, ordered, contents seen by nobody
    chain row: card goes on another where rank of another is more than rank of card, carries 2
    setup: move all cards in deck to row apart
    round:
      turns from seat 1:
        one of:
          "shift":
            choose card in row
            choose place for card in row as spot
            move card to spot
          "both":
            each card in row where rank of it is not 6:
              choose card in row where rank of it is 6 as six
              move card to six
          "stop": you win
    score laid: 1
    winner: highest total
"""


def test_the_log_says_that_something_was_moved_within_a_chain(toy: Toy) -> None:
    match = toy(SORTING).new(1, seed=1, traced=True)
    choose(match, "shift", "ace", "on two", "shift", "beside the others")
    assert heard(match)[-2:] == ["ace elsewhere in row, on two", "ace elsewhere in row"]


def test_what_is_laid_on_something_is_told_apart_from_what_is_not(toy: Toy) -> None:
    match = toy(SORTING).new(1, seed=1, traced=True)
    choose(match, "both")
    assert heard(match)[-2:] == ["ace elsewhere in row, on six", "two elsewhere in row, on six"]
