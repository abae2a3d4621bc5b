"""Names, and how they stand in lists and declarations."""

from __future__ import annotations

from rulelang.ast.nodes import Node


class Name(Node):
    """One name of a list."""

    name: str


class Plural(Node):
    """`, plural oxen`"""

    name: str


class EachClass(Node):
    """`each player`"""

    name: str
