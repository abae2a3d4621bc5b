"""`python -m rulelang.syntax.make_table`: has Lark make the parse table of grammar.lark, which is kept beside it."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from lark import Lark, Token

from rulelang.syntax.parse_table import GRAMMAR, STARTS, TABLE, digest

if TYPE_CHECKING:
    from lark.grammar import Rule as RuleOfLark
    from lark.lexer import Pattern


def written(plain: dict[str, Any]) -> str:
    """The table as its file has it: a line for each state and rule, so that one sees what has changed."""
    parts = []
    for name, part in plain.items():
        several = [json.dumps(one, separators=(",", ":")) for one in part] if isinstance(part, list) else None
        text = "[\n" + ",\n".join(several) + "\n]" if several is not None else json.dumps(part, separators=(",", ":"))
        parts.append(f"{json.dumps(name)}:{text}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def make(grammar: str) -> dict[str, object]:
    """The table as plain JSON-able data: the same for every release of Lark, and for every run."""
    lark = Lark(grammar, parser="lalr", lexer="basic", start=list(STARTS), maybe_placeholders=True)
    states = _states(lark)
    words = {
        terminal.name: _phrases(terminal.pattern)
        for terminal in lark.terminals
        if terminal.pattern is not None and terminal.name not in ("NAME", "NUMBER", "FRACTION", "TEXT", "ROW")
    }
    return {
        "grammar": digest(grammar),
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


if __name__ == "__main__":
    TABLE.write_text(written(make(GRAMMAR.read_text(encoding="utf-8"))), encoding="utf-8")
