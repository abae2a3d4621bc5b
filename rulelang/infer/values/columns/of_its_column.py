"""`card is red`, `card that is red and open`: what is said of a thing by what stands in its only such column (0207)."""

from __future__ import annotations

from rulelang import ast
from rulelang.infer.core import infer
from rulelang.infer.scope import Scope, Typed
from rulelang.infer.values.columns.cells import column_type
from rulelang.program import kinds

Said = ast.Equal | ast.Being
_SEVERAL = (ast.EachOne, ast.NoneOf, ast.Some)


def columns_with(scope: Scope, of: str, type: str) -> list[str]:
    """The columns of a class in which such things stand."""
    cls = scope.symbols.classes.get(of)
    columns = () if cls is None or type == kinds.UNKNOWN else cls.columns.values()
    return [one.name for one in columns if column_type(scope.symbols, one) == type]


def by_its_column(scope: Scope, node: Said, left: Typed, right: Typed) -> Said | None:
    """`colour of card is red`, if `card is red` says that; nothing where no column, or more than one, holds a colour."""
    columns = columns_with(scope, left.type, right.type)
    if len(columns) != 1 or not isinstance(node.right, ast.Reference):
        return None
    asked = ast.Property(span=node.left.span, name=columns[0], of=node.left)
    return node.model_copy(update={"left": asked})


def one_more_column(scope: Scope, node: ast.Both) -> Said | None:
    """`it is open`, if that is what `it is red and open` says; nothing where a truth stands after `and`."""
    said, before = node.left, list[ast.Node]()
    while isinstance(said, ast.Both):
        more = isinstance(said.right, ast.Reference)
        before += [said.right] if more else []
        said = said.left if more else said.right
    if not isinstance(said, ast.Equal | ast.Being) or said.negated or said.key is not None or isinstance(said.left, _SEVERAL):
        return None
    if not isinstance(node.right, ast.Reference) or not scope.only_member(node.right.name):
        return None
    of = _class_of(scope, said.left)
    own, *taken = (columns_with(scope, of, infer(scope, one).type) for one in (node.right, said.right, *before))
    if len(own) != 1 or not taken[0] or own in taken:
        return None
    return said.model_copy(update={"right": node.right, "span": node.right.span})


def _class_of(scope: Scope, node: ast.Node) -> str:
    """The class of a thing, or of each of several."""
    if isinstance(node, ast.AllOf):
        return scope.symbols.plurals.get(node.group.name, node.group.name)
    return infer(scope, node).type
