"""Conditions with names: of what they are said, and how."""

from __future__ import annotations

from collections.abc import Iterable

from rulelang.complaints.complaint import Complaint, did_you_mean
from rulelang.complaints.values import spoken


def no_condition(name: str, known: Iterable[str], *, declared: bool) -> Complaint:
    """`declared`: the name is that of a condition, and it is not said of `you`."""
    if declared:
        return Complaint("wrong_kind", "`are` is said of you", "`are` stands after `you` only", f"say `is {name}`")
    text = f"there is no condition `{name}`{did_you_mean(name, known)}"
    return Complaint("unknown_name", "no such condition", text, f"declare `condition {name} each player: …`, or say `is`")


def you_are(name: str) -> Complaint:
    return Complaint("wrong_number", "is or are", f"of `you` this is said: `you are {name}`", f"say `you are {name}`")


def condition_without(name: str) -> Complaint:
    text = f"`{name}` is a condition of nothing in particular"
    return Complaint("wrong_owner", "does not have one", text, f"say `if {name}`, or declare it `condition {name} each …`")


def condition_is_said_of(name: str, each: str, written: str, given: str) -> Complaint:
    text = f"`{name}` is said of each {each}, and `{written}` is {spoken(given)}"
    return Complaint("wrong_owner", "does not have one", text)


def key_of_no_condition(written: str) -> Complaint:
    text = f"a second key belongs to a counter, role, value, zone or condition with two, and `{written}` is none"
    return Complaint("wrong_owner", "does not have one", text)
