"""What is the same for each candidate of a loop is worked out once, in front of it (loop-invariant code motion).

Nobody can tell: a node changes nothing, so what it is before the first candidate it is for each. What is taken out cannot fail
and is not noted in a traced game, so it does no harm where no candidate comes to it. It is taken out only of loops that are long.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from interpreter import form as n
from interpreter.playable.python.certain import certain

LONG = 4  # so many candidates


def taken_out(loop: n.Loop, fresh: Callable[[], str]) -> tuple[tuple[tuple[str, n.Node], ...], n.Loop]:
    """What is worked out before a loop, each with a name, and the loop that asks for these names."""
    if not _is_long(loop.source):
        return (), loop
    bound = {loop.name, *(name for test in loop.tests for name in _binds(test))}
    found: dict[n.Node, str] = {}

    def named(node: n.Node) -> n.Node:
        if _is_dear(node) and certain(node) and bound.isdisjoint(_asks_for(node)):
            if node not in found:
                found[node] = fresh()
            return n.Name(found[node])
        changed: n.Node = with_parts(node, named)
        return changed

    tests = tuple(map(named, loop.tests))
    return tuple((name, node) for node, name in found.items()), replace(loop, tests=tests)


def _is_long(source: n.Node) -> bool:
    """Whether a loop goes through more than a few."""
    match source:
        case n.Span(first=n.Constant(value=first), last=n.Constant(value=last)):
            return bool(last - first >= LONG)
        case n.Piles(places=n.Constant(value=places)):
            return len(places) >= LONG
    return isinstance(source, n.Pile | n.Sorted)


def _is_dear(node: n.Node) -> bool:
    return isinstance(node, n.Ask) or (isinstance(node, n.Fold) and _is_long(node.loop.source))


def _binds(node: n.Node) -> set[str]:
    """The names that something below a node is bound to."""
    return {one.name for one in n.walk(node) if hasattr(one, "name") and not isinstance(one, n.Name)}


def _asks_for(node: n.Node) -> set[str]:
    """The names that a node is given."""
    return {one.name for one in n.walk(node) if isinstance(one, n.Name)} - _binds(node)


def with_parts(node: Any, made: Callable[[n.Node], n.Node]) -> Any:
    """The node with other nodes right below it."""
    if not any(True for _ in n.parts(node)):
        return node
    changed = {}
    for name in node.__dataclass_fields__:
        value = getattr(node, name)
        if name != "table" and (new := _made(value, made)) is not value:
            changed[name] = new
    return replace(node, **changed) if changed else node


def _made(value: Any, made: Callable[[n.Node], n.Node]) -> Any:
    if isinstance(value, n.Node):
        return made(value)
    if isinstance(value, tuple):
        new = tuple(_made(part, made) for part in value)
        return new if any(one is not other for one, other in zip(new, value, strict=True)) else value
    return value
