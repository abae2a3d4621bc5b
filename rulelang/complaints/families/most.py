"""Who has the most: of whom it is said, and of what."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint
from rulelang.complaints.values import spoken


def most_of_whom(written: str, given: str) -> Complaint:
    text = f"a player has the most, or the fewest, or a name of a kind, and `{written}` is {spoken(given)}"
    return Complaint("wrong_kind", "who has the most?", text)


def nothing_but_the_most(written: str) -> Complaint:
    text = f"`only` is said of who has the most, or the fewest, not of `{written}`"
    return Complaint("wrong_kind", "more than the others?", text, "say `only you have the most …`, or leave out `only`")


def the_most_of_what(written: str) -> Complaint:
    text = f"`{written}` says neither who has them nor what they have alike"
    hint = f"say `you have {written}`, or how many are alike at most: `{written} with the same …`"
    return Complaint("wrong_kind", "who has the most?", text, hint)


def fewest_alike() -> Complaint:
    text = "what is looked for among several is how many are alike at most"
    return Complaint("wrong_kind", "how many are alike?", text, "say `the most … with the same …`")
