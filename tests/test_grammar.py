"""The grammar has one parse for every text: where two would fit, it says so and the wanted one holds."""

import ast
import logging
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from lark import logger

from rulelang.syntax.make_table import make, written
from rulelang.syntax.parse import keywords
from rulelang.syntax.parse_table import GRAMMAR, STARTS, TABLE, OutOfDate, table

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = (ROOT / "rulelang", ROOT / "interpreter")


@pytest.fixture(scope="module")
def made() -> Iterator[tuple[dict[str, Any], list[str]]]:
    """The table, made anew, and what Lark says meanwhile."""
    said: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: said.append(record.getMessage())  # type: ignore[method-assign]
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    try:
        yield make(GRAMMAR.read_text(encoding="utf-8")), said
    finally:
        logger.setLevel(logging.CRITICAL)
        logger.removeHandler(handler)


def test_every_conflict_is_stated_and_every_stated_one_exists(made: tuple[dict[str, Any], list[str]]) -> None:
    stated = re.findall(r"^//   conflict: (.*): (.*)$", GRAMMAR.read_text(encoding="utf-8"), re.MULTILINE)
    found: dict[str, set[str]] = defaultdict(set)
    word = ""
    for message in made[1]:
        if conflict := re.search(r"Shift/Reduce conflict for terminal (\w+)", message):
            word = conflict[1]
        elif rule := re.search(r"\* <(\w+) :", message):
            found[rule[1]].add(word)
    assert found == {rule: set(words.split()) for words, rules in stated for rule in rules.split()}


def test_no_rule_is_about_a_whole_text() -> None:
    """Or the table would not say what can follow it."""
    assert {part for rule in table().rules for part in rule.parts} & set(STARTS) == set()


def test_lark_is_asked_for_nothing_that_it_keeps_to_itself() -> None:
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for package in PACKAGES for file in package.rglob("*.py")}
    asking = {file for file, tree in trees.items() for node in ast.walk(tree) if any(map(is_of_lark, imported(node)))}
    assert asking == {Path(make.__code__.co_filename)}
    names = {node.attr for file in asking for node in ast.walk(trees[file]) if isinstance(node, ast.Attribute)}
    names |= {name for file in asking for node in ast.walk(trees[file]) for name in imported(node) if is_of_lark(name)}
    assert [name for name in sorted(names) if re.search(r"(^|\.)_", name)] == []


def imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.ImportFrom):
        return [f"{node.module}.{name.name}" for name in node.names]
    return [name.name for name in node.names] if isinstance(node, ast.Import) else []


def is_of_lark(name: str) -> bool:
    return name.split(".")[0] == "lark"


def test_the_table_that_is_shipped_is_that_of_the_grammar(made: tuple[dict[str, Any], list[str]]) -> None:
    """Made in another process: Lark goes through sets, whose order is another one in each, and the table is the same."""
    assert TABLE.read_text(encoding="utf-8") == written(made[0])


def test_a_grammar_that_has_changed_asks_for_a_new_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    changed = tmp_path / GRAMMAR.name
    changed.write_text(GRAMMAR.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    monkeypatch.setattr("rulelang.syntax.parse_table.GRAMMAR", changed)
    with pytest.raises(OutOfDate, match="make_table"):
        table.__wrapped__()


def test_the_words_of_the_language_are_known() -> None:
    assert {"choose", "least", "stand", "everyone"} <= keywords()
