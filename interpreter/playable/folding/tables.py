"""What stands in tables, and tables of what is made of that: a number is looked up once, and nothing is made of it in play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from interpreter import form as n
from interpreter.paying import demands
from interpreter.playable.folding.certain import certain
from interpreter.playable.folding.folding import Folding, simpler
from interpreter.playable.folding.numbers import COMPARED
from rulelang.program.values.arithmetic import arithmetic

LONGEST = 600  # so many rows: of longer tables no others are made


@simpler(n.Lookup)
def _looked_up(fold: Folding, e: n.Lookup) -> n.Node | None:
    match e.index:
        case n.Constant(value=int() as row) if -len(e.table) <= row < len(e.table):
            return n.Constant(e.table[row])
        case n.Lookup(table=inner, index=index) if all(type(one) is int and -len(e.table) <= one < len(e.table) for one in inner):
            return fold.made(n.Lookup(tuple([e.table[one] for one in inner]), index))
    rows = fold.numbers_at(e.index)
    if not rows or rows[0] < -len(e.table) or rows[-1] >= len(e.table) or not certain(e.index):
        return None
    return n.Constant(e.table[rows[0]]) if all(e.table[row] == e.table[rows[0]] for row in rows) else None


@simpler(n.Cell)
def _cell(fold: Folding, e: n.Cell) -> n.Node | None:
    cells = {(row, column): cell for row, column, cell in fold.numbers.matrices[e.table]}
    absent = e.absent.value
    match e.row, e.column:
        case n.Constant(value=row), n.Constant(value=column):
            return n.Constant(cells.get((row, column), absent))
        case n.Lookup(table=rows, index=index), n.Constant(value=column):
            return fold.made(n.Lookup(tuple([cells.get((row, column), absent) for row in rows]), index))
        case n.Constant(value=row), n.Lookup(table=columns, index=index):
            return fold.made(n.Lookup(tuple([cells.get((row, column), absent) for column in columns]), index))
        case n.Name(), n.Constant(value=column) if (rows_of := fold.numbers_at(e.row)) and rows_of[0] >= 0:
            return fold.made(n.Lookup(tuple([cells.get((row, column), absent) for row in range(rows_of[-1] + 1)]), e.row))
        case n.Constant(value=row), n.Name() if (columns_of := fold.numbers_at(e.column)) and columns_of[0] >= 0:
            return fold.made(n.Lookup(tuple([cells.get((row, one), absent) for one in range(columns_of[-1] + 1)]), e.column))
    return None


# ---------------------------------------------------------------------------------- what is made of what stands in tables
@simpler(n.Arithmetic)
def _reckoned(fold: Folding, e: n.Arithmetic) -> n.Node | None:
    return by_rows(fold, (e.left, e.right), lambda left, right: arithmetic(e.op, left, right), int)


@simpler(n.Compare)
def _compared(fold: Folding, e: n.Compare) -> n.Node | None:
    return by_rows(fold, (e.left, e.right), lambda left, right: bool(COMPARED[e.op](left, right)), int)


@simpler(n.Not)
def _not(fold: Folding, e: n.Not) -> n.Node | None:
    return by_rows(fold, (e.of,), lambda of: not of, bool)


@simpler(n.Both)
def _both(fold: Folding, e: n.Both) -> n.Node | None:
    parts = _in_one_table(fold, e.parts)
    return None if parts is None else fold.made(n.Both(parts))


@simpler(n.Loop)
def _tested(fold: Folding, e: n.Loop) -> n.Node | None:
    tests = _in_one_table(fold, e.tests)
    return None if tests is None else replace(e, tests=tests)


def _in_one_table(fold: Folding, tests: tuple[n.Node, ...]) -> tuple[n.Node, ...] | None:
    """Tests that all must hold, with what tables say of the same number in one table; None if there is no such."""
    for first, one in enumerate(tests):
        for second, other in enumerate(tests[first + 1 :], first + 1):
            if isinstance(one, n.Lookup) and isinstance(other, n.Lookup):
                both = by_rows(fold, (one, other), lambda *said: all(said), bool)
                if both is not None:
                    return (*tests[:first], both, *tests[first + 1 : second], *tests[second + 1 :])
    return None


MADE: dict[str, tuple[Callable[..., Any], type[Any]]] = {
    "plus": (demands.plus, tuple),
    "either": (demands.either, tuple),
    "one": (demands.one, int),
}


@simpler(n.Ask)
def _made(fold: Folding, e: n.Ask) -> n.Node | None:
    return by_rows(fold, e.given, *MADE[e.what]) if e.what in MADE else None


def by_rows(fold: Folding, given: tuple[n.Node, ...], made: Callable[..., Any], kind: type[Any]) -> n.Node | None:
    """What is made of constants, or of what one row of some tables and constants say, as a constant or a table; else None.

    All that it is made of must be of a kind.
    """
    tables = [one for one in given if isinstance(one, n.Lookup)]
    if not all(isinstance(one, n.Lookup | n.Constant) for one in given) or any(one.index != tables[0].index for one in tables):
        return None
    rows = min((len(one.table) for one in tables), default=1)
    if rows > LONGEST or any(len(one.table) != rows for one in tables):
        return None
    columns = [one.table if isinstance(one, n.Lookup) else (one.value,) * rows for one in given]  # type: ignore[attr-defined]
    if not all(isinstance(cell, kind) for column in columns for cell in column):
        return None
    table = tuple([made(*row) for row in zip(*columns, strict=True)])
    if not tables:
        return n.Constant(table[0])
    return fold.made(n.Lookup(table, tables[0].index)) if len(tables) == 1 or certain(tables[0].index) else None
