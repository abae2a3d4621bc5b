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
    """`each player`, `each player at each gate`, `each space for each space as another`"""

    name: str
    joint: str | None = None  # `at each`, `for each`
    second: str | None = None
    word: str | None = None  # what the second is called in a formula, if not by its class
