"""What a whole text needs: a first line, players, a round, and nothing twice that is said once."""

from __future__ import annotations

from rulelang import ast
from rulelang.complaints.choices.doing import action_not_declared
from rulelang.complaints.complaint import Complaint
from rulelang.complaints.whole_game import header_missing, players_missing, round_missing, said_already, said_once
from rulelang.names.repeated import repeated
from rulelang.names.symbols import Symbols
from rulelang.text.source import Span


def check_whole(symbols: Symbols, text: ast.Text, *, unread: bool) -> None:
    """Complains about parts that are missing, unless some part could not be read."""
    _header(symbols, text, unread)
    if not symbols.page and not unread and symbols.name:
        _needed(symbols, text, ast.Players, players_missing())
        _needed(symbols, text, ast.Round, round_missing())
    _actions_are_there(symbols, text)
    _once(symbols, text, ast.Players, "players")
    _once(symbols, text, ast.Grades, "grades")
    _once(symbols, text, ast.Winner, "winner")
    _nothing_again(symbols, text)


def _header(symbols: Symbols, text: ast.Text, unread: bool) -> None:
    first = text.declarations[0] if text.declarations else None
    if isinstance(first, ast.Header) or unread:
        return
    span = first.span if first is not None else Span(end_column=2)
    span = (
        span
        if span.line == span.end_line
        else Span(line=span.line, column=span.column, end_line=span.line, end_column=span.column + 1)
    )
    symbols.complain(span, header_missing(empty=not text.declarations))


def _needed(symbols: Symbols, text: ast.Text, cls: type[ast.Node], complaint: Complaint) -> None:
    if not any(isinstance(d, cls) for d in text.declarations):
        header = next(d for d in text.declarations if isinstance(d, ast.Header))
        symbols.complain(header.span, complaint)


def _actions_are_there(symbols: Symbols, text: ast.Text) -> None:
    for line in [d for d in text.declarations if isinstance(d, ast.ActionsLine)]:
        for member in [m for m in line.members if m.name not in symbols.bodies]:
            symbols.complain(member.span, action_not_declared(member.name, symbols.bodies))


def _once(symbols: Symbols, text: ast.Text, cls: type[ast.Node], word: str) -> None:
    for extra in [d for d in text.declarations if isinstance(d, cls)][1:]:
        symbols.complain(symbols.word_span(extra.span, word), said_once(word))


def _nothing_again(symbols: Symbols, text: ast.Text) -> None:
    for node, word in [found for declaration in text.declarations for found in repeated(declaration)]:
        span = symbols.word_span(node.span, word.split()[0])
        symbols.complain(span, said_already(word))
