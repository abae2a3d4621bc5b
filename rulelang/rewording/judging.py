"""Whether one line of a text is in order: its declaration is read and inferred anew, all others stand as they were read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from rulelang import ast
from rulelang.lower import lower
from rulelang.names.resolve import resolve
from rulelang.syntax.layout.declared import groups
from rulelang.syntax.parse import parse
from rulelang.text.diagnostics import Diagnostic
from rulelang.text.source import SourceFile

Judge = Callable[[Sequence[str], int], bool]  # whether the line of this number is in order where it stands among these lines


class Judges(NamedTuple):
    """Who says whether a line may be shown."""

    line: Judge
    refused: Callable[[Sequence[str]], set[int]]  # of a whole text the numbers of the lines that are complained about


def judge_of_game(source: SourceFile, others: Mapping[str, SourceFile]) -> Judge:
    """Of lines of a game."""
    read: dict[tuple[int, tuple[str, ...]], ast.Text | None] = {}

    def declarations(first: int, lines: tuple[str, ...]) -> ast.Text | None:
        """What some lines declare; nothing if they cannot be read."""
        if (first, lines) not in read:
            text, complaints = parse(SourceFile(source.name, "\n" * (first - 1) + "\n".join(lines), source.folder))
            read[first, lines] = None if complaints else text
        return read[first, lines]

    def judge(lines: Sequence[str], number: int) -> bool:
        parts = {first: declarations(first, tuple(lines[first - 1 : last])) for first, last in groups(lines)}
        own = next((parts[first] for first, last in groups(lines) if first <= number <= last), None)
        if own is None:
            return False
        known = [part for part in parts.values() if part is not None]
        whole = own.model_copy(update={"declarations": tuple(one for part in known for one in part.declarations)})
        symbols = resolve(source, whole, others)
        lower(symbols, own)
        return not any(_is_at(one, source, number) for one in symbols.diagnostics)

    return judge


def _is_at(complaint: Diagnostic, source: SourceFile, number: int) -> bool:
    return complaint.file == source.name and complaint.span.line == number


def only(lines: Sequence[str], wanted: Callable[[int, int], bool]) -> str:
    """The text of the lines without the declarations that are not wanted, each line where it was."""
    kept = {n for first, last in groups(lines) if wanted(first, last) for n in range(first, last + 1)}
    return "\n".join(line if n in kept else "" for n, line in enumerate(lines, 1))
