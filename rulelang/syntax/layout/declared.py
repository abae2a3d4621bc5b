"""The lines of a text by declaration, without reading them: each begins at the left margin, and rows belong to what is above."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from rulelang.syntax.tokens import indentation_of


def groups(lines: Sequence[str]) -> list[tuple[int, int]]:
    """The first and the last line of each declaration."""
    begins = [n for n, line in enumerate(lines, 1) if _begins(line)]
    return [(first, then - 1) for first, then in itertools.pairwise([*begins, len(lines) + 1])]


def _begins(line: str) -> bool:
    return bool(line.strip()) and indentation_of(line) == 0 and not line.startswith(("#", "|"))
