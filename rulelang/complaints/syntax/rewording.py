"""The right line for one that is wrong."""

from __future__ import annotations

import re

from rulelang.text.diagnostics import Diagnostic

# Where a line is not understood, the right one says all that there is to say.
UNREAD = frozenset(
    """unexpected_word unexpected_end unknown_word missing_colon reserved_word stray_character bad_name different_kinds
    class_as_value wrong_kind of_whom unknown_name unknown_resource wrong_change
    no_candidate case_missing given_twice wrong_owner""".split()
)


_AGAIN = re.compile(r"(?:repeat \d+ times|may, up to \d+ times): one of: (\w+)")
_SAYS_AGAIN = re.compile(r"\b(?:repeat\w*|twice|thrice|times)\b", re.IGNORECASE)


def write(line: str, complaint: Diagnostic, written: str = "") -> str:
    """The way out of a complaint, where a line is known that is right in the place of what is `written`."""
    first, _, second = line.partition("\n")
    below = "indented below it" if second.startswith(" ") else "below it"
    said = f"Write `{first}`, and {below} `{second.strip()}`." if second else f"Write `{line}`."
    said += _each_once(line, written)
    return (
        said
        if complaint.hint is None or complaint.code in UNREAD or f"`{line}`" in complaint.hint
        else f"{said} {complaint.hint}"
    )


def _each_once(line: str, written: str) -> str:
    """What is still to be said where two of several were meant: the right line takes one of them twice as well."""
    action = _AGAIN.match(line)
    if action is None or _SAYS_AGAIN.search(written):
        return ""
    heading = f"`action {action[1]} …, once each turn:`"
    return f" That takes the same one twice as well; if none may be, each says so in its heading: {heading}."
