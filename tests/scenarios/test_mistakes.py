"""Mistakes that people make in scenarios: each is told with its place, the reason, and what to write instead."""

from __future__ import annotations

import pytest

from tests.toys import POWERS

from .conftest import Run

MISTAKES = {
    "a verb of one's own": ("when seat 1 trades", ":3:15", "`when seat 1 does trade`"),
    "what nothing here is called": ("when seat 1 flies", ":3:15", "`when seat 1 does …`, `chooses …`"),
    "a word left out": ("given cat in your hand\nthen pot is 0", ":3:25", "`given … is in …`"),
    "a player called otherwise": ("when player 2 does rest", ":3:15", "`when seat 2 does rest`"),
    "what one may, without `do`": ("then seat 1 may trade", ":3:19", "`then seat 1 may do trade`"),
    "a reason without quotes": ("refused you do trade: no boat", ":3:25", 'refused seat 1 does …: "the reason"'),
    "it goes on with `and`": ("when you do rest\nand seat 2 rests", ":4:14", "`and seat 2 does rest`"),
    "it begins twice": (
        "given at day\nand at night, turn of seat 2\nthen pot is 0",
        ":4:3",
        "line 3 says already where this begins: `at day`",
    ),
    "a piece that is paid": ("when you do trade, pay cat", ":3:26", "`pays with …` says whose help is taken"),
}


@pytest.mark.parametrize("what", MISTAKES)
def test_a_mistake_is_told_with_its_place_and_the_way_out(run_toy: Run, what: str) -> None:
    clauses, place, way_out = MISTAKES[what]
    report = run_toy('scenario "one"\n  players 2\n' + "".join(f"  {line}\n" for line in clauses.splitlines()))
    (complaint,) = report.games[0].complaints
    assert place in complaint
    assert way_out in complaint


def test_two_scenarios_of_one_title_are_told_apart(run_toy: Run) -> None:
    (complaint,) = run_toy('scenario "one"\n  players 2\n  then pot is 0\n' * 2).games[0].complaints
    assert 'there is a scenario "one" already' in complaint
    assert "Give one of them another title." in complaint


@pytest.mark.parametrize("first", ["scenario one", "background one"])
def test_a_title_stands_in_quotes(run_toy: Run, first: str) -> None:
    (complaint,) = run_toy(f"{first}\n  players 2\n  given pot is 0\n").games[0].complaints
    assert f'Write `{first.split()[0]} "' in complaint


def test_options_are_named_as_a_scenario_says_them(run_toy: Run) -> None:
    report = run_toy(
        """
        scenario "an action by its name, an alternative by its label"
          players 2
          given cat is in your hand
          and ant is in your hand
          when you do play_card, choose bee
        """
    )
    first, _, rest = report.failures[0].text.partition(" (toy.rules:")
    assert first == "Player 1 cannot choose bee: there is no `bee` in hand of Player 1: choose a card in your hand"
    assert rest.endswith("); Player 1 is asked to choose card (ant, cat)")


def test_another_reason_is_told(run_toy: Run) -> None:
    report = run_toy('scenario "one"\n  players 2\n  given you have 1 wood\n  refused you do trade: "no boat"\n')
    assert "is refused as it should be, but the reason is not `no boat`; it is: " in report.failures[0].text


def test_what_is_chosen_among_several_classes_is_named_by_its_row(run_toy: Run) -> None:
    report = run_toy(
        """
        scenario "a hut and a guest"
          players 2
          given at day, turn of seat 1
          and hand of seat 1 is empty
          and mill is in hand of seat 1
          and knight is in hand of seat 1
          when you do lay
          then you may choose mill
          and you may choose any hut in your hand
          and you may not choose any guest in your town
          and you may not choose kiln
          when you choose knight
          then knight is in yard of seat 1
        """,
        POWERS,
    )
    assert [str(failure) for failure in report.failures] == []
    assert report.games[0].complaints == ()


def test_what_no_rule_asks_for_is_told_by_its_name(run_toy: Run) -> None:
    report = run_toy('scenario "one"\n  players 2\n  then round is 2\n')
    assert "nothing asks for `round`, and so it is not kept" in report.failures[0].text
