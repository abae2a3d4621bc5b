"""Chains: what may lie on what, and what cannot be done with pieces that lie on each other."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint
from rulelang.complaints.values import ANOTHER_KIND, spoken

NO_CHAIN = "no chain"


def base_of_another_kind(written: str, given: str, piece: str) -> Complaint:
    text = f"a {piece} goes on a row of its own table or on nothing, and `{written}` is {spoken(given)}"
    hint = f"name a column that names what is beneath, or say `goes on another where …` of the {piece} beneath"
    return Complaint("wrong_kind", ANOTHER_KIND, text, hint)


def begins_by_its_base() -> Complaint:
    text = "what goes on a row begins where that row is nothing"
    return Complaint("never_used", "this says nothing", text, "leave out `begins where …`")


def beneath_is_another(name: str) -> Complaint:
    text = f"`{name}` is the one that goes, so it cannot be the name of the one beneath"
    return Complaint("bound_twice", "two things of one name", text, "say `goes on another where …`")


def law_is_printed(written: str) -> Complaint:
    text = f"`{written}` changes in a match, and what may lie on what is known before it begins"
    hint = "it may speak of what is printed on pieces, of numbers, tables, `players` and options; `needs:` says the rest"
    return Complaint("not_known_yet", "not known before the game", text, hint)


def law_without_else(written: str) -> Complaint:
    text = f"`{written}` may have no value, and what may lie on what is known of each piece"
    return Complaint("case_missing", "a case is missing", text, "add `else: …`")


def stands_in_nowhere(name: str, *, by_condition: bool) -> Complaint:
    """`by_condition`: a chain holds it, in which pieces go on others by a condition, so that no link can be missing."""
    text = f"`{name}` lies in no chain"
    if by_condition:
        text = f"`{name}` can stand in for a row, and no chain that holds it says which row a piece goes on"
    return Complaint(
        "never_used", "stands in for nothing", text, "a chain says `goes on base of it`, a column with names of rows"
    )


def lies_in_no_chain(written: str, piece: str) -> Complaint:
    text = f"`{written}` is {spoken(piece)}, and no chain holds these: nothing lies on them"
    return Complaint("wrong_kind", NO_CHAIN, text, f"declare a `chain` of {spoken(piece).split(' ', 1)[1]}")


def no_chain_of_both(piece: str, other: str) -> Complaint:
    return Complaint("wrong_kind", NO_CHAIN, f"no chain holds both {spoken(piece)} and {spoken(other)}")


def only_in_a_chain(word: str) -> Complaint:
    text = f"`{word}` is said of a chain, whose pieces lie on the table or on each other"
    return Complaint("wrong_kind", "no chain", text, f"leave out `{word}`")


def only_of_a_place(word: str) -> Complaint:
    """Where a piece goes onto another, or to a spot that was chosen."""
    return Complaint("wrong_kind", "only of a place", f"`{word}` is said of a place", f"leave out `{word}`")


def place_for_in_a_chain(written: str) -> Complaint:
    text = f"a place is chosen in a chain or on a grid, and `{written}` is neither"
    return Complaint("wrong_kind", ANOTHER_KIND, text)


def chain_has_no_order(what: str, written: str, *, perhaps: bool) -> Complaint:
    """`what` is the step, `perhaps`: which place it is will show in play."""
    is_chain = "may be a place in a chain" if perhaps else "is a chain"
    text = f"`{written}` {is_chain}: its pieces lie on each other, and none comes next for `{what}`"
    hint = "choose a piece and move it, or say `move all …`"
    return Complaint("wrong_kind", "a chain is no pile", text, hint)


def starts_in_no_chain(piece: str, chain: str) -> Complaint:
    text = f"`{chain}` is a chain, and nothing says on what a {piece} would lie there"
    return Complaint("unknown_place", "starts in a chain", text, "let it start in a zone, and lay it in `setup:`")


def covered_in_a_chain(name: str) -> Complaint:
    return Complaint("wrong_kind", NO_CHAIN, f"pieces are covered in a chain, and `{name}` is none")
