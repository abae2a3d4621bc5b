"""The shipped games are found by name, wherever the code lies; what their scenarios say of them holds."""

import re
from pathlib import Path

import pytest

from interpreter.scenarios import run
from interpreter.shipped import find, root, shipped, variants_of

VARIANTS = [path for game in shipped().values() for path in variants_of(game).values()]


def test_each_file_of_rules_is_a_game() -> None:
    files = {path for folder in (root(), root() / "small") for path in folder.glob("*.rules")}
    assert set(shipped().values()) == files
    assert len(shipped()) == len(files), "two games have the same name"


def test_the_index_of_small_games_names_each() -> None:
    listed = re.findall(r"^\| \[(\w+)\]\(\1\.rules\)", (root() / "small" / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(path.stem for path in (root() / "small").glob("*.rules"))


def test_a_game_is_found_by_its_name() -> None:
    path = find("pig")
    assert path is not None
    assert path.read_text(encoding="utf-8").startswith("game pig")


def test_an_unknown_name_is_nothing() -> None:
    assert find("chess_with_dice") is None
    assert find("../small/pig") is None


@pytest.mark.parametrize("rules", [*shipped().values(), *VARIANTS], ids=lambda path: path.stem)
def test_its_scenarios_hold(rules: Path) -> None:
    (report,) = run(rules).games
    assert report.scenarios
    assert (report.complaints, [str(failure) for failure in report.failures]) == ((), [])
