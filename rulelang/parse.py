"""Text to tree: every declaration is parsed by itself, so that one bad line does not hide the next complaint."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from lark import Lark, Token, Transformer, UnexpectedInput
from lark.indenter import Indenter
from lark.tree import Meta

from rulelang import ast
from rulelang.diagnostics import Diagnostic
from rulelang.source import Source, Span


class _Blocks(Indenter):
    NL_type = "_NL"
    OPEN_PAREN_types: list[str] = []
    CLOSE_PAREN_types: list[str] = []
    INDENT_type = "_INDENT"
    DEDENT_type = "_DEDENT"
    tab_len = 8


@cache
def parser() -> Lark:
    """The one parser, built once a process."""
    return Lark(
        (Path(__file__).parent / "grammar.lark").read_text(encoding="utf-8"),
        parser="lalr",
        postlex=_Blocks(),
        start=["declaration", "cell_text", "scenario"],
        maybe_placeholders=True,
        propagate_positions=True,
    )


class _Build(Transformer[Token, Any]):
    """Makes the node of every rule; `offset` is the number of lines before the parsed piece of text."""

    def __init__(self, offset: int, text: str) -> None:
        super().__init__(visit_tokens=False)
        self.offset = offset
        self.text = text

    def declaration(self, children: list[Any]) -> Any:
        return children[0]

    def __default__(self, data: Any, children: list[Any], meta: Meta) -> Any:
        cls = ast.CLASSES[str(data)]
        return cls(span=self._span(meta), **_fields(cls, children))

    def _span(self, meta: Meta) -> Span:
        if meta.empty:
            return Span(line=1 + self.offset, end_line=1 + self.offset)
        text = self.text[meta.start_pos : meta.end_pos]
        if text == text.rstrip():
            return Span(
                line=meta.line + self.offset, column=meta.column, end_line=meta.end_line + self.offset, end_column=meta.end_column
            )
        text = text.rstrip()
        last = text.rsplit("\n", 1)[-1]
        lines = text.count("\n")
        column = len(last) + 1 if lines else meta.column + len(text)
        return Span(line=meta.line + self.offset, column=meta.column, end_line=meta.line + lines + self.offset, end_column=column)


def _fields(cls: type[ast.Node], children: list[Any]) -> dict[str, Any]:
    names = [name for name in cls.model_fields if name not in ("kind", "span", "comments")]
    values = [_plain(child) for child in children]
    many = next((i for i, name in enumerate(names) if str(cls.model_fields[name].annotation).startswith("tuple[")), None)
    missing = len(names) - (many is not None) - len(values)  # an alternative without its last part
    values += [None] * missing
    if many is None:
        return dict(zip(names, values, strict=True))
    after = len(names) - many - 1
    taken = tuple(value for value in values[many : len(values) - after] if value is not None)
    return dict(zip(names, [*values[:many], taken, *values[len(values) - after :]], strict=True))


def _plain(child: Any) -> Any:
    if not isinstance(child, Token):
        return child
    if child.type == "NUMBER":
        return int(child)
    if child.type == "TEXT":
        return str(child)[1:-1]
    return " ".join(str(child).lstrip(", \t").split()) if child.type != "ROW" else str(child)


def pieces(text: str, starts: tuple[str, ...] = ()) -> Iterator[tuple[int, str]]:
    """The text in pieces that each begin at column one, with the number of lines before each."""
    first, piece, solid = 0, [], False
    for number, line in enumerate(text.split("\n")):
        begins = bool(line.strip()) and not line[0].isspace() and not line.startswith(("#", "|"))
        if begins and solid:
            cut = len(piece)
            while cut and (not piece[cut - 1].strip() or piece[cut - 1].startswith("#")):
                cut -= 1
            yield first, "\n".join(piece[:cut]) + "\n"
            first, piece = first + cut, piece[cut:]
        solid = solid or begins
        piece.append(line)
    if solid:
        yield first, "\n".join(piece) + "\n"


def parse(source: Source) -> tuple[ast.Text, list[Diagnostic]]:
    """The tree of a file of rules, and a complaint for each declaration that does not parse (and is left out)."""
    found, complaints = _parse(source, "declaration")
    return ast.Text(name=source.name, declarations=tuple(found)), complaints


def parse_scenarios(source: Source) -> tuple[ast.Scenarios, list[Diagnostic]]:
    """The tree of a file of scenarios, and a complaint for each scenario that does not parse (and is left out)."""
    found, complaints = _parse(source, "scenario")
    return ast.Scenarios(name=source.name, scenarios=tuple(found)), complaints


def _parse(source: Source, start: str) -> tuple[list[Any], list[Diagnostic]]:
    found: list[Any] = []
    complaints: list[Diagnostic] = []
    for offset, text in pieces(source.text.replace("\r\n", "\n")):
        try:
            found.append(_Build(offset, text).transform(parser().parse(text, start=start)))
        except UnexpectedInput as error:
            complaints.append(_complaint(source, error, offset))
    return found, complaints


def parse_cell(text: str, line: int = 1, column: int = 1) -> ast.Node:
    """The tree of one table cell that stands at `line` and `column`. Raises lark.UnexpectedInput."""
    text = " " * (column - 1) + text
    built = _Build(line - 1, text).transform(parser().parse(text, start="cell_text"))
    assert isinstance(built, ast.CellContent)
    return built.content


def _complaint(source: Source, error: UnexpectedInput, offset: int) -> Diagnostic:
    line = max(error.line, 1) + offset
    column = max(error.column, 1)
    span = Span(line=line, column=column, end_line=line, end_column=column + 1)
    return Diagnostic(code="syntax", title="cannot read this", file=source.name, span=span, text="this does not fit here")
