"""Rows of tables to cells: each with its text and place, whether written in pipes or in a CSV file beside the rules."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import NamedTuple

from rulelang import ast
from rulelang.source import Source, Span
from rulelang.symbols import Symbols


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
    return _even(symbols, rows)


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
        span = Span(line=line, column=start, end_line=line, end_column=start + max(1, len(word)))
        cells.append(Written(word, span, symbols.source.name))
        column += len(part) + 1
    return cells


def _from_csv(symbols: Symbols, line: ast.Csv) -> list[list[Written]]:
    source = _csv_source(symbols, line)
    if source is None:
        return []
    rows: list[list[Written]] = []
    reader = csv.reader(io.StringIO(source.text))
    try:
        for cells in reader:
            if cells:
                rows.append([_csv_cell(source, reader.line_num, cell) for cell in cells])
    except csv.Error as error:
        symbols.complain("unreadable_file", "cannot read this file", line.span, f"`{line.file}` is not a table: {error}")
    return rows


def _csv_cell(source: Source, number: int, cell: str) -> Written:
    word = cell.strip()
    start = max(source.line(number).find(word), 0) + 1
    return Written(word, Span(line=number, column=start, end_line=number, end_column=start + max(1, len(word))), source.name)


def _csv_source(symbols: Symbols, line: ast.Csv) -> Source | None:
    folder = symbols.source.folder
    hint = "a table's file lies in the folder that is named like the rules, or beside the rules, and is named without a path"
    if folder is None or "/" in line.file or "\\" in line.file or "\0" in line.file or line.file.startswith("."):
        symbols.complain("unreadable_file", "cannot read this file", line.span, f"there is no `{line.file}` here", hint=hint)
        return None
    try:
        own = folder / Path(symbols.source.name).stem / line.file
        text = (own if own.is_file() else folder / line.file).read_text(encoding="utf-8")
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
        symbols.complain(
            "ragged_row", "a row of another length", span, text, file=row[-1].file, hint="an empty cell is written `-`"
        )
    return kept


def _cells(count: int) -> str:
    return "1 cell" if count == 1 else f"{count} cells"
