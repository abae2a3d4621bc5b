"""The scenarios to copy: each holds in the small game of the page, and a first try is answered as is said there."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from tests.copied import RULES, SCENARIOS, failures, is_laid_out
from tests.test_rules_to_copy import PAGES, anchor, made

PAGE = (PAGES / "scenarios.md").read_text(encoding="utf-8")
ENTRY = re.compile(r"^### (.+?)\n(.*?)(?=^##|\Z)", re.MULTILINE | re.DOTALL)
TRY = re.compile(r'^- (nothing|`.+?`) in place of `(.+?)`: "(.+)"$', re.MULTILINE)
(GAME,) = RULES.findall(PAGE)


class Try(NamedTuple):
    """What somebody writes first: in which scenarios, in place of which line, and what part of the answer is told."""

    scenarios: str
    written: str
    right: str
    answer: str


ENTRIES = {title: "\n".join(SCENARIOS.findall(text)) for title, text in ENTRY.findall(PAGE)}
TRIES = {f"{title}: {one[0]}": Try(ENTRIES[title], *one) for title, text in ENTRY.findall(PAGE) for one in TRY.findall(text)}


@pytest.mark.parametrize("scenarios", ENTRIES.values(), ids=list(ENTRIES))
def test_a_scenario_to_copy_holds(scenarios: str) -> None:
    assert scenarios, "nothing to copy"
    assert failures(made(GAME), scenarios) == []
    assert is_laid_out("copied.scenario", scenarios)


@pytest.mark.parametrize("tried", TRIES.values(), ids=list(TRIES))
def test_a_first_try_is_answered_as_the_page_says(tried: Try) -> None:
    line, written = f"  {tried.right}\n", "" if tried.written == "nothing" else f"  {tried.written.strip('`')}\n"
    assert tried.scenarios.count(line) == 1
    assert tried.answer in " ".join(failures(made(GAME), tried.scenarios.replace(line, written)))


def test_the_table_at_the_top_names_each_scenario() -> None:
    assert sorted(re.findall(r"\(#([\w-]+)\)", PAGE)) == sorted(map(anchor, ENTRIES))
