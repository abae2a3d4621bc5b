"""What is wrong, in words, before it has a place; and the words that stand beside a rival place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rulelang.text.diagnostics import Also, Diagnostic
from rulelang.text.near_names import nearest
from rulelang.text.source import Span

DECLARED_HERE = "declared here"
FIRST_HERE = "first here"
HERE_TOO = "here too"
STANDS_ALREADY = "this stands here already"
THERE_UNTIL = "it was there until this"
IN_THE_BASE = "this line of the base"


class Complaint(NamedTuple):
    """One kind of complaint with its facts: `title` is a few words, `text` a sentence about the place, `hint` the way out.

    A `hint` may begin small and end without a full stop: it gets both where it is shown.
    """

    code: str
    title: str
    text: str
    hint: str | None = None

    def at(self, file: str, span: Span, also: Iterable[Also] = ()) -> Diagnostic:
        """The complaint about a place of a file, with the rival places."""
        text, hint = self.text, self.hint and _as_sentence(self.hint)
        return Diagnostic(code=self.code, title=self.title, file=file, span=span, text=text, also=tuple(also), hint=hint)


def _as_sentence(text: str) -> str:
    return text[0].upper() + text[1:] + ("" if text[-1] in ".?!…" else ".")


def listed(names: Iterable[str], between: str = ", ") -> str:
    """Names as an author writes them, one after the other."""
    return between.join(f"`{name}`" for name in names)


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """`; did you mean `wood`?`, or nothing."""
    name = nearest(word, known)
    return f"; did you mean `{name}`?" if name else ""
