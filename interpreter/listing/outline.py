"""A form as an indented tree of its nodes, with every field: for who writes another printer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from interpreter.form import Node

INDENT = "  "


def outline(node: Any, field: str = "") -> Iterator[str]:
    """A node, or several, as lines: its class and what is plain of it, then what lies below, by the names of the fields."""
    named = f"{field}: " if field else ""
    if not is_dataclass(node):
        yield f"{field or 'several'}:"
        for part in node:
            yield from (f"{INDENT}{line}" for line in (outline(part) if _has_nodes(part) else [repr(part)]))
        return
    below = {one.name: getattr(node, one.name) for one in fields(node)}
    plain = [f"{name}={value!r}" for name, value in below.items() if not _has_nodes(value)]
    yield " ".join([f"{named}{type(node).__name__}", *plain])
    for name, value in below.items():
        if _has_nodes(value):
            yield from (f"{INDENT}{line}" for line in outline(value, name))


def _has_nodes(value: Any) -> bool:
    return isinstance(value, Node) or (isinstance(value, tuple) and any(map(_has_nodes, value)))
