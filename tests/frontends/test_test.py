"""`rulelang test`: at a terminal how far it has come, of a variant its own scenarios first, and some of them alone."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from interpreter.frontends.commands import test as command

from .terminal import Ran, rulelang

RULES = """game kettle "The kettle"
players 1
counter cups: 3
round:
  each player: choose number from 1 to cups as poured
  cups becomes cups - 1
end when cups is 0
score cups: cups
winner: highest total
"""
BASE = """scenario "three cups at first"
  players 1
  then cups is 3

scenario "one after a cup is poured"
  players 1
  when seat 1 chooses 1
  then cups is 2
"""
VARIANT = 'variant pot "A pot" of kettle\nchange counter cups: 4\n'
OWN = """scenario "four cups at first"
  players 1
  then cups is 5
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in (("kettle.rules", RULES), ("kettle.scenario", BASE), ("pot.rules", VARIANT), ("pot.scenario", OWN)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_a_variant_s_own_scenarios_come_first(folder: Path) -> None:
    ran = rulelang("test", str(folder / "pot.rules"))
    failed = [line.strip() for line in ran.out.splitlines() if line.strip() in ("four cups at first", "three cups at first")]
    assert failed == ["four cups at first", "three cups at first"]


@pytest.mark.parametrize(
    ("title", "played"),
    [("cups at first", 1), ("THREE cups at first", 1), ("cup", 2), ("one after a cup is poured", 1)],
)
def test_some_are_played_alone(folder: Path, title: str, played: int) -> None:
    ran = rulelang("test", str(folder / "kettle.rules"), "--only", title)
    assert ran.code == 0
    assert f"kettle.rules: {played} scenario{'s' if played > 1 else ''}, none failed" in ran.out


def test_also_one_of_the_base(folder: Path) -> None:
    assert "pot.rules: 1 scenario, 1 failed" in rulelang("test", str(folder / "pot.rules"), "--only", "four cups at first").out
    ran = rulelang("test", str(folder / "pot.rules"), "--only", "three cups")
    assert "pot.rules: 1 scenario (1 of its base, 0 no longer hold), 1 failed" in ran.out


def test_games_that_have_none_of_these_are_left_out(folder: Path) -> None:
    ran = rulelang("test", str(folder), "--only", "four cups")
    assert "kettle.rules" not in ran.out
    assert "1 scenario in 1 game, 1 failed" in ran.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--only", "saucer"], "has `saucer` in its title"),
        (["--only", "cup", "--mutants"], "are about all of them"),
        (["--only", "cup", "--coverage"], "are about all of them"),
    ],
)
def test_wrong_use_is_told(folder: Path, words: list[str], said: str) -> None:
    ran: Ran = rulelang("test", str(folder / "kettle.rules"), *words)
    assert ran.code == 2
    assert said in " ".join(ran.err.split())


@pytest.mark.parametrize("terminal", [True, False])
def test_how_far_it_has_come_is_shown_at_a_terminal(folder: Path, monkeypatch: pytest.MonkeyPatch, terminal: bool) -> None:
    console = Console(file=io.StringIO(), force_terminal=terminal, width=200)
    monkeypatch.setattr(command, "ERR", console)
    assert rulelang("test", str(folder / "kettle.rules")).code == 0
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert ("scenarios of" in shown and "2/2" in shown) == terminal
    assert terminal or not shown


@pytest.mark.parametrize("words", [["--coverage"], ["--mutants", "--jobs", "1"], ["--coverage", "--mutants", "--jobs", "1"]])
def test_a_column_that_no_rule_reads_is_told_once_and_no_complaint(tmp_path: Path, words: list[str]) -> None:
    table = "table sort:\n  | sort  | leaf |\n  | black | 2    |\n"
    (tmp_path / "kettle.rules").write_text(RULES + table, encoding="utf-8")
    (tmp_path / "kettle.scenario").write_text(BASE, encoding="utf-8")
    assert rulelang("check", str(tmp_path)).code == 0
    assert rulelang("test", str(tmp_path), *words).out.count("1 column that no rule reads: sort.leaf") == 1
