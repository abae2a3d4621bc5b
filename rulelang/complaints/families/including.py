"""What a bundle in a column includes, beside what a holder has."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint


def includes_or_has(word: str, right: str, holder: str) -> Complaint:
    """`word` is the author's, `right` the one that is said of this holder."""
    said = "says what stands in a column, and does not hold it" if right.startswith("include") else "is no bundle in a column"
    return Complaint("wrong_kind", "has or includes", f"`{holder}` {said}", f"say `{right}` instead of `{word}`")


def only_columns_include(written: str) -> Complaint:
    text = f"`{written}` is worked out, and only what stands in a column of a table can be looked through"
    return Complaint("wrong_kind", "not in a column", text, "give the column of the table")


def leaves_a_choice(column: str) -> Complaint:
    text = f"a cell of `{column}` leaves a choice open, and so it is not settled what it includes"
    return Complaint("wrong_kind", "not settled", text, "join what it says by `+` alone, or give each way a column of its own")


def so_much_of_what(written: str) -> Complaint:
    hint = "name what it includes: `1 wood`, `wood + stone`, `at least 2 wood`, `no wood`"
    return Complaint("wrong_kind", "so much of what?", f"`{written}` does not say how much of which resource", hint)
