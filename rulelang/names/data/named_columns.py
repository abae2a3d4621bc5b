"""The columns that a line names before its file against those that the file has: a reader of the rules alone knows them all."""

from __future__ import annotations

from collections.abc import Sequence

from rulelang import ast
from rulelang.complaints.names import word_of_the_language
from rulelang.complaints.tables import column_named_twice, columns_not_named, columns_of_second_key, file_has_no_column
from rulelang.names.data.csv_file import Written
from rulelang.names.symbols import Symbols
from rulelang.printing.format import line_of
from rulelang.syntax.parse import keywords, reads


def as_named(symbols: Symbols, node: ast.Table | ast.PieceLine, headings: Sequence[Written]) -> None:
    """Complains if the line names other columns than these, which are those of its file but that of names and the notes."""
    line = _file_of(node)
    if line is None:
        return
    known = [heading.text for heading in headings]
    named = [name.name for name in line.columns]
    if reserved := [heading for heading in headings if not _may_be_named(heading.text)]:
        for heading in reserved:
            symbols.complain(heading.span, word_of_the_language(heading.text), file=heading.file)
        return
    right = _right_line(node, line, [*(name for name in dict.fromkeys(named) if name in known), *known])
    for place, name in enumerate(line.columns):
        if name.name not in known:
            symbols.lost |= {"unknown_name", "unknown_property"}
            symbols.complain(name.span, file_has_no_column(line.file, name.name, known, right))
        elif name.name in named[:place]:
            symbols.complain(name.span, column_named_twice(name.name, right))
    unnamed = [name for name in known if name not in named]
    if unnamed and set(named) <= set(known):
        symbols.complain(line.span, columns_not_named(line.file, unnamed, right))


def by_its_keys(symbols: Symbols, node: ast.Table) -> None:
    """Complains if a table with two keys names columns: they are the second key."""
    line = _file_of(node)
    if line is not None and line.columns and node.keys is not None:
        span = line.columns[0].span
        symbols.complain(span, columns_of_second_key(node.name, node.keys.column, _right_line(node, line, [])))


def _file_of(node: ast.Table | ast.PieceLine) -> ast.Csv | None:
    return next((row for row in node.rows if isinstance(row, ast.Csv)), None)


def _may_be_named(heading: str) -> bool:
    return heading not in keywords() or reads(f'table a: {heading} from "a.csv"')


def _right_line(node: ast.Table | ast.PieceLine, line: ast.Csv, columns: Sequence[str]) -> str:
    names = tuple(ast.Name.model_construct(span=line.span, name=name) for name in dict.fromkeys(columns))
    right = ast.Csv.model_construct(span=line.span, columns=names, file=line.file)
    return line_of(node.model_copy(update={"rows": (right,), "comments": ()}))
