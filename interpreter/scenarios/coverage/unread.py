"""Columns that no rule reads: printed on the cards, as texts are, and nothing in play comes of them.

A column is read if a rule asks for it, or a cell of a column that is read. What the table is laid out with is read before any
rule is: copies, sides of tiles, what the backs of pieces show.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from interpreter.numbering.grid_laws import SIDES
from interpreter.scenarios.coverage.unasked import CELL
from rulelang import program as p
from rulelang.program.nodes import parts

Owner = p.Kind | p.Piece


class ColumnName(NamedTuple):
    """A column as the addresses of its cells name it: `piece card[fox].banner` stands in `card.banner`."""

    table: str
    column: str

    def __str__(self) -> str:
        return f"{self.table}.{self.column}"


def column_of(address: str) -> ColumnName | None:
    """The column in which a cell stands; None of what is no cell."""
    found = CELL.fullmatch(address)
    return ColumnName(found[1], found[3]) if found else None


def unread(program: p.Program) -> tuple[ColumnName, ...]:
    """The columns of figures and names that no rule reads, in the order of the text."""
    read = _read(program)
    idle = [
        (owner, column.name) for owner in _owners(program) for column in owner.columns if (owner.name, column.name) not in read
    ]
    matrices = {matrix.name for matrix in program.matrices if (matrix.name, "") not in read}
    owners = {owner.name for owner in _owners(program)}
    found = []
    for name, rows in _rows(program).items():
        tables = [owner for owner, column in idle if column == name.column and _may_stand_in(owner, name.table, rows, owners)]
        if tables or name.table in matrices:
            found.append(name)
    return tuple(found)


def _owners(program: p.Program) -> list[Owner]:
    return [*program.kinds, *program.pieces]


def _rows(program: p.Program) -> dict[ColumnName, set[str]]:
    """Every column of every table, with the names of its rows."""
    rows: dict[ColumnName, set[str]] = {}
    for line in program.lines:
        if found := CELL.fullmatch(line.address):
            rows.setdefault(ColumnName(found[1], found[3]), set()).add(found[2])
    return rows


def _may_stand_in(owner: Owner, table: str, rows: set[str], owners: set[str]) -> bool:
    """Whether columns of this table are the owner's: it is called so, or has a name of its own and the rows of the owner."""
    if table in owners:
        return table == owner.name
    names = owner.members if isinstance(owner, p.Kind) else owner.rows
    return rows == set(names)


def _read(program: p.Program) -> set[tuple[str, str]]:
    """What is read, each as its owner and the column; of a table with two keys the table alone."""
    cells: dict[tuple[str, str], Any] = {
        (owner.name, column.name): column.cells for owner in _owners(program) for column in owner.columns
    }
    cells |= {(matrix.name, ""): matrix.cells for matrix in program.matrices}
    read: set[tuple[str, str]] = set()
    waiting = [*_laid_out(program), *_asked(program, _without_cells(program))]
    while waiting:
        one = waiting.pop()
        if one not in read:
            read.add(one)
            waiting += _asked(program, cells.get(one, ()))
    return read


def _laid_out(program: p.Program) -> Iterator[tuple[str, str]]:
    """What is read without a rule that asks: the backs of pieces, and their sides where a grid has a law."""
    yield from ((piece.name, piece.back) for piece in program.pieces if piece.back is not None)
    if any(grid.law is not None and grid.law.sides is not None for grid in program.grids):
        yield from ((piece.name, side) for piece in program.pieces for side in SIDES)


def _asked(program: p.Program, nodes: object) -> Iterator[tuple[str, str]]:
    """What these nodes ask for; of a class that is several, in the tables of all of them."""
    unions = {union.name: union.classes for union in program.unions}
    for node in parts(nodes):
        if isinstance(node, p.ColumnOf):
            yield from ((owner, node.column) for owner in (node.owner, *unions.get(node.owner, ())))
        elif isinstance(node, p.CellOf):
            yield node.table, ""


def _without_cells(program: p.Program) -> p.Program:
    """The Program with nothing in its tables."""
    kinds = tuple(kind.model_copy(update={"columns": ()}) for kind in program.kinds)
    pieces = tuple(piece.model_copy(update={"columns": ()}) for piece in program.pieces)
    return program.model_copy(update={"kinds": kinds, "pieces": pieces, "matrices": ()})
