"""The tree is the grammar's: whatever the grammar allows is built, survives JSON, and is written back to the same tree."""

import random
from collections.abc import Iterator
from contextlib import suppress
from functools import cache

import pytest

from rulelang import ast
from rulelang.printing.format import format_tree
from rulelang.printing.natural import natural
from rulelang.syntax.node_building import SHAPES
from rulelang.syntax.parse import Unreadable, parse, parse_cell, parse_scenarios
from rulelang.syntax.parse_table import STARTS, Rule, table
from rulelang.text.source import SourceFile
from tests.trees import bare, nodes

TEXTS = 3  # texts for each way to write each rule of the grammar
WORDS = {"NAME": ["ab", "cd", "ef"], "NUMBER": ["1", "2", "30"], "FRACTION": ["½", "2¼"], "TEXT": ['"x"'], "ROW": ["| a | b |"]}


@cache
def ways() -> dict[str, list[Rule]]:
    found: dict[str, list[Rule]] = {}
    for rule in table().rules:
        found.setdefault(rule.origin, []).append(rule)
    return found


@cache
def heights() -> dict[str, int]:
    """The least number of rules inside rules that a symbol needs."""
    found: dict[str, int] = {}
    for _ in range(40):
        for origin, rules in ways().items():
            found[origin] = min(height(rule, found) for rule in rules)
    return found


def height(rule: Rule, known: dict[str, int]) -> int:
    return 1 + max((known.get(part, 99) for part in rule.parts if part in ways()), default=0)


@cache
def least(rule: Rule) -> int:
    """The least number of rules inside rules that a rule needs."""
    return height(rule, heights())


@cache
def phrases(symbol: str) -> list[str]:
    """How a terminal of words is written."""
    return [" ".join(phrase) for all in table().phrases.values() for phrase, terminal in all if terminal == symbol]


def words(symbol: str, chance: random.Random, room: int) -> Iterator[str]:
    """A text that the grammar allows for a symbol, word by word; a rule inside more than `room` rules is a smallest one."""
    if symbol not in ways():
        yield chance.choice(WORDS.get(symbol) or phrases(symbol) or [symbol])
        return
    for part in chance.choice(small(symbol, max(room, heights()[symbol]))).parts:
        yield from words(part, chance, room - 1)


@cache
def small(symbol: str, room: int) -> list[Rule]:
    """The rules of a symbol that need no more rules inside rules than so many."""
    return [rule for rule in ways()[symbol] if least(rule) <= room]


def around(goal: Rule, chance: random.Random, symbol: str) -> Iterator[str]:
    """A small text for a symbol in which one rule of the grammar is used."""
    if symbol == goal.origin:
        for part in goal.parts:
            yield from words(part, chance, heights().get(part, 0) + chance.randrange(4))
        return
    rule, through = chance.choice(nearer(goal.origin, symbol))
    for i, part in enumerate(rule.parts):
        yield from around(goal, chance, part) if i == through else words(part, chance, 0)


@cache
def nearer(goal: str, symbol: str) -> list[tuple[Rule, int]]:
    """The rules of a symbol that lead to another one, each with the part through which they do."""
    steps = steps_to(goal)
    return [(rule, i) for rule in ways()[symbol] for i, part in enumerate(rule.parts) if steps.get(part, 99) < steps[symbol]]


@cache
def used_in() -> dict[str, set[str]]:
    """Which symbols have a rule in which a symbol stands."""
    found: dict[str, set[str]] = {}
    for origin, rules in ways().items():
        for part in {part for rule in rules for part in rule.parts}:
            found.setdefault(part, set()).add(origin)
    return found


@cache
def steps_to(goal: str) -> dict[str, int]:
    """How many rules lead from each symbol to one that it may contain."""
    found, last = {goal: 0}, [goal]
    while last:
        last = sorted({origin for part in last for origin in used_in().get(part, ())} - set(found))
        found |= dict.fromkeys(last, 1 + max(found.values()))
    return found


def text_of(written: Iterator[str]) -> str:
    lines, depth, begun = [""], 0, False
    for word in written:
        if word == "_NL":
            lines.append("")
            begun = False
        elif word in ("_INDENT", "_DEDENT"):
            depth += 1 if word == "_INDENT" else -1
        else:
            lines[-1] += f" {word}" if begun else "  " * depth + word
            begun = True
    return "\n".join(lines) + "\n"


def read(symbol: str, text: str) -> ast.Node | None:
    if symbol == "cell_text":
        with suppress(Unreadable):
            return ast.CellContent(content=parse_cell(text.strip()))
        return None
    tree, complaints = (parse_scenarios if symbol == "scenario" else parse)(SourceFile("x", text))
    return None if complaints else tree


@cache
def trees() -> list[tuple[str, ast.Node]]:
    """Texts that follow from the grammar, with their trees; some do not parse, because of how conflicts are decided."""
    found = []
    chance = random.Random(7)
    for goal in table().rules:
        for start in (start for start in STARTS if start in steps_to(goal.origin)):
            for _ in range(TEXTS):
                text = text_of(around(goal, chance, start))
                tree = read(start, text)
                if tree is not None:
                    found.append((text, tree))
    return found


def test_each_rule_of_the_grammar_makes_a_node_of_its_class() -> None:
    seen = {node.kind for _, tree in trees() for node in nodes(tree)}
    assert set(SHAPES) - seen - {"file", "scenarios"} == set()


def test_each_class_takes_the_children_of_its_rule_in_order() -> None:
    for text, tree in trees():
        assert type(tree).model_validate(tree.model_dump()) == tree, text


def test_a_tree_survives_json() -> None:
    for text, tree in trees():
        assert type(tree).model_validate_json(tree.model_dump_json()) == tree, text


def test_a_tree_is_written_back_to_the_same_tree() -> None:
    for text, tree in trees():
        if isinstance(tree, ast.Text | ast.Scenarios):
            symbol = "scenario" if isinstance(tree, ast.Scenarios) else "text"
            written = format_tree(tree)
            again = read(symbol, written)
            assert again is not None, written
            assert bare(again) == bare(natural(tree)), f"{text}\n{written}"


@pytest.mark.parametrize("kind", sorted(SHAPES))
def test_no_class_has_two_fields_of_many(kind: str) -> None:
    cls = ast.CLASSES[kind]
    assert sum(field.default == () for name, field in cls.model_fields.items() if name != "comments" and not field.exclude) <= 1
