"""Declarations of what there is: kinds, tables, resources, pieces, zones, values."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rulelang.ast.cells import Abilities
from rulelang.ast.expressions import Expression, Group, NumberText, Reference, TextLiteral
from rulelang.ast.nodes import Name, Node


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


class KindLine(Node):
    """`kind influence: skill, persuasion`"""

    kind: Literal["kind"] = "kind"
    name: str
    plural: Plural | None = None
    members: tuple[Name, ...] = ()


class Plural(Node):
    """`, plural oxen`"""

    kind: Literal["plural"] = "plural"
    name: str


class Table(Node):
    """`table heap:` with its rows; `by A and B` for two keys."""

    kind: Literal["table"] = "table"
    name: str
    keys: Keys | None = None
    plural: Plural | None = None
    rows: tuple[Annotated[Row | Csv | MoreRows | CellChange | Key, Field(discriminator="kind")], ...] = ()


class Keys(Node):
    """`by square and players`"""

    kind: Literal["keys"] = "keys"
    row: str
    column: str


class Row(Node):
    """`| left | 3 |`"""

    kind: Literal["row"] = "row"
    text: str


class Csv(Node):
    """`from "cards.csv"`"""

    kind: Literal["csv"] = "csv"
    file: str


class MoreRows(Node):
    """Rows that a variant adds to a table, below the headings of their cells."""

    kind: Literal["more_rows"] = "more_rows"
    rows: tuple[Row, ...] = ()


class CellChange(Node):
    """`training 2 time`: what a variant writes into a cell, or into the whole column if `row` is None"""

    kind: Literal["cell_change"] = "cell_change"
    column: str
    content: Expression | Abilities
    row: Key | None = None


class Key(Node):
    """`[smithy]`, `[2]`, `["buy"]`: one of several; alone in a table, a row that a variant removes"""

    kind: Literal["key"] = "key"
    of: Annotated[NumberText | Reference | TextLiteral, Field(discriminator="kind")]


class ResourceLine(Node):
    """`resource grain: 20, at most 5 each player`"""

    kind: Literal["resource"] = "resource"
    name: str
    supply: Supply
    notes: tuple[Annotated[LimitNote | JokerNote | TrackNote, Field(discriminator="kind")], ...] = ()


class Supply(Node):
    """`18 of each`, `20`, `unlimited`"""

    kind: Literal["supply"] = "supply"
    amount: Expression | str
    of_each: str | None = None


class LimitNote(Node):
    """`at most 5 each player`"""

    kind: Literal["limit_note"] = "limit_note"
    amount: Expression
    each: str


class JokerNote(Node):
    """`stands for any influence`"""

    kind: Literal["joker_note"] = "joker_note"
    kind_name: str


class TrackNote(Node):
    """`paid on lifetime`"""

    kind: Literal["track_note"] = "track_note"
    track: str


class TrackLine(Node):
    """`track lifetime each player: 10 steps, round`"""

    kind: Literal["track"] = "track"
    name: str
    each: EachClass | None = None
    steps: Expression
    round: str | None = None


class EachClass(Node):
    """`each player`"""

    kind: Literal["each_class"] = "each_class"
    name: str


class CounterLine(Node):
    """`counter pot: 0`"""

    kind: Literal["counter"] = "counter"
    name: str
    each: EachClass | None = None
    start: Expression


class RoleLine(Node):
    """`role start: seat 1`"""

    kind: Literal["role"] = "role"
    name: str
    start: Expression


class Automa(Node):
    """`automa rival "the rival" if players is 1`: a seat that never decides"""

    kind: Literal["automa"] = "automa"
    name: str
    title: str | None = None
    condition: Expression


class DieLine(Node):
    """`die pip: 1 to 6`"""

    kind: Literal["die"] = "die"
    name: str
    low: int
    high: int


class PieceLine(Node):
    """`piece mark each player, starts in reserve: 5`, or with a table of rows"""

    kind: Literal["piece"] = "piece"
    name: str
    each: EachClass | None = None
    plural: Plural | None = None
    starts: Starts | None = None
    back: Back | None = None
    rows: tuple[Expression | Row | Csv | MoreRows | CellChange | Key, ...] = ()


class Starts(Node):
    """`, starts in reserve`"""

    kind: Literal["starts"] = "starts"
    zone: str


class PiecesLine(Node):
    """`pieces card: building, hero`: one word for several classes of piece"""

    kind: Literal["pieces"] = "pieces"
    name: str
    plural: Plural | None = None
    classes: tuple[Name, ...] = ()


class Back(Node):
    """`, back shows suit`: the column that can be seen of a piece lying face down"""

    kind: Literal["back"] = "back"
    column: str


class ZoneLine(Node):
    """`zone hand each player, holds card, contents seen by its owner`"""

    kind: Literal["zone"] = "zone"
    name: str
    each: EachClass | None = None
    notes: tuple[Annotated[HoldsNote | CapacityNote | OrderedNote | SightNote | MarkNote, Field(discriminator="kind")], ...] = ()


class HoldsNote(Node):
    """`holds member and monk`"""

    kind: Literal["holds_note"] = "holds_note"
    classes: tuple[Name, ...] = ()


class CapacityNote(Node):
    """`at most 5`"""

    kind: Literal["capacity_note"] = "capacity_note"
    amount: Expression


class OrderedNote(Node):
    """`ordered`"""

    kind: Literal["ordered_note"] = "ordered_note"
    word: str


class SightNote(Node):
    """`order seen by nobody`"""

    kind: Literal["sight_note"] = "sight_note"
    sight: str
    seer: str


class MarkNote(Node):
    """`profession: farm`"""

    kind: Literal["mark_note"] = "mark_note"
    name: str
    value: str


class ZonesLine(Node):
    """`zones visible: farm, works`"""

    kind: Literal["zones"] = "zones"
    name: str
    zones: tuple[Name, ...] = ()


class GridLine(Node):
    """`grid board: 3 by 3 of mark`"""

    kind: Literal["grid"] = "grid"
    name: str
    each: EachClass | None = None
    width: Expression
    height: Expression
    holds: str
    notes: tuple[Annotated[FirstNote | JoinedNote | SidesNote | BorderNote | CapacityNote, Field(discriminator="kind")], ...] = ()


class FirstNote(Node):
    """`first on c3`: where the first piece must lie"""

    kind: Literal["first_note"] = "first_note"
    space: Expression


class JoinedNote(Node):
    """`side by side`: each later piece lies next to another"""

    kind: Literal["joined_note"] = "joined_note"
    word: str


class SidesNote(Node):
    """`sides must match`"""

    kind: Literal["sides_note"] = "sides_note"
    word: str


class BorderNote(Node):
    """`border is meadow`"""

    kind: Literal["border_note"] = "border_note"
    name: str


class Areas(Node):
    """`areas estate in district by land, complete when size of it is at least 2`"""

    kind: Literal["areas"] = "areas"
    name: str
    plural: Plural | None = None
    grid: str
    by: str
    complete: Expression | None = None


class Chain(Node):
    """`chain village each player: card goes on base of it, carries stack of it`"""

    kind: Literal["chain"] = "chain"
    name: str
    each: EachClass | None = None
    piece: str
    base: Expression
    stack: Expression


class StandIn(Node):
    """`stand-in monk: any one link, not on top`"""

    kind: Literal["stand_in"] = "stand_in"
    name: str
    not_on_top: str | None = None


class SourceLine(Node):
    """A provider of units of a cost, with its price."""

    kind: Literal["source"] = "source"
    name: str
    group: Group
    once: str | None = None
    provision: Provision | None = None


class Provision(Node):
    """What each of them provides, and its price; without it the cells say so: `paying: 1 food`"""

    kind: Literal["provision"] = "provision"
    provides: Expression
    price: Annotated[Free | Transfer, Field(discriminator="kind")]


class Free(Node):
    """`nothing`"""

    kind: Literal["free"] = "free"


class Transfer(Node):
    """`1 gold to it`"""

    kind: Literal["transfer"] = "transfer"
    bundle: Expression
    to: Expression | None = None


class Moment(Node):
    """`moment harvest, build: card in your village where it is not new this action`"""

    kind: Literal["moment"] = "moment"
    names: tuple[Name, ...] = ()
    group: Group


class ValueLine(Node):
    """`value food each player: …`"""

    kind: Literal["value"] = "value"
    name: str
    each: EachClass | None = None
    formula: Expression
