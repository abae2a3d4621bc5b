"""Rows of tables to cells: each with its text and place, whether written in pipes or in a CSV file beside the rules.

Spreadsheets have names of several words: a heading or the name of a row in `guard tower` is `guard_tower` everywhere else.
"""

from __future__ import annotations

import re

from rulelang import ast
from rulelang.complaints.tables import no_row_follows, ragged_row, table_has_no
from rulelang.names.data.csv_file import Written, read_sheet
from rulelang.names.data.rows_of_several import each_alone
from rulelang.names.symbols import Symbols
from rulelang.printing.format import line_of
from rulelang.text.source import Span

FOR_PEOPLE = ("note", "prov")  # columns that only people read


def read_rows(symbols: Symbols, table: ast.Table | ast.PieceLine) -> list[list[Written]]:
    """All rows, the heading first, each as long as the heading; rows of another length are complained about, and are empty."""
    rows: list[list[Written]] = []
    changes = []
    for row in table.rows:
        if isinstance(row, ast.Row):
            rows.append(_piped(symbols, row))
        elif isinstance(row, ast.Csv):
            rows.extend(read_sheet(symbols, row))
        else:
            changes.append(row)
    rows = _even(symbols, _named(symbols, table, rows))
    for change in changes:
        if rows and isinstance(change, ast.MoreRows | ast.CellChange | ast.Key):
            _amend(symbols, table, rows, change)
    return rows


def _named(symbols: Symbols, table: ast.Table | ast.PieceLine, rows: list[list[Written]]) -> list[list[Written]]:
    """The rows with headings, and what stands in the column of names, as names; a row for several of them as one for each."""
    if not rows:
        return rows
    heading = [as_name(cell) for cell in rows[0]]
    if isinstance(table, ast.PieceLine) and heading[0].text not in (table.name, "name"):
        return [heading, *rows[1:]]
    return [heading, *([as_name(row[0]), *row[1:]] for row in each_alone(symbols, rows)[1:])]


def as_name(cell: Written) -> Written:
    """A cell of several words as one name."""
    return cell._replace(text=re.sub(r"\s+", "_", cell.text)) if re.fullmatch(r"[^\W\d]\w*(\s+\w+)+", cell.text) else cell


def _amend(
    symbols: Symbols, table: ast.Table | ast.PieceLine, rows: list[list[Written]], change: ast.MoreRows | ast.CellChange | ast.Key
) -> None:
    """Rows or cells as a variant wants them."""
    match change:
        case ast.MoreRows():
            heading, *more = [_piped(symbols, row) for row in change.rows]
            found = _more(symbols, table.name, rows, [list(map(as_name, heading)), *more])
            rows += _named(symbols, table, [rows[0], *found])[1:]
        case ast.CellChange():
            _change_cells(symbols, table, rows, change)
        case ast.Key() if (row := _row(symbols, table.name, rows, change)) is not None:
            rows.remove(row)


def _more(symbols: Symbols, table: str, rows: list[list[Written]], more: list[list[Written]]) -> list[list[Written]]:
    """The new rows, of which the first names the columns, with their cells in the order of the table."""
    known = [heading.text for heading in rows[0]]
    places = {heading.text: place for place, heading in enumerate(more[0])}
    missing = [name for name in known if name not in places and name not in FOR_PEOPLE]
    if missing or len(more) < 2:
        symbols.complain(
            _line_span(more[0]),
            no_row_follows([name for name in known if name not in FOR_PEOPLE], missing[0] if missing else None),
        )
        return []
    for heading in more[0]:
        if heading.text not in known:
            _unknown(symbols, table, "column", heading.text, known, heading.span)
    found = []
    for row in more[1:]:
        empty = Written("-", row[0].span, row[0].file)
        found.append([row[places[name]] if places.get(name, len(row)) < len(row) else empty for name in known])
    return found


def _line_span(row: list[Written]) -> Span:
    return row[0].span.model_copy(update={"end_column": row[-1].span.end_column})


def _change_cells(symbols: Symbols, table: ast.Table | ast.PieceLine, rows: list[list[Written]], change: ast.CellChange) -> None:
    if isinstance(table, ast.Table) and table.keys and table.keys.column == "players":
        _for_more_players(symbols, rows, change)
    known = [heading.text for heading in rows[0]]
    if change.column not in known:
        return _unknown(symbols, table.name, "column", change.column, known, symbols.word_span(change.span, change.column))
    row = None if change.row is None else _row(symbols, table.name, rows, change.row)
    span = change.content.span
    cell = Written(line_of(change.content), span, span.file or symbols.source.name)
    for one in rows[1:] if change.row is None else [row] if row is not None else []:
        one[known.index(change.column)] = cell
    return None


def _for_more_players(symbols: Symbols, rows: list[list[Written]], change: ast.CellChange) -> None:
    """A column for a number of players that the table has none for yet; its cells are empty until they are said."""
    if not change.column.isdecimal() or any(heading.text == change.column for heading in rows[0]):
        return
    span = change.content.span
    heading = Written(change.column, span, span.file or symbols.source.name)
    for row in rows:
        row.append(heading._replace(text=""))
    rows[0][-1] = heading


def _row(symbols: Symbols, table: str, rows: list[list[Written]], key: ast.Key) -> list[Written] | None:
    """The row that a key names; one of pieces without names by its number."""
    word = str(key.of.value) if isinstance(key.of, ast.NumberText) else line_of(key.of)
    unnamed = rows[0][0].text not in (table, "name") and table in symbols.classes and symbols.classes[table].form == "piece"
    names = [str(number) for number in range(1, len(rows))] if unnamed else [row[0].text for row in rows[1:]]
    if word not in names:
        _unknown(symbols, table, "row", word, names, key.of.span)
        return None
    return rows[1 + names.index(word)]


def _unknown(symbols: Symbols, table: str, form: str, name: str, known: list[str], span: Span) -> None:
    symbols.complain(span, table_has_no(form, table, name, known))


def _piped(symbols: Symbols, row: ast.Row) -> list[Written]:
    cells: list[Written] = []
    column = row.span.column
    text = row.text.rstrip()
    inside = text[1:-1] if text.endswith("|") and len(text) > 1 else text[1:]
    column += 1
    for part in inside.split("|"):
        indent = len(part) - len(part.lstrip())
        word = part.strip()
        start = column + (indent if word else 0)
        line = row.span.line
        span = Span(line=line, column=start, end_line=line, end_column=start + max(1, len(word)), file=row.span.file)
        cells.append(Written(word, span, row.span.file or symbols.source.name))
        column += len(part) + 1
    return cells


def _even(symbols: Symbols, rows: list[list[Written]]) -> list[list[Written]]:
    """The rows as long as the heading: of one that is longer or shorter, which is complained about, only the name stays."""
    width = len(rows[0]) if rows else 0
    return [row if len(row) == width else _emptied(symbols, row, width) for row in rows]


def _emptied(symbols: Symbols, row: list[Written], width: int) -> list[Written]:
    quoted = len(row) > width and row[-1].file != symbols.source.name
    symbols.complain(row[-1].span, ragged_row(len(row), width, quoted=quoted), file=row[-1].file)
    return [row[0], *([row[0]._replace(text="-")] * (width - 1))]
