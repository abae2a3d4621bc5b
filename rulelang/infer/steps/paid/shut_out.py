"""A condition of what is paid that no stand-in meets: `where its colour is red` leaves out what only counts as any colour."""

from __future__ import annotations

from typing import NamedTuple

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.pieces_paid import shuts_stand_ins_out
from rulelang.infer.core import truth
from rulelang.infer.scope import Candidate, Scope, Typed
from rulelang.infer.values.chains import stand_ins_named
from rulelang.infer.values.columns.cells import column_type
from rulelang.infer.values.properties import property_of
from rulelang.names.symbols import Symbols
from rulelang.program import kinds
from rulelang.program.nodes import parts

_TURNED_ROUND = {"<": ">", "<=": ">="}  # `2 is less than its rank` for `its rank is more than 2`


class _Asked(NamedTuple):
    """The condition of what is paid, and the candidate that it speaks of, a piece of a class."""

    scope: Scope
    where: p.Expression
    one: p.Bound
    type: str


def tell_who_is_shut_out(scope: Scope, node: ast.PayPieces | ast.PayRun | ast.PaySum, type: str) -> None:
    """Complains of a condition that asks a column of what stands for any of its cells, and does not speak of the stand-in."""
    stand_ins = [line for line in scope.symbols.text.declarations if isinstance(line, ast.StandsFor)]
    if node.where is None or not stand_ins:
        return
    said = len(scope.symbols.diagnostics)
    one = p.Bound(number=scope.frame.new_bound(), type=type)
    asked = _Asked(scope, truth(scope.asking(Candidate(one, type, type)), node.where), one, type)
    scope.symbols.forget_complaints(said)
    for line in stand_ins:
        meant = [one for one in stand_ins_named(scope.symbols, line.name) if one.piece in scope.symbols.classes_of(type)]
        if meant and not any(_speaks_of(asked.where, one) for one in meant) and _shuts_out(asked, line.column, meant):
            text = "…" if isinstance(node.where, ast.Both) else scope.symbols.text_of(node.where)
            called = kinds.with_article(line.name) if line.name in scope.symbols.classes else line.name
            scope.complain(node.where, shuts_stand_ins_out(line.name, called, line.column, text))


def _speaks_of(where: p.Expression, stand_in: p.StandIn) -> bool:
    """Whether a condition asks by name whether something is the stand-in."""
    of_row = p.Constant(type=kinds.row_of(stand_in.piece), value=-1 if stand_in.row is None else stand_in.row)
    return any((isinstance(part, p.IsA) and part.type == stand_in.piece) or part == of_row for part in parts(where))


def _shuts_out(asked: _Asked, column: str, stand_ins: list[p.StandIn]) -> bool:
    """Whether what is said of a column holds of none of them."""
    own = _column(asked, column)
    cells = [cell for stand_in in stand_ins for cell in _cells(asked.scope.symbols, stand_in, column)]
    for test in _tests_in(asked.where):
        if isinstance(test, p.Compare) and own in (test.left, test.right):
            turned = test.left != own
            op, other = (_TURNED_ROUND.get(test.op), test.left) if turned else (test.op, test.right)
            too_low = op in (">", ">=") and not any(_may_exceed(cell, op, other) for cell in cells)
            if too_low or (test.op == "==" and other not in cells):
                return True
    return False


def _may_exceed(cell: p.Expression, op: str, other: p.Expression) -> bool:
    """Whether the number that a stand-in has of its own can be more than this, or as much; nothing, or 0, is none."""
    if not isinstance(cell, p.Number) or not isinstance(other, p.Number):
        return cell not in (p.Nobody(), p.Number(value=0))
    return cell.value > other.value or (op == ">=" and cell.value == other.value)


def _tests_in(where: p.Expression) -> list[p.Expression]:
    """What must hold of each, and what of each by one of two ways."""
    if isinstance(where, p.Logic):
        return [*_tests_in(where.left), *_tests_in(where.right)]
    return [where]


def _column(asked: _Asked, column: str) -> p.Expression | None:
    """What the candidate has in a column; nothing, if it has none."""
    said = len(asked.scope.symbols.diagnostics)
    found = property_of(asked.scope, asked.scope.symbols.text, column, Typed(asked.one, asked.type))
    silent = len(asked.scope.symbols.diagnostics) == said
    asked.scope.symbols.forget_complaints(said)
    return found.node if silent else None


def _cells(symbols: Symbols, stand_in: p.StandIn, name: str) -> list[p.Expression]:
    """What a stand-in has in a column itself."""
    column = symbols.classes[stand_in.piece].columns.get(name)
    if column is None or column_type(symbols, column) == kinds.UNKNOWN:
        return []
    return column.nodes if stand_in.row is None else [column.nodes[stand_in.row]]
