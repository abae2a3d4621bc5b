"""Coverage: lines that ran, branches, cells that were read; and that the coverage run plays the same match."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Run

RULES = """
    game toll "Toll"
    players 2 to 3
    resource coin: 20
    counter gate: 0

    table road:
      | road  | price |
      | short | 2     |
      | long  | 1     |

    table toll by road and players:
      |       | 2 | 3 |
      | short | 1 | 2 |
      | long  | 0 | 1 |

    value due each road: price of road + (toll between road and players)

    setup:
      each player: reward: 6 coin

    round:
      turns from seat 1:
        one of: walk, wait

    action walk "walk a road":
      choose road
      cost: (due of road) coin
      if road is long:
        gate becomes gate + 1
      else:
        gate becomes gate + 2

    action wait "wait":
      gate becomes gate + 0

    end when gate is at least 4
    score coins: your coin
    winner: highest coins of you, then lowest (gate + your coin)
"""

SHORT = """
    scenario "the short road"
      players 2
      when you do walk, choose short
      then your coin is 3
"""

ALL = (
    SHORT
    + """
    scenario "the long road and the end"
      players 2
      when you do wait
      and seat 2 does walk, chooses long
      then gate is 1
      when you do walk, choose short
      and seat 2 does walk, chooses long
      then the game is over
      and seat 2 wins
    scenario "level"
      players 2
      given gate is 3
      and seat 2 has 5 coin
      when you do walk, choose long
      then the game is over
      and seat 1 wins
      and seat 2 wins
"""
)


def unused(run_toy: Run, scenarios: str) -> set[str]:
    report = run_toy(scenarios, RULES, coverage=True)
    assert [str(failure) for failure in report.failures] == []
    (game,) = report.games
    assert game.complaints == ()
    assert game.coverage is not None
    assert game.coverage.used + len(game.coverage.unused) == game.coverage.total
    return {one.address for one in game.coverage.unused}


def test_what_nothing_used_is_named(run_toy: Run) -> None:
    missing = unused(run_toy, SHORT)
    assert "action wait" in missing
    assert "score coins" in missing
    assert "end" in missing
    assert "table road[short].price" not in missing
    assert "action walk.choose" not in missing
    assert any(address.startswith("action walk.if.becomes") for address in missing), "the branch that was not taken"


def test_each_cell_counts_for_itself(run_toy: Run) -> None:
    missing = unused(run_toy, ALL)
    assert {address for address in missing if "[" in address} == {"table toll[short].3", "table toll[long].3"}


def test_everything_used_is_the_whole(run_toy: Run) -> None:
    three = """
    scenario "three players pay more"
      players 3
      when you do walk, choose long
      then your coin is 4
"""
    report = run_toy(ALL + three, RULES.replace("players 2\n", "players 2 to 3\n"), coverage=True)
    (game,) = report.games
    assert game.coverage is not None
    assert game.coverage.unused == ()
    assert game.coverage.percent == 100


CHAIN = """
    game shelf "Shelf"
    players 2
    piece book:
      | book  | base    | load | worth | pages |
      | atlas | nothing | 1    | 2     | 30    |
      | novel | atlas   | 0    | 3     | 20    |
    zone trolley, holds book
    chain shelf: book goes on base of it, carries load of it
    setup: move all books in box to trolley
    round:
      turns from seat 1:
        choose book in trolley
        choose place for book in shelf as spot
        move book to spot
    end when trolley is empty
    score worth: sum of worth of it for each book in shelf
    winner: highest total
"""


def test_the_law_of_a_chain_is_laid_out_before_play_and_claims_are_no_use(run_toy: Run) -> None:
    scenario = """
        scenario "novel on atlas"
          players 2
          then (sum of pages of it for each book in shelf) is 50
          and worth of seat 1 is 5
    """
    (game,) = run_toy(scenario, CHAIN, coverage=True).games
    assert game.failures == ()
    assert game.coverage is not None
    assert game.coverage.unused == ()
    assert game.coverage.unread == ("book.pages",)


FERRY = """
    game ferry "Ferry"
    players 2
    kind site: farm, mill, wood
    table lane:
      | lane | one_end | other_end | miles |
      | dike | farm    | mill      | 3     |
      | ford | mill    | wood      | 2     |
    role berth of each player, a site: farm at first
    round:
      turns from seat 1, 1 each: do sail
    action sail "sail":
      choose a site where it is joined to your berth by lanes
          and (distance from your berth to it by miles along lanes) is at most 3
      your berth becomes site
    end after 2 rounds
    score far: 3 if berth of player is wood, else 0
    winner: the highest total
"""


def test_ways_that_are_all_rows_of_a_table_are_there_when_cells_are_counted(run_toy: Run) -> None:
    scenario = """
        scenario "three miles to the mill"
          players 2
          when seat 1 chooses mill
          then berth of seat 1 is mill
    """
    (game,) = run_toy(scenario, FERRY, coverage=True).games
    assert game.failures == ()
    assert game.coverage is not None
    assert [one.address for one in game.coverage.unused if "table" in one.address] == []


IDLE = """
    game lamp "Lamp"
    players 2
    counter oil: 3
    counter spilt: 0
    piece wick: 2
    zone lamp, holds wick
    zone drawer, holds wick
    round:
      turns from seat 1:
        oil becomes oil - 1
    when wick comes to drawer:
      spilt becomes spilt + 1
    when wick comes to lamp:
      spilt becomes 0
    end when oil is 0: nobody wins
"""


@pytest.mark.parametrize(
    ("known", "unused", "excused"),
    [
        ("", {"when", "when.becomes", "when[2]", "when[2].becomes"}, []),
        (
            "when — `when wick comes to drawer:` is left out — no wick moves",
            {"when[2]", "when[2].becomes"},
            ["when", "when.becomes"],
        ),
        ("when — `1` becomes `2` — no wick moves", {"when", "when.becomes", "when[2]", "when[2].becomes"}, []),
    ],
)
def test_what_may_be_left_out_need_not_be_used(
    run_toy: Run, tmp_path: Path, known: str, unused: set[str], excused: list[str]
) -> None:
    (tmp_path / "toy.equivalents").write_text(known, encoding="utf-8")
    scenario = """
        scenario "the oil burns"
          players 2
          then the game is over
    """
    (game,) = run_toy(scenario, IDLE, coverage=True).games
    assert game.failures == ()
    assert game.complaints == ()
    assert game.coverage is not None
    assert {one.address for one in game.coverage.unused} == unused
    assert [(one.address, reason) for one, reason in game.coverage.excused] == [(one, "no wick moves") for one in excused]
    assert game.coverage.total == game.coverage.used + len(unused)
