"""Names, and how they stand in lists and declarations."""

from __future__ import annotations

from typing import Literal

from rulelang.ast.nodes import Node


class Name(Node):
    """One name of a list."""

    kind: Literal["name"] = "name"
    name: str


class Plural(Node):
    """`, plural oxen`"""

    kind: Literal["plural"] = "plural"
    name: str


class EachClass(Node):
    """`each player`"""

    kind: Literal["each_class"] = "each_class"
    name: str
