"""The rules to copy: each is in order, laid out as `fmt` writes it, and its scenarios hold with it and not without it.

A page has small games, and below each its entries. An entry shows only what it says anew: a declaration that the game has already
takes its place there, any other comes behind the others.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from interpreter.match.game import Game
from interpreter.scenarios.playing.play_scenario import Starts, play
from interpreter.scenarios.suites.suite import resolved
from rulelang.compile import compile_all
from rulelang.lower import identity
from rulelang.names.symbols import Symbols
from rulelang.printing.format import format_text
from rulelang.scenario_files.clauses import Scenario
from rulelang.syntax.parse import parse_scenarios
from rulelang.text.source import SourceFile

PAGES = Path(__file__).parent.parent / "docs" / "rules-to-copy"
PART = re.compile(r"^(##+) (.+?)\n(.*?)(?=^##|\Z)", re.MULTILINE | re.DOTALL)
RULES = re.compile(r"^```rules\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SCENARIOS = re.compile(r"^```scenario\n(.*?)^```$", re.MULTILINE | re.DOTALL)
DECLARED = re.compile(r"(?:any time )?(?P<word>[\w-]+)(?: (?P<name>\w+))?")
UNNAMED = ("game", "players", "setup", "round", "end", "winner", "grades", "position")
ALWAYS_NEW = ("when", "while", "before", "powers", "moment")


class Entry(NamedTuple):
    """One rule to copy: page and title, the game that it stands below (or is, if that is empty), its rules and its scenarios."""

    place: str
    game: str
    rules: str
    scenarios: str


def entries() -> Iterator[Entry]:
    for page in sorted(PAGES.glob("*.md")):
        game = ""
        for level, title, text in PART.findall(page.read_text(encoding="utf-8")):
            rules = "\n".join(RULES.findall(text))
            if level == "##":
                game = rules
            elif rules:
                scenarios = "\n".join(SCENARIOS.findall(text))
                yield Entry(f"{page.stem}: {title}", "" if rules.startswith("game") else game, rules, scenarios)


ENTRIES = list(entries())
each_entry = pytest.mark.parametrize("entry", ENTRIES, ids=[entry.place for entry in ENTRIES])


@each_entry
def test_a_rule_does_what_its_scenarios_show(entry: Entry) -> None:
    game, symbols = compiled(with_rule(entry.game, entry.rules))
    told = scenarios_of(symbols, entry.scenarios)
    assert told, "nothing shows it"
    assert [str(failure) for failure in (play(game, one).failure for one in told) if failure] == []
    assert not holds_in(entry.game, entry.scenarios), "the same holds without it"


@each_entry
def test_a_rule_is_laid_out_as_all_rules_are(entry: Entry) -> None:
    assert format_text(SourceFile("copied.rules", entry.rules)) == entry.rules
    assert format_text(SourceFile("copied.scenario", entry.scenarios)) == entry.scenarios


def test_the_table_of_the_index_leads_to_entries_that_are_there() -> None:
    linked = re.findall(r"\(([\w-]+)\.md#([\w-]+)\)", (PAGES / "index.md").read_text(encoding="utf-8"))
    there = [(entry.place.partition(": ")[0], anchor(entry.place.partition(": ")[2])) for entry in ENTRIES]
    assert sorted(set(there) - set(linked)) == []
    assert sorted(set(linked) - set(there)) == []


def anchor(title: str) -> str:
    """What a link says after `#`."""
    return re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")


def with_rule(game: str, rules: str) -> str:
    """The game with what an entry says: in its place what has one there, the rest behind."""
    said = dict(declarations(rules))
    kept = [said.pop(key, text) for key, text in declarations(game)]
    return "".join([*kept, *said.values()])


def declarations(rules: str) -> Iterator[tuple[str, str]]:
    """Each declaration with its remarks, by what it is: `round`, `action draw_one`. Several ends are one."""
    found: dict[str, str] = {}
    remarks = key = ""
    for line in rules.splitlines(keepends=True):
        if line.startswith("#"):
            remarks, key = remarks + line, ""
        elif line.strip() and not line[0].isspace():
            key = key_of(line)
            found[key] = found.get(key, "") + remarks + line
            remarks = ""
        elif key:
            found[key] += line
    yield from found.items()


def key_of(line: str) -> str:
    declared = DECLARED.match(line)
    assert declared is not None, line
    if declared["word"] in ALWAYS_NEW:
        return line
    return declared["word"] if declared["word"] in UNNAMED else f"{declared['word']} {declared['name']}"


@cache
def compiled(text: str) -> tuple[Starts, Symbols]:
    program, complaints, symbols = compile_all([SourceFile("copied.rules", text)])
    assert [f"{complaint.span.line}: {complaint.text}" for complaint in complaints] == []
    assert program is not None
    assert symbols is not None
    return Starts(Game(program, identity(program))), symbols


def scenarios_of(symbols: Symbols, text: str) -> tuple[Scenario, ...]:
    source = SourceFile("copied.scenario", text)
    tree, unread = parse_scenarios(source)
    found, unfit = resolved(symbols, ((source, tree),))
    assert [complaint.text for complaint in (*unread, *unfit)] == []
    return found


def holds_in(game: str, text: str) -> bool:
    """Whether all that is shown holds in the game as it is without the rule."""
    if not game:
        return False
    starts, symbols = compiled(game)
    try:
        told = scenarios_of(symbols, text)
    except AssertionError:
        return False  # it speaks of what is there by the rule
    return all(play(starts, one).failure is None for one in told)
