"""Rules that cannot go on: one sentence says which line, what stops it and with which seed; never a traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

from .terminal import TOO_FEW

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def too_few(tmp_path: Path) -> Path:
    path = tmp_path / "marks.rules"
    path.write_text(TOO_FEW, encoding="utf-8")
    return path


def rulelang(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "interpreter.frontends.cli", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60, cwd=ROOT)


def test_play_says_what_stops_it(too_few: Path) -> None:
    ran = rulelang("play", str(too_few), "--players", "2", "--seats", "random", "--seed", "1")
    told = " ".join(ran.stdout.split())
    assert ran.returncode == 1
    assert "reserve of Player 1 holds 0 and 1 are needed" in told
    assert "move 1 mark from your reserve to space" in told
    assert "Traceback" not in ran.stdout + ran.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_simulate_names_the_seed_and_the_step(too_few: Path, jobs: str) -> None:
    ran = rulelang("simulate", str(too_few), "--players", "2", "--games", "2", "--seed", "5", "--jobs", jobs)
    assert ran.returncode == 1
    assert "seed 5, step 2" in ran.stdout
    assert "Traceback" not in ran.stdout + ran.stderr


def test_rules_that_come_to_a_stop_break_no_law(tmp_path: Path) -> None:
    rules = tmp_path / "squares.rules"
    rules.write_text(
        """game squares "Squares"
players 2
counter pot: 1
round:
  turns from seat 1:
    choose number from 2 to 3 as k
    pot becomes pot * pot * 1000 * k
end when pot is 3
""",
        encoding="utf-8",
    )
    ran = rulelang("simulate", str(rules), "--games", "2", "--verify")
    told = " ".join(ran.stdout.split())
    assert ran.returncode == 1
    assert "seed 1, step 0: the rules cannot go on here: no number goes beyond 1000000000000" in told
    assert "squares.rules:7: pot becomes pot * pot * 1000 * k" in told
    assert "law" not in told + ran.stderr
