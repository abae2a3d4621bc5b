"""No value and no score needs itself to be known."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.values import needs_itself
from rulelang.names.symbols import Symbols


def values_do_not_circle(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Follows what each formula, and each change of it, always reads; a case may never come up, so cases are passed over."""
    reads: dict[str, set[str]] = {value.name: set(_read(value.formula)) for value in program.values}
    for modifier in program.modifiers:
        if modifier.target == "value" and modifier.name in reads and modifier.condition is not None:
            reads[modifier.name] |= set(_read(modifier.condition))
    reads |= {_scored(score.name): set(_read(score.formula)) for score in program.scores}
    reads[_scored(None)] = {_scored(score.name) for score in program.scores}
    for named in (*program.values, *program.scores):
        own = named.name if isinstance(named, p.Value) else _scored(named.name)
        way = _back(reads, own)
        if way:
            symbols.complain(span_of(symbols, named.line), needs_itself(own, way[:-1]))


def _scored(name: str | None) -> str:
    """A score among the names of values, which it may share."""
    return "total" if name is None else f"score {name}"


def _read(node: object) -> Iterator[str]:
    if isinstance(node, p.ScoreOf):
        yield _scored(node.name)
    if isinstance(node, p.ValueOf):
        yield node.name
    if isinstance(node, p.Cases):
        yield from _read(node.of)
        return
    parts = node.__dict__.values() if isinstance(node, p.Node) else node if isinstance(node, tuple) else ()
    for part in parts:
        yield from _read(part)


def _back(reads: dict[str, set[str]], name: str) -> list[str]:
    """The names on a way from a value back to itself; empty if there is none."""
    ways = [[other] for other in sorted(reads[name])]
    seen: set[str] = set()
    while ways:
        way = ways.pop(0)
        if way[-1] == name:
            return way
        if way[-1] not in seen:
            seen.add(way[-1])
            ways += [[*way, other] for other in sorted(reads.get(way[-1], ()))]
    return []
