"""Pieces that become another player's: `owner of stone becomes you`."""

from __future__ import annotations

from collections.abc import Sequence

from rulelang.complaints.complaint import Complaint
from rulelang.program.kinds import with_article

_CODE, _TITLE = "cannot_become", "cannot be set"


def which_changes_its_owner(written: str, type: str) -> Complaint:
    text = f"`{written}` may be another {type} as soon as one has taken its place"
    return Complaint(_CODE, _TITLE, text, f"give it a name first: `choose {with_article(type)} in …`, `each {type} in …:`")


def new_owner_has_none(type: str, plural: str, *, of_each: bool) -> Complaint:
    """`of_each`: each player has some, but no place of that player in which these start."""
    if not of_each:
        text = f"{with_article(type)} is of no player by itself: it belongs to whoever has it in a zone"
        return Complaint(_CODE, _TITLE, text, f"move it: `move {type} to … of …`; or let each player have some, `piece {type} of each player`")
    text = f"one of the new owner's takes its place, and {plural} start in no zone of each player"
    return Complaint(_CODE, _TITLE, text, f"say where more of them are: `piece {type} of each player, starts in NAME: 20`, `zone NAME of each player`")


def only_of_one_class(word: str, classes: Sequence[str]) -> Complaint:
    text = f"one of the new owner's takes its place, and {with_article(word)} may be of several classes"
    hint = f"say it of each: `if … is {with_article(classes[0])}: …`, with a name that is of that class alone"
    return Complaint(_CODE, _TITLE, text, hint)


def counted_stays_behind(type: str, counter: str) -> Complaint:
    text = f"another {type} takes its place, and `{counter}`, which is counted on each, would not come along"
    hint = f"say who owns it otherwise: `role master of each {type}`, or a counter of the space"
    return Complaint(_CODE, _TITLE, text, hint)
