"""Kinds, and tables with their rows."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from rulelang.ast.declarations.cells import Abilities
from rulelang.ast.declarations.resources import SpanOfNumbers
from rulelang.ast.names import Name, Names, Plural
from rulelang.ast.nodes import Node
from rulelang.ast.values.atoms import NumberText, Reference, Row, TextLiteral
from rulelang.ast.values.expressions import Expression


class KindLine(Node):
    """`kind influence: skill, persuasion`; `, in a circle`: the last is followed by the first."""

    name: str
    plural: Plural | None = None
    wraps: str | None = None
    members: tuple[Name | Names, ...] = ()


class Table(Node):
    """`table heap:` with its rows; `by A and B` for two keys."""

    name: str
    keys: Keys | None = None
    plural: Plural | None = None
    rows: tuple[Annotated[Row | Csv | MoreRows | CellChange | Key, Field(discriminator="kind")], ...] = ()


class Keys(Node):
    """`by square and players`"""

    row: str
    column: str


class Csv(Node):
    """`price, points from "cards.csv"`: the columns beside that of names, in any order"""

    columns: tuple[Name, ...] = ()
    file: str


class MoreRows(Node):
    """Rows that a variant adds to a table, below the headings of their cells."""

    rows: tuple[Row, ...] = ()


class CellChange(Node):
    """`training 2 time`: what a variant writes into a cell, or into the whole column if `row` is None"""

    column: str
    content: Expression | Abilities | SpanOfNumbers | Names
    row: Key | None = None


class Key(Node):
    """`[smithy]`, `[2]`, `["buy"]`: one of several; alone in a table, a row that a variant removes"""

    of: Annotated[NumberText | Reference | TextLiteral, Field(discriminator="kind")]
