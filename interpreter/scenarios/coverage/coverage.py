"""Which rule lines, branches and table cells the scenarios use: lines that ran, and cells that were read.

The Program of a coverage run has a value of its own behind each cell, so that the trace says which cells were read; it plays
the same match. Figures that the table is laid out with (copies, capacities, supplies, lengths, laws of chains, sides of pieces)
are always used: what they are is for `--mutants` to test.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from pydantic import BaseModel

from interpreter.numbering.grid_laws import SIDES
from interpreter.scenarios.coverage.unasked import CELL, only_read, unasked
from interpreter.scenarios.coverage.unread import ColumnName, column_of, unread
from interpreter.scenarios.report import Coverage, Unused
from interpreter.translate.values.formulas import ranking_lines
from rulelang import program as p
from rulelang.program.nodes import parts

ABOUT = 1_000_000  # the number of a candidate that no rule has
_BRANCHES = (p.Branch, p.Alternative)
_PLAYED = ("values", "modifiers", "bodies", "setup", "round", "triggers", "ends", "scores", "winner", "areas")
_LAID_OUT = ("resources", "tracks", "counters", "roles", "zones", "grids", "chains")


def with_cells(program: p.Program) -> p.Program:
    """The same game, in which each cell of a table is a value with a line."""
    cells = _Cells(program)
    changed = program.model_copy(
        update={
            "kinds": tuple(cells.columns(kind, kind.members) for kind in program.kinds),
            "pieces": tuple(cells.columns(piece, piece.rows) for piece in program.pieces),
        }
    )
    matrices = {matrix.name: cells.matrix(matrix) for matrix in program.matrices}
    if matrices:
        played = {name: _without_matrices(getattr(changed, name), matrices) for name in _PLAYED}
        changed = changed.model_copy(update=played)
    return changed.model_copy(update={"values": (*changed.values, *cells.values)})


class _Cells:
    """Makes the values behind the cells; `lines` finds the line of a cell by its column and row."""

    def __init__(self, program: p.Program) -> None:
        self.values: list[p.Value] = []
        self.lines: dict[tuple[str, str, str], int] = {}
        self.read = {node.column for node in parts(program) if isinstance(node, p.ColumnOf)}  # by rules, not by claims alone
        laid_out = _laid_out(program)
        for number, line in enumerate(program.lines):
            found = CELL.fullmatch(line.address)
            if found and not laid_out & {found[1], found[3]}:
                self.lines[found[1], found[2], found[3]] = number

    def columns(self, owner: Any, rows: tuple[str, ...]) -> Any:
        """The kind or class of pieces with values in its columns."""
        each = owner.sides if isinstance(owner, p.Piece) and owner.rolled else 1
        return owner.model_copy(update={"columns": tuple(self._column(column, rows, each) for column in owner.columns)})

    def _column(self, column: p.Column, rows: tuple[str, ...], each: int) -> p.Column:
        """`each`: how many rows stand for one that is written, as of dice one for each side."""
        if column.name not in self.read:
            return column
        tables = {table for table, _, name in self.lines if name == column.name}
        cells = []
        for number, cell in enumerate(column.cells):
            names = (*rows[number : number + 1], str(number // each + 1))
            found = [self.lines.get((table, name, column.name), -1) for table in sorted(tables) for name in names]
            cells.append(self._value(max(found, default=-1), column.type, cell))
        return column.model_copy(update={"cells": tuple(cells)})

    def matrix(self, matrix: p.Matrix) -> tuple[p.Matrix, list[list[Any]]]:
        """The matrix and the values of its cells."""
        own = [line for (table, _, _), line in sorted(self.lines.items(), key=lambda one: one[1]) if table == matrix.name]
        numbers = iter(own)
        return matrix, [[self._value(next(numbers, -1), matrix.type, cell) for cell in row] for row in matrix.cells]

    def _value(self, line: int, type_: str, cell: p.Expression) -> Any:
        if line < 0 or type_ in ("ability", "text"):
            return cell
        name = f"cell {line}"
        about = next((node for node in parts(cell) if isinstance(node, p.Local)), None)
        if about is None:
            self.values.append(p.Value(name=name, line=line, of=None, bound=None, type=type_, formula=cell))
            return p.ValueOf(name=name, type=type_)
        formula = _replaced(cell, about, p.Bound(number=ABOUT, type=about.type))
        self.values.append(p.Value(name=name, line=line, of=about.type, bound=ABOUT, type=type_, formula=formula))
        return p.ValueOf(name=name, of=about, type=type_)


def _laid_out(program: p.Program) -> set[str]:
    """The tables with two keys and the columns that the table is laid out with."""
    found = {"copies"}
    if any(grid.law is not None and grid.law.sides is not None for grid in program.grids):
        found |= {*SIDES}
    for name in _LAID_OUT:
        for node in parts(getattr(program, name)):
            if isinstance(node, p.CellOf):
                found.add(node.table)
            if isinstance(node, p.ColumnOf):
                found.add(node.column)
    for areas in program.areas:
        found |= {node.column for node in parts((areas.cells, areas.apart, areas.segments)) if isinstance(node, p.ColumnOf)}
    for piece in program.pieces:
        found |= {node.table for node in parts(piece.copies) if isinstance(node, p.CellOf)}
    return found


def _replaced(node: Any, old: p.Local, new: p.Bound) -> Any:
    """A formula about the thing whose row it stands in, as one about a candidate."""
    if isinstance(node, tuple):
        return tuple(_replaced(part, old, new) for part in node)
    if not isinstance(node, BaseModel):
        return node
    if node == old:
        return new
    return node.model_copy(update={name: _replaced(getattr(node, name), old, new) for name in type(node).model_fields})


def _without_matrices(node: Any, matrices: dict[str, tuple[p.Matrix, list[list[Any]]]]) -> Any:
    """The tree with every look into a table with two keys as cases of its keys."""
    if isinstance(node, tuple):
        return tuple(_without_matrices(part, matrices) for part in node)
    if not isinstance(node, BaseModel):
        return node
    fields = {name: _without_matrices(getattr(node, name), matrices) for name in type(node).model_fields if name != "lines"}
    changed = node.model_copy(update={k: v for k, v in fields.items() if v is not getattr(node, k)})
    return _cases(changed, *matrices[changed.table]) if isinstance(changed, p.CellOf) else changed


def _cases(look: p.CellOf, matrix: p.Matrix, cells: list[list[Any]]) -> p.Cases:
    columns = tuple(_key(matrix.column_type, key) for key in matrix.columns)
    rows = tuple(p.Cases(of=look.column, keys=columns, values=tuple(row), type=look.type) for row in cells)
    return p.Cases(of=look.row, keys=tuple(_key(matrix.row_type, key) for key in matrix.rows), values=rows, type=look.type)


def _key(type_: str, key: int) -> Any:
    return p.Number(value=key) if type_ in ("players", "number") else p.Constant(type=type_, value=key)


def coverage(program: p.Program, used: Iterable[int], idle: Mapping[str, str] = MappingProxyType({})) -> Coverage:
    """What of all that can be used was. `idle` are the addresses of clauses that need no use, each with its reason."""
    silent = unread(program)
    wanted = _wanted(program, silent)
    seen = set(used)
    missed = [(program.lines[number], what) for number, what in wanted.items() if number not in seen]
    found = [Unused(line.address, line.file, line.line, what) for line, what in missed]
    found.sort(key=lambda one: (one.file, one.line))
    excused = tuple((one, reason) for one in found if (reason := _reason(one.address, idle)))
    unused = tuple(one for one in found if not _reason(one.address, idle))
    total = len(wanted) - len(excused)
    told = tuple(str(column) for column in silent)
    return Coverage(total - len(unused), total, unused, unasked(program), only_read(program), told, excused)


def _reason(address: str, idle: Mapping[str, str]) -> str:
    """Why what stands at this address needs no use, if it stands in such a clause."""
    return next((reason for clause, reason in idle.items() if address == clause or address.startswith(f"{clause}.")), "")


def _nothing_to_use(program: p.Program) -> set[int]:
    """The lines of cells that say that a piece has no ability."""
    figures = {(piece.name, column.name) for piece in program.pieces for column in piece.columns}
    pieces = {piece.name for piece in program.pieces}
    of_abilities = {
        line for (table, _, name), line in _Cells(program).lines.items() if table in pieces and (table, name) not in figures
    }
    return of_abilities - {ability.line for ability in program.abilities}


def _wanted(program: p.Program, silent: tuple[ColumnName, ...]) -> dict[int, str]:
    """Every line that could be used, and what it is: the lines of steps and declared formulas, branches, and cells, but not of
    columns that are silent."""
    found: dict[int, str] = {}
    for node in parts(program):
        own = [getattr(node, "line", -1)] if not isinstance(node, p.Line | p.Position) else []
        own += node.lines if isinstance(node, p.BundleIf) else []
        for line in own:
            found.setdefault(line, "line")
            if isinstance(node, _BRANCHES):
                found[line] = "branch"
    found |= dict.fromkeys(ranking_lines(program), "line")
    cells = set(_Cells(program).lines.values()) - _nothing_to_use(program)
    found |= {number: "cell" for number in cells if column_of(program.lines[number].address) not in silent}
    found.pop(-1, None)
    return dict(sorted(found.items()))
