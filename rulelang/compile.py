"""Text to Program: parse, apply variants, resolve, infer and lower, check: a Program, or complaints that say why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rulelang import ast
from rulelang import program as p
from rulelang.checks import check
from rulelang.complaints.complaint import HERE_TOO
from rulelang.complaints.values import page_is_not_played
from rulelang.complaints.variants.bases import goes_too
from rulelang.complaints.whole_game import too_deep
from rulelang.lower import lower
from rulelang.names.required import check_whole
from rulelang.names.resolve import resolve
from rulelang.names.symbols import Symbols
from rulelang.names.unread import OF_THE_WHOLE, believable
from rulelang.rewording import Judges, judge_of_game, vocabulary, with_right_lines
from rulelang.text.diagnostics import Also, Complaints, Diagnostic
from rulelang.text.source import SourceFile, Span, read
from rulelang.variants import Check, Find, Reader, Stack, apply, blamed, nowhere, removed, where_it_stands

MOST_PLACES = 3  # of one unknown name: more would be no news


def compile(source: SourceFile) -> tuple[p.Program | None, list[Diagnostic]]:
    """The Program of a game and no complaints; or None and all complaints; or, for a page in order, None and no complaints."""
    program, complaints, _ = compile_with_symbols(source)
    return program, complaints


def compile_with_symbols(source: SourceFile) -> tuple[p.Program | None, list[Diagnostic], Symbols | None]:
    """The same, with the table of symbols, which scenarios and editors read."""
    return compile_all([source])


def compile_all(sources: Sequence[SourceFile], find: Find = nowhere) -> tuple[p.Program | None, list[Diagnostic], Symbols | None]:
    """The same of a game or a variant, and of variants to play it with; `find` knows bases that do not lie nearby."""
    try:
        stack = Reader(find).stack(sources)
        text, complaints = apply(stack)
        if not stack.game.name and stack.complaints:
            return None, stack.complaints, None
        program, found, symbols = _compiled(stack.game, text, [*stack.complaints, *complaints], stack.sources)
        names = tuple(layer.name for layer in stack.layers)
        found = _blaming(found, stack, text, lambda tree: _compiled(stack.game, tree, [], stack.sources)[1])
        return program and program.model_copy(update={"variants": names}), found, symbols
    except RecursionError:
        return None, [too_deep().at(sources[0].name, Span())], None


def compile_with_right_lines(
    sources: Sequence[SourceFile], find: Find = nowhere
) -> tuple[p.Program | None, list[Diagnostic], Symbols | None]:
    """The same; each line of the first text that is complained about has the right line with it, if one is found."""
    program, complaints, symbols = compile_all(sources, find)
    if not complaints or symbols is None:
        return program, complaints, symbols
    first = sources[0]

    def refused(lines: Sequence[str]) -> set[int]:
        found = compile_all([first._replace(text="\n".join(lines)), *sources[1:]], find)[1]
        return {one.span.line for one in found if one.file == first.name and not _of_the_whole(one)}

    def judge(lines: Sequence[str], number: int) -> bool:
        return number not in refused(lines)

    own = judge_of_game(first, symbols.sources) if symbols.source == first else judge
    return program, with_right_lines(first, complaints, vocabulary(symbols), Judges(own, refused)), symbols


def _of_the_whole(complaint: Diagnostic) -> bool:
    """Whether other lines may still mend it; that an end comes before another one they do not."""
    return complaint.code.startswith(OF_THE_WHOLE) and complaint.code != "never_comes"


def _blaming(complaints: list[Diagnostic], stack: Stack, text: ast.Text, check: Check) -> list[Diagnostic]:
    """The complaints; those about a name that a variant did away with say where, others are told of what a variant says."""
    gone = removed(stack)
    places = {
        id(complaint): [also for name, also in gone.items() if f"`{name}`" in complaint.text]
        for complaint in complaints
        if complaint.code.startswith("unknown_")
    }
    others = blamed(stack, [complaint for complaint in complaints if not places.get(id(complaint))], check)
    return [_of_what_is_gone(one, there, stack, text) if (there := places.get(id(one))) else next(others) for one in complaints]


def _of_what_is_gone(complaint: Diagnostic, places: list[Also], stack: Stack, text: ast.Text) -> Diagnostic:
    address, choice = where_it_stands(text, stack.game.name, complaint)
    hint = complaint.hint or goes_too(address, choice=choice)
    return complaint.model_copy(update={"also": (*places, *complaint.also), "hint": hint})


def compile_tree(
    source: SourceFile, text: ast.Text, others: Mapping[str, SourceFile] | None = None
) -> tuple[p.Program | None, list[Diagnostic], Symbols | None]:
    """The same, from a tree that was parsed before, and perhaps changed; `source` is what it was parsed from, and `others`
    are files that clauses of it came from."""
    try:
        return _compiled(source, text, [], others or {})
    except RecursionError:
        return None, [too_deep().at(source.name, Span())], None


def _compiled(
    source: SourceFile, text: ast.Text, complaints: list[Diagnostic], sources: Mapping[str, SourceFile]
) -> tuple[p.Program | None, list[Diagnostic], Symbols]:
    symbols = resolve(source, text, sources)
    check_whole(symbols, text, unread=bool(complaints))
    program = lower(symbols, text)
    if program is not None and not complaints:
        check(symbols, text, program)
    found = [*_own(symbols, complaints), *believable(symbols, complaints)]
    return (program if not found else None), _folded(sorted(found, key=lambda d: _reading_order(source, d))), symbols


def _reading_order(source: SourceFile, complaint: Diagnostic) -> tuple[bool, str, int, int]:
    return complaint.file != source.name, complaint.file, complaint.span.line, complaint.span.column


def _own(symbols: Symbols, unread: list[Diagnostic]) -> list[Diagnostic]:
    """What could not be read, without what stops right after a name that is refused where it is declared."""
    file, lines = symbols.source.name, symbols.source.lines()
    refused = {
        lines[d.span.line - 1][d.span.column - 1 : d.span.end_column - 1]
        for d in symbols.diagnostics
        if d.code == "reserved_word" and d.file == file
    }
    return [d for d in unread if d.file != file or _word_before(lines, d.span) not in refused]


def _word_before(lines: Sequence[str], span: Span) -> str:
    words = lines[span.line - 1][: span.column - 1].split() if 0 < span.line <= len(lines) else []
    return words[-1] if words else ""


def _folded(found: list[Diagnostic]) -> list[Diagnostic]:
    """A name that is unknown in several places is one complaint, with some of the other places."""
    kept: dict[tuple[str, str], Diagnostic] = {}
    for number, d in enumerate(found):
        key = (d.code, d.text) if d.code.startswith("unknown_") else (d.code, str(number))
        first = kept.setdefault(key, d)
        if first is not d and len(first.also) < MOST_PLACES:
            place = Also(file=d.file, span=d.span, text=HERE_TOO)
            kept[key] = first.model_copy(update={"also": (*first.also, place)})
    return list(kept.values())


def compile_paths(paths: Sequence[Path], find: Find = nowhere) -> p.Program:
    """The Program of the game or variant at the first path, with the variants at the others. Raises Complaints, and OSError."""
    sources = [read(path) for path in paths]
    program, complaints, symbols = compile_with_right_lines(sources, find)
    if program is None:
        known = symbols.sources.values() if symbols else sources
        raise Complaints(complaints or [page_is_not_played().at(sources[0].name, Span(end_column=5))], known)
    return program
