"""Who sees what: notes that say nothing new, owners that there are not, and secrets that a line would tell."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint

NEEDLESS = "needless_sight"


def has_no_owner(name: str) -> Complaint:
    return Complaint("wrong_owner", "whose?", f"`{name}` belongs to nobody, so it has no owner")


def pieces_without_owner(piece: str, plural: str) -> Complaint:
    hint = f"`piece {piece} each player`: each player has some"
    return Complaint("wrong_owner", "whose?", f"{plural} belong to nobody", hint)


def holds_what_of_whom(zone: str) -> Complaint:
    hint = "say `holds …`, of pieces that are declared `each player`"
    return Complaint("wrong_owner", "whose?", f"`{zone}` does not say what it holds", hint)


def each_piece_by_its_owner(seer: str) -> Complaint:
    text = "`each piece` says that a piece is seen by whose it is"
    return Complaint(NEEDLESS, "whose piece?", text, f"say `contents seen by {seer}`, or `each piece seen by its owner`")


def all_is_seen(zone: str, part: str) -> Complaint:
    """`part` is `top` or `each piece`."""
    hint = f"leave out `contents seen by everyone`, if only {'the top' if part == 'top' else 'that'} is seen"
    return Complaint(NEEDLESS, "it is seen anyway", f"everyone sees all of `{zone}`", hint)


def nothing_is_on_top(zone: str) -> Complaint:
    text = f"what lies in `{zone}` has no order, so no piece is on top"
    return Complaint(NEEDLESS, "nothing is on top", text, "say `ordered` (a pile) or `in line` (a queue), too")


def nobody_sees_the_top() -> Complaint:
    text = "nobody sees the top unless a line says so"
    return Complaint(NEEDLESS, "this goes without saying", text, "say `contents seen by nobody`")


def paid_where_all_see(resource: str, track: str) -> Complaint:
    text = f"`{resource}` is paid on `{track}`, where everybody sees it"
    return Complaint(NEEDLESS, "it is seen anyway", text, "leave it out")


def never_on_a_piece(resource: str) -> Complaint:
    text = f"all see `{resource}` wherever it lies, but for pieces that are hidden, and it never lies on a piece"
    return Complaint(NEEDLESS, "it is seen anyway", text, "leave it out")
