"""Follows the parse table along the words of one declaration, deciding by the place which word is the language's own."""

from __future__ import annotations

from collections.abc import Sequence

from rulelang import ast
from rulelang.syntax.node_building import Builder, Part
from rulelang.syntax.parse_table import END, ParseTable, table
from rulelang.syntax.tokens import Word, quarters

# Words that join or begin expressions: a name like one of these could not be used again.
_JOINING = """all and any as at by count each else fits for from has have highest if in is its larger longest lowest no not of on
or other remainder repeat seat smaller sum that then to until where while whose with you your"""
RESERVED = frozenset(_JOINING.split())
NOTHING, _RESERVED_NAME = "$NOTHING", "$RESERVED"  # no symbols of the grammar, whose rules are named by lower case words
_FORMS = {
    "number": "NUMBER",
    "fraction": "FRACTION",
    "text": "TEXT",
    "row": "ROW",
    "newline": "_NL",
    "indent": "_INDENT",
    "dedent": "_DEDENT",
    "end": END,
}


class Stuck(Exception):
    """No way on at word `at`. `trail` holds the words of its line before it and itself, each with the states before it;
    `reserved` says whether a name would have been right there."""

    def __init__(self, trail: list[tuple[int, list[int]]], *, reserved: bool = False) -> None:
        super().__init__()
        self.at, self.states = trail.pop()
        self.trail = trail
        self.reserved = reserved


def follow(words: Sequence[Word], start: str, builder: Builder) -> ast.Node:
    """The node of the words (the last is `end`). Raises Stuck, and TooDeep from the builder."""
    ways = table()
    states = [ways.starts[start]]
    parts: list[Part] = []
    trail: list[tuple[int, list[int]]] = []
    at = 0
    while True:
        trail.append((at, states.copy()))
        symbol, size = meaning(words, at, states, ways)
        while (to := ways.states[states[-1]].get(symbol)) is not None and to < 0:
            _complete(ways, -to - 1, states, parts, builder)
            if symbol == END and states[-1] == ways.ends[start]:
                node: ast.Node = parts[-1].value
                return node
        if to is None:
            raise Stuck(trail, reserved=symbol == _RESERVED_NAME)
        states.append(to)
        parts.append(_part(symbol, words[at : at + size]))
        at += size
        if symbol == "_NL":
            trail.clear()


def meaning(words: Sequence[Word], at: int, states: list[int], ways: ParseTable) -> tuple[str, int]:
    """The symbol of the grammar that begins at a word in a state, and how many words it takes."""
    word = words[at]
    if word.form in _FORMS:
        return _FORMS[word.form], 1
    here = ways.states[states[-1]]
    name = word.form == "word" and "NAME" in here
    phrases = ways.phrases.get(word.text, ())
    alone = not name and len(phrases) == 1
    for phrase, terminal in phrases:
        to = here.get(terminal)
        if to is None or (len(phrase) > 1 and tuple([following.text for following in words[at : at + len(phrase)]]) != phrase):
            continue
        if to >= 0 or alone or accepts(states, terminal, ways):
            return terminal, len(phrase)
    if not name:
        return NOTHING, 1
    return _RESERVED_NAME if word.text in RESERVED else "NAME", 1


def accepts(states: list[int], symbol: str, ways: ParseTable) -> bool:
    """Whether the symbol has a place after the states."""
    under, over = len(states) - 1, states[-1:]  # so many of the states stay as they are, and what comes after them
    while (to := ways.states[over[-1]].get(symbol)) is not None and to < 0:
        rule = ways.rules[-to - 1]
        size = len(rule.keep)
        if size < len(over):
            del over[len(over) - size :]
        else:
            under -= size - len(over) + 1
            over = [states[under]]
        goto = ways.states[over[-1]].get(rule.origin)
        if goto is None:  # the start itself is complete
            return True
        over.append(goto)
        if symbol == END and goto in ways.ends.values():
            return True
    return to is not None


def _complete(ways: ParseTable, number: int, states: list[int], parts: list[Part], builder: Builder) -> None:
    rule = ways.rules[number]
    if rule.stands_aside and not isinstance(parts[-1].value, list):
        states.pop()
    else:
        first = len(parts) - len(rule.keep)
        done = builder.complete(rule, parts[first:])
        del parts[first:], states[len(states) - len(rule.keep) :]
        parts.append(done)
    states.append(ways.states[states[-1]][rule.origin])


def _part(symbol: str, words: Sequence[Word]) -> Part:
    first, last = words[0], words[-1]
    if symbol == "NUMBER":
        return Part(int(first.text), first, last)
    if symbol == "FRACTION":
        return Part(quarters(first.text), first, last)
    if symbol == "TEXT":
        return Part(first.text[1:-1], first, last)
    if symbol in ("_NL", "_INDENT", "_DEDENT"):
        return Part(None)
    text = first.text if first is last else " ".join(word.text for word in words).replace(" - ", "-")
    return Part(text, first, last)
