"""A tree back to words: each node by the rule of the grammar that it came from, so that a new rule needs no new code here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from rulelang import ast
from rulelang.printing.long_lines import Joint
from rulelang.printing.marks import DEDENT, INDENT, NEWLINE, Mark, Written
from rulelang.printing.nouns import NO_NOUNS, Nouns
from rulelang.printing.short_words import shortened
from rulelang.syntax.node_building import LINE_CLAUSES, SHAPES
from rulelang.syntax.parse_table import Rule, table
from rulelang.syntax.tokens import in_quarters

_MARKS = {"_NL": NEWLINE, "_INDENT": INDENT, "_DEDENT": DEDENT}
_OPERATORS = {"or", "and", "is", "has", "have", "includes", "include", "goes", "lies", "+", "-", "*", "/"}
_JOINTS = {  # before which words a long line may be broken, by the rule that they belong to
    "both": ("and",),
    "either": ("or",),
    "group": ("where",),
    "so_many": ("where",),
    "none_such": ("where",),
    "more_than": ("where",),
    "move_number": ("where",),
    "ranked": ("with",),
    "total_of": ("for each",),
    "best_of": ("for each",),
    "cases": ("(",),
    "by_table": ("(",),
    "plus": ("+",),
    "minus": ("-",),
    "move": ("from", "to"),
    "move_all": ("to",),
    "draw": ("from", "to"),
}
_NEAR = {"next", "diagonally", "around", "a", "an", "outflanked", "between"}  # the words with which what is near begins
_PARTS_OF_GROUP = ("place", "in"), ("on", "on"), ("holding", "with"), ("where", "where"), ("ranked", "with")


class _Grammar(NamedTuple):
    rules: dict[str, list[Rule]]  # by the name of their node
    spread: dict[str, list[Rule]]  # by their own name
    kinds: dict[str, frozenset[str]]  # of each symbol, the nodes that it may be without parentheses
    texts: dict[str, list[str]]  # of each terminal, the language's own words


class Writer:
    """Writes nodes; `chosen` says which stand in parentheses though they need not, `nouns` what several are called."""

    def __init__(self, chosen: Callable[[ast.Node], bool], nouns: Nouns = NO_NOUNS) -> None:
        self.chosen, self.nouns = chosen, nouns
        self.known: dict[int, Written] = {}

    def write(self, node: ast.Node) -> Written:
        """The words of a node with the marks between them."""
        if id(node) not in self.known:
            self.known[id(node)] = self._write(node)
        return self.known[id(node)]

    def _write(self, node: ast.Node) -> Written:
        kind = _kind(node)
        children = _children(node)
        ways = _possible(kind, tuple(child is not None for child in children))
        for rule in sorted(ways, key=lambda rule: _on_one_line(rule) != _is_on_one_line(node)) if len(ways) > 1 else ways:
            for words, after in self._sequence(rule, children, 0):
                if not any(child is not None for child in children[after:]):
                    words = (
                        ["".join(map(str, words))] if kind in ("negative", "fraction") else words
                    )  # the sign of a number stands at it
                    words = shortened(node, words, self.nouns)
                    return [Mark("begin", node), *words, Mark("finish", node)] if kind in LINE_CLAUSES else words
        raise ValueError(f"no way to write {kind} {children}")

    def _sequence(self, rule: Rule, children: Sequence[object], at: int, part: int = 0) -> Iterator[tuple[Written, int]]:
        """The ways to write the parts of a rule from one on with the children from one on, and how many are then written."""
        absent = rule.absent[part]
        if len(children) < at + absent or (absent and any(child is not None for child in children[at : at + absent])):
            return
        at += absent
        if part == len(rule.parts):
            yield [], at
            return
        for words, then in self._part(rule, part, children, at):
            for rest, after in self._sequence(rule, children, then, part + 1):
                yield [*self._held(words, rest, rule, part, children[at] if at < len(children) else None), *rest], after

    def _part(self, rule: Rule, part: int, children: Sequence[object], at: int) -> Iterator[tuple[Written, int]]:
        symbol = rule.parts[part]
        grammar = _grammar()
        if symbol in _MARKS:
            yield [_MARKS[symbol]], at
        elif symbol in grammar.spread:
            yield from self._spread(symbol, children, at)
        elif not rule.keep[part]:
            own = grammar.texts[symbol][0]
            yield [Joint(own) if own == "," or own in _JOINTS.get(rule.name, ()) else own], at
        elif at < len(children) and children[at] is not None:
            child = children[at]
            if isinstance(child, ast.Node):
                yield from self._node(rule.name, symbol, child, at)
            elif (text := _plain(symbol, child, grammar)) is not None:
                yield [text], at + 1

    def _node(self, name: str, symbol: str, child: ast.Node, at: int) -> Iterator[tuple[Written, int]]:
        kinds = _grammar().kinds
        if _kind(child) in kinds.get(symbol, ()):
            words = self.write(child)
            same_clause = _kind(child) == name or DEDENT in words[-2:]  # `a and b and c`; a block on lines of its own
            yield words if same_clause else [_deeper(word) for word in words], at + 1
        elif _kind(child) in kinds["expression"] and {"reference"} < kinds.get(symbol, frozenset()):
            yield ["(", *map(_deeper, self.write(child)), ")"], at + 1

    def _held(self, words: Written, rest: Written, rule: Rule, part: int, child: object) -> Written:
        """The words in parentheses, if the author wrote them, or if the words after them would be taken for a part of them."""
        if not isinstance(child, ast.Node) or not rule.keep[part] or words != self.write(child):
            return words
        inside = rule.parts[part - 1 : part] == ("LPAR",) and rule.parts[part + 1 : part + 2] == ("RPAR",)
        if inside or _kind(child) not in _grammar().kinds["expression"] or "reference" not in _grammar().kinds[rule.parts[part]]:
            return words
        following = next((word for word in rest if isinstance(word, str)), "") if rest and isinstance(rest[0], str) else ""
        if self.chosen(child) or not _taken(child).isdisjoint({following, *_begins(following)}):
            return ["(", *words, ")"]
        return words

    def _spread(self, symbol: str, children: Sequence[object], at: int) -> Iterator[tuple[Written, int]]:
        rules = _grammar().spread[symbol]
        found = [way for rule in rules if rule.parts[:1] != (symbol,) for way in self._sequence(rule, children, at)]
        more = [
            rule._replace(parts=rule.parts[1:], keep=rule.keep[1:], absent=rule.absent[1:])
            for rule in rules
            if rule.parts[:1] == (symbol,)
        ]
        for words, then in found:
            longer = [(words, then)]
            while True:
                step = next((way for rule in more for way in self._sequence(rule, children, longer[-1][1])), None)
                if step is None:
                    break
                longer.append(([*longer[-1][0], *step[0]], step[1]))
            yield from reversed(longer)


def _begins(words: str) -> tuple[str, ...]:
    """The first of several words that belong together; before a key there is but one: `at`, and not `at random`."""
    first = words.split(" ")[0]
    return () if first in ("at", "for") else (first,)


def _deeper(word: str | Mark) -> str | Mark:
    return word.deeper() if isinstance(word, Joint) else word


def _taken(node: ast.Node) -> set[str]:
    """The words that, right after a node, would be taken for a part of it."""
    taken: set[str] = set()
    if isinstance(node, ast.Reference):
        taken |= {"on", "between", "under", "above", "below", "left", "right", "ahead", "behind"}
    if isinstance(node, ast.Property | ast.Its | ast.Possession) and node.key is None:
        taken |= {"at", "for"}
    if isinstance(node, ast.Larger | ast.FitsText | ast.GoesOn | ast.LiesOn | ast.Across | ast.Ahead):
        taken |= {"+", "-", "*", "/"}
    if isinstance(node, ast.Far) and node.ways is None:
        taken |= {"along", *(() if node.measure else ("by",))}
    if isinstance(node, ast.Group):
        present = [i for i, (field, _) in enumerate(_PARTS_OF_GROUP) if getattr(node, field) is not None]
        taken |= {word for _, word in _PARTS_OF_GROUP[max(present, default=-1) + 1 :]} | ({"then"} if node.ranked else set())
        taken |= _NEAR if node.near is None and not present else set()
        taken |= _OPERATORS if node.where is not None and node.ranked is None else set()
    children = [child for child in _children(node) if child is not None]
    return taken | (_taken(children[-1]) if children and isinstance(children[-1], ast.Node) else set())


def _kind(node: ast.Node) -> str:
    kind: str = node.kind
    return kind


def _children(node: ast.Node) -> list[object]:
    found: list[object] = []
    for name in SHAPES[_kind(node)].names:
        value = getattr(node, name)
        found += value if isinstance(value, tuple) else [value]
    return found


def _plain(symbol: str, value: object, grammar: _Grammar) -> str | None:
    if symbol == "NUMBER":
        return str(value) if isinstance(value, int) else None
    if symbol == "FRACTION":
        return in_quarters(value) if isinstance(value, int) else None
    if not isinstance(value, str):
        return None
    if symbol in ("NAME", "ROW"):
        return value
    if symbol == "TEXT":
        return f'"{value}"'
    return value if value in grammar.texts.get(symbol, ()) else None


def _on_one_line(rule: Rule) -> bool:
    return "_INDENT" not in rule.parts


def _is_on_one_line(node: ast.Node) -> bool:
    steps = node.steps if isinstance(node, ast.Block) else ()
    return len(steps) == 1 and steps[0].span.line == node.span.line


@lru_cache(maxsize=4096)
def _possible(kind: str, present: tuple[bool, ...]) -> list[Rule]:
    """The rules by which a node can be written of whose children these are there."""
    return [rule for rule in _grammar().rules[kind] if _has_place_for(rule, present)]


def _has_place_for(rule: Rule, present: tuple[bool, ...]) -> bool:
    """Whether a rule has a place for each child that is there and none for one that is not, as far as its first part of many."""
    at = 0
    for part, symbol in enumerate(rule.parts):
        at += rule.absent[part]
        if any(present[at - rule.absent[part] : at]):
            return False
        if symbol in _grammar().spread:
            return True
        if symbol not in _MARKS and rule.keep[part]:
            if not any(present[at : at + 1]):
                return False
            at += 1
    return not any(present[at:])


@cache
def _grammar() -> _Grammar:
    ways = table()
    rules: dict[str, list[Rule]] = {}
    spread: dict[str, list[Rule]] = {}
    for rule in ways.rules:
        (spread if rule.spreads else rules).setdefault(rule.name, []).append(rule)
    texts: dict[str, list[str]] = {}
    for phrases in ways.phrases.values():
        for phrase, terminal in phrases:
            texts.setdefault(terminal, []).append(" ".join(phrase).replace(" - ", "-"))
    origins: dict[str, list[Rule]] = {}
    for rule in ways.rules:
        origins.setdefault(rule.origin, []).append(rule)
    return _Grammar(rules, spread, {symbol: frozenset(_kinds(symbol, origins)) for symbol in origins}, texts)


def _kinds(symbol: str, origins: dict[str, list[Rule]]) -> Iterator[str]:
    for rule in origins.get(symbol, ()):
        if not rule.passes or rule.name != rule.origin:
            yield rule.name
        elif len(rule.parts) == 1:
            yield from _kinds(rule.parts[0], origins)
