"""The heading of a game: its name, who plays, and what is settled before."""

from __future__ import annotations

from typing import Literal

from rulelang.ast.nodes import Node
from rulelang.ast.values.expressions import Expression


class Header(Node):
    """`game nim "Nim"` or `page market "A page"`: an excerpt that is checked and not played."""

    kind: Literal["header"] = "header"
    form: str
    name: str
    title: str


class Players(Node):
    """`players 2 to 4`"""

    kind: Literal["players"] = "players"
    least: int
    most: int | None = None


class OptionLine(Node):
    """`option goal: 100, 50` - the default first."""

    kind: Literal["option"] = "option"
    name: str
    values: tuple[int, ...] = ()


class Automa(Node):
    """`automa rival "the rival" if players is 1`: a seat that never decides"""

    kind: Literal["automa"] = "automa"
    name: str
    title: str | None = None
    condition: Expression
