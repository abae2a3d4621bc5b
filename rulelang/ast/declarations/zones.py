"""Zones and grids: where pieces lie, and who sees them there."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from rulelang.ast.names import EachClass, Name, Plural
from rulelang.ast.nodes import Node
from rulelang.ast.values.expressions import Expression

ROWS = ("in line", "in a row")
PARTS_SEEN = ("top", "each piece", "backs", "top back")  # a zone that says only these is seen by nobody else


class ZoneLine(Node):
    """`zone hand each player, holds card, contents seen by its owner`"""

    name: str
    each: EachClass | None = None
    notes: tuple[
        Annotated[
            HoldsNote
            | CapacityNote
            | OrderedNote
            | SightNote
            | RenewalNote
            | RenewalButTop
            | ReversalNote
            | ReversalButTop
            | MarkNote,
            Field(discriminator="kind"),
        ],
        ...,
    ] = ()


class HoldsNote(Node):
    """`holds member and monk`"""

    classes: tuple[Name, ...] = ()


class CapacityNote(Node):
    """`at most 5`, `at most 5 tiles`"""

    amount: Expression


class RoomNote(Node):
    """`at most 4 on each space`, `at most 4 men on each space`, `any number on each space`"""

    amount: Expression | None = None  # None: any number


class OrderedNote(Node):
    """`a face-up pile`, `in a row`, `ordered`, `in line`"""

    word: str

    @property
    def in_line(self) -> bool:
        """Whether what came first goes first."""
        return self.word in ROWS


class SightNote(Node):
    """`order seen by nobody`"""

    sight: str
    seer: str


class RenewalNote(Node):
    """`when empty and needed: shuffle discard into it`"""

    word: str
    place: Expression


class RenewalButTop(Node):
    """`when empty and needed: shuffle all but the top of discard into it`"""

    word: str
    place: Expression


class ReversalNote(Node):
    """`when empty and needed: turn thrown over into it`"""

    word: str
    place: Expression


class ReversalButTop(Node):
    """`when empty and needed: turn all but the top of thrown over into it`"""

    word: str
    place: Expression


class MarkNote(Node):
    """`profession: farm`"""

    name: str
    value: str


class ZonesLine(Node):
    """`zones visible: farm, works`"""

    name: str
    zones: tuple[Name, ...] = ()


class GridLine(Node):
    """`grid board: 3 by 3 of mark`"""

    name: str
    each: EachClass | None = None
    width: Expression
    height: Expression
    holds: str
    notes: tuple[
        Annotated[
            HexesNote | SideNote | FirstNote | JoinedNote | SidesNote | TurningNote | MirrorNote | BorderNote | RoomNote,
            Field(discriminator="kind"),
        ],
        ...,
    ] = ()

    @property
    def has_law(self) -> bool:
        """Whether the line says where pieces may be laid."""
        return any(not isinstance(note, RoomNote | HexesNote | SideNote) for note in self.notes)

    @property
    def is_turned(self) -> bool:
        """Whether pieces are laid turned here."""
        return any(isinstance(note, TurningNote) for note in self.notes)

    @property
    def is_mirrored(self) -> bool:
        """Whether pieces are laid mirrored here."""
        return any(isinstance(note, MirrorNote) for note in self.notes)


class HexesNote(Node):
    """`hexagonal`: its spaces are hexes"""

    word: str


class SideNote(Node):
    """`seat 1 at the bottom`: where a player sits at the board"""

    number: int
    side: str


class FirstNote(Node):
    """`first on c3`: where the first piece must lie"""

    space: Expression


class JoinedNote(Node):
    """`side by side`: each later piece lies next to another"""

    word: str


class SidesNote(Node):
    """`sides must match`"""

    word: str


class TurningNote(Node):
    """`turned freely`: a piece is laid as it is printed, or turned"""

    word: str


class MirrorNote(Node):
    """`mirrored freely`: a piece is laid with the one side up or the other"""

    word: str


class BorderNote(Node):
    """`border is meadow`"""

    name: str


class Areas(Node):
    """`areas estate in district by land, complete when size of it is at least 2`"""

    name: str
    plural: Plural | None = None
    grid: str
    by: str
    split: Annotated[ApartNote | PartsNote, Field(discriminator="kind")] | None = None
    complete: Expression | None = None


class PartsNote(Node):
    """`apart by weave of tile`: sides of one kind are joined on a piece where the sides of its `weave` say the same"""

    of: Expression


class ApartNote(Node):
    """`apart where crossing of tile is road`: on one piece, sides of one kind belong to areas of their own"""

    condition: Expression
