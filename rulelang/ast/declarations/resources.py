"""What is counted or remembered: resources, tracks, counters, roles, dice, values."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from rulelang.ast.names import EachClass, Name, Plural
from rulelang.ast.nodes import Node
from rulelang.ast.values.expressions import Expression


class ResourceLine(Node):
    """`resource grain: 20, at most 5 each player`, `resource coin, plural coins: unlimited`"""

    name: str
    plural: Plural | None = None
    supply: Supply
    notes: tuple[Annotated[LimitNote | JokerNote | TrackNote | SeenNote, Field(discriminator="kind")], ...] = ()


class Supply(Node):
    """`18 of each`, `20`, `unlimited`"""

    amount: Expression | str
    of_each: str | None = None


class LimitNote(Node):
    """`at most 5 each player`"""

    amount: Expression
    each: str


class JokerNote(Node):
    """`stands for any influence`"""

    kind_name: str


class TrackNote(Node):
    """`paid on lifetime`"""

    track: str


class SeenNote(Node):
    """`seen by its owner`: who sees how much of it players have"""

    seer: str


class TrackLine(Node):
    """`track lifetime each player: 10 steps, round`"""

    name: str
    each: EachClass | None = None
    steps: Expression
    round: str | None = None


class CounterLine(Node):
    """`counter pot: 0`, `counter quiet: 0, for the rules only`"""

    name: str
    each: EachClass | None = None
    plural: Plural | None = None
    start: Expression
    seen: SeenNote | None = None
    unshown: str | None = None


class RoleLine(Node):
    """`role start: seat 1`, `role trump, a suit: nothing`"""

    name: str
    each: EachClass | None = None
    article: str | None = None
    of_kind: str | None = None
    start: Expression
    unshown: str | None = None


class SpanOfNumbers(Node):
    """`1 to 8`"""

    least: int
    most: int


class DieLine(Node):
    """`die pip: 1 to 6`"""

    name: str
    low: int
    high: int


class ValueLine(Node):
    """`value food each player: …`"""

    name: str
    each: EachClass | None = None
    plural: Plural | None = None
    formula: Expression


class Condition(Node):
    """`condition safe each player: …`"""

    name: str
    each: EachClass | None = None
    formula: Expression


class Position(Node):
    """`position: board and active_player`: what counts where it is asked whether a position came before"""

    parts: tuple[Name, ...] = ()
