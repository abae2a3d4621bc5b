"""Which values are worked out once while an expression is evaluated: those for which other values ask again and again.

An expression changes nothing, so what a value is at its beginning it is until its end. What was worked out stands in a dict,
`kept`, that lives as long as one evaluation: nothing of it is in the state, and nothing can be out of date.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rulelang import program as p
from rulelang.program.nodes import parts

AGAIN = 2  # so often a value is asked for in a formula, to be worth keeping


def kept_values(program: p.Program) -> tuple[frozenset[str], frozenset[str]]:
    """The values that are kept; and those and all that ask for them, which hand on what is kept."""
    formulas = {value.name: tuple(_formulas(program, value)) for value in program.values}
    asked = {name: list(_asked(nodes)) for name, nodes in formulas.items()}
    dear = {
        name for name, nodes in formulas.items() if asked[name] or any(isinstance(one, p.Fold | p.Ways) for one in parts(nodes))
    }
    kept = {one for nodes in formulas.values() for one in _often(nodes) if one in dear}
    handing = set(kept)
    while more := {name for name, names in asked.items() if name not in handing and not handing.isdisjoint(names)}:
        handing |= more
    return frozenset(kept), frozenset(handing)


def _formulas(program: p.Program, value: p.Value) -> Iterator[Any]:
    """All that a value is worked out from: its formula, and the modifiers that change it."""
    yield value.formula
    for modifier in program.modifiers:
        if modifier.target == "value" and modifier.name == value.name:
            yield from (modifier.condition, modifier.amount, modifier.at_least, modifier.at_most)


def _asked(nodes: Any) -> Iterator[str]:
    return (node.name for node in parts(nodes) if isinstance(node, p.ValueOf))


def _often(nodes: Iterable[Any]) -> set[str]:
    """The values for which a formula asks more than once, or of each of a group."""
    asked = list(_asked(tuple(nodes)))
    of_each = {name for node in parts(tuple(nodes)) if isinstance(node, p.Fold | p.Ways) for name in _asked(node)}
    return of_each | {name for name in asked if asked.count(name) >= AGAIN}


def asks(nodes: Any, names: frozenset[str]) -> bool:
    """Whether one of these values is asked for."""
    return any(name in names for name in _asked(nodes))
