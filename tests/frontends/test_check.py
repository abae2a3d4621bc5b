"""`rulelang check` counts files, complains, and answers with its exit code."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from interpreter.shipped import root, shipped

from .terminal import rulelang

ROOT = Path(__file__).resolve().parent.parent.parent
EVERYTHING = ROOT / "tests" / "toys" / "everything.rules"
WHAT_WAS_NEEDED = """
import sys
from interpreter.frontends.commands.check import faults_of
from pathlib import Path
from rulelang import ast, program

assert not faults_of(Path(sys.argv[1]))[0]
parts = [one for one in vars(program).values() if isinstance(one, type) and issubclass(one, program.Node)]
print(*(one.__name__ for one in (*ast.CLASSES.values(), *parts) if one.__pydantic_complete__))
print(*(name for name in sys.modules if name.startswith(("interpreter.engine", "interpreter.form", "interpreter.playable"))))
"""
GOOD = shipped()["pig"].read_text(encoding="utf-8")


@pytest.mark.parametrize("folder", [pytest.param(root(), id="all", marks=pytest.mark.thorough), root() / "small"])
def test_the_shipped_rules_are_in_order(folder: Path) -> None:
    ran = rulelang("check", str(folder))
    assert ran.code == 0, ran.err + ran.out
    count = sum(file.suffix in (".rules", ".scenario") for file in folder.rglob("*"))
    assert f"{count} files" in ran.out


def test_to_find_faults_needs_no_validator_and_nothing_that_plays() -> None:
    """To build the validators, or to import what plays, takes an eighth of the check of a large game."""
    command = [sys.executable, "-c", WHAT_WAS_NEEDED, str(EVERYTHING)]
    ran = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(root().parent)}, capture_output=True, check=True, text=True
    )
    assert ran.stdout.splitlines() == ["", ""]


def test_a_complaint_has_a_place_and_the_answer_is_no(tmp_path: Path) -> None:
    file = tmp_path / "pig.rules"
    file.write_text(GOOD.replace("roll pip", "roll pop"), encoding="utf-8")
    ran = rulelang("check", str(file))
    assert ran.code == 1
    line = GOOD.splitlines().index("  roll pip") + 1
    assert f"pig.rules:{line}:" in ran.out
    assert "pip" in ran.out


RANSOM = """game ransom "The ransom"
players 1 to 4
resource coin: unlimited
setup: each player: gain (12 / players rounded down) coins
round:
  turns from seat 1, 1 each:
    pay 2 coins
end after 4 rounds
winner: the highest coin
"""


def test_rules_that_stop_in_a_match_are_not_in_order(tmp_path: Path) -> None:
    """With one player all goes well; with four a fourth of the coins does not last."""
    file = tmp_path / "ransom.rules"
    file.write_text(RANSOM, encoding="utf-8")
    ran = rulelang("check", str(file))
    assert ran.code == 1
    assert "ransom.rules:7:5" in ran.out
    assert "it takes 2 coin and Player 1 has 1" in ran.out
    assert "4 players and seed 1" in ran.out
    file.write_text(RANSOM.replace("12 /", "40 /"), encoding="utf-8")
    assert rulelang("check", str(file)).code == 0


def test_a_variant_with_which_the_rules_stop_is_told_of_the_line_where_they_do(tmp_path: Path) -> None:
    (tmp_path / "ransom.rules").write_text(RANSOM.replace("12 /", "40 /"), encoding="utf-8")
    variant = tmp_path / "poor.rules"
    variant.write_text('variant poor "Poor" of ransom\nreplace setup:\n  each player: gain 1 coin\n', encoding="utf-8")
    ran = rulelang("check", str(variant))
    assert ran.code == 1
    assert "ransom.rules:7:5" in ran.out
    assert "`replace round.turns.cost …`" in ran.out


def test_each_file_is_read_once(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "pig.rules"
    file.parent.mkdir()
    file.write_text(GOOD, encoding="utf-8")
    ran = rulelang("check", str(tmp_path), str(file))
    assert ran.code == 0
    assert "1 file" in ran.out


def test_a_game_alone_is_told_how_many_pieces_it_has(tmp_path: Path) -> None:
    whist, kalah = (str(shipped()[name]) for name in ("short_whist", "kalah"))
    assert rulelang("check", whist).out.strip() == "1 file, no complaints; 32 cards"
    assert rulelang("check", kalah).out.strip() == "1 file, no complaints"
    assert rulelang("check", kalah, whist).out.strip() == "2 files, no complaints"
    file = tmp_path / "pieces.rules"
    file.write_text(GOOD + "piece crown: 1\npiece tall_hat of each player: 2\npiece hat: 1 + players\n", encoding="utf-8")
    assert rulelang("check", str(file)).out.strip() == "1 file, no complaints; 1 crown, 2 tall hats of each player"


@pytest.mark.parametrize("name", ["nothing.rules", "nowhere"])
def test_a_missing_file_is_wrong_use(name: str, tmp_path: Path) -> None:
    assert rulelang("check", str(tmp_path / name)).code == 2


def test_a_file_of_another_kind_is_wrong_use(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("hello", encoding="utf-8")
    assert rulelang("check", str(file)).code == 2


def test_a_folder_without_rules_is_no_good(tmp_path: Path) -> None:
    ran = rulelang("check", str(tmp_path))
    assert ran.code == 2
    assert "no .rules" in ran.err


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"game\n", b"\x00" * 10, "über: ✂\n".encode()])
def test_whatever_the_file_holds_is_answered(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "odd.rules"
    file.write_bytes(content)
    ran = rulelang("check", str(file))
    assert ran.code == 1
    assert "odd.rules" in ran.out


def test_a_scenario_is_checked_with_its_game(tmp_path: Path) -> None:
    (tmp_path / "pig.rules").write_text(GOOD, encoding="utf-8")
    file = tmp_path / "pig.scenario"
    file.write_text('scenario "a stray word"\n  players 2\n  then  you have 4 grains_of_sand\n', encoding="utf-8")
    ran = rulelang("check", str(tmp_path))
    assert ran.code == 1
    assert "pig.scenario:3:" in ran.out
