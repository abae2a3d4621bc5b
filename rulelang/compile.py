"""Text to Program: parse, resolve, infer and lower, check. Either a Program comes out, or complaints that say why not."""

from __future__ import annotations

from pathlib import Path

from rulelang import ast
from rulelang import program as p
from rulelang.checks import check
from rulelang.diagnostics import Also, Complaints, Diagnostic
from rulelang.lower import lower
from rulelang.parse import parse
from rulelang.resolve import resolve
from rulelang.source import Source, Span, read
from rulelang.symbols import Symbols
from rulelang.whole import check_whole

MOST_PLACES = 3  # of one unknown name: more would be no news


def compile(source: Source) -> tuple[p.Program | None, list[Diagnostic]]:
    """The Program of a game and no complaints; or None and all complaints; or, for a page in order, None and no complaints."""
    program, complaints, _ = compile_with_symbols(source)
    return program, complaints


def compile_with_symbols(source: Source) -> tuple[p.Program | None, list[Diagnostic], Symbols | None]:
    """The same, with the table of symbols, which scenarios and editors read."""
    try:
        text, complaints = parse(source)
        return _compiled(source, text, complaints)
    except RecursionError:
        return None, [_too_deep(source)], None


def compile_tree(source: Source, text: ast.Text) -> tuple[p.Program | None, list[Diagnostic], Symbols | None]:
    """The same, from a tree that was parsed before, and perhaps changed; `source` is what it was parsed from."""
    try:
        return _compiled(source, text, [])
    except RecursionError:
        return None, [_too_deep(source)], None


def _compiled(source: Source, text: ast.Text, complaints: list[Diagnostic]) -> tuple[p.Program | None, list[Diagnostic], Symbols]:
    symbols = resolve(source, text)
    check_whole(symbols, text, unread=bool(complaints))
    program = lower(symbols, text)
    if program is not None and not complaints:
        check(symbols, text, program)
    found = [*complaints, *_believable(symbols, complaints)]
    return (program if not found else None), _folded(sorted(found, key=lambda d: _reading_order(source, d))), symbols


def _reading_order(source: Source, complaint: Diagnostic) -> tuple[bool, int, int]:
    return complaint.file != source.name, complaint.span.line, complaint.span.column


def _believable(symbols: Symbols, unread: list[Diagnostic]) -> list[Diagnostic]:
    """Where a declaration could not be read, or declares nothing, its names are not complained about as unknown."""
    found = [d for d in symbols.diagnostics if d.code not in symbols.lost]
    return [d for d in found if not (unread and d.code.startswith("unknown_"))]


def _folded(found: list[Diagnostic]) -> list[Diagnostic]:
    """A name that is unknown in several places is one complaint, with some of the other places."""
    kept: dict[tuple[str, str], Diagnostic] = {}
    for number, d in enumerate(found):
        key = (d.code, d.text) if d.code.startswith("unknown_") else (d.code, str(number))
        first = kept.setdefault(key, d)
        if first is not d and len(first.also) < MOST_PLACES:
            place = Also(file=d.file, span=d.span, text="here too")
            kept[key] = first.model_copy(update={"also": (*first.also, place)})
    return list(kept.values())


def _too_deep(source: Source) -> Diagnostic:
    return Diagnostic(
        code="too_deep",
        title="nested too deeply",
        file=source.name,
        span=Span(),
        text="something in this text is nested too deeply to be read",
        hint="give its parts names of their own",
    )


def compile_path(path: Path) -> p.Program:
    """The Program of the game at `path`. Raises Complaints, and OSError or UnicodeDecodeError for a file that is no text."""
    source = read(path)
    program, complaints, symbols = compile_with_symbols(source)
    if program is None:
        sources = symbols.sources.values() if symbols else [source]
        raise Complaints(complaints or [_page(source)], sources)
    return program


def _page(source: Source) -> Diagnostic:
    return Diagnostic(
        code="not_yet_playable",
        title="a page is not played",
        file=source.name,
        span=Span(end_column=5),
        text="this file is a page: an excerpt that is checked, and not a game",
        hint="begin it with `game`",
    )
