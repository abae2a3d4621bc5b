"""What every node of a form is, and ways through it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

__all__ = ["Node", "parts", "walk"]


@dataclass(frozen=True, slots=True)
class Node:
    """A part of a form: never changed, compared by value."""


def parts(node: Any) -> Iterator[Any]:
    """The nodes right below one."""
    for name in node.__dataclass_fields__:
        value = getattr(node, name)
        if isinstance(value, Node):
            yield value
        elif isinstance(value, tuple) and name != "table":
            yield from _inside(value)


def _inside(several: tuple[Any, ...]) -> Iterator[Node]:
    for part in several:
        if isinstance(part, Node):
            yield part
        elif isinstance(part, tuple):
            yield from _inside(part)


def walk(node: Any) -> Iterator[Any]:
    """The node, or several, and all below, parents first."""
    if isinstance(node, Node):
        yield node
        for part in parts(node):
            yield from walk(part)
    else:
        for part in node:
            yield from walk(part)
