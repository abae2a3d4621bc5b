"""Rows of tables to cells: each with its text and place, whether written in pipes or in a CSV file beside the rules."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import NamedTuple

from rulelang import ast
from rulelang.source import Source, Span
from rulelang.suggest import did_you_mean
from rulelang.symbols import Symbols
from rulelang.tools.format import line_of

PROVENANCE = "prov"  # a column that only people read
MOST = 12  # rows or columns named in a complaint


class Written(NamedTuple):
    """One cell as written."""

    text: str
    span: Span
    file: str


def read_rows(symbols: Symbols, table: ast.Table | ast.PieceLine) -> list[list[Written]]:
    """All rows, the heading first, each as long as the heading; rows of another length are complained about and left out."""
    rows: list[list[Written]] = []
    for row in table.rows:
        if isinstance(row, ast.Row):
            rows.append(_piped(symbols, row))
        elif isinstance(row, ast.Csv):
            rows.extend(_from_csv(symbols, row))
        elif isinstance(row, ast.MoreRows | ast.CellChange | ast.Key) and rows:
            _amend(symbols, table.name, rows, row)
    return _even(symbols, rows)


def _amend(symbols: Symbols, table: str, rows: list[list[Written]], change: ast.MoreRows | ast.CellChange | ast.Key) -> None:
    """Rows or cells as a variant wants them."""
    match change:
        case ast.MoreRows():
            rows += _more(symbols, table, rows, [_piped(symbols, row) for row in change.rows])
        case ast.CellChange():
            _change_cells(symbols, table, rows, change)
        case ast.Key() if (row := _row(symbols, table, rows, change)) is not None:
            rows.remove(row)


def _more(symbols: Symbols, table: str, rows: list[list[Written]], more: list[list[Written]]) -> list[list[Written]]:
    """The new rows, of which the first names the columns, with their cells in the order of the table."""
    known = [heading.text for heading in rows[0]]
    places = {heading.text: place for place, heading in enumerate(more[0])}
    missing = [name for name in known if name not in places and name != PROVENANCE]
    if missing or len(more) < 2:
        text = f"the first line names the columns, and `{missing[0]}` is not among them" if missing else "no row follows"
        hint = f"write `| {' | '.join(name for name in known if name != PROVENANCE)} |` above the new row"
        symbols.complain("column_missing", "a column is missing", _line_span(more[0]), text, hint=hint)
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


def _change_cells(symbols: Symbols, table: str, rows: list[list[Written]], change: ast.CellChange) -> None:
    known = [heading.text for heading in rows[0]]
    if change.column not in known:
        return _unknown(symbols, table, "column", change.column, known, symbols.word_span(change.span, change.column))
    row = None if change.row is None else _row(symbols, table, rows, change.row)
    span = change.content.span
    cell = Written(line_of(change.content), span, span.file or symbols.source.name)
    for one in rows[1:] if change.row is None else [row] if row is not None else []:
        one[known.index(change.column)] = cell
    return None


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
    text = f"`{table}` has no {form} `{name}`{did_you_mean(name, known)}"
    hint = f"its {form}s are {', '.join(f'`{one}`' for one in known[:MOST])}{', …' if len(known) > MOST else ''}"
    symbols.complain("unknown_target", "nothing of this name", span, text, hint=hint)


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


def _from_csv(symbols: Symbols, line: ast.Csv) -> list[list[Written]]:
    source = _csv_source(symbols, line)
    if source is None:
        return []
    rows: list[list[Written]] = []
    if ";" in source.line(1) and "," not in source.line(1):
        span = Span(line=1, column=1, end_line=1, end_column=2)
        text = f"`{line.file}` has its cells between semicolons"
        symbols.complain(
            "unreadable_file", "cannot read this file", span, text, file=source.name, hint="put commas between cells"
        )
        return []
    reader = csv.reader(io.StringIO(source.text))
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                rows.append([_csv_cell(source, reader.line_num, cell) for cell in cells])
    except csv.Error as error:
        symbols.complain("unreadable_file", "cannot read this file", line.span, f"`{line.file}` is not a table: {error}")
    return rows


def _csv_cell(source: Source, number: int, cell: str) -> Written:
    word = cell.strip()
    start = max(source.line(number).find(word), 0) + 1
    return Written(word, Span(line=number, column=start, end_line=number, end_column=start + max(1, len(word))), source.name)


def _csv_source(symbols: Symbols, line: ast.Csv) -> Source | None:
    rules = symbols.sources.get(line.span.file, symbols.source)
    folder = rules.folder
    hint = "a table's file lies in the folder that is named like the rules, or beside the rules, and is named without a path"
    if folder is None or "/" in line.file or "\\" in line.file or "\0" in line.file or line.file.startswith("."):
        symbols.complain("unreadable_file", "cannot read this file", line.span, f"there is no `{line.file}` here", hint=hint)
        return None
    try:
        own = folder / Path(rules.name).stem / line.file
        text = (own if own.is_file() else folder / line.file).read_text(encoding="utf-8-sig")  # some programs begin with a mark
    except (OSError, UnicodeDecodeError, ValueError):
        text_ = f"`{line.file}` is not there, or is not a text"
        symbols.complain("unreadable_file", "cannot read this file", line.span, text_, hint=hint)
        return None
    source = Source(line.file, text, folder)
    symbols.sources[source.name] = source
    return source


def _even(symbols: Symbols, rows: list[list[Written]]) -> list[list[Written]]:
    if not rows:
        return rows
    width = len(rows[0])
    kept = [rows[0]]
    for row in rows[1:]:
        if len(row) == width:
            kept.append(row)
            continue
        span = row[-1].span
        text = f"this row has {_cells(len(row))}, the heading has {width}"
        quoted = len(row) > width and row[-1].file != symbols.source.name
        hint = "a cell with a comma in it stands in quotes" if quoted else "an empty cell is written `-`"
        symbols.complain("ragged_row", "a row of another length", span, text, file=row[-1].file, hint=hint)
    return kept


def _cells(count: int) -> str:
    return "1 cell" if count == 1 else f"{count} cells"
