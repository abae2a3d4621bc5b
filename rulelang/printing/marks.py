"""What is written: words, and marks between them."""

from __future__ import annotations

from typing import NamedTuple

from rulelang import ast


class Mark(NamedTuple):
    """Between the words: `newline`, `indent`, `dedent`; `begin` and `finish` of a clause that may have comments."""

    form: str
    node: ast.Node | None = None


Written = list[str | Mark]
NEWLINE, INDENT, DEDENT = Mark("newline"), Mark("indent"), Mark("dedent")
