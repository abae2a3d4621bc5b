"""Sayings, read from `sayings.txt`: each is parts to be found in what is written, and the line that stands for it here."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).parent / "sayings.txt"


class Word(NamedTuple):
    """A word of a saying."""

    text: str


class Slot(NamedTuple):
    """A place in a saying where something of a sort stands."""

    name: str
    sort: str


class Either(NamedTuple):
    """Several ways to say it, of which one may be nothing."""

    ways: tuple[tuple[Part, ...], ...]
    number: int  # which one of its saying


Part = Word | Slot | Either


class Saying(NamedTuple):
    """What is said elsewhere, and what is written here."""

    said: str
    parts: tuple[Part, ...]
    line: str


_HEADING = re.compile(r"\[(\w+)\]")
_LIST = re.compile(r"(<\w+>) = (.*)")
_PART = re.compile(r"«.»|\{[^{}]+\}|[()\[\]|]|[^\s()\[\]|{}«]+")


@cache
def sorts() -> frozenset[str]:
    """What the file has sayings of."""
    return frozenset(_read())


def sayings(sort: str) -> tuple[Saying, ...]:
    """The sayings of a sort, in their order."""
    return _read()[sort]


@cache
def _read() -> dict[str, tuple[Saying, ...]]:
    lists: dict[str, str] = {}
    found: dict[str, list[Saying]] = {}
    sort = ""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if heading := _HEADING.fullmatch(line):
            sort = heading[1]
        elif words := _LIST.fullmatch(line):
            lists[words[1]] = f"({words[2]})"
        elif line and not line.startswith("#"):
            said, _, meant = line.rpartition(" -> ")
            for name, ways in lists.items():
                said = said.replace(name, ways)
            found.setdefault(sort, []).append(Saying(said, _Reader(said).parts(), meant))
    return {sort: tuple(all_said) for sort, all_said in found.items()}


class _Reader:
    """Reads one saying. A bracket that is meant as one stands between spaces."""

    def __init__(self, said: str) -> None:
        self.words = _PART.findall(f" {said} ".replace(" [ ", " «[» ").replace(" ] ", " «]» "))
        self.eithers = 0

    def parts(self) -> tuple[Part, ...]:
        """The parts up to the end of an alternative."""
        found: list[Part] = []
        while self.words and self.words[0] not in (")", "]", "|"):
            word = self.words.pop(0)
            if word in ("(", "["):
                found.append(self._either(word))
            elif word.startswith("{"):
                name, _, sort = word[1:-1].partition(":")
                found.append(Slot(name, sort or name))
            else:
                found.append(Word(word.strip("«»")))
        return tuple(found)

    def _either(self, opening: str) -> Either:
        number = 0
        if opening == "(":
            self.eithers += 1
            number = self.eithers
        ways = [self.parts()]
        while self.words.pop(0) == "|":
            ways.append(self.parts())
        return Either((*ways, ()) if opening == "[" else tuple(ways), number)
