"""Tables with two keys to the table of symbols: each key stands there once, and none is missing that can come."""

from __future__ import annotations

from rulelang import ast
from rulelang.complaints.names import no_such_kind, no_such_member
from rulelang.complaints.tables import (
    columns_missing,
    never_so_many_players,
    no_number_of_players_as_key,
    row_twice,
    rows_missing,
)
from rulelang.names.data.csv_file import Written
from rulelang.names.data.named_columns import by_its_keys
from rulelang.names.data.table_rows import FOR_PEOPLE
from rulelang.names.declare import declare_name
from rulelang.names.symbols import Cell, Matrix, Symbols

MOST = 6  # keys that are named in a sentence


def matrix(symbols: Symbols, node: ast.Table, rows: list[list[Written]]) -> None:
    assert node.keys is not None
    if not declare_name(symbols, symbols.words, node, node.name, "table"):
        return
    row, column = node.keys.row, node.keys.column
    for word in (row, column):
        if word != "players" and not _names_keys(symbols, word):
            span = symbols.word_span(node.keys.span, word)
            symbols.complain(span, no_such_kind(word))
            return
    by_its_keys(symbols, node)
    rows = _without_notes(symbols, column, rows)
    row_keys = [_key(symbols, row, cells[0]) for cells in rows[1:]]
    column_keys = [_key(symbols, column, cell) for cell in rows[0][1:]]
    if None in row_keys or None in column_keys:
        return
    corner = rows[0][0]
    place = corner if corner.text else rows[0][-1]
    _every_key_once(symbols, node, row, [cells[0] for cells in rows[1:]], place, "row")
    _every_key_once(symbols, node, column, rows[0][1:], place, "column")
    cells = [[Cell(c.text, c.span, c.file, line[0].text) for c in line[1:]] for line in rows[1:]]
    keys = ([k or 0 for k in row_keys], [k or 0 for k in column_keys])
    symbols.matrices[node.name] = Matrix(node.name, row, column, *keys, cells, node)


def _names_keys(symbols: Symbols, word: str) -> bool:
    return word in symbols.classes and symbols.classes[word].form in ("kind", "option", "piece")


def _without_notes(symbols: Symbols, column: str, rows: list[list[Written]]) -> list[list[Written]]:
    """The rows without the columns that only people read."""
    columns = symbols.classes.get(column)
    dropped = set(FOR_PEOPLE) - set(columns.members if columns else ())
    kept = [number for number, cell in enumerate(rows[0]) if not number or cell.text not in dropped]
    return [[row[number] for number in kept] for row in rows]


def _key(symbols: Symbols, class_name: str, cell: Written) -> int | None:
    if class_name == "players":
        if cell.text.isdecimal() and len(cell.text) < 9:
            return int(cell.text)
        symbols.complain(cell.span, no_number_of_players_as_key(cell.text), file=cell.file)
        return None
    if cell.text in symbols.classes[class_name].members:
        return symbols.classes[class_name].members.index(cell.text)
    symbols.complain(cell.span, no_such_member(class_name, cell.text), file=cell.file)
    return None


def _every_key_once(symbols: Symbols, node: ast.Table, key: str, cells: list[Written], heading: Written, form: str) -> None:
    """Complains about a row or column that stands there twice, that never comes, and that is missing."""
    needed = _needed(symbols, key)
    seen: set[str] = set()
    for cell in cells:
        name = str(int(cell.text)) if cell.text.isdecimal() else cell.text
        if name in seen:
            symbols.complain(cell.span, row_twice(name, form), file=cell.file)
        elif needed and name not in needed and (key != "players" or _limited_here(symbols, node)):
            symbols.complain(cell.span, never_so_many_players(name), file=cell.file)
        seen.add(name)
    missing = [name for name in needed if name not in seen]
    if missing:
        say = rows_missing if form == "row" else columns_missing
        symbols.complain(heading.span, say(missing[:MOST], key), file=heading.file)


def _needed(symbols: Symbols, key: str) -> list[str]:
    """The names of all keys that can come; none where that is not known."""
    if key != "players":
        return symbols.classes[key].members
    numbers = range(symbols.least_players, symbols.most_players + 1)
    return [str(number) for number in numbers] if symbols.players_known else []


def _limited_here(symbols: Symbols, node: ast.Table) -> bool:
    """Whether the table stands in the file that says how many play: a variant may leave some that never come now."""
    found = [line.span for line in symbols.text.declarations if isinstance(line, ast.Players)]
    return all(span.file == node.span.file for span in found)
