"""Nodes with other nodes in them: with parts exchanged, and with values in place of names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from interpreter import form as n

Names = Mapping[str, n.Node]


def with_parts(node: Any, made: Callable[[n.Node], n.Node]) -> Any:
    """The node with other nodes right below it; itself, if they are the same."""
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
        new = tuple([_made(part, made) for part in value])
        return new if any(one is not other for one, other in zip(new, value, strict=True)) else value
    return value


def put(node: n.Node, names: Names) -> Any:
    """The node with values in place of names, as far as nothing within it is bound to these names.

    The values must ask for no name that is bound within the node.
    """
    match node:
        case n.Name(name=name):
            return names.get(name, node)
        case n.Loop():
            inner = _without(names, node.name)
            return replace(node, source=put(node.source, names), tests=tuple(put(test, inner) for test in node.tests))
        case n.Fold():
            each = None if node.each is None else put(node.each, _without(names, node.loop.name))
            return replace(node, loop=put(node.loop, names), each=each)
        case n.Let():
            return replace(node, value=put(node.value, names), within=put(node.within, _without(names, node.name)))
        case n.Ranked():
            return replace(node, of=put(node.of, names), by=put(node.by, _without(names, node.name)))
        case n.Named():
            return replace(node, of=put(node.of, _without(names, node.name)))
        case n.Every():
            return replace(node, several=put(node.several, names), of=put(node.of, _without(names, node.name)))
    return with_parts(node, lambda part: put(part, names))


def _without(names: Names, name: str) -> Names:
    return {one: value for one, value in names.items() if one != name} if name in names else names


def binds(node: n.Node) -> set[str]:
    """The names that something below a node is bound to."""
    return {one.name for one in n.walk(node) if hasattr(one, "name") and not isinstance(one, n.Name)}


def asks_for(node: n.Node) -> set[str]:
    """The names below a node that are asked for."""
    return {one.name for one in n.walk(node) if isinstance(one, n.Name)}
