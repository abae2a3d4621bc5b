"""Why something is not possible now: the rule line that says no, in a sentence."""

from __future__ import annotations

from typing import Any

from interpreter import words
from interpreter.effects import DeadEnd
from interpreter.search import why
from interpreter.state import State
from interpreter.translate.code import Site


def why_not(s: State, what: str) -> str:
    """A sentence about the option, action or value `what` at the open decision."""
    if s.ask is None:
        return "the game is over"
    number, _, values = s.ask
    site: Site = s.t.sites[number]
    offered = [*words.keys(s, site, values), *words.labels(s, site, values)]
    if what.strip().lower() in (name.lower() for name in offered):
        return f"`{what}` is possible now"
    return refused(s, what)[0]


def refused(s: State, what: str) -> tuple[str, int]:
    """Why something that is not offered at the open decision is not, in a sentence, and the line that says so."""
    assert s.ask is not None
    number, _, _ = s.ask
    site: Site = s.t.sites[number]
    value = _value(s, site, what.strip().lower())
    if value is None:
        return f"`{what}` is not asked now; asked is: {words.prompt(s.t, site)}", site.line
    dead_end = why(s, number, value)
    if dead_end is None:
        return f"`{what}` does not fit here: {_place(s, site.line)}", site.line
    return sentence(s, dead_end), dead_end.line


def sentence(s: State, dead_end: DeadEnd) -> str:
    """What a dead end says, with its rule."""
    place = _place(s, dead_end.line)
    return f"{dead_end.reason}: {place}" if dead_end.reason and place else dead_end.reason or place


def _place(s: State, line: int) -> str:
    """The text of a line and where it stands."""
    lines = s.t.program.lines
    if not 0 <= line < len(lines):
        return ""
    found = lines[line]
    return f"{found.text} ({found.file.rsplit('/', 1)[-1]}:{found.line})"


def _value(s: State, site: Site, wanted: str) -> Any:
    """The value that a word names at this site, offered or not."""
    if site.kind in ("one_of", "may"):
        ways = tuple(range(2 if site.kind == "may" else len(site.keys)))
        names = [name.lower() for name in words.keys(s, site, ways)]
        named = [label.lower() for label in words.labels(s, site, ways)]
        return names.index(wanted) if wanted in names else named.index(wanted) if wanted in named else None
    if site.kind == "number":
        return int(wanted) if wanted.isdigit() else None
    if site.type in s.t.class_pieces or site.type == "payment" or site.kind == "order":
        return None
    for value in range(s.t.count_of(site.type)):
        if words.value_name(s.t, site.type, value).lower() == wanted:
            return value
    return None
