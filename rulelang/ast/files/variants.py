"""Variants: what differs from a game, each thing named by its address."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rulelang.ast.declarations.resources import JokerNote, LimitNote, SeenNote, SpanOfNumbers, Supply, TrackNote
from rulelang.ast.declarations.tables import CellChange, Key, MoreRows
from rulelang.ast.declarations.union import Declared
from rulelang.ast.declarations.zones import (
    BorderNote,
    CapacityNote,
    FirstNote,
    HoldsNote,
    JoinedNote,
    MirrorNote,
    OrderedNote,
    RenewalButTop,
    RenewalNote,
    ReversalButTop,
    ReversalNote,
    RoomNote,
    SidesNote,
    SightNote,
    TurningNote,
)
from rulelang.ast.names import Names
from rulelang.ast.nodes import Node
from rulelang.ast.steps.blocks import AlternativeLine, Block
from rulelang.ast.steps.bundles import BundleBlock
from rulelang.ast.steps.calls import Named
from rulelang.ast.values.atoms import Reference, TextLiteral
from rulelang.ast.values.expressions import Expression


class Variant(Node):
    """`variant quick "Quick nim" of nim`, `variant quick "Quick nim" of "games/nim.rules"`"""

    name: str
    title: str
    base: Annotated[Reference | TextLiteral, Field(discriminator="kind")]


class Address(Node):
    """`action harvest.cost`, `table craft[smithy]`"""

    form: str
    name: str
    parts: tuple[Annotated[Key | Segment, Field(discriminator="kind")], ...] = ()


class PlainAddress(Node):
    """`setup.each[2]`, `winner`"""

    form: str
    parts: tuple[Annotated[Key | Segment, Field(discriminator="kind")], ...] = ()


AnyAddress = Annotated[Address | PlainAddress, Field(discriminator="kind")]


class Segment(Node):
    """`.cost`"""

    word: str


class Size(Node):
    """`4 by 4`"""

    width: int
    height: int


class StepsNote(Node):
    """`12 steps`"""

    steps: Expression


class OnceNote(Node):
    """`once each round`: how often an action is done"""

    once: str


Part = Annotated[
    Supply
    | Size
    | SpanOfNumbers
    | StepsNote
    | LimitNote
    | JokerNote
    | TrackNote
    | SeenNote
    | HoldsNote
    | CapacityNote
    | RoomNote
    | OrderedNote
    | RenewalNote
    | RenewalButTop
    | ReversalNote
    | ReversalButTop
    | FirstNote
    | JoinedNote
    | SidesNote
    | TurningNote
    | MirrorNote
    | BorderNote
    | SightNote
    | OnceNote
    | CellChange,
    Field(discriminator="kind"),
]


class ChangeLine(Node):
    """`change resource grain: at most 7 each player`, `change table craft[smithy]: training 2 time`"""

    kind: Literal["change_line"] = "change_line"
    address: AnyAddress
    parts: tuple[Part, ...] = ()


class AddLine(Node):
    """`add end when any player has at least 40 prestige`"""

    kind: Literal["add_line"] = "add_line"
    declaration: Declared


class AddTo(Node):
    """`add to actions square: pray`, or rows, or alternatives; steps are parsed, to say where they go"""

    address: AnyAddress
    items: tuple[Expression | Names | MoreRows | AlternativeLine | Named | Block, ...] = ()


class AddBeside(Node):
    """`add before phase mass: …`, `add after setup: …`"""

    side: str
    address: AnyAddress
    block: Block


class ReplaceLine(Node):
    """`replace score coins: 2 * your coin`"""

    kind: Literal["replace_line"] = "replace_line"
    declaration: Declared


class Ending(Node):
    """`when deck is empty: do mass`, `after 6 rounds`: what an end says"""

    condition: Expression
    block: Block | None = None


class ReplaceClause(Node):
    """`replace action well.cost: any 2 influence of one kind`, `replace end[village] after 3 rounds`"""

    address: AnyAddress
    content: Block | BundleBlock | Ending | Expression


class RemoveLine(Node):
    """`remove score coins`"""

    kind: Literal["remove_line"] = "remove_line"
    address: AnyAddress
