"""The grammar has one parse for every text: where two would fit, it says so and the wanted one holds."""

import json
import logging
import re
from collections import defaultdict

import pytest
from lark import Lark, logger

from rulelang.syntax.parse import keywords
from rulelang.syntax.parse_table import GRAMMAR, STARTS, make, table


def conflicts(caplog: pytest.LogCaptureFixture) -> dict[str, set[str]]:
    """What Lark says about the grammar: by rule, the words at which it could end or go on."""
    logger.addHandler(caplog.handler)
    logger.setLevel(logging.DEBUG)
    try:
        make_with_remarks()
    finally:
        logger.setLevel(logging.CRITICAL)
        logger.removeHandler(caplog.handler)
    found: dict[str, set[str]] = defaultdict(set)
    word = ""
    for message in caplog.messages:
        if conflict := re.search(r"Shift/Reduce conflict for terminal (\w+)", message):
            word = conflict[1]
        elif rule := re.search(r"\* <(\w+) :", message):
            found[rule[1]].add(word)
    return found


def make_with_remarks() -> None:
    Lark(
        GRAMMAR.read_text(encoding="utf-8"), parser="lalr", lexer="basic", start=list(STARTS), maybe_placeholders=True, debug=True
    )


def test_every_conflict_is_stated_and_every_stated_one_exists(caplog: pytest.LogCaptureFixture) -> None:
    stated = re.findall(r"^//   conflict: (\w+) (.*)$", GRAMMAR.read_text(encoding="utf-8"), re.MULTILINE)
    assert conflicts(caplog) == {rule: set(words.split()) for rule, words in stated}


def test_the_cached_table_is_the_table(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    table.cache_clear()
    made = table()
    table.cache_clear()
    assert table() == made
    table.cache_clear()


@pytest.mark.parametrize("broken", ["", "{", "[]", '{"digest": 1}', '{"digest": DIGEST}', '{"digest": DIGEST, "table": 3}'])
def test_a_broken_cache_is_no_harm(broken: str, tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    table.cache_clear()
    made = table()
    from rulelang.syntax import parse_table as module

    digest_file = next(module._place("").parent.iterdir())  # type: ignore[union-attr]
    digest = json.loads(digest_file.read_text(encoding="utf-8"))["digest"]
    digest_file.write_text(broken.replace("DIGEST", json.dumps(digest)), encoding="utf-8")
    table.cache_clear()
    assert table() == made
    table.cache_clear()


def test_every_table_of_the_grammar_is_the_same() -> None:
    grammar = GRAMMAR.read_text(encoding="utf-8")
    first, second = make(grammar), make(grammar)
    assert first == second


def test_the_words_of_the_language_are_known() -> None:
    assert {"choose", "least", "stand", "everyone"} <= keywords()
