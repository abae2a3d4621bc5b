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

from rulelang.text.source import SourceFile
from tests.copied import RULES, SCENARIOS, Compiled, compiled, failures, is_laid_out

PAGES = Path(__file__).parent.parent / "docs" / "rules-to-copy"
# A heading has an empty line below it; a remark in rules has none.
PART = re.compile(r"^(##+) ([^\n]+)\n\n(.*?)(?=^##+ [^\n]+\n\n|\Z)", re.MULTILINE | re.DOTALL)
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
    assert entry.scenarios, "nothing shows it"
    assert failures(made(with_rule(entry.game, entry.rules)), entry.scenarios) == []
    assert not entry.game or failures(made(entry.game), entry.scenarios), "the same holds without it"


@each_entry
def test_a_rule_is_laid_out_as_all_rules_are(entry: Entry) -> None:
    assert is_laid_out("copied.rules", entry.rules)
    assert is_laid_out("copied.scenario", entry.scenarios)


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
def made(text: str) -> Compiled:
    """The game of this text."""
    return compiled(SourceFile("copied.rules", text))
