"""Ways through a tree: the parts of a node, and all nodes below it."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang.ast.nodes import Node


def children(node: Node) -> Iterator[Node]:
    """The nodes directly below, in the order of the text."""
    for value in node.__dict__.values():
        if isinstance(value, tuple):
            yield from (part for part in value if isinstance(part, Node))
        elif isinstance(value, Node):
            yield value


def nodes(node: Node) -> Iterator[Node]:
    """The node and all below it, parents first."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        yield one
        waiting += reversed([*children(one)])


def wording(node: Node) -> object:
    """What a tree says, without where it stands: two clauses that say the same compare equal."""
    return _bare(node)


def _bare(value: object) -> object:
    if isinstance(value, Node):
        fields = type(value).model_fields
        said = {name: part for name, part in value.__dict__.items() if name not in ("span", "comments")}
        return {name: _bare(part) for name, part in said.items() if not fields[name].exclude}
    return [_bare(part) for part in value] if isinstance(value, tuple) else value
