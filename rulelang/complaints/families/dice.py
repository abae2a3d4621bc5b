"""Dice that are pieces: what is rolled, where they lie, and which sides they have."""

from __future__ import annotations

from collections.abc import Sequence

from rulelang.complaints.complaint import Complaint
from rulelang.complaints.values import spoken
from rulelang.program.kinds import words as plain

_DECLARED = "declare it: `dice bone, starts in cup: 5 with sides 1 to 6`"


def only_dice(written: str, given: str, done: str, *, with_table: str = "") -> Complaint:
    """`with_table`: how a class of pieces that has a table begins if it is one of dice."""
    hint = f"let it be dice, with the table below it as it is: `{with_table}`" if with_table else _DECLARED
    return Complaint("wrong_kind", "no die", f"only dice are {done}, and `{written}` is {spoken(given)}", hint)


def several_dice(type: str, dice: Sequence[str]) -> Complaint:
    text = f"`{type}` is a word for several classes, and their sides may differ"
    return Complaint("wrong_kind", "which dice?", text, f"name one class: `{dice[0]}`")


def sides_of_dice(low: int, high: int, most: int) -> Complaint:
    return Complaint("bad_number", "this cannot be", f"dice have two to {most} sides, not {low} to {high}")


def not_face_up(dice: str, place: str, why: str) -> Complaint:
    hint = f"say what `{place}` holds, and lay `{dice}` somewhere else; who may not see it: `contents seen by …`"
    return Complaint("not_yet_playable", "dice lie face up", f"`{dice}` may lie in `{place}`, and {why}", hint)


def dice_without_names(dice: str) -> Complaint:
    text = f"a {plain(dice)} is called by what it shows, and by what the columns say of it: its rows have no names of their own"
    hint = f"declare the names, `kind colour: white, red`, and call the column so: `| colour |` as the first heading of `{dice}`"
    return Complaint("bad_heading", "dice have no names", text, hint)


def sides_stand_above(dice: str) -> Complaint:
    text = f"all dice of `{dice}` have the same sides, and these stand in the line above the table"
    return Complaint("bad_heading", "sides in a table", text, f"leave the column out: `dice {dice}, …, with sides 1 to 6:`")


def dice_of_each(dice: str, kind: str) -> Complaint:
    hint = (
        f"write `dice {dice}, with sides 1 to 6:` with the zone where they start, "
        f"and below it `| {kind} | copies |` and `| each | 1 |`"
    )
    return Complaint("wrong_kind", "one for each of what?", f"what {plain(kind)} a die has stands in a column", hint)
