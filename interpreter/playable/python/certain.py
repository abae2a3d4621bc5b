"""What comes to the same and takes less time, in the Python that is printed: of values that are certain.

A value is certain if working it out changes nothing and never fails: then it does not matter how often that is done, or whether
it is done at all where its answer is not wanted. A node that has no row here is not certain.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from interpreter import form as n

_NODES = (
    n.Constant, n.Slot, n.Name, n.Read, n.Pile, n.Compare, n.Between, n.Both, n.Either, n.Not, n.Arithmetic, n.Lookup,
)  # fmt: skip
_OPERATIONS = frozenset({"how_many", "empty", "full", "roomy", "at_space", "pile", "whereabouts"})


def certain(node: n.Node) -> bool:
    """Whether working it out changes nothing and never fails."""
    return all(
        isinstance(one, _NODES)
        or (isinstance(one, n.Ask) and one.what in _OPERATIONS)
        or (isinstance(one, n.Fold) and one.op in ("count", "any", "no") and one.each is None)
        or isinstance(one, n.Loop)
        for one in n.walk(node)
    )


def once(tests: Iterable[n.Node]) -> tuple[n.Node, ...]:
    """Tests of which all must hold, none of the certain ones twice."""
    found: list[n.Node] = []
    for test in tests:
        for part in test.parts if isinstance(test, n.Both) else (test,):
            if part not in found or not certain(part):
                found.append(part)
    return tuple(found)


def ahead(loop: n.Loop) -> tuple[tuple[n.Node, ...], n.Loop]:
    """Those tests that can be made before the loop, as they are certain and ask nothing of what it goes through; and the rest."""
    first = tuple(test for test in loop.tests if certain(test) and not _asks_of(test, loop))
    return first, replace(loop, tests=tuple(test for test in loop.tests if test not in first))


def _asks_of(test: n.Node, loop: n.Loop) -> bool:
    return any(isinstance(one, n.Name) for one in n.walk(test)) or isinstance(loop.source, n.Piles)


def table_of_places(node: n.Node) -> n.Lookup | None:
    """A place that is looked up: of a space that is looked up the table says at once which place it is."""
    if isinstance(node, n.Ask) and node.what == "at_space":
        first, space = node.given
        if isinstance(first, n.Constant) and isinstance(space, n.Lookup) and all(type(one) is int for one in space.table):
            return n.Lookup(tuple(first.value + one if one >= 0 else -1 for one in space.table), space.index)
    return None
