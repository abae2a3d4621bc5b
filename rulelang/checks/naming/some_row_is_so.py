"""What is asked of the columns of one thing is so in some row of its table: else it never comes to be."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import is_of_the_base, placed, span_of_part
from rulelang.complaints.tables import no_row_is_so
from rulelang.names.symbols import Symbols
from rulelang.program import kinds
from rulelang.program.certain.numbers import COMPARED
from rulelang.text.source import Span

Table = p.Piece | p.Kind


def some_row_is_so(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains about conditions of which the table says that they never are so; quiet where a cell is worked out.

    Of what a variant is based on, conditions may be left that its own rows decide.
    """
    declared: list[Table] = [*program.kinds, *program.pieces]
    tables = {one.name: one for one in declared}
    classes = {name: (name,) for name in tables} | {union.name: union.classes for union in program.unions}
    within: set[int] = set()  # what is a part of a condition that was looked at
    told: set[Span] = set()
    for part, line, name in placed(program):
        if id(part) in within or not isinstance(part, p.Logic | p.Compare):
            continue
        conditions = list(_all_of(part, within))
        for type in sorted({one.left.owner for one in conditions if isinstance(one.left, p.ColumnOf)} & classes.keys()):
            found = [tables[one] for one in classes[type]]
            span = span_of_part(symbols, text, line, name)
            if _never(conditions, type, found) and span not in told and not is_of_the_base(symbols, span):
                told.add(span)
                symbols.complain(span, no_row_is_so(type), symbols.also(symbols.words[type]) if type in symbols.words else ())


def _all_of(condition: p.Node, within: set[int]) -> Iterator[p.Compare]:
    """The comparisons that must all hold."""
    within.add(id(condition))
    if isinstance(condition, p.Logic) and condition.op == "and":
        yield from _all_of(condition.left, within)
        yield from _all_of(condition.right, within)
    elif isinstance(condition, p.Compare):
        yield condition


def _never(conditions: list[p.Compare], type: str, tables: list[Table]) -> bool:
    """Whether for one thing of a class no row is as all of these ask; of nothing nothing is asked by its name."""
    asked = [one for one in conditions if isinstance(one.left, p.ColumnOf) and one.left.owner == type]
    for of in dict.fromkeys(one.left.of for one in asked if isinstance(one.left, p.ColumnOf)):
        about = [one for one in conditions if isinstance(one.left, p.ColumnOf | p.RowOf) and one.left.of == of]
        named = any(one.op == "==" and isinstance(one.right, p.Constant) for one in about)
        if named and not any(_may_be(about, table, row) for table in tables for row in range(_rows(table))):
            return True
    return False


def _rows(table: Table) -> int:
    return len(table.rows if isinstance(table, p.Piece) else table.members)


def _may_be(conditions: list[p.Compare], table: Table, row: int) -> bool:
    """Whether a row can be as all of these ask: what is not certain may be."""
    cells = {column.name: column.cells[row] for column in table.columns}
    return all(_holds(one, table.name, row, cells) for one in conditions)


def _holds(condition: p.Compare, table: str, row: int, cells: dict[str, p.Expression]) -> bool:
    asked, other = condition.left, condition.right
    if isinstance(asked, p.RowOf):
        if not isinstance(other, p.Constant) or condition.op != "==":
            return True
        return other.type == kinds.row_of(table) and other.value == row
    cell = cells.get(asked.column) if isinstance(asked, p.ColumnOf) else None
    if isinstance(cell, p.Nobody) and isinstance(other, p.Constant):
        return condition.op != "=="
    if isinstance(cell, p.Constant) and isinstance(other, p.Constant) and cell.type == other.type:
        return COMPARED[condition.op](cell.value, other.value)
    if isinstance(cell, p.Number) and isinstance(other, p.Number):
        return COMPARED[condition.op](cell.value, other.value)
    return True
