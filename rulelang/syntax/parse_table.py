"""The grammar as a parse table (LALR(1)), which lies beside it: `make_table` has Lark make it when the grammar has changed."""

from __future__ import annotations

import json
import re
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

GRAMMAR = Path(__file__).parent / "grammar.lark"
TABLE = GRAMMAR.with_name("parse_table.json")
STARTS = ("declaration", "cell_text", "scenario")
END = "$END"


class Rule(NamedTuple):
    """One way to write a rule of the grammar: what becomes of each of its parts when it is complete."""

    name: str
    origin: str  # the rule's own name, if `name` is the name of one of its alternatives
    parts: tuple[str, ...]  # the symbols in order
    keep: tuple[bool, ...]  # of each part, whether it is a child (the language's own words are not)
    absent: tuple[int, ...]  # how many absent `[...]` parts come before each part, and at the end
    passes: bool  # an only child stands for the rule (`?rule`)
    spreads: bool  # the children go to the parent (`_rule`)
    stands_aside: bool  # its one part stands for the rule as it is


class ParseTable(NamedTuple):
    """States with what to do at each symbol (n: go to state n; -n-1: rule n is complete), and the words of the language."""

    states: list[dict[str, int]]
    rules: list[Rule]
    starts: dict[str, int]
    ends: dict[str, int]
    phrases: dict[str, list[tuple[tuple[str, ...], str]]]  # by first word: all words, longest first, and the terminal


@cache
def table() -> ParseTable:
    """The table of grammar.lark. Raises OutOfDate where it was made of another grammar."""
    plain = json.loads(TABLE.read_text(encoding="utf-8"))
    if plain["grammar"] != digest(GRAMMAR.read_text(encoding="utf-8")):
        raise OutOfDate(f"{GRAMMAR.name} has changed since {TABLE.name} was made: python -m rulelang.syntax.make_table")
    return _table(plain)


class OutOfDate(Exception):
    """The table was made of another grammar."""


def digest(grammar: str) -> str:
    """What tells a grammar from another."""
    return sha256(grammar.encode()).hexdigest()


def _table(plain: Any) -> ParseTable:
    phrases: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for terminal, texts in plain["words"].items():
        for text in texts:
            words = tuple(re.findall(r"\w+(?:'s)?|\S", text))
            phrases.setdefault(words[0], []).append((words, terminal))
    for ways in phrases.values():
        ways.sort(key=lambda way: -len(way[0]))
    alone = [True], [0, 0]
    rules = [
        Rule(name, origin, tuple(parts), tuple(keep), tuple(absent), passes, spreads, passes and alone == (keep, absent))
        for name, origin, parts, keep, absent, passes, spreads in plain["rules"]
    ]
    return ParseTable(plain["states"], rules, plain["starts"], plain["ends"], phrases)
