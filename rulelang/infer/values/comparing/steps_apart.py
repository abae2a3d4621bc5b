"""`distance from A to B` without ways: steps between two spaces of a board, or up and down the names of a kind."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.ast.traversal import nodes
from rulelang.complaints.boards.networks import along_which, no_steps_from_there
from rulelang.infer.core import infer, is_piece
from rulelang.infer.scope import UNKNOWN, Scope, Typed
from rulelang.infer.values.boards.near import distance
from rulelang.infer.values.columns.cells import column_type
from rulelang.infer.values.comparing.with_itself import asks_something, of_two_things
from rulelang.names.symbols import Class
from rulelang.program import kinds

_ENDS = 2  # of a way


def steps_apart(scope: Scope, node: ast.Node, one: ast.Expression, other: ast.Expression) -> Typed:
    """How many steps it is from one to the other: of a board, or up and down the names of a kind."""
    written = one, other
    left, right = of_two_things(scope, written, *_both(scope, one, other))
    if kinds.UNKNOWN in (left.type, right.type):
        return UNKNOWN
    if _on_a_board(scope, left.type) or _on_a_board(scope, right.type):
        return distance(scope, node, one, other)
    for side, there, across in ((one, left, right), (other, right, left)):
        if not _has_names(scope, there.type) or (side is other and there.type != across.type):
            at = across.type if is_piece(scope, there.type) and _has_names(scope, across.type) else None
            return scope.complain(side, no_steps_from_there(scope.symbols.text_of(side), there.type, at))
    if (way := _joined_by(scope, left.type)) is not None:
        return scope.complain(node, along_which(left.type, way.plural))
    asks_something(scope, node, left.node, (other, right.node))
    return Typed(p.StepsApart(of=left.type, one=left.node, other=right.node), kinds.NUMBER)


def _both(scope: Scope, one: ast.Expression, other: ast.Expression) -> tuple[Typed, Typed]:
    """Both ends; a name alone is read as what the other one is."""
    if isinstance(one, ast.Reference) and scope.only_member(one.name):
        second = infer(scope, other)
        return infer(scope, one, second.type), second
    first = infer(scope, one)
    return first, infer(scope, other, first.type)


def _on_a_board(scope: Scope, type: str) -> bool:
    """Whether it is a space, or a piece that may lie on one."""
    classes = set(scope.symbols.classes_of(type))
    held = {name for grid in scope.symbols.grids() for name in scope.symbols.classes_of(grid.holds)}
    return kinds.grid_of(type) is not None or bool(classes & held)


def _has_names(scope: Scope, type: str) -> bool:
    cls = scope.symbols.classes.get(type)
    return cls is not None and cls.form == "kind"


def _joined_by(scope: Scope, kind: str) -> Class | None:
    """What joins names of this kind: a table of which two columns name them, or what is asked about as ways."""
    asked = [
        one.ways.name for one in nodes(scope.symbols.text) if isinstance(one, ast.Far | ast.Joined | ast.Network) and one.ways
    ]
    ways = {scope.symbols.plurals.get(name, name) for name in asked}
    for cls in scope.symbols.classes.values():
        if cls.form == "kind" or cls.name in ways:
            ends = [column for column in cls.columns.values() if column_type(scope.symbols, column) == kind]
            if len(ends) == _ENDS:
                return cls
    return None
