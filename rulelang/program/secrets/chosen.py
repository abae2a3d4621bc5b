"""Which groups are of pieces that were chosen before: to be paid, or under one name."""

from __future__ import annotations

from rulelang.program.values.atoms import Bound
from rulelang.program.values.expressions import Expression, Group, Logic, Noted, Together


def paid(group: Group) -> bool:
    """Whether a group is of those that are chosen to be paid."""
    asked = _asked_first(group)
    return isinstance(asked, Noted) and asked.of == Bound(number=group.bound, type=group.type)


def together(group: Group) -> Together | None:
    """What says of a group that it is of those that were chosen under one name."""
    asked = _asked_first(group)
    return asked if isinstance(asked, Together) and asked.of == Bound(number=group.bound, type=group.type) else None


def _asked_first(group: Group) -> Expression | None:
    asked = group.where
    while isinstance(asked, Logic) and asked.op == "and":
        asked = asked.left
    return asked
