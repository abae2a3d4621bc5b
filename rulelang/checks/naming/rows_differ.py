"""Rows without names are all different: equal ones are one row with more copies."""

from __future__ import annotations

from collections.abc import Iterable

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.complaint import FIRST_HERE
from rulelang.complaints.tables import row_there_already
from rulelang.names.symbols import Class, Column, Symbols
from rulelang.text.diagnostics import Also
from rulelang.text.source import Span


def rows_differ(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Compares the rows of each class of pieces whose rows have no names."""
    for piece in program.pieces:
        cls = symbols.classes[piece.name]
        if not cls.named and _telling(cls):
            _compare(symbols, cls, range(0, len(cls.members), piece.sides or 1))


def _telling(cls: Class) -> list[Column]:
    """The columns that tell the rows apart: what is up of a die is no part of its row."""
    return [column for name, column in cls.columns.items() if name != "copies" and column.cells]


def _compare(symbols: Symbols, cls: Class, rows: Iterable[int]) -> None:
    columns = _telling(cls)
    first: dict[tuple[str, ...], Span] = {}
    for row in rows:
        cells = tuple(column.cells[row].text for column in columns)
        cell = columns[0].cells[row]
        if cells in first:
            also = Also(file=cell.file, span=first[cells], text=FIRST_HERE)
            symbols.complain(cell.span, row_there_already(), also=(also,), file=cell.file)
        else:
            first[cells] = cell.span
