"""Where the parts of a Program stand, for complaints about it, and what its tables say."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import ATOMS, Node
from rulelang.text.source import Span

NOWHERE = -1


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


def written_at(symbols: Symbols, span: Span) -> str:
    """The line of the text in which something stands, from there on."""
    return symbols.sources.get(span.file or symbols.source.name, symbols.source).line(span.line)[span.column - 1 :]


def is_of_the_base(symbols: Symbols, span: Span) -> bool:
    """Whether something stands in the game on which a variant is based."""
    return len(symbols.sources) > 1 and span.file in ("", symbols.source.name)


def span_of_part(symbols: Symbols, text: ast.Text, line: int, name: str) -> Span:
    """Where a part stands, by its line, or the name of the declaration around it."""
    if line != NOWHERE:
        return span_of(symbols, line)
    winner = next((one.span for one in text.declarations if isinstance(one, ast.Winner)), Span())
    return symbols.words[name].span if name in symbols.words and name != symbols.text.name else winner


def placed(program: p.Program) -> Iterator[tuple[Node, int, str]]:
    """Every part of a Program, with the line of the clause around it, and the name of the declaration where it has no line."""
    yield from _placed(program)


def placed_in(body: p.Body) -> Iterator[tuple[Node, int]]:
    """The same of a body, without the name."""
    yield from ((part, line) for part, line, _ in _placed(body))


def _placed(whole: Node) -> Iterator[tuple[Node, int, str]]:
    waiting: list[tuple[Node, int, str]] = [(whole, NOWHERE, "")]
    while waiting:
        part, line, name = waiting.pop()
        fields = part.__dict__
        line = fields.get("line", line)
        name = fields.get("name", name) if line == NOWHERE else name
        yield part, line, name
        waiting += [(one, line, name) for below in fields.values() if type(below) not in ATOMS for one in nodes_in(below)]


def nodes_in(below: object) -> Iterator[Node]:
    """The nodes of a field."""
    if isinstance(below, tuple):
        for one in below:
            yield from nodes_in(one)
    elif isinstance(below, Node):
        yield below


def cells_of(program: p.Program, owner: str, name: str) -> Iterator[p.Expression]:
    """The cells of a column, of all classes of a union."""
    classes = next((union.classes for union in program.unions if union.name == owner), (owner,))
    owners: list[p.Kind | p.Piece] = [*program.kinds, *program.pieces]
    for of in owners:
        if of.name in classes:
            yield from (cell for column in of.columns if column.name == name for cell in column.cells)
