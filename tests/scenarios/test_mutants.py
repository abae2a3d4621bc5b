"""Mutants: what no scenario notices is named; known equivalents are excused, with their reason; stale reasons are reported."""

from __future__ import annotations

import textwrap
import time
from pathlib import Path

import pytest

from interpreter.scenarios import run
from interpreter.scenarios.coverage import mutation as mutation_module
from interpreter.scenarios.coverage.mutation import Work

RULES = """
    game jar "Jar"
    players 2
    counter jar: 0
    round:
      turns from seat 1:
        choose number from 1 to 2 as sweets
        jar becomes jar + sweets
        if jar is at least 5: you win
"""

WEAK = """
    scenario "sweets go into the jar"
      players 2
      when you choose 2
      then jar is 2
"""

STRONG = """
    scenario "sweets go into the jar, one or two"
      players 2
      then jar is 0
      and you may choose 1
      and you may choose 2
      and you may not choose 0
      and you may not choose 3
      when you choose 2
      then jar is 2
      and the game is not over
      when seat 2 chooses 2
      then the game is not over
      when you choose 1
      then the game is over
      and you win
"""


@pytest.fixture
def jar(tmp_path: Path) -> Path:
    (tmp_path / "jar.rules").write_text(textwrap.dedent(RULES).lstrip(), encoding="utf-8")
    return tmp_path


def test_survivors_are_named_with_their_address(jar: Path) -> None:
    (jar / "jar.scenario").write_text(textwrap.dedent(WEAK).lstrip(), encoding="utf-8")
    report = run(jar, mutants=True)
    mutation = report.games[0].mutation
    assert mutation is not None
    assert not report.good
    assert mutation.by_scenario > 0
    survivors = {(one.address, one.line) for one in mutation.survivors}
    assert ("round.turns.if", 8) in survivors
    assert all(one.description for one in mutation.survivors)


def test_good_scenarios_leave_no_survivor(jar: Path) -> None:
    (jar / "jar.scenario").write_text(textwrap.dedent(STRONG).lstrip(), encoding="utf-8")
    report = run(jar, mutants=True)
    mutation = report.games[0].mutation
    assert mutation is not None
    assert mutation.survivors == ()
    assert report.good
    assert mutation.total == mutation.by_check + mutation.by_scenario + mutation.never_ends


def test_a_known_equivalent_is_excused_and_a_stale_one_reported(jar: Path) -> None:
    (jar / "jar.scenario").write_text(textwrap.dedent(WEAK).lstrip(), encoding="utf-8")
    first = run(jar, mutants=True).games[0].mutation
    assert first is not None
    one = first.survivors[0]
    lines = ["# known", f"{one.address} — {one.description} — it is only a test", "round.turns — nothing of the kind — long gone"]
    (jar / "jar.equivalents").write_text("\n".join(lines), encoding="utf-8")
    second = run(jar, mutants=True).games[0].mutation
    assert second is not None
    assert second.equivalent >= 1
    assert one not in second.survivors
    assert second.stale == ("round.turns — nothing of the kind",)


@pytest.mark.parametrize("line", ["round.turns", "round.turns — left out", "round.turns — left out — "])
def test_a_line_that_is_no_equivalent_is_told_with_its_place(jar: Path, line: str) -> None:
    (jar / "jar.scenario").write_text(textwrap.dedent(STRONG).lstrip(), encoding="utf-8")
    (jar / "jar.equivalents").write_text(f"# known\n{line}\n", encoding="utf-8")
    (told,) = run(jar, coverage=True).failures
    assert (Path(told.file).name, told.line) == ("jar.equivalents", 2)
    assert "address — description — reason" in told.text
    assert not run(jar, mutants=True).good
    assert run(jar).good, "nobody asked for them"


def test_failing_scenarios_are_mended_before_rules_are_changed(jar: Path) -> None:
    (jar / "jar.scenario").write_text('scenario "wrong"\n  players 2\n  then jar is 3\n', encoding="utf-8")
    report = run(jar, mutants=True)
    assert report.failures
    assert report.games[0].mutation is None


def test_rules_that_never_end_are_killed(jar: Path) -> None:
    rules = """
        game loop "Loop"
        players 2
        counter pot: 0
        round:
          turns from seat 1:
            choose number from 1 to 2 as step
            repeat until pot is at least 6: pot becomes pot + step
            end game
    """
    (jar / "jar.rules").write_text(textwrap.dedent(rules).lstrip(), encoding="utf-8")
    text = 'scenario "up"\n  players 2\n  when you choose 2\n  then pot is 6\n'
    (jar / "jar.scenario").write_text(text, encoding="utf-8")
    mutation = run(jar, mutants=True).games[0].mutation
    assert mutation is not None
    assert mutation.never_ends >= 1


def test_a_mutant_that_takes_too_long_is_given_up_within_seconds(jar: Path) -> None:
    rules = """
        game loop "Loop"
        players 2
        counter pot: 0
        counter paces: 0
        round:
          turns from seat 1:
            repeat pot times:
              repeat 90000 times:
                repeat 90000 times: paces becomes paces + 1
            choose number from 1 to 2 as step
            end game
    """
    (jar / "jar.rules").write_text(textwrap.dedent(rules).lstrip(), encoding="utf-8")
    (jar / "jar.scenario").write_text('scenario "up"\n  players 2\n  then paces is 0\n', encoding="utf-8")
    began = time.process_time()
    mutation = run(jar, mutants=True).games[0].mutation
    assert mutation is not None
    assert mutation.never_ends == 1
    assert time.process_time() - began < 20


def test_one_is_told_how_far_it_has_come(jar: Path) -> None:
    (jar / "jar.scenario").write_text(textwrap.dedent(WEAK).lstrip(), encoding="utf-8")
    totals, done = {}, []
    work = Work(1, lambda what, total: totals.update({what: total}), lambda: done.append(1))
    game = run(jar, mutants=True, work=work).games[0]
    assert game.mutation is not None
    rules = jar / "jar.rules"
    assert totals == {f"scenarios of {rules}": game.scenarios, f"mutants of {rules}": game.mutation.total}
    assert len(done) == sum(totals.values())


def test_the_number_of_processes_changes_nothing(jar: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutation_module, "MANY", 5)
    (jar / "jar.scenario").write_text(textwrap.dedent(WEAK).lstrip(), encoding="utf-8")
    one, two = (run(jar, mutants=True, work=Work(jobs)).games for jobs in (1, 2))
    assert one == two
