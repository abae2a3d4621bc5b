"""A row for several names, `| lane_1 to lane_6 | red | 6 to 1 |`, to a row for each; a range in another cell goes along."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, repeat

from rulelang import ast
from rulelang.complaints.tables import not_as_many
from rulelang.names.data.csv_file import Written
from rulelang.names.data.ranges import ends, upwards
from rulelang.names.symbols import Symbols


def each_alone(symbols: Symbols, rows: list[list[Written]]) -> list[list[Written]]:
    """The rows below the heading, each for one name. Complains about a range beside the names that holds more or fewer."""
    return [*rows[:1], *(one for row in rows[1:] for one in _apart(symbols, rows[0], row))]


def _apart(symbols: Symbols, heading: list[Written], row: list[Written]) -> Sequence[list[Written]]:
    names = _each(symbols, heading[0].text, row[0].text)
    if len(names) < 2:
        return [row]
    headings = chain((one.text for one in heading[1:]), repeat(""))  # a row that is too long has its complaint elsewhere
    along = (_along(symbols, one, cell, len(names)) for one, cell in zip(headings, row[1:], strict=False))
    columns = [[row[0]._replace(text=name) for name in names], *along]
    return [list(cells) for cells in zip(*columns, strict=True)]


def _along(symbols: Symbols, heading: str, cell: Written, many: int) -> list[Written]:
    """What a cell says of each of so many names: what its range holds, one after another, or the same of all."""
    each = _each(symbols, heading, cell.text)
    if each and len(each) != many:
        symbols.complain(cell.span, not_as_many(cell.text, len(each), many), file=cell.file)
    return [cell._replace(text=text) for text in (each if len(each) == many else [cell.text if not each else each[0]] * many)]


def _each(symbols: Symbols, heading: str, text: str) -> list[str]:
    """The numbers or names of a range, upwards or downwards; none where the text is no range."""
    found = ends(text)
    if found is None:
        return []
    first, last = found
    return upwards(symbols, heading, first, last, ast.MOST_NAMES) or upwards(symbols, heading, last, first, ast.MOST_NAMES)[::-1]
