"""`choose card in your hand whose suit is led, or any if there is none`: a condition that counts only where it can be met."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.choices import none_of_what
from rulelang.infer.scope import Scope
from rulelang.infer.values.groups import group


def or_any(scope: Scope, node: ast.ChooseLine, found: p.Group) -> p.Group:
    """The candidates, and all that are such but for the `where` if none meets it."""
    if node.fallback is None:
        return found
    if node.group.where is None:
        scope.complain(node, none_of_what(), word="or any")
    if node.group.where is None or found.where is None or len(scope.symbols.diagnostics) > 0:
        return found
    again, _ = group(scope, node.group.model_copy(update={"ranked": None}))
    none = p.Fold(op="no", group=again)
    if node.group.partaking is None:
        return found.model_copy(update={"where": p.Logic(op="or", left=found.where, right=none)})
    assert isinstance(found.where, p.Logic)  # who is in or out, and the condition
    own = p.Logic(op="or", left=found.where.right, right=none)
    return found.model_copy(update={"where": found.where.model_copy(update={"right": own})})
