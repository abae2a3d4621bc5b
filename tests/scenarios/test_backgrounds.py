"""What several scenarios begin with is said once: it holds in each of them, in variants too, and says so where it fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.scenarios import Report, run
from rulelang.printing.format import format_text
from rulelang.text.source import SourceFile

from .conftest import Run

RICH = """
        background "a rich player"
          players 2
          given option goal is 9
          and you have 4 wood
          and your coin is 5
"""


def said(report: Report) -> list[str]:
    games = report.games  # type: ignore[attr-defined]
    return [str(failure.text) for game in games for failure in game.failures] + [
        text for game in games for text in game.complaints
    ]


def test_what_a_background_gives_holds_in_each_scenario_that_begins_with_it(run_toy: Run) -> None:
    report = run_toy(
        f"""
{RICH}
        scenario "wood for coins"
          background "a rich player"
          when you do trade
          then your coin is 8

        scenario "and more is given"
          background "a rich player"
          given pot is 8
          when you do throw
          then the game is over

        scenario "what begins without it has none of it"
          players 2
          then your coin is 0
        """
    )
    assert said(report) == []
    assert report.scenarios == 3


def test_how_many_play_may_be_left_to_the_scenarios(run_toy: Run) -> None:
    report = run_toy(
        """
        background "night"
          given at night, turn of seat 2

        scenario "with two"
          background "night"
          players 2
          when seat 2 chooses 1
          then seat 1 may choose 1

        scenario "with three"
          background "night"
          players 3
          when seat 2 chooses 1
          then seat 3 may choose 1
        """
    )
    assert said(report) == []


def test_what_fails_in_a_background_names_its_line_and_the_scenario(run_toy: Run) -> None:
    report = run_toy(
        """
        background "too rich"
          players 2
          given you have 11 coin

        scenario "first"
          background "too rich"
          then pot is 0
        """
    )
    (failure,) = report.failures
    assert failure.line == 3
    assert failure.scenario == "first"
    assert failure.text == "in the background of the scenario in line 5: there are only 10 coin in the game, not 11"


def test_what_fails_after_it_is_not_told_as_the_backgrounds(run_toy: Run) -> None:
    report = run_toy(
        """
        background "a card to come"
          players 2
          given next rolls: 3

        scenario "it never comes"
          background "a card to come"
        """
        "  when you do rest\n"
    )
    (failure,) = report.failures
    assert failure.text == "what `next rolls` says never came: 3"
    assert failure.line == 7


ONE = 'scenario "one"\n  background "rich"\n  then pot is 0\n'
TWO = ONE.replace("one", "two")
RICH_ONE = 'background "rich"\n  players 2\n  given pot is 0\n'

WRONG = {
    "no such background": (ONE, 'no background "rich" in this file'),
    "a name that is nearly right": (RICH_ONE + ONE.replace("rich", "rihc") + TWO, "did you mean `rich`?"),
    "nobody says how many play": ('scenario "one"\n  then pot is 0\n', "it is not said how many play"),
    "neither of the two says how many play": (
        RICH_ONE.replace("  players 2\n", "") + ONE,
        "how many play, here or in the background",
    ),
    "both say how many play": (
        RICH_ONE + ONE.replace("  then", "  players 3\n  then"),
        "its background says already that 2 play",
    ),
    "a game for fewer": (RICH_ONE.replace("2", "4") + ONE, "the game is for 2 to 3 players"),
    "a seat that is not there": (
        'background "rich"\n  given seat 3 has 1 coin\n' + ONE.replace("  then", "  players 2\n  then"),
        "with 2 players there is no seat 3, of which this background speaks (line 2)",
    ),
    "what is done": (RICH_ONE.replace("given pot is 0", "when you do rest") + ONE, "a background says only what is given"),
    "what is refused": (RICH_ONE.replace("given pot is 0", "refused you do trade") + ONE, "a background says only what is given"),
    "two of one title": (RICH_ONE + RICH_ONE + ONE, 'there is a background "rich" already'),
    "one that nobody needs": (RICH_ONE, 'no scenario begins with the background "rich"'),
    "a wrong word in it is told once": (RICH_ONE.replace("pot", "pott") + ONE + TWO, "there is no `pott`"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_with_a_background_is_said_once(run_toy: Run, what: str) -> None:
    text, sentence = WRONG[what]
    (complaint,) = said(run_toy(text))
    assert sentence in complaint


TRADE = """
        game trade "Trade"
        players 2
        resource wood: unlimited
        resource coin: unlimited
        setup:
          each player: gain 8 wood
        round:
          turns from seat 1, 1 each: one of: trade, wait
        action wait "wait": gain 1 wood
        action trade "trade":
          cost: 4 wood
          reward: 3 coin
        end when there is a player whose coin is at least 6
        score coins: your coin
        winner: the highest total
"""


def test_mutants_are_noticed_with_the_backgrounds_too(run_toy: Run) -> None:
    alone = """
        scenario "wood for coins"
          players 2
          given you have 4 wood
          and your coin is 0
          when you do trade
          then your coin is 3
    """
    begun = """
        background "wood"
          players 2
          given you have 4 wood
          and your coin is 0

        scenario "wood for coins"
          background "wood"
          when you do trade
          then your coin is 3
    """
    first, second = (run_toy(text, TRADE, coverage=True, mutants=True).games[0] for text in (alone, begun))
    assert first.mutation is not None
    assert first.mutation.by_scenario >= 3
    assert (first.mutation, first.coverage) == (second.mutation, second.coverage)


def test_variants_inherit_scenarios_with_their_backgrounds(run_toy: Run, tmp_path: Path) -> None:
    scenarios = f"""
{RICH}
        scenario "wood for coins"
          background "a rich player"
          when you do trade
          then your coin is 8

        scenario "wood is left"
          background "a rich player"
          when you do trade
          then your wood is 2
    """
    run_toy(scenarios)
    (tmp_path / "dear.rules").write_text(
        'variant dear "Dear" of "toy.rules"\nreplace action trade.reward: 4 coin\n', encoding="utf-8"
    )
    excused = 'no longer holds because "more is paid":\n  "wood for coins"\n'
    (tmp_path / "dear.scenario").write_text(excused, encoding="utf-8")
    report = run(tmp_path / "dear.rules")
    assert said(report) == []
    assert (report.games[0].scenarios, report.games[0].excused) == (1, 1)


def test_it_has_one_layout_and_keeps_its_remarks() -> None:
    text = (
        '# at first\nbackground "rich"  # very\n  # for a start\n  given pot is 1  # so\n\n'
        '# a test\nscenario "one"\n  background "rich"  # this\n  players 2\n  then pot is 1\n'
    )
    untidy = text.replace("  given pot is 1", "  given   pot is 1").replace('  background "rich"', '  background   "rich"')
    assert format_text(SourceFile("a.scenario", untidy)) == text


def test_a_background_that_cannot_be_read_is_told_once(run_toy: Run) -> None:
    """Its scenarios say nothing of a background that is not there, and it is not called unused where they cannot be read."""
    unread = RICH.replace("and your coin is 5", "and coin your 5 is")
    scenario = """
        scenario "wood for coins"
          background "a rich player"
          when you do trade
          then your coin is 8
    """
    for text in (unread + scenario, RICH + scenario.replace("then your", "then then your")):
        assert len(said(run_toy(text))) == 1
