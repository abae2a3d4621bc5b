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
        return Complaint(
            _CODE, _TITLE, text, f"move it: `move {type} to … of …`; or let each player have some, `piece {type} of each player`"
        )
    text = f"one of the new owner's takes its place, and {plural} start in no zone of each player"
    return Complaint(
        _CODE,
        _TITLE,
        text,
        f"say where more of them are: `piece {type} of each player, starts in NAME: 20`, `zone NAME of each player`",
    )


def only_of_one_class(written: str, word: str, classes: Sequence[str]) -> Complaint:
    text = f"one of the new owner's takes its place, and {with_article(word)} may be of several classes"
    hint = f"say it of each of them: `if {written} is {with_article(classes[0])}: owner of {written} becomes …`"
    return Complaint(_CODE, _TITLE, text, hint)


def row_would_be_told(type: str, hidden: str) -> Complaint:
    """`hidden`: the words by which not all see which piece it is."""
    text = f"one of the same row takes its place, so all would learn which {type} it is, and of `{hidden}` not all know that"
    hint = "let these lie open, or let the place say who has it now: `role keeper of each space: nobody`"
    return Complaint(_CODE, _TITLE, text, hint)


def counted_stays_behind(type: str, counter: str) -> Complaint:
    text = f"another {type} takes its place, and `{counter}`, which is counted on each, would not come along"
    hint = "let its place say who has it now: `role keeper of each space: nobody`, and `you become keeper of space`"
    return Complaint(_CODE, _TITLE, text, hint)
