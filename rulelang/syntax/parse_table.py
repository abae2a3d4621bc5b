"""The grammar as a parse table: made by Lark (LALR(1)), kept as plain JSON in the user's cache so that starting is quick."""

from __future__ import annotations

import json
import os
import re
import tempfile
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from lark import Lark
    from lark.grammar import Rule as RuleOfLark
    from lark.lexer import Pattern

GRAMMAR = Path(__file__).parent / "grammar.lark"
STARTS = ("declaration", "cell_text", "scenario")
END = "$END"
_FORMAT = "4"  # raised whenever the form of the cached table changes


class Rule(NamedTuple):
    """One way to write a rule of the grammar: what becomes of each of its parts when it is complete."""

    name: str
    origin: str  # the rule's own name, if `name` is the name of one of its alternatives
    parts: tuple[str, ...]  # the symbols in order
    keep: tuple[bool, ...]  # of each part, whether it is a child (the language's own words are not)
    absent: tuple[int, ...]  # how many absent `[...]` parts come before each part, and at the end
    passes: bool  # an only child stands for the rule (`?rule`)
    spreads: bool  # the children go to the parent (`_rule`)


class ParseTable(NamedTuple):
    """States with what to do at each symbol (n: go to state n; -n-1: rule n is complete), and the words of the language."""

    states: list[dict[str, int]]
    rules: list[Rule]
    starts: dict[str, int]
    ends: dict[str, int]
    phrases: dict[str, list[tuple[tuple[str, ...], str]]]  # by first word: all words, longest first, and the terminal


@cache
def table() -> ParseTable:
    """The table of grammar.lark, from the cache if it is there and fits, else made anew (a few seconds)."""
    grammar = GRAMMAR.read_text(encoding="utf-8")
    digest = sha256(f"{_FORMAT}\n{grammar}".encode()).hexdigest()
    try:
        return _table(_cached(digest))
    except (KeyError, TypeError, ValueError):  # no cache, or one that somebody broke
        plain = make(grammar)
        _keep(digest, plain)
        return _table(plain)


def make(grammar: str) -> dict[str, object]:
    """The table as plain JSON-able data: the same for every release of Lark, and for every run."""
    from lark import Lark  # here: a start from the cache does not need it

    lark = Lark(grammar, parser="lalr", lexer="basic", start=list(STARTS), maybe_placeholders=True)
    states = _states(lark)
    words = {
        terminal.name: _phrases(terminal.pattern)
        for terminal in lark.terminals
        if terminal.pattern is not None and terminal.name not in ("NAME", "NUMBER", "FRACTION", "TEXT", "ROW")
    }
    return {
        "states": states,
        "rules": [_rule(rule) for rule in lark.rules],
        "starts": {start: number for number, start in enumerate(STARTS)},
        "ends": {start: states[number][start] for number, start in enumerate(STARTS)},
        "words": words,
    }


def _states(lark: Lark) -> list[dict[str, int]]:
    """What to do at each symbol in each state. The interactive parser tells it of the state where it is (`choices`), and goes on
    by any symbol named there, a rule's as well as a word's. Lark's own numbers of states differ from run to run: here the starts
    come first, then what they lead to, by the names of the symbols."""
    from lark import Token

    rules = {rule: number for number, rule in enumerate(lark.rules)}
    numbers: dict[int, int] = {}  # by Lark's own
    begin: Any = lark.parse_interactive  # what it gives has no types
    parsers = [begin(start=start).as_immutable() for start in STARTS]
    states: list[dict[str, int]] = []
    for parser in parsers:
        state: dict[str, int] = {}
        choices = parser.choices() if parser else {}  # nothing follows a whole text
        for symbol, (_, to) in sorted(choices.items()):
            if not isinstance(to, int):
                state[symbol] = -rules[to] - 1
                continue
            if to not in numbers:
                numbers[to] = len(parsers)
                parsers.append(None if symbol in STARTS else parser.feed_token(Token(symbol, "")))
            state[symbol] = numbers[to]
        states.append(state)
    return states


def _rule(rule: RuleOfLark) -> tuple[object, ...]:
    name = str(rule.alias or rule.origin.name)
    keep = [not getattr(symbol, "filter_out", False) for symbol in rule.expansion]
    marks = "".join(str(int(blank)) for blank in rule.options.empty_indices) or "0" * len(keep)
    absent = [len(ones) for ones in marks.split("0")]
    origin = str(rule.origin.name)
    parts = [str(symbol.name) for symbol in rule.expansion]
    return name, origin, parts, keep, absent, bool(rule.options.expand1), name.startswith("_")


def _phrases(pattern: Pattern) -> list[str]:
    if pattern.type == "str":
        return [pattern.value]
    return [re.sub(r"\\(.)", r"\1", words) for words in pattern.value.removeprefix("(?:").removesuffix(")").split("|")]


def _table(plain: Any) -> ParseTable:
    phrases: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for terminal, texts in plain["words"].items():
        for text in texts:
            words = tuple(re.findall(r"\w+|\S", text))
            phrases.setdefault(words[0], []).append((words, terminal))
    for ways in phrases.values():
        ways.sort(key=lambda way: -len(way[0]))
    rules = [
        Rule(name, origin, tuple(parts), tuple(keep), tuple(absent), *flags)
        for name, origin, parts, keep, absent, *flags in plain["rules"]
    ]
    return ParseTable(plain["states"], rules, plain["starts"], plain["ends"], phrases)


def _place(digest: str) -> Path | None:
    home = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    try:
        return (Path(home) if home else Path.home() / ".cache") / "rulelang" / f"grammar-{digest[:16]}.json"
    except RuntimeError:  # nobody's home
        return None


def _cached(digest: str) -> Any:
    place = _place(digest)
    try:
        found = json.loads(place.read_text(encoding="utf-8")) if place else None
    except OSError:
        return None
    return found["table"] if isinstance(found, dict) and found.get("digest") == digest else None


def _keep(digest: str, plain: dict[str, object]) -> None:
    place = _place(digest)
    if place is None:
        return
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=place.parent, delete=False) as file:
            json.dump({"digest": digest, "table": plain}, file, separators=(",", ":"))
        Path(file.name).replace(place)
    except OSError:
        return  # a start without a cache is slower and nothing else
