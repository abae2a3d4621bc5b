"""Tables with two keys: `required of adventurer for calling`, and where the second is the number of players, `pages of craft`."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.keys import for_which
from rulelang.infer.core import infer, insist
from rulelang.infer.scope import UNKNOWN, Scope, Typed
from rulelang.infer.values.columns.cells import matrix_type
from rulelang.infer.values.counted import only_asked
from rulelang.names.symbols import Matrix
from rulelang.program import kinds


def cell_of(scope: Scope, node: ast.Node, name: str, row: Typed, key: ast.Node | None) -> Typed | None:
    """What a table says of its row for a key; nothing if there is no such table."""
    matrix = scope.symbols.matrices.get(name)
    if matrix is None or (row.type == kinds.PLAYER and matrix.row_type != kinds.PLAYER):  # a score may have its name
        return None
    if key is None and matrix.column_type != "players":
        return scope.complain(node, for_which(name, matrix.row_type, matrix.column_type), word=name)
    column = p.PlayerCount() if key is None else keyed(scope, key, infer(scope, key, matrix.column_type), matrix.column_type)
    return cell(scope, node, matrix, keyed(scope, node, row, matrix.row_type), column)


def cell(scope: Scope, node: ast.Node, matrix: Matrix, row: p.Expression, column: p.Expression) -> Typed:
    """What stands in a table, or a complaint where it may only be asked for."""
    type = matrix_type(scope.symbols, matrix)
    return only_asked(scope, node, Typed(p.CellOf(table=matrix.name, row=row, column=column, type=type), type))


def keyed(scope: Scope, node: ast.Node, given: Typed, type: str) -> p.Expression:
    """A key of a table: of the class that the table is by, or a piece of it."""
    if type == "players":
        return insist(scope, node, given, kinds.NUMBER)
    if given.type == kinds.row_of(type):
        return given.node
    if given.type == type and scope.symbols.classes[type].form == "piece":
        return p.RowOf(of=given.node)
    return UNKNOWN.node if given.type == kinds.UNKNOWN else insist(scope, node, given, type)
