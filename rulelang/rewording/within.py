"""What is said within a line otherwise than here: the line with what stands for it, the rest of it as it was written."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang.rewording.patterns import Sayings, as_words, tokens, written

_MOST = 12  # lines of one line
_AGAIN = 2  # times that a line with something replaced is looked at once more


def said_within(line: str, sayings: Sayings) -> list[str]:
    """The line with a part of it, or several, said as it is said here, the longest parts first."""
    found: dict[str, None] = {}
    latest = [line]
    for _ in range(1 + _AGAIN):
        latest = [once for one in latest for once in _once(one, sayings) if once not in found and once != line][:_MOST]
        found |= dict.fromkeys(latest)
    return list(found)


def _once(line: str, sayings: Sayings) -> Iterator[str]:
    words = as_words(line)
    for long in range(len(words), 0, -1):
        for start in range(len(words) - long + 1):
            part = words[start : start + long]
            for meant in sayings.meant("within", tokens(written(part))):
                yield written([*words[:start], *as_words(meant), *words[start + long :]])
