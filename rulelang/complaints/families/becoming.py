"""Complaints about numbers that triggers watch."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint
from rulelang.program import kinds


def each_of_them(name: str) -> Complaint:
    text = f"whoever they belong to, all of them are watched, and `your {name}` is one of them"
    return Complaint("not_known_yet", "whose?", text, f"write `{name} of {kinds.PLAYER}`; below it `you` is that player")


def one_that_stays(written: str) -> Complaint:
    text = f"which number `{written}` is may change, and what is watched stays the same"
    hint = f"watch all of them, `price of company`, `fame of {kinds.PLAYER}`, and ask in the steps which one it was"
    return Complaint("not_known_yet", "not one number", text, hint)


def always_the_same(written: str) -> Complaint:
    text = f"what `{written}` is may change in play, and it could come true without anything being written"
    hint = "name a number, an option, a member, a column of the key or what hangs on the number of players"
    return Complaint("not_known_yet", "not always the same", text, hint)


def counted_anyway(written: str) -> Complaint:
    text = f"no step writes what counts by itself, so nothing sets off `{written}`"
    hint = "ask in the steps of the round, `if round is 4: …`; or say `end after 4 rounds`"
    return Complaint("never_happens", "it counts by itself", text, hint)


def not_written(written: str) -> Complaint:
    text = f"`{written}` is worked out, rolled or chosen, and what is watched is a number that steps write"
    hint = (
        "a counter, a track, a role, and the resources of players, of the supply and of members of a kind are watched; ask for"
        f" anything else below the step that changes it: `if {written} is …`"
    )
    return Complaint("not_known_yet", "nothing writes it", text, hint)
