"""Where nobody can do anything any more, the rules say how it ends, or whoever wrote them is told what to write."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from interpreter import Game, Refusal
from interpreter.engine import machine
from interpreter.lab.matches import Look, several
from interpreter.lab.simulation import HOPELESS, simulate
from tests.conftest import Toy

from .conftest import Holds

STARS = """
    game stars "Stars"
    players 2 to 3
    resource coin, plural coins: unlimited
    resource star, plural stars: 20
    setup:
      each player: gain 2 coins
    round:
      TURNS: do take_turn
    phase take_turn "a turn":
      one of: gaze, work
      if that cannot be done: DONE
    action gaze "look for stars":
      pay 1 coin
      gain 1 star
    action work "work":
      pay 1 coin
      gain 2 stars
    END
"""
ROUND = "turns from seat 1, 1 each"
TURNS = "turns from seat 1"


def stars(turns: str, done: str, end: str) -> str:
    return STARS.replace("TURNS", turns).replace("DONE", done).replace("END", end)


@pytest.fixture
def stuck(toy: Toy) -> Game:
    """Two players with two coins each take four to eight stars; seven end it, and with fewer they are stuck."""
    return toy(stars(TURNS, "nothing happens", "end when star on supply is at most 13"))


@pytest.mark.parametrize(
    ("end", "is_over"),
    [("all have passed", False), ("all but one have passed", True)],
)
def test_it_ends_after_a_round_in_which_all_passed(holds: Holds, end: str, is_over: bool) -> None:
    """Seat 2 has two coins more than seat 1."""
    first = f"""
        scenario "seat 1 passes, and seat 2 does not"
          players 2
          given seat 1 has 1 coin
          and seat 2 has 3 coins
          when seat 1 does gaze
          and seat 2 does gaze
          {"" if is_over else "and seat 2 does gaze"}
          then the game is {"" if is_over else "not "}over
    """
    last = """
        scenario "in the fourth round both pass"
          players 2
          given seat 1 has 1 coin
          and seat 2 has 3 coins
          when seat 1 does gaze
          and seat 2 does gaze
          and seat 2 does gaze
          and seat 2 does gaze
          then the game is over
          and stars of seat 2 is 3
    """
    holds(first if is_over else first + last, stars(ROUND, "pass", f"end when {end}"))


def test_a_standstill_is_told_with_what_stops_each_action_and_the_way_out(stuck: Game) -> None:
    match = stuck.new(players=2, seed=1)
    for _ in range(3):
        match.play("gaze")
    with pytest.raises(Refusal, match=r"no player can do anything any more, .*:7: round:") as refusal:
        match.play("gaze")
    told = refusal.value.reason
    assert "`look for stars`: it takes 1 coin and Player 1 has 0" in told
    assert "`work`: it takes 1 coin and Player 1 has 0" in told
    assert "or it takes 1 coin and Player 2 has 0" in told
    assert "`if that cannot be done: pass`" in told
    assert "`end when all have passed`" in told


def test_a_repeat_that_changes_nothing_is_told_another_way(toy: Toy) -> None:
    rules = stars(ROUND, "pass", "end when all have passed").replace("pay 1 coin", "repeat while you have a coin: gain 1 coin")
    match = toy(rules).new(players=2, seed=1)
    with pytest.raises(Refusal, match=r"goes on and on .*: repeat while you have a coin.*`repeat 3 times: if …`") as refusal:
        match.play("gaze")
    assert "no player can do anything" not in refusal.value.reason


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_figures_of_the_others_are_reported(stuck: Game, jobs: int) -> None:
    with several(stuck, Look(), jobs) as matches:
        summary = simulate(stuck, 2, range(1, 9), matches=matches)
    assert 0 < summary.matches == 8 - len(summary.broken_off)
    assert 0 < len(summary.broken_off) < 8
    assert all(one.why.startswith(f"seed {one.seed}, step 4: ") for one in summary.broken_off)
    assert summary.decisions.count == summary.matches


def test_where_no_match_comes_to_an_end_the_others_are_left_out(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "BLOCKS_AT_MOST", 10_000)
    summary = simulate(toy(stars(TURNS, "nothing happens", "end when star on supply is 0")), 2, range(1, 21))
    assert (summary.matches, len(summary.broken_off)) == (0, HOPELESS)


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_simulate_ends_with_1_and_says_which_matches_broke_off(stuck: Game, tmp_path: Path, form: list[str]) -> None:
    words = ["simulate", str(tmp_path / "toy.rules"), "--players", "2", "--games", "8", "--jobs", "2", *form]
    ran = subprocess.run(
        [sys.executable, "-m", "interpreter.frontends.cli", *words], capture_output=True, text=True, check=False, timeout=120
    )
    assert ran.returncode == 1
    assert ran.stderr == "", "no warning of what was left behind"
    summary = simulate(stuck, 2, range(1, 9))
    seeds = [one.seed for one in summary.broken_off]
    if form:
        assert [one["seed"] for one in json.loads(ran.stdout)["results"][0]["broken_off"]] == seeds
    else:
        told = " ".join(ran.stdout.split())
        assert f"{summary.matches} matches of 2 players, seeds 1 to 8" in told
        assert f"{len(seeds)} more broken off" in told
        assert f"{len(seeds)} matches broken off (seeds {', '.join(map(str, seeds))}): seed {seeds[0]}, step 4: " in told
