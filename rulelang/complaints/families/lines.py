"""Ends and positions: what has an order, and what is first or last in it."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint
from rulelang.complaints.values import spoken


def not_in_line(zone: str | None) -> Complaint:
    """`zone` is None where it is not known in which place they lie."""
    text = f"the pieces in `{zone}` do not lie in line" if zone else "it is not said in which line these pieces lie"
    hint = f"declare `zone {zone}, …, in line`, or say `top of {zone}` if it is a pile" if zone else "say `… in` and the zone"
    return Complaint("no_order", "nothing is first or last here", text, hint)


def order_is_not_seen(zone: str) -> Complaint:
    text = f"not everybody who sees what lies in `{zone}` sees its order"
    return Complaint("no_order", "nothing is first or last here", text, "leave out `order seen by …`")


def nothing_has_an_order(type: str) -> Complaint:
    text = f"{spoken(type)} has no order, so none is first"
    hint = "names of a kind have one, and pieces that lie in line; else say `with lowest …`"
    return Complaint("no_order", "nothing is first or last here", text, hint)


def in_a_circle_nothing_is_first(kind: str) -> Complaint:
    text = f"each {kind} is followed by another, in a circle, so none is first"
    return Complaint("no_order", "nothing is first or last here", text, "name the one that is meant")


def last_or_final(name: str, *, pieces: bool) -> Complaint:
    """`the last month` could be the one before; `the final card` is not what one says of a line."""
    of, said = ("pieces in a line", f"the last {name}") if pieces else ("names in their order", f"the final {name}")
    return Complaint("no_order", "which end?", f"of {of} the end is called `{said}`", f"say `{said}`")


def position_of_a_piece(given: str) -> Complaint:
    return Complaint("wrong_kind", "not a piece", f"only pieces have a position in a line, and this is {spoken(given)}")


def line_may_be_another(written: str) -> Complaint:
    text = f"`{written}` may be another line by the time that something comes there"
    return Complaint("wrong_kind", "not one line", text, "choose whose it is first, or say whose by a name that stays")


def said_with_the_place(word: str) -> Complaint:
    text = f"where in its line it comes to lie was chosen, and `{word}` says it once more"
    return Complaint("wrong_kind", "said twice", text, f"leave out `{word}`")


def one_end_or_position(word: str) -> Complaint:
    text = f"`{word}` says where it comes to lie, and so does its position"
    return Complaint("wrong_kind", "said twice", text, f"leave out `{word} of`, or the position")


def only_one_has_a_position(written: str) -> Complaint:
    text = f"one position is said of one piece that has a name, and `{written}` are so many of them"
    return Complaint("wrong_kind", "only of one piece", text, "choose one and move it, or say `each … in …: move …`")
