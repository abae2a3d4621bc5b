"""What several tests ask of a tree."""

from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel

from rulelang import ast
from rulelang.ast.traversal import nodes as nodes


def bare(value: Any) -> Any:
    """The tree as plain data without places, and with the cells of rows without the space around them."""
    if isinstance(value, ast.Row):
        return [cell.strip() for cell in value.text.split("|")], [bare(comment) for comment in value.comments]
    if isinstance(value, BaseModel):
        return {name: bare(part) for name, part in value if name not in ("span", "name" if isinstance(value, ast.Text) else "")}
    return [bare(part) for part in value] if isinstance(value, tuple) else value


def comments(tree: ast.Node) -> Iterator[ast.Comment]:
    """All comments of a tree."""
    for node in nodes(tree):
        yield from node.comments
