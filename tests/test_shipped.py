"""The shipped games are found by name, wherever the code lies."""

from interpreter.shipped import find, root, shipped


def test_each_file_of_rules_is_a_game() -> None:
    files = {path for folder in (root(), root() / "small") for path in folder.glob("*.rules")}
    assert set(shipped().values()) == files
    assert len(shipped()) == len(files), "two games have the same name"


def test_a_game_is_found_by_its_name() -> None:
    path = find("pig")
    assert path is not None
    assert path.read_text(encoding="utf-8").startswith("game pig")


def test_an_unknown_name_is_nothing() -> None:
    assert find("chess_with_dice") is None
    assert find("../small/pig") is None
