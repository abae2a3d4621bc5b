"""Lines that go on below: a line indented deeper than the one above belongs to it, if a comma or a joining word says so."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from rulelang.syntax.tokens import Line, Word, cut, indentation_of
from rulelang.text.source import SourceFile

_SIGNS = frozenset("+-*/")
_GOES_ON_AFTER = {",", "and", "or", *_SIGNS}  # no line of rules ends with one of these
_GOES_ON_BEFORE = {*"and or where whose that with for then from to (".split(), *_SIGNS}  # and no step begins so
# Lines of a scenario, where `and` and `then` begin the next one.
_CLAUSES = {"scenario", "background", "given", "when", "then", "and", "refused"}
_OWN_LINES = {"and", "then"}


def may_break(before: str, after: str, first: str) -> bool:
    """Whether a line that begins with `first` may go on below between two of its words."""
    own = first in _CLAUSES and after in _OWN_LINES
    return before != ":" and (before in _GOES_ON_AFTER or (after in _GOES_ON_BEFORE and not own))


def joined(lines: Iterable[Line]) -> list[Line]:
    """The lines of rules: each with the lines that go on with it."""
    found: list[Line] = []
    for line in lines:
        if found and _goes_on(found[-1], line):
            found[-1] = found[-1]._replace(words=(*found[-1].words, *line.words))
        else:
            found.append(line)
    return found


def line_around(words: Sequence[Word], at: int) -> list[Word]:
    """The words of the line of rules in which a word stands."""
    begin = next((i + 1 for i in range(at - 1, -1, -1) if words[i].form in ("newline", "indent", "dedent")), 0)
    end = next((i for i in range(at, len(words)) if words[i].form in ("newline", "end")), len(words))
    return list(words[begin:end])


def as_written(source: SourceFile, words: Sequence[Word]) -> str:
    """The words of a line as the author wrote them, without the breaks between them."""
    ends = {word.line: word.end_column - 1 for word in words}
    begins = {word.line: word.column - 1 for word in reversed(words)}
    return " ".join(source.line(number)[begins[number] : end] for number, end in ends.items())


def whole_line(source: SourceFile, number: int) -> str:
    """What the line of rules says to which a line of the text belongs, without the breaks in it."""
    begin = _begins(source.lines()).get(number)
    if begin is None:
        return source.line(number).strip()  # with the comment beside it
    return as_written(source, [word for piece in pieces_of(source.lines(), begin) for word in piece.words])


@lru_cache(maxsize=64)
def _begins(texts: tuple[str, ...]) -> dict[int, int]:
    """For each line of the text that belongs to a broken line, where that begins."""
    found: dict[int, int] = {}
    above = 0
    for number, text in enumerate(texts, 1):
        if not text.strip() or text.lstrip().startswith("#") or number in found:
            continue
        if above and indentation_of(text) > indentation_of(texts[above - 1]) and not texts[above - 1].rstrip().endswith(":"):
            pieces = pieces_of(texts, above)
            found |= {piece.number: above for piece in pieces if len(pieces) > 1}
        above = number
    return found


def pieces_of(texts: Sequence[str], number: int) -> list[Line]:
    """The lines of the text (1-based) of which the line of rules consists that begins at one of them."""
    pieces: list[Line] = []
    for at in range(number, len(texts) + 1):
        words = tuple(word for word in cut(texts[at - 1], at, 1) if word.form != "comment")
        if not words and (pieces or at > number):
            continue
        line = Line(at, indentation_of(texts[at - 1]), words)
        if pieces and not _goes_on(pieces[0]._replace(words=(pieces[0].words[0], *pieces[-1].words)), line):
            break
        pieces.append(line)
        if not words:
            break
    return pieces


def _goes_on(above: Line, line: Line) -> bool:
    if line.indent <= above.indent or line.is_row or above.is_row:
        return False
    return may_break(above.words[-1].text, line.words[0].text, above.words[0].text)
