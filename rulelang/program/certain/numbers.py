"""Numbers and truths that are certain before any play, for each number of players and each choice of options."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from operator import eq, ge, gt, le, lt, ne
from types import MappingProxyType
from typing import NamedTuple

from rulelang.program.declarations import Chosen, Program
from rulelang.program.values.arithmetic import arithmetic
from rulelang.program.values.atoms import AutomaSeat, Constant, Local, Nobody, Number, OptionValue, PlayerCount
from rulelang.program.values.expressions import Arithmetic, Cases, CellOf, ColumnOf, Compare, Expression, Logic, Not

__all__ = ["COMPARED", "Seating", "certain", "highest", "seated", "seatings"]

MOST_CASES = 200  # of players and options together; beyond that the default options must do
COMPARED: dict[str, Callable[[int, int], bool]] = {"==": eq, "!=": ne, ">=": ge, "<=": le, ">": gt, "<": lt}
_NONE: Mapping[str, int] = MappingProxyType({})


class Seating(NamedTuple):
    """How many play what, and which options they chose: the numbers that stand for the values in play, and the values.

    `automas` has the seat of each automa, -1 of one that does not play; `you` is who does something, where that is thought of.
    """

    players: int
    options: dict[str, int]
    chosen: Chosen
    program: Program
    automas: Mapping[str, int] = _NONE
    you: int | None = None

    def __str__(self) -> str:
        chosen = "".join(f", {name} {value}" for name, value in self.chosen.items())
        return f"{self.players} player{'s' if self.players > 1 else ''}{chosen}"


def seatings(program: Program) -> Iterator[Seating]:
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


def seated(program: Program, players: int, chosen: Chosen) -> Seating:
    """So many players, with these values of the options, and the automas that play then: they sit after the players."""
    meant = {option.name: option.number(chosen[option.name]) for option in program.options}
    table = Seating(players, meant, chosen, program)
    playing = [automa.name for automa in program.automas if certain(automa.condition, table)]
    seats = {name: players + number for number, name in enumerate(playing)}
    return table._replace(automas={automa.name: seats.get(automa.name, -1) for automa in program.automas})


def certain(expression: Expression | None, table: Seating) -> int | None:
    """The value, if it needs no match to be known."""
    match expression:
        case Number() | Constant():
            return expression.value
        case PlayerCount():
            return table.players
        case OptionValue():
            return table.options.get(expression.name)
        case Nobody():
            return -1
        case AutomaSeat():
            return table.automas.get(expression.name)
        case Local(slot=0):
            return table.you
        case Arithmetic():
            return _arithmetic(expression.op, certain(expression.left, table), certain(expression.right, table))
        case Cases():
            return _case(expression, table)
        case ColumnOf():
            return _cell(expression, table)
        case CellOf():
            return _cell_of_two(expression, table)
        case Compare() | Logic() | Not():
            return _truth(expression, table)
    return None


def _truth(condition: Compare | Logic | Not, table: Seating) -> int | None:
    """0 or 1; one side of an `and` or `or` may be enough."""
    if isinstance(condition, Not):
        found = certain(condition.of, table)
        return None if found is None else int(not found)
    left, right = certain(condition.left, table), certain(condition.right, table)
    if isinstance(condition, Logic):
        decides = int(condition.op == "or")
        if decides in (left, right):
            return decides
        return None if None in (left, right) else 1 - decides
    return None if left is None or right is None else int(COMPARED[condition.op](left, right))


def _cell(of: ColumnOf, table: Seating) -> int | None:
    """What the table of a kind says of a member."""
    member = certain(of.of, table)
    columns = [column for kind in table.program.kinds if kind.name == of.owner for column in kind.columns]
    cells = next((column.cells for column in columns if column.name == of.column), ())
    return certain(cells[member], table) if member is not None and 0 <= member < len(cells) else None


def _cell_of_two(of: CellOf, table: Seating) -> int | None:
    """What a table with two keys says."""
    row, column = certain(of.row, table), certain(of.column, table)
    matrix = next(one for one in table.program.matrices if one.name == of.table)
    if row not in matrix.rows or column not in matrix.columns:
        return None
    return certain(matrix.cells[matrix.rows.index(row)][matrix.columns.index(column)], table)


def _arithmetic(op: str, left: int | None, right: int | None) -> int | None:
    if left is None or right is None or op == "exactly" or (right == 0 and op in ("down", "up", "remainder")):
        return None
    return int(arithmetic(op, left, right))


def _case(cases: Cases, table: Seating) -> int | None:
    key = certain(cases.of, table)
    if key is None:
        return None
    for case, value in zip(cases.keys, cases.values, strict=False):
        if certain(case, table) == key:
            return certain(value, table)
    return certain(cases.values[-1], table) if len(cases.values) > len(cases.keys) else None


def highest(expression: Expression, program: Program) -> int | None:
    """The highest value at any table; None if it is not certain at some table."""
    found = [certain(expression, table) for table in seatings(program)]
    return None if None in found or not found else max(value for value in found if value is not None)
