"""`suit is clubs or spades`: what stands after `or` may be one more value that the one before is compared with."""

from __future__ import annotations

from rulelang import ast
from rulelang.complaints.values import is_neither, where_values_end
from rulelang.infer.core import infer
from rulelang.infer.scope import Scope, Typed
from rulelang.program import kinds

_SEVERAL = (ast.AllOf, ast.EachOne, ast.NoneOf, ast.Some)  # of these each one would have to be one or the other
_NO_VALUES = (kinds.TRUTH, kinds.UNKNOWN, kinds.BUNDLE)


def one_more_value(scope: Scope, node: ast.Either, right: Typed) -> ast.Expression | None:
    """`suit is spades`, if that is what `or spades` says; nothing where a truth stands after `or`."""
    if right.type in _NO_VALUES:
        return None
    said = _compared(scope, node.left)
    if said is None or isinstance(said.left, _SEVERAL):
        return None
    if said.negated:
        scope.complain(node, is_neither(*(scope.symbols.text_of(part) for part in (said.left, said.right, node.right))))
        return said
    return said.model_copy(update={"right": node.right, "span": node.right.span})


def values_end(scope: Scope, node: ast.Either) -> bool:
    """Whether a list of values goes on with `and`, which would bind its last value alone; that is a complaint."""
    last = node.right
    while isinstance(last, ast.Both):
        last = last.left
    if last is node.right or (said := _compared(scope, node.left)) is None or infer(scope, last).type in _NO_VALUES:
        return False
    ends = {"end_line": last.span.end_line, "end_column": last.span.end_column}
    values = said.model_copy(update={"span": said.span.model_copy(update=ends)})
    scope.complain(last, where_values_end(scope.symbols.text_of(values)))
    return True


def _compared(scope: Scope, node: ast.Expression) -> ast.Equal | ast.Being | None:
    """The comparison that a list of values goes on with: its values are joined by `or`, and no other truth stands between."""
    match node:
        case ast.Equal(key=None) | ast.Being(key=None):
            return node
        case ast.Either() if infer(scope, node.right).type not in _NO_VALUES:
            return _compared(scope, node.left)
        case ast.Either():
            return _compared(scope, node.right)
    return None
