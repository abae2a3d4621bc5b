"""The scenarios to copy: each holds in the small game of the page, and a first try is answered as is said there."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from interpreter.scenarios.playing.play_scenario import play
from interpreter.scenarios.suites.suite import resolved
from rulelang.printing.format import format_text
from rulelang.syntax.parse import parse_scenarios
from rulelang.text.source import SourceFile
from tests.test_rules_to_copy import PAGES, RULES, SCENARIOS, anchor, compiled

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
    assert answers(scenarios) == []
    assert format_text(SourceFile("copied.scenario", scenarios)) == scenarios


@pytest.mark.parametrize("tried", TRIES.values(), ids=list(TRIES))
def test_a_first_try_is_answered_as_the_page_says(tried: Try) -> None:
    line, written = f"  {tried.right}\n", "" if tried.written == "nothing" else f"  {tried.written.strip('`')}\n"
    assert tried.scenarios.count(line) == 1
    assert tried.answer in " ".join(answers(tried.scenarios.replace(line, written)))


def test_the_table_at_the_top_names_each_scenario() -> None:
    assert sorted(re.findall(r"\(#([\w-]+)\)", PAGE)) == sorted(map(anchor, ENTRIES))


def answers(text: str) -> list[str]:
    """What is said of scenarios: all that cannot be read, or else what does not hold."""
    starts, symbols = compiled(GAME)
    source = SourceFile("copied.scenario", text)
    tree, unread = parse_scenarios(source)
    found, unfit = resolved(symbols, ((source, tree),))
    return [complaint.text for complaint in (*unread, *unfit)] or [
        str(failure) for failure in (play(starts, one).failure for one in found) if failure
    ]
