"""A CSV file beside the rules to rows of cells, each with its place; or one complaint about why it cannot be read."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rulelang import ast
from rulelang.complaints.complaint import Complaint
from rulelang.complaints.tables import (
    file_cannot_be_read,
    file_is_no_text,
    file_without_rows,
    is_a_folder,
    no_such_file,
    quotes_do_not_fit,
)
from rulelang.names.symbols import Symbols
from rulelang.text.source import SourceFile, Span, is_file, read_bytes

# Complaints that a table that cannot be read would cause elsewhere: what it declares is not known, and not what it holds.
ECHOES = frozenset({
    "unknown_name", "unknown_class", "unknown_property", "unknown_resource", "unknown_table", "unknown_value", "unknown_place",
    "wrong_kind", "wrong_key", "wrong_clause", "mixed_column", "different_kinds", "row_missing", "no_candidate", "amount_missing",
})  # fmt: skip


class Written(NamedTuple):
    """One cell as written."""

    text: str
    span: Span
    file: str


class Torn(Exception):
    """A file that is no table: what is wrong with it, and the line of the file where that shows (0: none)."""

    def __init__(self, complaint: Complaint, line: int = 0) -> None:
        super().__init__(complaint.text)
        self.complaint, self.line = complaint, line


def read_sheet(symbols: Symbols, line: ast.Csv) -> list[list[Written]]:
    """The rows of the file that a table names, the heading first; none if it cannot be read, which is complained about."""
    source = None
    try:
        source = _source(symbols, line)
        symbols.sources[source.name] = source
        return list(_rows(source))
    except Torn as torn:
        symbols.lost |= ECHOES
        file = source.name if source is not None and torn.line else None
        span = _whole_line(source, torn.line) if source is not None and torn.line else line.span
        symbols.complain(span, torn.complaint, file=file)
        return []


def _source(symbols: Symbols, line: ast.Csv) -> SourceFile:
    """The text of the file. Raises Torn."""
    rules = symbols.sources.get(line.span.file, symbols.source)
    if rules.folder is None or "/" in line.file or "\\" in line.file or "\0" in line.file or line.file.startswith("."):
        raise Torn(no_such_file(line.file))
    own = rules.folder / Path(rules.name).stem
    try:
        path = own / line.file
        if not is_file(path) and not path.is_dir():
            path = rules.folder / line.file
        text = read_bytes(path).decode("utf-8-sig")  # some programs begin with a mark
    except FileNotFoundError:
        known = [file.name for folder in (own, rules.folder) for file in folder.glob("*.csv")]
        raise Torn(no_such_file(line.file, known)) from None
    except IsADirectoryError:
        raise Torn(is_a_folder(line.file)) from None
    except OSError as error:
        raise Torn(file_cannot_be_read(line.file, error.strerror)) from None
    except ValueError:
        raise Torn(file_is_no_text(line.file)) from None
    if "\0" in text:
        raise Torn(file_is_no_text(line.file))
    return SourceFile(line.file, text, rules.folder)


def _rows(source: SourceFile) -> Iterator[list[Written]]:
    """The rows that are not empty. Raises Torn."""
    reader = csv.reader(io.StringIO(source.text, newline=""), strict=True, delimiter=_between(source.line(1)))
    found = 0
    while True:
        start = reader.line_num + 1
        try:
            cells = next(reader)
        except StopIteration:
            break
        except csv.Error:
            raise Torn(quotes_do_not_fit(), start) from None
        if any(cell.strip() for cell in cells):
            found += 1
            yield [_cell(source, start, reader.line_num, cell) for cell in cells]
    if found < 2:
        raise Torn(file_without_rows(source.name, empty=not found))


def _between(heading: str) -> str:
    """The sign between cells: a comma; or where the first row has none, what spreadsheets of other countries write."""
    return next((sign for sign in (",", ";", "\t") if sign in heading), ",")


def _cell(source: SourceFile, first: int, last: int, cell: str) -> Written:
    """A cell with its place among the lines of its row."""
    word = cell.strip()
    line = next((n for n in range(first, last + 1) if word and word.splitlines()[0] in source.line(n)), first)
    start = max(source.line(line).find(word), 0) + 1
    return Written(word, Span(line=line, column=start, end_line=line, end_column=start + max(1, len(word))), source.name)


def _whole_line(source: SourceFile, line: int) -> Span:
    return Span(line=line, column=1, end_line=line, end_column=max(2, len(source.line(line)) + 1))
