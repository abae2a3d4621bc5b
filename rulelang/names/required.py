"""What a whole text needs: a first line, players, a round, and nothing twice that is said once."""

from __future__ import annotations

from rulelang import ast
from rulelang.names.repeated import repeated
from rulelang.names.symbols import Symbols
from rulelang.text.near_names import did_you_mean
from rulelang.text.source import Span


def check_whole(symbols: Symbols, text: ast.Text, *, unread: bool) -> None:
    """Complains about parts that are missing, unless some part could not be read."""
    _header(symbols, text, unread)
    if not symbols.page and not unread and symbols.name:
        _needed(symbols, text, ast.Players, "players_missing", "how many players?", "players 2 to 4")
        _needed(symbols, text, ast.Round, "round_missing", "nothing is played", "round:")
    _actions_are_there(symbols, text)
    _once(symbols, text, ast.Players, "players")
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
    symbols.complain_in_prose(
        "header_missing",
        "what is this?",
        span,
        "a file of rules begins with its name" if text.declarations else "there is nothing in this file",
        hint='write it as the first line: `game my_game "My game"`',
    )


def _needed(symbols: Symbols, text: ast.Text, cls: type[ast.Node], code: str, title: str, form: str) -> None:
    if not any(isinstance(d, cls) for d in text.declarations):
        header = next(d for d in text.declarations if isinstance(d, ast.Header))
        symbols.complain_in_prose(
            code,
            title,
            header.span,
            f"this game has no `{form.split()[0]}` line" if " " in form else "this game has no `round:`",
            hint=f"write `{form}`",
        )


def _actions_are_there(symbols: Symbols, text: ast.Text) -> None:
    for line in [d for d in text.declarations if isinstance(d, ast.ActionsLine)]:
        for member in [m for m in line.members if m.name not in symbols.bodies]:
            symbols.complain_in_prose(
                "unknown_action",
                "no such action",
                member.span,
                f"there is no action `{member.name}`{did_you_mean(member.name, symbols.bodies)}",
                hint=f"declare it: `action {member.name}: …`",
            )


def _once(symbols: Symbols, text: ast.Text, cls: type[ast.Node], word: str) -> None:
    for extra in [d for d in text.declarations if isinstance(d, cls)][1:]:
        symbols.complain_in_prose("given_twice", "given twice", symbols.word_span(extra.span, word), f"`{word}` is said once")


def _nothing_again(symbols: Symbols, text: ast.Text) -> None:
    for node, word in [found for declaration in text.declarations for found in repeated(declaration)]:
        span = symbols.word_span(node.span, word.split()[0])
        symbols.complain_in_prose(
            "given_twice", "given twice", span, f"`{word}` is said here already", hint="leave one of them out"
        )
