"""Text to lines of words with exact places, and comments with theirs; what is no word at all becomes a complaint."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from rulelang.complaints.complaint import Complaint
from rulelang.complaints.numbers import number_too_large
from rulelang.complaints.syntax.signs import (
    bar_within_a_line,
    begins_with_a_digit,
    not_utf8,
    row_without_an_end,
    stray_character,
    unclosed_text,
)
from rulelang.text.diagnostics import Diagnostic
from rulelang.text.source import SourceFile, Span

LARGEST = 1_000_000_000  # no number of a text is larger
PARTS = "¼½¾"  # the signs of one, two and three quarters
TAB = 8  # a tab moves to the next multiple of so many columns

VARIANT = "variant"  # the first word of a text that changes another one
_ADDRESSED = re.compile(r'(?:add|change|remove|replace)\b(?:"[^"]*"|[^":])*')  # the part of a line in which clauses are named
_ADDRESS_SIGNS = re.compile(r"[.\[\]:]+")
_WORD = re.compile(
    r"""(?P<space>[ \t\f\u00a0]+)|(?P<fraction>[0-9]*[¼½¾](?!\w))
    |(?P<word>player's(?!\w)|[^\W\d]\w*)|(?P<bad_name>[0-9]+[^\W\d]\w*)|(?P<number>[0-9]+)|(?P<text>"[^"]*")
    |(?P<unclosed>"[^"]*)|(?P<comment>\#.*)|(?P<row>\|(?:[^"\#]|"[^"]*"|"[^"]*$)*)|(?P<sign>[-+*/:;,()])|(?P<stray>[^\w\s"\#|]+|.)""",
    re.VERBOSE | re.DOTALL,
)
_MEANT = {
    "=": "is", "==": "is", "!=": "is not", "<": "is less than", ">": "is more than", "<=": "is at most", ">=": "is at least",
    "≤": "is at most", "≥": "is at least", "×": "*", "·": "*", "÷": "/", "%": "remainder of … / …", "–": "-", "—": "-", "−": "-",
    "&": "and", "&&": "and", "||": "or", "!": "not", ".": "of", "'": '"', "“": '"', "”": '"', "‘": '"', "’": '"', "//": "#",
}  # fmt: skip


class Word(NamedTuple):
    """A word, number, text, row or sign as it is written, and where it begins (1-based)."""

    form: str
    text: str
    line: int
    column: int

    @property
    def end_column(self) -> int:
        """The column after the last character."""
        return self.column + len(self.text)


class Line(NamedTuple):
    """A line of rules with at least one word, where it begins, and how far it is indented."""

    number: int
    indent: int
    words: tuple[Word, ...]

    @property
    def last(self) -> int:
        """The line of the text in which it ends: a later one, if it is broken."""
        return self.words[-1].line

    @property
    def is_row(self) -> bool:
        """Whether it is a row of a table."""
        return self.words[0].form == "row"


class Remark(NamedTuple):
    """A comment, where it stands, how far it is indented, and whether words stand before it on its line."""

    text: str
    line: int
    column: int
    indent: int
    beside: bool


class Scan(NamedTuple):
    """A text cut up: its lines, its comments, and complaints about what is no word."""

    lines: list[Line]
    remarks: list[Remark]
    complaints: list[Diagnostic]

    @property
    def elsewhere(self) -> bool:
        """Whether its clauses go into another text, that of a game."""
        return bool(self.lines) and self.lines[0].words[0].text == VARIANT


