"""`the two of clubs`: a row of a class of pieces by what stands in two of its columns."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from rulelang import ast
from rulelang import program as p
from rulelang.infer.scope import Scope, Typed
from rulelang.names.symbols import Class, Symbols
from rulelang.program import kinds


def named_by_two(scope: Scope, node: ast.Node) -> Typed | None:
    """The only row in which both names stand; nothing where one of them means something else, or there is none or several."""
    if not isinstance(node, ast.Property) or node.key is not None or not isinstance(node.of, ast.Reference):
        return None
    names = node.name, node.of.name
    if not all(_is_member_alone(scope, name) for name in names):
        return None
    found = [(cls.name, row) for cls in scope.symbols.classes.values() for row in _rows(scope.symbols, cls, *names)]
    if len(found) != 1:
        return None
    [(piece, row)] = found
    return Typed(p.Constant(type=kinds.row_of(piece), value=row), kinds.row_of(piece))


def _is_member_alone(scope: Scope, name: str) -> bool:
    return scope.only_member(name) and name not in scope.symbols.words


def _rows(symbols: Symbols, cls: Class, first: str, second: str) -> Iterator[int]:
    """The rows of a class of pieces in which the two names stand, each in a column of its own."""
    if cls.form != "piece" or cls.name in symbols.unions:
        return
    columns = [[cell.text for cell in column.cells] for column in cls.columns.values()]
    pairs = [list(zip(one, other, strict=True)) for one, other in permutations(columns, 2) if len(one) == len(other)]
    yield from sorted({row for pair in pairs for row, cells in enumerate(pair) if cells == (first, second)})
