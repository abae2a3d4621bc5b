"""What is counted or remembered: resources, tracks, counters, roles, dice, values."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rulelang.ast.names import EachClass
from rulelang.ast.nodes import Node
from rulelang.ast.values.expressions import Expression


class ResourceLine(Node):
    """`resource grain: 20, at most 5 each player`"""

    kind: Literal["resource"] = "resource"
    name: str
    supply: Supply
    notes: tuple[Annotated[LimitNote | JokerNote | TrackNote | SeenNote, Field(discriminator="kind")], ...] = ()


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


class SeenNote(Node):
    """`seen by its owner`: who sees how much of it players have"""

    kind: Literal["seen_note"] = "seen_note"
    seer: str


class TrackLine(Node):
    """`track lifetime each player: 10 steps, round`"""

    kind: Literal["track"] = "track"
    name: str
    each: EachClass | None = None
    steps: Expression
    round: str | None = None


class CounterLine(Node):
    """`counter pot: 0`"""

    kind: Literal["counter"] = "counter"
    name: str
    each: EachClass | None = None
    start: Expression
    seen: SeenNote | None = None


class RoleLine(Node):
    """`role start: seat 1`"""

    kind: Literal["role"] = "role"
    name: str
    start: Expression


class DieLine(Node):
    """`die pip: 1 to 6`"""

    kind: Literal["die"] = "die"
    name: str
    low: int
    high: int


class ValueLine(Node):
    """`value food each player: …`"""

    kind: Literal["value"] = "value"
    name: str
    each: EachClass | None = None
    formula: Expression
