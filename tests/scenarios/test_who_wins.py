"""Who has won: one player, everyone, or nobody; told, saved and claimed in those words."""

from __future__ import annotations

import pytest

from interpreter import Match
from interpreter.frontends.table_view.scores import result
from interpreter.lab.simulation import simulate
from tests.conftest import Toy

from .conftest import Run

RULES = """
    game verdict "Verdict"
    players 2 to 3
    counter pot: 3
    role champion: nobody
    round:
      turns from seat 1:
        one of: share, fail, crown, name, third
    action share "share":
      everyone wins
    action fail "fail":
      nobody wins
    action crown "crown":
      champion wins
    action name "name":
      champion becomes you
    action third "third":
      needs: players is at least 3
      seat 3 wins
    score pot: pot
"""
TOLD = {
    "share": ([0, 1, 2], "Everyone wins."),
    "fail": ([], "Nobody wins."),
    "crown": ([], "Nobody wins."),
    "third": ([2], "Player 3 wins."),
}


def does(match: Match, action: str) -> None:
    assert match.decision is not None
    match.play(next(option for option in match.decision.options if option.label == action))


@pytest.mark.parametrize("action", TOLD)
def test_the_end_says_who_has_won(toy: Toy, action: str) -> None:
    game = toy(RULES)
    match = game.new(players=3, seed=1, traced=True)
    does(match, action)
    assert match.over
    assert (match.winners, result(match)) == TOLD[action]
    assert match.scores == [3, 3, 3], "scores stand, whoever has won"
    again = game.restore(match.save())
    assert (again.winners, result(again)) == TOLD[action]


def test_a_role_that_somebody_has_wins_for_them(toy: Toy) -> None:
    match = toy(RULES).new(players=2, seed=1)
    does(match, "name")
    does(match, "crown")
    assert match.winners == [0]


def test_wins_of_nobody_are_booked_to_nobody(toy: Toy) -> None:
    text = 'game lost "Lost"\nplayers 2\nround:\n  turns from seat 1: do fail\naction fail: nobody wins\n'
    summary = simulate(toy(text), 2, range(4))
    assert (summary.wins, summary.drawn) == ([0.0, 0.0], 4)


SCENARIOS = """
    scenario "everyone"
      players 2
      when you do share
      then everyone wins
    scenario "everyone is each of them"
      players 3
      when you do share
      then seat 1 wins
      and seat 2 wins
      and seat 3 wins
    scenario "nobody"
      players 2
      when you do fail
      then nobody wins
    scenario "no champion"
      players 2
      when you do crown
      then nobody wins
    scenario "the champion"
      players 2
      given champion is seat 2
      when you do crown
      then seat 2 wins
"""


def test_scenarios_claim_it_in_the_same_words(run_toy: Run) -> None:
    report = run_toy(SCENARIOS, RULES)
    assert not report.failures
    wrong = run_toy(SCENARIOS.replace("then everyone wins", "then nobody wins").replace("do fail", "do share"), RULES)
    assert len(wrong.failures) == 2
