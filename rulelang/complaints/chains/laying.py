"""What is asked of pieces that lie on each other, and what cannot be done with them."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint
from rulelang.complaints.values import ANOTHER_KIND, spoken

NO_CHAIN = "no chain"


def lies_in_no_chain(written: str, piece: str) -> Complaint:
    text = f"`{written}` is {spoken(piece)}, and no chain holds these: nothing lies on them"
    return Complaint("wrong_kind", NO_CHAIN, text, f"declare a `chain` of {spoken(piece).split(' ', 1)[1]}")


def one_step_under() -> Complaint:
    text = "what lies under a piece is what it lies on, and what that lies on is asked of that"
    return Complaint("wrong_kind", "one step under", text, "say `the card under the card under it`, or leave out how many steps")


def another_may_lie_under(name: str, others: str) -> Complaint:
    text = f"under it may lie {spoken(others)} that is no `{name}`"
    return Complaint("wrong_kind", ANOTHER_KIND, text, f"say `{others} under …`")


def no_chain_of_both(piece: str, other: str) -> Complaint:
    return Complaint("wrong_kind", NO_CHAIN, f"no chain holds both {spoken(piece)} and {spoken(other)}")


def only_in_a_chain(word: str) -> Complaint:
    text = f"`{word}` is said of a chain, whose pieces lie on the table or on each other"
    return Complaint("wrong_kind", "no chain", text, f"leave out `{word}`")


def only_of_a_place(word: str) -> Complaint:
    """Where a piece goes onto another, or to a spot that was chosen."""
    return Complaint("wrong_kind", "only of a place", f"`{word}` is said of a place", f"leave out `{word}`")


def only_of_a_piece(word: str) -> Complaint:
    """Where several pieces, or resources, are moved."""
    text = f"`{word}` is said of one piece, and of what lies on it"
    return Complaint("wrong_kind", "only of a piece", text, f"choose the piece first, or leave out `{word}`")


def given_one_by_one(word: str) -> Complaint:
    text = f"a scenario lays pieces one by one, and `{word}` is what a step of the rules does"
    return Complaint("wrong_kind", "one by one", text, f"leave out `{word}`, and say what lies on the piece in lines of its own")


def goes_on_in_a_chain(written: str) -> Complaint:
    text = f"what lies on a piece can come along in a chain alone, and `{written}` is none"
    return Complaint("wrong_kind", NO_CHAIN, text, "say `move all …` of what is to leave the chain")


def lies_as_it_lay(facing: str) -> Complaint:
    text = f"what comes along lies as it lay, so `{facing}` would be said of one piece of several"
    return Complaint("wrong_kind", "only of a piece", text, f"leave out `{facing}`, and turn the piece in a step of its own")


def place_for_in_a_chain(written: str) -> Complaint:
    text = f"a place is chosen in a chain, on a grid or in a line, and `{written}` is none of these"
    return Complaint("wrong_kind", ANOTHER_KIND, text, f"declare `zone {written}, …, in line` if pieces lie in line there")


def chain_has_no_order(what: str, written: str, *, perhaps: bool) -> Complaint:
    """`what` is the step, `perhaps`: which place it is will show in play."""
    is_chain = "may be a place in a chain" if perhaps else "is a chain"
    text = f"`{written}` {is_chain}: its pieces lie on each other, and none comes next for `{what}`"
    hint = "choose a piece and move it, or say `move all …`"
    return Complaint("wrong_kind", "a chain is no pile", text, hint)


def covered_in_a_chain(name: str) -> Complaint:
    return Complaint("wrong_kind", NO_CHAIN, f"pieces are covered in a chain, and `{name}` is none")
