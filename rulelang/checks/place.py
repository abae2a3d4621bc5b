"""Where the clause of a line stands, for complaints about a Program."""

from __future__ import annotations

from rulelang.names.symbols import Symbols
from rulelang.text.source import Span


def span_of(symbols: Symbols, line: int) -> Span:
    """The first line of a clause."""
    if not 0 <= line < len(symbols.lines):
        return Span()
    found = symbols.lines[line]
    source = symbols.sources.get(found.file, symbols.source)
    end = found.end_column
    if found.end_line != found.line:
        end = max(len(source.line(found.line).rstrip()) + 1, found.column + 1)
    file = "" if source is symbols.source else source.name
    return Span(line=found.line, column=found.column, end_line=found.line, end_column=end, file=file)
