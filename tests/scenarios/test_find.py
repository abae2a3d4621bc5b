"""Which scenario files belong to which rules, and what is said where some are missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.scenarios import run
from interpreter.scenarios.suites.find import find, rules_of

RULES = """game jar "Jar"
players 2
counter jar: 0
round:
  turns from seat 1:
    choose number from 1 to 2 as sweets
    jar becomes jar + sweets
    if jar is at least 5: you win
"""
GOOD = 'scenario "empty"\n  players 2\n  then jar is 0\n'


@pytest.fixture
def games(tmp_path: Path) -> Path:
    (tmp_path / "jar").mkdir()
    (tmp_path / "jar.rules").write_text(RULES, encoding="utf-8")
    (tmp_path / "jar.scenario").write_text(GOOD, encoding="utf-8")
    (tmp_path / "jar" / "more.scenario").write_text(GOOD, encoding="utf-8")
    return tmp_path


def test_beside_the_rules_and_in_their_folder(games: Path) -> None:
    (found,), notes = find(games)
    assert [path.name for path in found.scenarios] == ["jar.scenario", "more.scenario"]
    assert notes == []
    assert run(games).scenarios == 2
    assert run(games / "jar.rules").scenarios == 2
    assert run(games / "jar" / "more.scenario").scenarios == 1


def test_a_scenario_without_rules_is_said(games: Path) -> None:
    (games / "lost.scenario").write_text(GOOD, encoding="utf-8")
    report = run(games)
    assert not report.good
    assert "lost.scenario" in report.notes[0]


def test_rules_without_scenarios_are_said(tmp_path: Path) -> None:
    (tmp_path / "jar.rules").write_text(RULES, encoding="utf-8")
    for path in (tmp_path, tmp_path / "jar.rules"):
        report = run(path)
        assert report.notes
        assert not report.good


@pytest.mark.parametrize(
    ("rules", "scenario", "word"),
    [
        ("game jar\n", GOOD, "game"),
        (RULES, 'scenario "x"\n  players 2\n  then jug is 0\n', "jug"),
        (RULES, 'scenario "x"\n  players 3\n  then jar is 0\n', "players"),
        (RULES, 'scenario "x"\n  players 2\n  then seat 3 may choose 1\n', "seat 3"),
        (RULES, 'scenario "x"\n  players 2\n  when jar is 0\n', "when"),
        (RULES, 'scenario "x"\n  players 2\n  given the game is over\n', "then"),
        (RULES, 'scenario "x"\n  players 2\n  and jar is 0\n', "and"),
        (RULES, 'scenario "x"\n  players 2\n  when you do jump\n', "jump"),
        (RULES, 'scenario "x"\n  players 2\n  given at noon\n', "noon"),
        (RULES, 'scenario "x"\n  players 2\n  given option size is 2\n', "size"),
        (RULES, 'scenario x\n', "scenario"),
    ],
)  # fmt: skip
def test_a_text_that_does_not_fit_is_a_complaint(tmp_path: Path, rules: str, scenario: str, word: str) -> None:
    (tmp_path / "jar.rules").write_text(rules, encoding="utf-8")
    (tmp_path / "jar.scenario").write_text(scenario, encoding="utf-8")
    report = run(tmp_path)
    assert not report.good
    assert any(word in text for text in report.games[0].complaints)


def test_scenarios_are_found_from_inside_their_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "toy.rules").write_text("game toy", encoding="utf-8")
    (tmp_path / "toy.scenario").write_text("", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert rules_of(Path("toy.scenario")) == Path("toy.rules")
    assert rules_of(Path("other.scenario")) is None
    assert [found.rules.name for found in find(Path())[0]] == ["toy.rules"]
