"""What is not understood only because a line before it was not: it is no complaint of its own."""

from __future__ import annotations

from collections.abc import Sequence

from rulelang.syntax.layout.steps_in_line import MARKS
from rulelang.syntax.tokens import Word
from rulelang.text.diagnostics import Diagnostic

_GO_ON = ("else", "otherwise")  # they begin a line that goes on with the one before: an echo if that one is wrong
_GUESS = "unknown_word"


def is_echo(laid: Sequence[Word], at: int, refused: set[int]) -> bool:
    """Whether what stops here only follows from a refused line: one that may have been left out, or what opens the block."""
    if not refused:
        return False
    above = next((word.line for word in reversed(laid[:at]) if word.form not in MARKS), 0)
    if laid[at].text in _GO_ON or (laid[at].form == "indent" and above in refused):
        return True
    return _begins_line(laid, at) and _is_below(laid, laid[at].line, refused)


def without_guesses(complaints: list[Diagnostic], found: Diagnostic) -> list[Diagnostic]:
    """The complaints without words that were taken for misspelt in a line that cannot be read with them put right, either."""
    if found.code == _GUESS:
        return complaints
    return [one for one in complaints if one.code != _GUESS or one.span.line != found.span.line]


def opens_a_block(laid: Sequence[Word], at: int) -> bool:
    """Whether the line that is not understood here may open a block: it goes on, or has its colon."""
    return laid[at].form not in ("newline", "end") or any(word.line == laid[at].line and word.text == ":" for word in laid)


def _begins_line(laid: Sequence[Word], at: int) -> bool:
    """Whether this is the first or the second word of its line."""
    return sum(word.line == laid[at].line and word.form not in MARKS for word in laid[:at]) <= 1


def _is_below(laid: Sequence[Word], line: int, refused: set[int]) -> bool:
    """Whether a line stands in the block of a refused one: nobody knows how it may begin."""
    begins = {word.line: word for word in reversed(laid) if word.form not in MARKS and word.line <= line}
    inner = begins[line].column
    for other in sorted(begins, reverse=True):
        if begins[other].column < inner:
            if other in refused and begins[other].text not in _GO_ON:
                return True
            inner = begins[other].column
    return False
