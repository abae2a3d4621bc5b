"""`given at …`: a scenario begins in a phase, whatever the phase stands in."""

from __future__ import annotations

import textwrap

import pytest

from interpreter import Game
from interpreter.scenarios.beginning.starts import Starts
from interpreter.scenarios.playing.play_scenario import play
from rulelang.compile import compile_all
from rulelang.scenario_files import scenarios
from rulelang.text.source import SourceFile
from tests.conftest import Toy

from .conftest import Holds, Run

NIGHT = """
    game night "Night"
    players 2
    counter day: 0
    counter lap: 0
    counter none: 0
    piece card, starts in deck: 12
    zone deck, holds card
    zone hand each player, holds card
    zone front each player, holds card
    round:
      day becomes day + 1
      each player: move 1 card from deck to your hand
      LOOP: do pick
    phase pick "pick":
      lap becomes lap + 1
      turns from seat 1, 1 each:
        choose number from 1 to 2 as pip
    end when day is 2
"""


@pytest.mark.parametrize(
    "loop",
    [
        "repeat while any card in hand and lap is less than 4",
        "repeat until lap is at least none",
        "repeat none times",
        "each player where any card in your hand",
        "turns from seat 1 until lap is at least none",
    ],
)
def test_a_phase_in_a_loop_that_hangs_on_what_was_passed_over(run_toy: Run, loop: str) -> None:
    """Before: this goes on and on without anybody deciding anything."""
    report = run_toy(
        """
        scenario "there"
          players 2
          given at pick
          and move 3 cards from deck to hand of seat 1
          then count of cards in hand of seat 1 is 3
          and day is 0
          and lap is 1
        """,
        NIGHT.replace("LOOP", loop.replace("your hand", "hand of it")),
    )
    assert report.good, report.failures or report.games[0].complaints


def test_a_loop_is_the_old_one_once_the_match_is_there(holds: Holds) -> None:
    holds(
        """
        scenario "twice"
          players 2
          given at pick
          and move 1 card from deck to hand of seat 1
          when seat 1 chooses 1
          and seat 2 chooses 2
          then lap is 2
          when seat 1 chooses 1
          and seat 2 chooses 2
          then lap is 2
          and the game is over
        """,
        NIGHT.replace("LOOP", "repeat while any card in hand and lap is less than 2"),
    )


def test_where_nothing_can_lead_there_it_is_said(run_toy: Run) -> None:
    report = run_toy(
        """
        scenario "never"
          players 2
          given at pick
          then lap is 1
        """,
        NIGHT.replace("LOOP", "each card in front"),
    )
    (failure,) = report.failures
    assert "no round comes there by itself" in failure.text
    assert "given at setup" in failure.text


DAYS = """
    game days "Days"
    players 2 to 3
    counter day: 0
    counter dawns: 0
    counter said: 0
    piece card, starts in deck: 12
    zone deck, holds card
    zone hand each player, holds card
    setup:
      each player: move 1 card from deck to your hand
    round:
      day becomes day + 1
      do dawn
      do noon
      do dusk
    phase dawn "dawn":
      dawns becomes dawns + 1
    phase noon "noon":
      turns from seat 1, 1 each:
        choose number from 1 to 2 as pip
        said becomes said + pip
      do rest
    phase dusk "dusk":
      turns from seat 2, 1 each:
        choose number from 3 to 4 as pip
        said becomes said + pip
        if said is 99:
          may: do never
    phase rest "rest":
      each player: choose number from 5 to 6 as pip
    phase never "never":
      day becomes 0
    end when day is 2
"""
PLACES = """
    scenario "at the beginning"
      players 2
      then day is 1
      and dawns is 1
      when seat 1 chooses 1
      then said is 1

    scenario "in the midst, whoever's turn it is"
      players 2
      given at noon
      then day is 0
      and dawns is 0
      when seat 1 chooses 2
      and seat 2 chooses 2
      then said is 4

    scenario "another's turn, and then as ever"
      players 2
      given at noon, turn of seat 2
      when seat 2 chooses 2
      and seat 1 chooses 2
      and seat 1 chooses 5
      and seat 2 chooses 5
      and seat 2 chooses 3
      and seat 1 chooses 3
      then day is 1
      and dawns is 1
      when seat 1 chooses 1
      then said is 11

    scenario "past what others begin in"
      players 3
      given at dusk, turn of seat 3
      when seat 3 chooses 3
      and seat 1 chooses 3
      and seat 2 chooses 4
      then said is 10
      and day is 1

    scenario "within another phase"
      players 2
      given at rest
      then said is 0
      when seat 1 chooses 5
      and seat 2 chooses 6
      and seat 2 chooses 4
      then said is 4

    scenario "in set-up"
      players 2
      given at setup
      and move 1 card from deck to hand of seat 1
      then count of cards in hand of seat 1 is 2
"""


def test_scenarios_of_one_game_begin_in_several_phases(holds: Holds) -> None:
    holds(PLACES, DAYS)


def test_one_that_begins_nowhere_leaves_the_others_alone(run_toy: Run) -> None:
    """Nor does one that wants a turn where there are none."""
    wrong = """
    scenario "no turns"
      players 2
      given at dawn, turn of seat 2
      then day is 0

    scenario "no way"
      players 2
      given at never
      then day is 0
    """
    report = run_toy(textwrap.dedent(PLACES) + textwrap.dedent(wrong), DAYS)
    assert [(one.scenario, one.text) for one in report.failures] == [
        ("no turns", "dawn has no turns that any player could begin"),
        ("no way", "no round ever comes to never by itself"),
    ]


def test_rules_are_translated_once_for_all_phases(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    translated = Game._kept_or_translated
    monkeypatch.setattr(Game, "_kept_or_translated", lambda self, table: (made.append(table), translated(self, table))[1])
    game = toy(DAYS)
    source = SourceFile("days.scenario", textwrap.dedent(PLACES))
    _, _, symbols = compile_all([SourceFile("days.rules", textwrap.dedent(DAYS).lstrip())])
    assert symbols is not None
    found, unfit = scenarios(symbols, source)
    assert (len(found), unfit) == (6, [])
    table = Starts(game, found)
    assert [play(table, one).failure for one in found] == [None] * 6
    assert [table.players for table in made] == [2, 3]
    late = Starts(game)
    assert [play(late, one).failure for one in found] == [None] * 6, "phases that nobody named before"
