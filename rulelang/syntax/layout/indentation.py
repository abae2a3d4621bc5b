"""Lines to declarations: each begins at the left margin; indentation becomes words, comments find their clause."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from rulelang import ast
from rulelang.complaints.syntax.lines import indented_less
from rulelang.syntax.tokens import Line, Remark, Word, about
from rulelang.text.diagnostics import Diagnostic
from rulelang.text.source import SourceFile, Span

Placed = dict[int, list[ast.Comment]]


def declarations(lines: Iterable[Line]) -> list[list[Line]]:
    """The lines in groups that each begin at the left margin (rows of a table never begin one)."""
    groups: list[list[Line]] = []
    for line in lines:
        if not groups or (line.indent == 0 and not line.is_row):
            groups.append([])
        groups[-1].append(line)
    return groups


def words(source: SourceFile, lines: Sequence[Line]) -> tuple[list[Word], list[Diagnostic]]:
    """The words of a declaration with `newline`, `indent` and `dedent` between them and `end` at the end."""
    found: list[Word] = []
    complaints: list[Diagnostic] = []
    levels = [lines[0].indent]
    for line in lines:
        begin = line.words[0]
        if line.indent > levels[-1]:
            levels.append(line.indent)
            found.append(begin._replace(form="indent", text=""))
        while line.indent < levels[-1] and len(levels) > 1:
            levels.pop()
            found.append(begin._replace(form="dedent", text=""))
            if levels[-1] < line.indent:
                complaints.append(about(source, begin._replace(text=" "), indented_less()))
                break
        found += line.words
        found.append(Word("newline", "", line.last, line.words[-1].end_column))
    last = found[-1]
    found += [last._replace(form="dedent")] * (len(levels) - 1)
    found.append(last._replace(form="end"))
    return found, complaints


def place(lines: Sequence[Line], remarks: Iterable[Remark]) -> Placed:
    """Each comment with the line of its clause: beside it, before it, or after the clause in whose block it is the last."""
    placed: Placed = {}
    position = 0
    for remark in remarks:
        while position < len(lines) and lines[position].last < remark.line:
            position += 1
        line, where = _clause(lines, position, remark)
        span = Span(line=remark.line, column=remark.column, end_line=remark.line, end_column=remark.column + len(remark.text))
        placed.setdefault(line, []).append(ast.Comment.model_construct(text=remark.text, place=where, span=span))
    return placed


def _clause(lines: Sequence[Line], position: int, remark: Remark) -> tuple[int, Literal["before", "beside", "after"]]:
    if position < len(lines) and lines[position].number <= remark.line:
        return lines[position].number, "beside" if remark.beside else "before"
    if remark.beside:
        return remark.line, "beside"
    if position < len(lines) and remark.indent <= lines[position].indent:
        return lines[position].number, "before"
    for line in reversed(lines[:position]):
        if line.indent <= remark.indent:
            return line.number, "after"
    return (lines[position].number, "before") if position < len(lines) else (0, "before")
