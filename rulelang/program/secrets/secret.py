"""A secret, and what is known of the names in reach of an expression that might tell one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from rulelang.program.values.atoms import Bound, Local
from rulelang.program.values.expressions import Expression, Logic, Not, PieceState, TopOf

__all__ = ["TOP", "Known", "Secret", "Secrets", "face_up"]

TOP = -1  # for a slot: not a piece that a name is for, but the one on top


class Secret(NamedTuple):
    """What lies in a zone, or a number, where not everybody may know it."""

    zone: str  # its name, or that of the grid, counter or resource
    seen_by: str  # who sees it: owner, others, nobody; some: who laid it there
    owner: Expression | None  # whose zone it is, in the words of who reads; None: nobody's, or several players'
    sure: bool  # whether the value certainly hangs on it
    piece: int | None = None  # the slot of the piece that it is about, or TOP; None: any that lies there
    down: bool = False  # only what lies there face down
    back: bool = False  # it lies in a hidden place where everybody sees its back


Secrets = frozenset[Secret]


@dataclass(frozen=True)
class Known:
    """What is known of the names in reach: the secrets that the piece of a name is, and which player a candidate is."""

    bound: Mapping[int, Secrets] = field(default_factory=dict)
    local: Mapping[int, Secrets] = field(default_factory=dict)
    player: Mapping[int, Expression] = field(default_factory=dict)
    up: frozenset[Expression] = frozenset()  # the pieces that certainly lie face up

    def seeing(self, condition: object, truth: bool = True) -> Known:
        """The same where a condition is so, or is not so."""
        found = face_up(condition, truth)
        return Known(self.bound, self.local, self.player, self.up | found) if found else self


def face_up(condition: object, truth: bool = True) -> frozenset[Expression]:
    """The pieces that certainly lie face up if a condition is so, or is not so."""
    match condition:
        case PieceState(state="face up" | "face down", of=Local() | Bound() | TopOf()):
            return frozenset([condition.of] if (condition.state == "face up") is truth else [])
        case Not():
            return face_up(condition.of, not truth)
        case Logic():
            left, right = face_up(condition.left, truth), face_up(condition.right, truth)
            return left | right if (condition.op == "and") is truth else left & right
    return frozenset()
