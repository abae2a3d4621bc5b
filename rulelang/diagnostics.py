"""Complaints as values: a code, the place, one sentence in the author's words, the rival place, the way out."""

from __future__ import annotations

from collections.abc import Iterable

from pydantic import BaseModel, ConfigDict

from rulelang.source import Source, Span


class Also(BaseModel):
    """A second place that matters, and why."""

    model_config = ConfigDict(frozen=True)

    file: str
    span: Span
    text: str


class Diagnostic(BaseModel):
    """One complaint. `title` is a few words, `text` a sentence about the place, `hint` the way out."""

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

    def __init__(self, diagnostics: Iterable[Diagnostic], sources: Iterable[Source] = ()) -> None:
        self.diagnostics = tuple(diagnostics)
        self.sources = {source.name: source for source in sources}
        super().__init__("\n\n".join(render(d, self.sources) for d in self.diagnostics))


def render(diagnostic: Diagnostic, sources: dict[str, Source]) -> str:
    """The complaint as one screen of plain text, the same in terminal, editor and browser."""
    place = f"{diagnostic.file}:{diagnostic.span.line}:{diagnostic.span.column}"
    lines = [f"{diagnostic.title:<56} {place}"]
    lines += _excerpt(sources.get(diagnostic.file), diagnostic.span, "^", diagnostic.text)
    for also in diagnostic.also:
        lines += _excerpt(sources.get(also.file), also.span, "-", also.text)
    if diagnostic.hint:
        lines.append(f"Hint: {diagnostic.hint}")
    return "\n".join(lines)


def _excerpt(source: Source | None, span: Span, mark: str, text: str) -> list[str]:
    shown = source.line(span.line).replace("\t", " ") if source else ""
    end = span.end_column if span.end_line == span.line else len(shown.rstrip()) + 1
    width = max(1, end - span.column)
    gutter = f"{span.line:>5} | "
    return [f"{gutter}{shown}", " " * 5 + " | " + " " * (span.column - 1) + mark * width + " " + text]
