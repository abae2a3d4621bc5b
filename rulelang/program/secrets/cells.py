"""The formulas in the cells of tables: what they read is read wherever the column is asked for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rulelang.program.declarations import Kind, Piece, Program
from rulelang.program.values.atoms import Constant, Nobody, Number
from rulelang.program.values.expressions import Expression

ROW = 1  # the slot of whose row it is, in a cell

PLAIN = Number | Constant | Nobody


def formulas_in_cells(program: Program) -> Mapping[tuple[str, str], tuple[Expression, ...]]:
    """By table and column, each different formula of the cells once; a table with two keys has one column without a name."""
    found = {}
    tables: list[Kind | Piece] = [*program.kinds, *program.pieces]
    for table in tables:
        for column in table.columns:
            found[table.name, column.name] = _formulas(column.cells)
    for matrix in program.matrices:
        found[matrix.name, ""] = _formulas(cell for row in matrix.cells for cell in row)
    return {key: cells for key, cells in found.items() if cells}


def _formulas(cells: Iterable[Expression]) -> tuple[Expression, ...]:
    return tuple(dict.fromkeys(cell for cell in cells if not isinstance(cell, PLAIN)))
