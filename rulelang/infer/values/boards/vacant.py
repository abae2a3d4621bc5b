"""Spaces and places on which something lies, or nothing: what `empty` and `occupied` before a class say."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.infer.others import VACANT
from rulelang.infer.scope import Scope
from rulelang.infer.values.places import places


def vacancy(scope: Scope, node: ast.Group) -> p.Expression | None:
    """That nothing lies on the candidate, or something; nothing where neither is said."""
    if node.whose not in VACANT:
        return None
    it = ast.Reference(span=node.span, name="it")
    empty = p.PlaceState(state="empty", places=places(scope, it))
    return empty if node.whose == "empty" else p.Not(of=empty)
