"""Atoms: the expressions that hold no other."""

from __future__ import annotations

from typing import Literal

from rulelang.ast.nodes import Node


class NumberText(Node):
    """`3`"""

    kind: Literal["number"] = "number"
    value: int


class TextLiteral(Node):
    """`"text"`"""

    kind: Literal["text"] = "text"
    text: str


class Reference(Node):
    """A name."""

    kind: Literal["reference"] = "reference"
    name: str


class Seat(Node):
    """`seat 1`"""

    kind: Literal["seat"] = "seat"
    number: int


class You(Node):
    """`you`"""

    kind: Literal["you"] = "you"
    word: str


class Possession(Node):
    """`your farm`"""

    kind: Literal["possession"] = "possession"
    word: str
    name: str


class Its(Node):
    """`its row`"""

    kind: Literal["its"] = "its"
    name: str


class AllPassed(Node):
    """`all have passed`"""

    kind: Literal["all_passed"] = "all_passed"
    word: str


Atom = NumberText | TextLiteral | Reference | Seat | You | Possession | Its | AllPassed
