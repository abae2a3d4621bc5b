"""Steps that have a colon of their own on the line of another's: each as if it stood on a line of its own, indented below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulelang.syntax.tokens import Word

# The words with which a step begins that has a colon.
_BEGINS = (
    ("if",), ("each",), ("repeat",), ("may",), ("turns",), ("everyone",), ("at", "the", "end"), ("until", "the"),
    *((word, ":", "if") for word in ("pay", "cost", "gain", "reward")),
)  # fmt: skip
_WITH_STEPS = frozenset("action any phase steps setup round when before end add replace".split())
MARKS = ("newline", "indent", "dedent")  # what stands between lines
_CANNOT = ("if", "that", "cannot")
_DEEPER = {"(": 1, "[": 1, ")": -1, "]": -1}


def on_lines_of_their_own(words: Sequence[Word], but: int = 0) -> list[Word]:
    """The words of a declaration; `if A: each player: gain 1 coin` as two lines, the second indented below the first.

    They stay as they are where a line follows that may belong to either, as `else:` does if both begin with `if`; and so does
    line `but` of the text."""
    if not words or words[0].text not in _WITH_STEPS:
        return list(words)
    return divided(words, [(begin, end) for begin, end in _lines(words) if words[end].line != but])


def divided(words: Sequence[Word], lines: Sequence[tuple[int, int]]) -> list[Word]:
    """The words, these lines divided; each by the places of its first word and of its `newline`."""
    found = list(words)
    for begin, end in reversed(lines):  # what is put into a line moves only what stands behind it
        colons = list(_opening(found, begin, end))
        after = _end(found, end)
        if colons and not _either_has(found, colons[0], after):
            found[after:after] = [_mark("dedent", found[end - 1])] * len(colons)
            for at in reversed(colons):
                found[at + 1 : at + 1] = [_mark("newline", found[at]), _mark("indent", found[at + 1])]
    return found


def _mark(form: str, beside: Word) -> Word:
    column = beside.end_column if form == "newline" else beside.column
    return Word(form, "", beside.line, column)


def _lines(words: Sequence[Word]) -> Iterator[tuple[int, int]]:
    """Where each line begins, and where it ends: at the place of its `newline`."""
    begin = 0
    for at, word in enumerate(words):
        if word.form == "newline":
            yield begin, at
        if word.form in MARKS:
            begin = at + 1


def _opening(words: Sequence[Word], begin: int, end: int) -> Iterator[int]:
    """The colons of a line behind which a step with a colon of its own begins."""
    colons, depth = [], 0
    for at in range(begin, end):
        depth += _DEEPER.get(words[at].text, 0)
        if words[at].text == ":" and not depth:
            colons.append(at)
    block_below = words[end + 1].form == "indent" and words[end - 1].text == ":"
    for at in colons[:-1]:
        last = at == colons[-2]
        if (last and block_below) or _begins_a_step(words, at + 1):
            yield at


def _begins_a_step(words: Sequence[Word], at: int) -> bool:
    """Whether a step with a colon, or a label with its steps, begins here."""
    if words[at].form == "text":
        return words[at + 1].text == ":"
    texts = tuple(word.text for word in words[at : at + 3])
    return words[at].form == "word" and any(texts[: len(begins)] == begins for begins in _BEGINS)


def belongs_to_several(words: Sequence[Word], at: int) -> str | None:
    """How the line below that of the word at this place begins, if it may belong to several of the steps in that line."""
    begin, end = next((begin, end) for begin, end in _lines(words) if at <= end)
    colons = list(_opening(words, begin, end))
    after = _end(words, end)
    if not colons or not _either_has(words, colons[0], after):
        return None
    return " ".join(_CANNOT) if words[after].text == "if" else words[after].text


def _end(words: Sequence[Word], at: int) -> int:
    """The place behind the line that ends here and the lines that are indented below it."""
    depth = 0
    for place in range(at + 1, len(words)):
        depth += {"indent": 1, "dedent": -1}.get(words[place].form, 0)
        if depth < 0 or (not depth and words[place].form != "dedent"):
            return place
        if not depth:
            return place + 1
    return len(words)


def _either_has(words: Sequence[Word], at: int, after: int) -> bool:
    """Whether the line behind these may belong to several of the steps that begin behind the colon at this place."""
    following = tuple(word.text for word in words[after : after + 3])
    inner = any(
        word.text == ":" and then.text == "if" for word, then in zip(words[at:after], words[at + 1 : after], strict=False)
    )
    return following == _CANNOT or (following[:1] == ("else",) and inner)
