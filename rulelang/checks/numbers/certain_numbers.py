"""Numbers that are certain before any play, for each number of players and each choice of options."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple

from rulelang import program as p
from rulelang.program.values.arithmetic import arithmetic

MOST_CASES = 200  # of players and options together; beyond that the default options must do


class Seating(NamedTuple):
    """How many play what, and which options they chose: the numbers that stand for the values in play, and the values."""

    players: int
    options: dict[str, int]
    chosen: p.Chosen
    program: p.Program

    def __str__(self) -> str:
        chosen = "".join(f", {name} {value}" for name, value in self.chosen.items())
        return f"{self.players} player{'s' if self.players > 1 else ''}{chosen}"


def seatings(program: p.Program) -> Iterator[Seating]:
    """Every number of players with every choice of options; the defaults first."""
    numbers = range(program.min_players, program.max_players + 1)
    values = [option.values for option in program.options]
    size = len(numbers)
    for several in values:
        size *= len(several)
    choices: Iterable[tuple[int | str, ...]] = (
        product(*values) if size <= MOST_CASES else [tuple(several[0] for several in values)]
    )
    for chosen in choices:
        said = {option.name: value for option, value in zip(program.options, chosen, strict=True)}
        yield from (seated(program, players, said) for players in numbers)


def seated(program: p.Program, players: int, chosen: p.Chosen) -> Seating:
    """So many players, with these values of the options."""
    meant = {option.name: option.number(chosen[option.name]) for option in program.options}
    return Seating(players, meant, chosen, program)


def certain(expression: p.Expression | None, table: Seating) -> int | None:
    """The value, if it needs no match to be known."""
    match expression:
        case p.Number():
            return expression.value
        case p.PlayerCount():
            return table.players
        case p.OptionValue():
            return table.options.get(expression.name)
        case p.Constant():
            return expression.value
        case p.Arithmetic():
            return _arithmetic(expression.op, certain(expression.left, table), certain(expression.right, table))
        case p.Cases():
            return _case(expression, table)
        case p.ColumnOf():
            return _cell(expression, table)
        case p.CellOf():
            return _cell_of_two(expression, table)
    return None


def _cell(of: p.ColumnOf, table: Seating) -> int | None:
    """What the table of a kind says of a member."""
    member = certain(of.of, table)
    columns = [column for kind in table.program.kinds if kind.name == of.owner for column in kind.columns]
    cells = next((column.cells for column in columns if column.name == of.column), ())
    return certain(cells[member], table) if member is not None and 0 <= member < len(cells) else None


def _cell_of_two(of: p.CellOf, table: Seating) -> int | None:
    """What a table with two keys says."""
    row, column = certain(of.row, table), certain(of.column, table)
    matrix = next(one for one in table.program.matrices if one.name == of.table)
    if row not in matrix.rows or column not in matrix.columns:
        return None
    return certain(matrix.cells[matrix.rows.index(row)][matrix.columns.index(column)], table)


def _arithmetic(op: str, left: int | None, right: int | None) -> int | None:
    if left is None or right is None or (right == 0 and op in ("down", "up", "remainder")):
        return None
    return arithmetic(op, left, right)


def _case(cases: p.Cases, table: Seating) -> int | None:
    key = certain(cases.of, table)
    if key is None:
        return None
    for case, value in zip(cases.keys, cases.values, strict=False):
        if certain(case, table) == key:
            return certain(value, table)
    return certain(cases.values[-1], table) if len(cases.values) > len(cases.keys) else None


def highest(expression: p.Expression, program: p.Program) -> int | None:
    """The highest value at any table; None if it is not certain at some table."""
    found = [certain(expression, table) for table in seatings(program)]
    return None if None in found or not found else max(value for value in found if value is not None)
