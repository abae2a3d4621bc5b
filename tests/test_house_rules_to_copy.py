"""The house rules to copy: each is in order, laid out as `fmt` writes it, and its scenarios hold with it and not without it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from interpreter.shipped import find
from rulelang.text.source import SourceFile, read
from tests.copied import RULES, SCENARIOS, Compiled, compiled, failures, is_laid_out

PAGE = Path(__file__).parent.parent / "docs" / "house-rules-to-copy.md"
ENTRY = re.compile(r"^### (.+?)\n(.*?)(?=^##|\Z)", re.MULTILINE | re.DOTALL)
ENTRIES = ENTRY.findall(PAGE.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("title", "text"), ENTRIES, ids=[title for title, _ in ENTRIES])
def test_a_house_rule_does_what_its_scenarios_show(title: str, text: str) -> None:
    (rules,), (scenarios,) = RULES.findall(text), SCENARIOS.findall(text)
    assert failures(compiled(SourceFile("copied.rules", rules)), scenarios) == []
    assert failures(base(base_of(rules)), scenarios), "the same holds without it, or nothing shows it"


@pytest.mark.parametrize(("title", "text"), ENTRIES, ids=[title for title, _ in ENTRIES])
def test_a_house_rule_is_laid_out_as_all_rules_are(title: str, text: str) -> None:
    (rules,), (scenarios,) = RULES.findall(text), SCENARIOS.findall(text)
    assert is_laid_out("copied.rules", rules)
    assert is_laid_out("copied.scenario", scenarios)


def test_the_table_at_the_top_names_each() -> None:
    linked = re.findall(r"\(#([\w-]+)\)", PAGE.read_text(encoding="utf-8"))
    assert linked == [re.sub(r"[^a-z -]", "", title.lower()).replace(" ", "-") for title, _ in ENTRIES]


def base_of(rules: str) -> str:
    """The game that is changed."""
    return rules.splitlines()[0].rpartition(" of ")[2]


@cache
def base(name: str) -> Compiled:
    path = find(name)
    assert path is not None
    return compiled(read(path))
