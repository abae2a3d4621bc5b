"""What all that are meant have alike: `rank of the card in trick with the highest rank` is one number, however many have it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulelang import program as p
from rulelang.infer.scope import Typed
from rulelang.program.nodes import parts


def alike(found: Typed, owner: Typed) -> Typed:
    """What is asked of the only one of a group, read of its first where what is said of the group makes it the same for all.

    So with what they are ranked by, and what a condition says it is: `suit of the card in trick whose suit is led`.
    """
    the = owner.node
    if not isinstance(the, p.EndOf) or the.end != "only":
        return found
    first, bound = the.model_copy(update={"end": "first"}), the.group.bound
    for fixed in _fixed(the.group):
        if _said_of(fixed, bound, the) == found.node:
            return found._replace(node=_said_of(fixed, bound, first))
    return found


def _fixed(group: p.Group) -> Iterator[p.Expression]:
    """What is the same of all in a group."""
    if group.rank_by is not None:
        yield from (group.rank_by, *(rank.by for rank in group.then_by))
    for condition in p.conjuncts(group.where):
        if isinstance(condition, p.Compare) and condition.op == "==":
            sides = condition.left, condition.right
            yield from (one for one, other in (sides, sides[::-1]) if not _speaks_of(other, group.bound))


def _speaks_of(node: p.Expression, bound: int) -> bool:
    return any(isinstance(part, p.Bound) and part.number == bound for part in parts(node))


def _said_of(node: Any, bound: int, one: p.Expression) -> Any:
    """An expression, said of one thing instead of the candidate."""
    if isinstance(node, p.Bound):
        return one if node.number == bound else node
    if isinstance(node, p.Node):
        return node.model_copy(update={name: _said_of(value, bound, one) for name, value in node.__dict__.items()})
    return tuple(_said_of(part, bound, one) for part in node) if isinstance(node, tuple) else node
