"""Complaints as values: a code, the place, one sentence in the author's words, the rival place, the way out."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from pydantic import BaseModel, ConfigDict

from rulelang.text.source import SourceFile, Span

WIDTH = 80  # of the first line: the title left, the place right
_LONGEST = 140  # characters of a line that are shown whole
_BEFORE = 60  # characters shown before the place in a longer line


class Also(BaseModel):
    """A second place that matters, and why."""

    model_config = ConfigDict(frozen=True)

    file: str
    span: Span
    text: str


class Diagnostic(BaseModel):
    """One complaint. `title` is a few words, `text` a sentence about the place, `hint` the way out. Its JSON is its fields."""

    model_config = ConfigDict(frozen=True)

    code: str
    title: str
    file: str
    span: Span
    text: str
    also: tuple[Also, ...] = ()
    hint: str | None = None


class Complaints(Exception):
    """Raised where a Program was wanted and the text does not give one."""

    def __init__(self, diagnostics: Iterable[Diagnostic], sources: Iterable[SourceFile] = ()) -> None:
        self.diagnostics = tuple(diagnostics)
        self.sources = {source.name: source for source in sources}
        super().__init__("\n\n".join(render(d, self.sources) for d in self.diagnostics))


def render(diagnostic: Diagnostic, sources: dict[str, SourceFile]) -> str:
    """The complaint as one screen of plain text, the same in terminal, editor and browser."""
    place = f"{diagnostic.file}:{diagnostic.span.line}:{diagnostic.span.column}"
    room = WIDTH - width(diagnostic.title)
    lines = [f"{diagnostic.title}{f'  {place}':>{max(room, 0)}}"]
    lines += _excerpt(sources.get(diagnostic.file), diagnostic.span, "^", diagnostic.text)
    for also in diagnostic.also:
        if also.file != diagnostic.file:
            lines.append(f"      in {also.file}:")
        lines += _excerpt(sources.get(also.file), also.span, "-", also.text)
    if diagnostic.hint:
        lines.append(f"Hint: {diagnostic.hint}")
    return "\n".join(lines)


def width(text: str) -> int:
    """The columns that a text takes on a screen: two for a wide character, none for a combining one."""
    return sum(
        0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text
    )


def _excerpt(source: SourceFile | None, span: Span, mark: str, text: str) -> list[str]:
    line = source.line(span.line) if source else ""
    end = span.end_column if span.end_line == span.line else len(line.rstrip()) + 1
    first = max(0, span.column - 1 - _BEFORE) if len(line) > _LONGEST else 0
    before = ("…" if first else "") + _shown(line[first : span.column - 1].ljust(span.column - 1 - first))
    guilty = _shown(line[span.column - 1 : end - 1])
    after = _shown(line[end - 1 :])
    if len(line) > _LONGEST:
        guilty, after = _cut(guilty, _BEFORE), _cut(after, _LONGEST - _BEFORE)
    marks = mark * max(1, width(guilty))
    return [f"{span.line:>5} | {before}{guilty}{after}".rstrip(), f"      | {' ' * width(before)}{marks} {text}"]


def _shown(text: str) -> str:
    """Tabs as four spaces, and a sign in place of what a screen cannot show."""
    return "".join("    " if letter == "\t" else letter if letter.isprintable() else "\ufffd" for letter in text)


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[:most]}…"
