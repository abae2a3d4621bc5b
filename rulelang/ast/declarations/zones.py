"""Zones and grids: where pieces lie, and who sees them there."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rulelang.ast.names import EachClass, Name, Plural
from rulelang.ast.nodes import Node
from rulelang.ast.values.expressions import Expression


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
