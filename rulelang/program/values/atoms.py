"""Atoms: the expressions that hold no other."""

from __future__ import annotations

from rulelang.program.nodes import Kinded

NO_LIMIT = 2**63 - 1  # `no limit`: more than every number that comes up in play; no text has a number as large


class Number(Kinded):
    """`3`; `no limit` is NO_LIMIT"""

    value: int


class Constant(Kinded):
    """A member of a kind, a piece row, a space, a resource or a seat named in the text; `type` says of what."""

    type: str
    value: int


class Nobody(Kinded):
    """`nobody`, `nothing`: no player, no piece, no place. -1 at play time."""


class PlayerCount(Kinded):
    """`players`"""


class OptionValue(Kinded):
    """`goal`, where `option goal: 100, 50` was declared; of names the number of the member."""

    name: str


class Local(Kinded):
    """A name that a step chose or a parameter brought: a slot of the running frame (0 is who does it: `you`)."""

    slot: int
    type: str


class Bound(Kinded):
    """`it`, or the class's own name inside a group's `where`: the candidate. Numbered once per expression."""

    number: int
    type: str


class ActivePlayer(Kinded):
    """`active_player`: whose turn it is, whoever decides at the moment."""


class AutomaSeat(Kinded):
    """`countess`, where `automa countess …` was declared: its seat, after those of the players; nobody where it does not play."""

    name: str


class UnderWay(Kinded):
    """`market_day is under way`: whether a phase or action of this name is running."""

    body: str


class Passed(Kinded):
    """`all have passed`, in the nearest enclosing `turns`; `but_one`: or all but one have."""

    but_one: bool = False


class EmptyBundle(Kinded):
    """`nothing`, as a cost or reward."""


Atom = (
    Number | Constant | Nobody | PlayerCount | OptionValue | Local | Bound | ActivePlayer | AutomaSeat | UnderWay | Passed
    | EmptyBundle
)  # fmt: skip
