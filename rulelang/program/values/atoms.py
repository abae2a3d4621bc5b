"""Atoms: the expressions that hold no other."""

from __future__ import annotations

from typing import Literal

from rulelang.program.nodes import Node


class Number(Node):
    """`3`"""

    kind: Literal["number"] = "number"
    value: int


class Constant(Node):
    """A member of a kind, a piece row, a space, a resource or a seat named in the text; `type` says of what."""

    kind: Literal["constant"] = "constant"
    type: str
    value: int


class Nobody(Node):
    """`nobody`, `nothing`: no player, no piece, no place. -1 at play time."""

    kind: Literal["nobody"] = "nobody"


class PlayerCount(Node):
    """`players`"""

    kind: Literal["player_count"] = "player_count"


class OptionValue(Node):
    """`goal`, where `option goal: 100, 50` was declared."""

    kind: Literal["option_value"] = "option_value"
    name: str


class Local(Node):
    """A name that a step chose or a parameter brought: a slot of the running frame (0 is who does it: `you`)."""

    kind: Literal["local"] = "local"
    slot: int
    type: str


class Bound(Node):
    """`it`, or the class's own name inside a group's `where`: the candidate. Numbered once per expression."""

    kind: Literal["bound"] = "bound"
    number: int
    type: str


class ActivePlayer(Node):
    """`active_player`: whose turn it is, whoever decides at the moment."""

    kind: Literal["active_player"] = "active_player"


class UnderWay(Node):
    """`market_day is under way`: whether a phase or action of this name is running."""

    kind: Literal["under_way"] = "under_way"
    body: str


class Passed(Node):
    """`all have passed`, in the nearest enclosing `turns`."""

    kind: Literal["passed"] = "passed"


class EmptyBundle(Node):
    """`nothing`, as a cost or reward."""

    kind: Literal["empty_bundle"] = "empty_bundle"


Atom = (
    Number | Constant | Nobody | PlayerCount | OptionValue | Local | Bound | ActivePlayer | UnderWay | Passed | EmptyBundle
)  # fmt: skip
