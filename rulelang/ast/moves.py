"""Steps that move and change: pieces and resources, chance, and what is remembered."""

from __future__ import annotations

from typing import Literal

from rulelang.ast.expressions import Expression, Group
from rulelang.ast.nodes import Node


class Move(Node):
    """`move 1 mark from your reserve to space`"""

    kind: Literal["move"] = "move"
    what: Expression
    source: Expression | None = None
    end: str | None = None
    to: Expression
    facing: str | None = None
    if_possible: str | None = None


class MoveAllLine(Node):
    """`move all cards in pile to deck`"""

    kind: Literal["move_all"] = "move_all"
    group: Group
    end: str | None = None
    to: Expression
    facing: str | None = None


class DrawLine(Node):
    """`draw 4 at random from bag to drawn`"""

    kind: Literal["draw"] = "draw"
    amount: Expression
    at_random: str | None = None
    source: Expression
    to: Expression


class Fill(Node):
    """`fill stalls from queue`: draws until it is full or nothing is left"""

    kind: Literal["fill"] = "fill"
    place: Expression
    source: Expression


class ShuffleLine(Node):
    """`shuffle deck`"""

    kind: Literal["shuffle"] = "shuffle"
    place: Expression


class RollLine(Node):
    """`roll pip`"""

    kind: Literal["roll"] = "roll"
    die: str


class RandomiseLine(Node):
    """`start becomes a random player`"""

    kind: Literal["randomise"] = "randomise"
    target: Expression
    among: str


class Becomes(Node):
    """`pot becomes pot + pip`"""

    kind: Literal["becomes"] = "becomes"
    target: Expression
    value: Expression


class TurnOverLine(Node):
    """`turn card face up`"""

    kind: Literal["turn_over"] = "turn_over"
    piece: Expression
    facing: str


class SwapLine(Node):
    """`put monk in place of card`"""

    kind: Literal["swap"] = "swap"
    piece: Expression
    other: Expression


MoveStep = (
    Move | MoveAllLine | DrawLine | Fill | ShuffleLine | RollLine | RandomiseLine | Becomes | TurnOverLine | SwapLine
)  # fmt: skip
