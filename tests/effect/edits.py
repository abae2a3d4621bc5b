"""A text of rules to all texts that differ from it in one word, number, sign or clause."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import NamedTuple

from rulelang.syntax.parse_table import GRAMMAR

_WORD = re.compile(r'"[^"]*"|[^\W\d]\w*|[0-9]+|[-+*/:;,()\[\].]')
_QUIET = re.compile(r'"[^"\n]*"|#[^\n]*')


class Edit(NamedTuple):
    """A changed text: what was changed, in words; where (the line, from 1), and what stood there."""

    what: str
    line: int
    before: str
    text: str


def edits(text: str, seed: str) -> Iterator[Edit]:
    """Every word left out, every number one more, every name another one, every word of the language another of its kind, and
    every line left out with what belongs to it."""
    chance = random.Random(seed)
    names = sorted(set(re.findall(r"[^\W\d]\w*", _blanked(text, all_texts=True))))
    for found in _WORD.finditer(_blanked(text)):
        for what, instead in _instead(found[0], names, chance):
            yield _edit(text, what, found.span(), instead)
    said = _blanked(text, all_texts=True)
    for phrase, others in phrases().items():
        for found in re.finditer(rf"(?<!\w){re.escape(phrase)}(?!\w)", said):
            for other in others:
                yield _edit(text, f"{phrase} => {other}", found.span(), other)
    yield from _clauses(text)


def _instead(word: str, names: list[str], chance: random.Random) -> Iterator[tuple[str, str]]:
    yield f"{word} left out", ""
    if word.isdecimal():
        yield f"{word} -> {int(word) + 1}", str(int(word) + 1)
    elif word[0] == '"':
        yield f"{word} -> other", '"other"'
    elif word.isidentifier():
        other = chance.choice([name for name in names if name != word])
        yield f"{word} -> {other}", other


def _edit(text: str, what: str, span: tuple[int, int], instead: str) -> Edit:
    start, end = span
    line = text.count("\n", 0, start) + 1
    return Edit(what, line, text.split("\n")[line - 1].strip(), text[:start] + instead + text[end:])


def _clauses(text: str) -> Iterator[Edit]:
    lines = text.split("\n")
    for first, line in enumerate(lines):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        last = first + 1
        while last < len(lines) and (not lines[last].strip() or _indent(lines[last]) > _indent(line)):
            last += 1
        yield Edit("the clause left out", first + 1, line.strip(), "\n".join(lines[:first] + lines[last:]))


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _blanked(text: str, *, all_texts: bool = False) -> str:
    """The text with spaces for remarks, and for what stands in quotes."""
    return _QUIET.sub(lambda found: " " * len(found[0]) if found[0][0] == "#" or all_texts else found[0], text)


def phrases() -> dict[str, list[str]]:
    """The words of the language that stand in one another's place: `at least` and `at most`, `highest` and `lowest`."""
    found: dict[str, list[str]] = {}
    for line in GRAMMAR.read_text(encoding="utf-8").splitlines():
        if terminal := re.match(r'[A-Z_]+: (".*)$', line):
            ways = re.findall(r'"([^"]+)"', terminal[1])
            for way in ways:
                found.setdefault(way, []).extend(other for other in ways if other != way)
    return found