def scan(source: SourceFile, line: int = 1, column: int = 1) -> Scan:
    """The lines of a text, which begins at a place. After a complaint a line goes on as well as it can, so that more is found."""
    found = Scan([], [], [])
    for number, text in enumerate(source.lines(), line):
        if not text.isascii() and any("\udc80" <= letter <= "\udcff" for letter in text):
            return Scan([], [], [_not_utf8(source, number, text)])
        words: list[Word] = []
        indent = indentation_of(text)
        for word in _cut(text, number, column):
            if word.form == "comment":
                found.remarks.append(Remark(word.text.rstrip(), number, word.column, indent, bool(words)))
            elif word.form == "row":
                found.complaints.extend(_row(source, word, first=not words))
                words.append(word)
            elif word.form in ("word", "text", "sign") or (
                word.form in ("number", "fraction") and small(word.text.rstrip(PARTS))
            ):
                words.append(word)
            else:
                found.complaints.append(_no_word(source, word))
                words += _instead(word)
        if words:
            found.lines.append(Line(number, indent, tuple(words)))
    return found


def _cut(text: str, number: int, column: int) -> Iterator[Word]:
    """The words of one line; in the address at its beginning, if there is one, `.`, `[` and `]` are signs."""
    address = _ADDRESSED.match(text)
    until = column + address.end() if address else 0
    for word in cut(text, number, column):
        if word.form == "stray" and word.column < until and _ADDRESS_SIGNS.fullmatch(word.text):
            yield from (Word("sign", letter, number, word.column + i) for i, letter in enumerate(word.text))
        else:
            yield word


def cut(text: str, number: int, column: int) -> Iterator[Word]:
    """The words of one line, which begins at `column`, comments and wrong ones among them."""
    for match in _WORD.finditer(text):
        form = match.lastgroup or "stray"
        if form == "space" or (form == "stray" and match[0].isspace()):
            continue
        yield Word(form, match[0].rstrip() if form == "row" else match[0], number, column + match.start())


def indentation_of(text: str) -> int:
    """How far a line of the text is indented, in columns."""
    width = 0
    for letter in text:
        if letter == "\t":
            width += TAB - width % TAB
        elif letter in " \f\u00a0":
            width += 1
        else:
            break
    return width


def small(digits: str) -> bool:
    """Whether a number is one that the language has."""
    digits = digits.lstrip("0")
    return len(digits) <= len(str(LARGEST)) and int(digits or "0") <= LARGEST


def quarters(text: str) -> int:
    """`2½` as ten quarters."""
    return int(text[:-1] or "0") * 4 + PARTS.index(text[-1]) + 1


def in_quarters(number: int) -> str:
    """Ten quarters as `2½`."""
    return f"{number // 4 or ''}{('', *PARTS)[number % 4]}" or "0"


def _instead(word: Word) -> list[Word]:
    if word.form == "stray":
        meant = _MEANT.get(word.text, "").split()
        return [
            Word("word" if part.isalpha() else "sign", part, word.line, word.column)
            for part in meant
            if part.isalpha() or part in "*/-"
        ]
    form = {"bad_name": "word", "unclosed": "text", "number": "number", "fraction": "number"}[word.form]
    return [word._replace(form=form, text=f'{word.text}"' if form == "text" else "1" if form == "number" else word.text)]


def _no_word(source: SourceFile, word: Word) -> Diagnostic:
    match word.form:
        case "unclosed":
            return about(source, word, unclosed_text())
        case "number" | "fraction":
            return about(source, word, number_too_large(LARGEST))
        case "bad_name":
            return about(source, word, begins_with_a_digit(word.text))
    return about(source, word, stray_character(word.text, _MEANT.get(word.text)))


def _row(source: SourceFile, word: Word, *, first: bool) -> list[Diagnostic]:
    if not first:
        return [about(source, word, bar_within_a_line())]
    if len(word.text) < 2 or not word.text.endswith("|"):
        return [about(source, word, row_without_an_end())]
    return []


def _not_utf8(source: SourceFile, number: int, text: str) -> Diagnostic:
    column = next(i for i, letter in enumerate(text, 1) if "\udc80" <= letter <= "\udcff")
    return about(source, Word("stray", "?", number, column), not_utf8())


def about(source: SourceFile, word: Word, complaint: Complaint) -> Diagnostic:
    """A complaint about one word."""
    span = Span(line=word.line, column=word.column, end_line=word.line, end_column=max(word.end_column, word.column + 1))
    return complaint.at(source.name, span)
