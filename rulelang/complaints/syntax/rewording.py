"""The right line for one that is wrong."""

from __future__ import annotations

from rulelang.text.diagnostics import Diagnostic

# Where a line is not understood, the right one says all that there is to say.
UNREAD = frozenset(
    """unexpected_word unexpected_end unknown_word missing_colon reserved_word stray_character bad_name different_kinds
    class_as_value wrong_kind of_whom unknown_name unknown_resource wrong_change
    no_candidate case_missing given_twice wrong_owner""".split()
)


def write(line: str, complaint: Diagnostic) -> str:
    """The way out of a complaint, where a line is known that is right there."""
    first, _, second = line.partition("\n")
    below = "indented below it" if second.startswith(" ") else "below it"
    said = f"Write `{first}`, and {below} `{second.strip()}`." if second else f"Write `{line}`."
    return (
        said
        if complaint.hint is None or complaint.code in UNREAD or f"`{line}`" in complaint.hint
        else f"{said} {complaint.hint}"
    )
