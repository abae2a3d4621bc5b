"""`there is a player whose flag is your flag`: what is always so of oneself is no question about the players."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.groups import so_of_oneself
from rulelang.infer.scope import Scope
from rulelang.program import kinds
from rulelang.program.nodes import Node

_SO_OF_THE_SAME = ("==", ">=", "<=")


def not_of_oneself(scope: Scope, node: ast.Some | ast.NoneOf, group: p.Group) -> None:
    """Complains where some player is asked for who is as `you` are, and `you` are one of those."""
    if group.type != kinds.PLAYER or group.owner is not None or group.where is None or scope.you is None:
        return
    if _always_so(group.where, p.Bound(number=group.bound, type=kinds.PLAYER), scope.you):
        scope.complain(node.group, so_of_oneself(scope.symbols.text_of(node.group), no=isinstance(node, ast.NoneOf)))


def _always_so(condition: p.Expression, candidate: p.Bound, you: p.Expression) -> bool:
    """Whether a condition holds of `you`, whatever is on the table."""
    if isinstance(condition, p.Logic) and condition.op == "and":
        return _always_so(condition.left, candidate, you) and _always_so(condition.right, candidate, you)
    if not isinstance(condition, p.Compare) or condition.op not in _SO_OF_THE_SAME:
        return False
    return _the_same(condition.left, condition.right, candidate, you)


def _the_same(one: object, other: object, candidate: p.Bound, you: p.Expression) -> bool:
    """Whether two figures are one, where the candidate is `you`."""
    if one == other or (one == candidate and other == you) or (one == you and other == candidate):
        return True
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        return all(_the_same(left, right, candidate, you) for left, right in zip(one, other, strict=True))
    if not isinstance(one, Node) or type(one) is not type(other):
        return False
    return all(_the_same(getattr(one, name), getattr(other, name), candidate, you) for name in type(one).model_fields)
