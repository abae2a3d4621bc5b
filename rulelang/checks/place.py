"""Where the clause of a line stands, for complaints about a Program."""

from __future__ import annotations

from rulelang.source import Span
from rulelang.symbols import Symbols


def span_of(symbols: Symbols, line: int) -> Span:
    """The first line of a clause."""
    if not 0 <= line < len(symbols.lines):
        return Span()
    found = symbols.lines[line]
    if found.end_line == found.line:
        return Span(line=found.line, column=found.column, end_line=found.line, end_column=found.end_column)
    end = len(symbols.source.line(found.line).rstrip()) + 1
    return Span(line=found.line, column=found.column, end_line=found.line, end_column=max(end, found.column + 1))
