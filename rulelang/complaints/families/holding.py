"""How many of something somebody or some place has: of what, where it lies, and of whom it is said."""

from __future__ import annotations

from collections.abc import Iterable

from rulelang.complaints.complaint import Complaint, did_you_mean


def how_many_of_what(name: str | None, known: Iterable[str]) -> Complaint:
    if name is None:
        return Complaint("wrong_kind", "how many of what?", "of what it holds so many is not said", "say so: `at least 3 cards`")
    text = f"there are no `{name}` to be counted{did_you_mean(name, known)}"
    hint = "what is counted are resources, pieces in a place, counters and values"
    return Complaint("unknown_class", "how many of what?", text, hint)


def lie_where(written: str) -> Complaint:
    return Complaint("wrong_kind", "where do they lie?", "pieces lie in a place", f"say which: `{written} in …`")


def none_of_a_number(name: str) -> Complaint:
    return Complaint("wrong_kind", "not in a place", f"`{name}` is a number, and nothing more can be said of it")


def not_about(written: str, word: str) -> Complaint:
    text = f"this is asked of each {word}, and `{written}` does not speak of it"
    return Complaint("not_about_it", "not about the candidate", text, f"say which place of the {word} is meant")
