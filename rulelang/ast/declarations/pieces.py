"""Classes of pieces, and what may lie on what."""

from __future__ import annotations

from rulelang.ast.declarations.tables import CellChange, Csv, Key, MoreRows, Row
from rulelang.ast.names import EachClass, Name, Plural
from rulelang.ast.nodes import Node
from rulelang.ast.values.expressions import Expression


class PieceLine(Node):
    """`piece mark each player, starts in reserve: 5`, or with a table of rows"""

    name: str
    each: EachClass | None = None
    plural: Plural | None = None
    starts: Starts | None = None
    back: Back | None = None
    rows: tuple[Expression | Row | Csv | MoreRows | CellChange | Key, ...] = ()


class Starts(Node):
    """`, starts in reserve`"""

    zone: str


class Back(Node):
    """`, back shows suit`: the column that can be seen of a piece lying face down"""

    column: str


class PiecesLine(Node):
    """`pieces card: building, hero`: one word for several classes of piece"""

    name: str
    plural: Plural | None = None
    classes: tuple[Name, ...] = ()


class Chain(Node):
    """`chain village each player: card goes on base of it, carries stack of it`"""

    name: str
    each: EachClass | None = None
    piece: str
    base: Expression
    stack: Expression


class StandIn(Node):
    """`stand-in monk: any one link, not on top`"""

    name: str
    not_on_top: str | None = None
