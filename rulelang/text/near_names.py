"""The nearest known name to a misspelt one, if one is near enough to be meant."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known name at the smallest edit distance, at most a third of the word's length (1 for short words)."""
    allowed = max(1, len(word) // 3)
    best: tuple[int, str] | None = None
    for name in sorted(set(known)):
        if abs(len(name) - len(word)) > allowed or name == word:
            continue
        distance = edits(word.lower(), name.lower())
        if distance <= allowed and (best is None or distance < best[0]):
            best = (distance, name)
    return best[1] if best else None


@lru_cache(maxsize=1 << 14)  # whoever looks for the right line asks the same of hundreds of lines that are nearly alike
def edits(first: str, second: str) -> int:
    """The number of letters to insert, drop, replace or exchange with the next one (Damerau) to make one word the other."""
    before: list[int] = []
    row = list(range(len(second) + 1))
    for i, a in enumerate(first, 1):
        before, last, row = row, before, [i]
        for j, b in enumerate(second, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (a != b))
            if i > 1 and j > 1 and a == second[j - 2] and first[i - 2] == b:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
    return row[-1]
