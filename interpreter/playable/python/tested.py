"""Tests of candidates, none made more often than it must be: of those that are certain."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from interpreter import form as n
from interpreter.playable.folding.certain import certain


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
