"""`rulelang ast` shows a text as a tree."""

import json
from pathlib import Path

from interpreter.shipped import shipped
from rulelang.ast import Text

from .terminal import rulelang

PIG = str(shipped()["pig"])


def test_the_tree_is_json_that_reads_back() -> None:
    ran = rulelang("ast", PIG, "--json")
    assert ran.code == 0
    tree = Text.model_validate_json(ran.out)
    assert tree.model_dump(mode="json") == json.loads(ran.out)


def test_the_outline_names_what_was_declared() -> None:
    ran = rulelang("ast", PIG)
    assert ran.code == 0
    assert "roll_again" in ran.out


def test_what_cannot_be_read_is_a_complaint(tmp_path: Path) -> None:
    file = tmp_path / "torn.rules"
    file.write_text('game torn "Torn"\nplayers 2 two 4\n', encoding="utf-8")
    ran = rulelang("ast", str(file), "--json")
    assert ran.code == 1
    assert "torn.rules:2" in ran.err


def test_a_missing_file_is_wrong_use(tmp_path: Path) -> None:
    ran = rulelang("ast", str(tmp_path / "nothing.rules"))
    assert ran.code == 2
    assert "cannot be read" in ran.err


def test_what_is_no_text_is_a_complaint(tmp_path: Path) -> None:
    file = tmp_path / "picture.rules"
    file.write_bytes(b"\xff\xfe\x00\x80")
    assert rulelang("ast", str(file)).code == 1
