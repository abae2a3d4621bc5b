"""Text to tree: every declaration is parsed by itself, so that one bad line does not hide the next complaint."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from rulelang import ast
from rulelang.syntax.echoes import is_echo, opens_a_block, without_guesses
from rulelang.syntax.layout.broken_lines import joined
from rulelang.syntax.layout.indentation import Placed, declarations, place, words
from rulelang.syntax.layout.steps_in_line import on_lines_of_their_own
from rulelang.syntax.lr_parser import Stuck, follow
from rulelang.syntax.node_building import Builder, TooDeep
from rulelang.syntax.parse_table import table
from rulelang.syntax.repair import mend
from rulelang.syntax.spelled_out import spelled_out
from rulelang.syntax.syntax_errors import explain, too_deep
from rulelang.syntax.tokens import Line, Scan, Word, scan
from rulelang.syntax.words_elsewhere import said_elsewhere
from rulelang.text.diagnostics import Diagnostic
from rulelang.text.source import SourceFile, Span

MOST_COMPLAINTS = 8  # of one declaration: more would be echoes


def parse(source: SourceFile) -> tuple[ast.Text, list[Diagnostic]]:
    """The tree of a file of rules, and a complaint for each declaration that does not parse (and is left out)."""
    found, comments, complaints = _parse(source, "declaration")
    return ast.Text.model_construct(name=source.name, declarations=found, comments=comments, span=_whole(source)), complaints


def parse_scenarios(source: SourceFile) -> tuple[ast.Scenarios, list[Diagnostic]]:
    """The tree of a file of scenarios, and a complaint for each scenario that does not parse (and is left out)."""
    found, comments, complaints = _parse(source, "scenario")
    return ast.Scenarios.model_construct(name=source.name, scenarios=found, comments=comments, span=_whole(source)), complaints


class Unreadable(Exception):
    """A text that is no cell of a table; `complaints` say why."""

    def __init__(self, complaints: list[Diagnostic]) -> None:
        super().__init__("\n".join(complaint.text for complaint in complaints))
        self.complaints = complaints


def parse_cell(text: str, line: int = 1, column: int = 1, file: str = "") -> ast.Node:
    """The tree of one table cell, which stands at a place of a file. Raises Unreadable."""
    text = " ".join(SourceFile("", text).lines())
    scanned = scan(SourceFile(file, text), line, column)
    if scanned.complaints or not scanned.lines:
        raise Unreadable(scanned.complaints)
    found = [*scanned.lines[0].words]
    ending = Word("newline", "", line, found[-1].end_column)
    source = SourceFile(file, "\n" * (line - 1) + " " * (column - 1) + text)
    node, complaints = _declaration(source, [*found, ending, ending._replace(form="end")], "cell_text", Builder({}, {}, file))
    if not isinstance(node, ast.CellContent):
        raise Unreadable(complaints)
    return node.content


def reads(text: str) -> bool:
    """Whether a declaration parses."""
    return not parse(SourceFile("", text))[1]


@cache
def keywords() -> frozenset[str]:
    """All words of the language."""
    return frozenset(word for ways in table().phrases.values() for phrase, _ in ways for word in phrase if word.isalpha())


def _parse(source: SourceFile, start: str) -> tuple[tuple[Any, ...], tuple[ast.Comment, ...], list[Diagnostic]]:
    scanned = scan(source)
    lines_of_rules = joined(scanned.lines)
    comments = place(lines_of_rules, scanned.remarks)
    lone = comments.pop(0, [])
    found: list[ast.Node] = []
    complaints = list(scanned.complaints)
    for lines in declarations(lines_of_rules):
        node, more = _read(source, lines, start, comments, scanned)
        complaints += more
        if node is not None:
            found.append(node)
    complaints.sort(key=lambda complaint: (complaint.span.line, complaint.span.column))
    return tuple(found), tuple(lone), complaints


def _read(
    source: SourceFile, lines: Sequence[Line], start: str, comments: Placed, scanned: Scan
) -> tuple[ast.Node | None, list[Diagnostic]]:
    laid, complaints = words(source, lines)
    own = {line.number: comments[line.number] for line in lines if line.number in comments}
    builder = Builder(own, {line.number: line.words[0].column for line in lines}, source.name if scanned.elsewhere else "")
    node, more = _declaration(source, laid, start, builder)
    guilty = {complaint.span.line for complaint in [*scanned.complaints, *complaints]}
    complaints += [complaint for complaint in more if complaint.span.line not in guilty]
    if node is None or complaints or guilty & {number for line in lines for number in range(line.number, line.last + 1)}:
        return None, complaints
    return _with_comments(node, [comment for line in sorted(own) for comment in own[line]]), complaints


def _with_comments(node: ast.Node, left: list[ast.Comment]) -> ast.Node:
    """The declaration with the comments of lines that are no clauses: they go before it."""
    if not left:
        return node
    own = [comment for comment in node.comments if comment.place == "before"]
    more = [comment.model_copy(update={"place": "before"}) for comment in left]
    return node.model_copy(update={"comments": (*own, *more, *node.comments[len(own) :])})


def _declaration(source: SourceFile, laid: list[Word], start: str, builder: Builder) -> tuple[ast.Node | None, list[Diagnostic]]:
    """The node of the words; or None and what is wrong with them, each found after putting right the one before."""
    complaints: list[Diagnostic] = []
    reached = -1  # the last line in which something was not understood: what is wrong after it there may be an echo
    refused: set[int] = set()  # the lines that were not understood, and may open a block
    laid = on_lines_of_their_own(spelled_out(laid))
    for _ in range(3 * MOST_COMPLAINTS):
        builder.depths.clear()
        try:
            node = follow(laid, start, builder)
            return (None if complaints else node), complaints
        except TooDeep:
            return None, [*complaints, too_deep(source, laid)]
        except Stuck as stuck:
            if len(complaints) >= MOST_COMPLAINTS:
                return None, complaints
            mended = mend(laid, stuck)
            told = said_elsewhere(source, laid, min(stuck.at, mended.at)) if start == "declaration" else None
            line = laid[stuck.at].line
            if line > reached and not is_echo(laid, stuck.at, refused):
                found = told or explain(source, laid, stuck, mended, start)
                complaints = [*without_guesses(complaints, found), found]
            if mended.words is None:
                return None, complaints
            if told or not mended.explained:
                reached = max(reached, line)
                refused |= {line} if opens_a_block(laid, stuck.at) else set()
            laid = mended.words
    return None, complaints


def _whole(source: SourceFile) -> Span:
    lines = source.lines()
    return Span(line=1, column=1, end_line=len(lines), end_column=len(lines[-1]) + 1)
