"""The house rules to copy: each is in order, laid out as `fmt` writes it, and its scenarios hold with it and not without it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from interpreter.match.game import Game
from interpreter.scenarios.beginning.starts import Starts
from interpreter.scenarios.playing.play_scenario import play
from interpreter.scenarios.suites.suite import resolved
from interpreter.shipped import find
from rulelang.compile import compile_all
from rulelang.lower import identity
from rulelang.names.symbols import Symbols
from rulelang.printing.format import format_text
from rulelang.scenario_files.clauses import Scenario
from rulelang.syntax.parse import parse_scenarios
from rulelang.text.source import SourceFile, read

PAGE = Path(__file__).parent.parent / "docs" / "house-rules-to-copy.md"
ENTRY = re.compile(r"^### (.+?)\n(.*?)(?=^##|\Z)", re.MULTILINE | re.DOTALL)
RULES = re.compile(r"^```rules\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SCENARIOS = re.compile(r"^```scenario\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ENTRIES = ENTRY.findall(PAGE.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("title", "text"), ENTRIES, ids=[title for title, _ in ENTRIES])
def test_a_house_rule_does_what_its_scenarios_show(title: str, text: str) -> None:
    (rules,), (scenarios,) = RULES.findall(text), SCENARIOS.findall(text)
    game, symbols = compiled(SourceFile("copied.rules", rules))
    told = scenarios_of(symbols, scenarios)
    assert told, "nothing shows it"
    assert [str(failure) for failure in (play(game, one).failure for one in told) if failure] == []
    assert not holds_in(base_of(rules), scenarios), "the same holds without it"


@pytest.mark.parametrize(("title", "text"), ENTRIES, ids=[title for title, _ in ENTRIES])
def test_a_house_rule_is_laid_out_as_all_rules_are(title: str, text: str) -> None:
    (rules,), (scenarios,) = RULES.findall(text), SCENARIOS.findall(text)
    assert format_text(SourceFile("copied.rules", rules)) == rules
    assert format_text(SourceFile("copied.scenario", scenarios)) == scenarios


def test_the_table_at_the_top_names_each() -> None:
    linked = re.findall(r"\(#([\w-]+)\)", PAGE.read_text(encoding="utf-8"))
    assert linked == [re.sub(r"[^a-z -]", "", title.lower()).replace(" ", "-") for title, _ in ENTRIES]


def base_of(rules: str) -> str:
    """The game that is changed."""
    return rules.splitlines()[0].rpartition(" of ")[2]


@cache
def base(name: str) -> tuple[Starts, Symbols]:
    path = find(name)
    assert path is not None
    return compiled(read(path))


def compiled(source: SourceFile) -> tuple[Starts, Symbols]:
    program, complaints, symbols = compile_all([source], find)
    assert [complaint.text for complaint in complaints] == []
    assert program is not None
    assert symbols is not None
    return Starts(Game(program, identity(program))), symbols


def scenarios_of(symbols: Symbols, text: str) -> tuple[Scenario, ...]:
    source = SourceFile("copied.scenario", text)
    tree, unread = parse_scenarios(source)
    found, unfit = resolved(symbols, ((source, tree),))
    assert [complaint.text for complaint in (*unread, *unfit)] == []
    return found


def holds_in(name: str, text: str) -> bool:
    """Whether all that is shown holds in the game as it is."""
    game, symbols = base(name)
    try:
        told = scenarios_of(symbols, text)
    except AssertionError:
        return False  # it speaks of what is there by the house rule
    return all(play(game, one).failure is None for one in told)
