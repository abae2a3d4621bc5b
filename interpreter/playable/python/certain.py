"""What comes to the same and takes less time, in the Python that is printed: of values that are certain.

A value is certain if working it out changes nothing and never fails: then it does not matter how often that is done, or whether
it is done at all where its answer is not wanted. A node that has no row here is not certain.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from interpreter import form as n

_NODES = (
    n.Constant, n.Slot, n.Name, n.Read, n.Amounts, n.At, n.Pile, n.Compare, n.Between, n.Both, n.Either, n.Not, n.Lookup, n.Item,
    n.Tuple, n.Joined, n.In, n.Span, n.Sorted, n.Piles, n.Loop, n.Listing, n.Fold,
)  # fmt: skip
_ASKED = frozenset("how_many empty full roomy top pile owner whereabouts at_space first_of last_of position".split())


def certain(node: n.Node) -> bool:
    """Whether working it out changes nothing, never fails and leaves no trace. (A difference could lead out of a table.)"""
    return all(
        isinstance(one, _NODES)
        or (isinstance(one, n.Ask) and one.what in _ASKED)
        or (isinstance(one, n.Arithmetic) and one.op != "-")
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
