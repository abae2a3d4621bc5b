"""Atoms: the expressions that hold no other."""

from __future__ import annotations

from typing import Literal

from rulelang.ast.nodes import Node


class NumberText(Node):
    """`3`"""

    value: int


class Negative(Node):
    """`-3`; `value` is 3"""

    value: int


class Fraction(Node):
    """`2½`, `-½`; ten quarters, and two below zero"""

    sign: str | None
    quarters: int


class NoLimit(Node):
    """`no limit`"""

    word: str


class TextLiteral(Node):
    """`"text"`"""

    kind: Literal["text"] = "text"
    text: str


class Reference(Node):
    """A name."""

    name: str


class Seat(Node):
    """`seat 1`"""

    number: int


class You(Node):
    """`you`"""

    word: str


class AllPassed(Node):
    """`all have passed`, `all but one have passed`"""

    word: str


class RandomOne(Node):
    """`a random player`"""

    word: str
    name: str


class TheOther(Node):
    """`the other player`, where there are two"""

    name: str


class Row(Node):
    """`| left | 3 |`: a row of a table, or of a picture."""

    text: str


Atom = NumberText | Negative | Fraction | NoLimit | TextLiteral | Reference | Seat | RandomOne | TheOther | You | AllPassed
