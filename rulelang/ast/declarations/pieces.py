"""Classes of pieces, and what may lie on what."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field

from rulelang.ast.declarations.resources import SpanOfNumbers
from rulelang.ast.declarations.tables import CellChange, Csv, Key, MoreRows
from rulelang.ast.names import EachClass, Name, Plural
from rulelang.ast.nodes import Node
from rulelang.ast.values.atoms import Row
from rulelang.ast.values.expressions import Expression


class PieceLine(Node):
    """`piece mark each player, starts in reserve: 5`, or with a table of rows"""

    name: str
    each: EachClass | None = None
    plural: Plural | None = None
    starts: Starts | None = None
    made_of: MadeOf | None = None
    back: Back | None = None
    rows: tuple[Expression | Row | Csv | MoreRows | CellChange | Key, ...] = ()


class Dice(PieceLine):
    """`dice bone, plural bones, starts in cup: 5 with sides 1 to 6`: pieces with a side up; `rows` is how many there are"""

    made_of: MadeOf | None = Field(default=None, exclude=True)
    back: Back | None = Field(default=None, exclude=True)
    sides: SpanOfNumbers


class DiceRows(Dice):
    """`dice die, starts in bag, with sides 1 to 6:` and a table: dice of several sorts, each with all the sides"""

    in_order: ClassVar[tuple[str, ...]] = ("name", "each", "plural", "starts", "sides", "rows")


class Starts(Node):
    """`, starts in reserve`"""

    zone: str


class MadeOf(Node):
    """`, made of fields`: it covers several spaces, each with a piece of this class; its column `shape` shows which"""

    plural: str


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
    on: Link | Expression
    carries: CarriesNote
    begins: BeginsNote | None = None


class Link(Node):
    """`other where rank of other is rank of card + 1`: what a piece may go on"""

    name: str
    condition: Expression


class CarriesNote(Node):
    """`carries stack of it`: how many may lie directly on one"""

    amount: Expression


class BeginsNote(Node):
    """`begins where rank of it is 13`: which pieces may lie on the table"""

    condition: Expression


class StandIn(Node):
    """`stand-in monk: any one link`"""

    name: str


class StandsFor(Node):
    """`stand-in wagon: any colour`: in what is paid it counts as any cell of a column"""

    name: str
    column: str
