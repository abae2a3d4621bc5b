"""Conditions with names: of what they are said, and how."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint
from rulelang.complaints.values import spoken
from rulelang.program.kinds import with_article


def is_said(line: str) -> Complaint:
    """`line`: the same with `is`."""
    return Complaint("wrong_number", "is or are", "`are` stands after `you` only", f"say `{line}`")


def you_are(line: str) -> Complaint:
    """`line`: the same with `are`."""
    return Complaint("wrong_number", "is or are", "of `you` one says `are`", f"say `{line}`")


def condition_without(name: str, given: str, *, is_a_row: bool) -> Complaint:
    """`is_a_row`: whether one of those that are given has that name, too."""
    text = f"`{name}` is a condition of nothing in particular"
    hint = _two_names(name, given) if is_a_row else f"say `if {name}`, or declare it `condition {name} each …`"
    return Complaint("wrong_owner", "does not have one", text, hint)


def _two_names(name: str, given: str) -> str:
    return f"{with_article(given)} is called `{name}`, too: give one of the two another name"


def condition_is_said_of(name: str, each: str, written: str, given: str, *, is_a_row: bool) -> Complaint:
    """`is_a_row`: whether one of those that are given has that name, too."""
    text = f"the condition `{name}` is said of each {each}, and `{written}` is {spoken(given)}"
    hint = _two_names(name, given) if is_a_row else None
    return Complaint("wrong_owner", "does not have one", text, hint)


def key_of_no_condition(written: str) -> Complaint:
    text = f"a second key belongs to a counter, role, value, zone or condition with two, and `{written}` is none"
    return Complaint("wrong_owner", "does not have one", text)
