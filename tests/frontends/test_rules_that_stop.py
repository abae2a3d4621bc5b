"""Rules that cannot go on: one sentence says which line, what stops it and with which seed; never a traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOO_FEW = """game marks "Marks"
players 2
piece mark each player, starts in reserve: 1
zone reserve each player, holds mark
grid board: 2 by 2 of mark
round:
  turns from seat 1: do put
action put "put a mark":
  choose space in board where it is empty
  move 1 mark from your reserve to space
end when board is full
"""


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
