"""A row for several names, `| lane_1 to lane_6 | red | 6 to 1 |`, to a row for each; a range in another cell goes along."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulelang import ast
from rulelang.complaints.tables import not_as_many
from rulelang.names.data.csv_file import Written
from rulelang.names.symbols import Symbols
from rulelang.syntax.tokens import small

_RANGE = re.compile(r"(-?\w[\w ]*?) +to +(-?\w[\w ]*)")
_NUMBER = re.compile(r"-?\d+")


def each_alone(symbols: Symbols, rows: list[list[Written]]) -> list[list[Written]]:
    """The rows below the heading, each for one name. Complains about a range beside the names that holds more or fewer."""
    return [*rows[:1], *(one for row in rows[1:] for one in _apart(symbols, row))]


def _apart(symbols: Symbols, row: list[Written]) -> Sequence[list[Written]]:
    names = _each(row[0].text)
    if len(names) < 2:
        return [row]
    columns = [[row[0]._replace(text=name) for name in names], *(_along(symbols, cell, len(names)) for cell in row[1:])]
    return [list(cells) for cells in zip(*columns, strict=True)]


def _along(symbols: Symbols, cell: Written, many: int) -> list[Written]:
    """What a cell says of each of so many names: what its range holds, one after another, or the same of all."""
    each = _each(cell.text)
    if each and len(each) != many:
        symbols.complain(cell.span, not_as_many(cell.text, len(each), many), file=cell.file)
    return [cell._replace(text=text) for text in (each if len(each) == many else [cell.text if not each else each[0]] * many)]


def _each(text: str) -> list[str]:
    """The numbers or names of a range, upwards or downwards; none where the text is no range."""
    found = _RANGE.fullmatch(text)
    if found is None:
        return []
    first, last = (re.sub(r"\s+", "_", end) for end in found.groups())
    if _NUMBER.fullmatch(first) and _NUMBER.fullmatch(last):
        return _numbers(first, last)
    upwards = ast.Names(first=first, last=last).each
    return [one.name for one in upwards or ast.Names(first=last, last=first).each[::-1]]


def _numbers(first: str, last: str) -> list[str]:
    if not all(small(number.removeprefix("-")) for number in (first, last)) or abs(int(last) - int(first)) >= ast.MOST_NAMES:
        return []
    step = 1 if int(first) <= int(last) else -1
    return [str(number) for number in range(int(first), int(last) + step, step)]
