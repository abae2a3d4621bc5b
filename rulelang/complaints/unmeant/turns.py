"""Turns that are missed twice, taken and missed at once, or never passed; and two pieces that are never one."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint

_PASS = "`if that cannot be done: pass`"


def nobody_says_pass() -> Complaint:
    text = "nobody ever passes, so this never ends the game: nowhere stands `pass`"
    return Complaint("never_comes", "never comes", text, f"say `pass` where somebody can do nothing, or may stop: {_PASS}")


def missed_as_well() -> Complaint:
    text = "nothing else is done in this turn, so it is over; this takes the next one away as well"
    hint = f"to lose this turn alone, say `nothing happens`; where the game ends when all have passed, {_PASS}"
    return Complaint("missed_as_well", "two turns are lost", text, hint)


def taken_and_missed() -> Complaint:
    text = "the next turn is given and taken away again, so all is as if neither were said"
    return Complaint("changes_nothing", "changes nothing", text, "leave out one of the two lines")


def chosen_apart(first: str, second: str, shown: str | None) -> Complaint:
    """`second` was chosen among those that `first` is none of; `shown`: what can be alike of them."""
    text = f"`{second}` was chosen among others than `{first}`, so the two are never the same piece"
    hint = f"say what is alike: `{shown} of {first} is {shown} of {second}`" if shown else "leave it out"
    return Complaint("asks_nothing", "never the same", text, hint)
