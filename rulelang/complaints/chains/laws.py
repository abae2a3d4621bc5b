"""What may lie on what, and what stands in for what: the lines that say so."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint
from rulelang.complaints.values import ANOTHER_KIND, spoken
from rulelang.program.kinds import with_article


def base_of_another_kind(written: str, given: str, piece: str) -> Complaint:
    text = f"{with_article(piece)} goes on a row of its own table or on nothing, and `{written}` is {spoken(given)}"
    hint = f"name a column that names what is beneath, or say `goes on another where …` of the {piece} beneath"
    return Complaint("wrong_kind", ANOTHER_KIND, text, hint)


def begins_by_its_base() -> Complaint:
    text = "what goes on a row begins where that row is nothing"
    return Complaint("never_used", "this says nothing", text, "leave out `begins where …`")


def beneath_is_another(name: str, *, declared: bool = False) -> Complaint:
    """`declared`: the name is that of something else; otherwise it is that of the piece that goes."""
    meant = "is declared already" if declared else "is the one that goes"
    text = f"`{name}` {meant}, so it cannot be the name of the one beneath"
    return Complaint("bound_twice", "two things of one name", text, "say `goes on another where …`")


def law_is_printed(written: str) -> Complaint:
    text = f"`{written}` changes in a match, and what may lie on what is known before it begins"
    hint = "it may speak of what is printed on pieces, of numbers, tables, `players` and options; `needs:` says the rest"
    return Complaint("not_known_yet", "not known before the game", text, hint)


def law_divides(written: str) -> Complaint:
    text = f"what `{written}` divides by may be 0, and what may lie on what is known of each piece"
    return Complaint("bad_number", "a number that cannot be", text, "divide by a number that is written here")


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


def starts_in_no_chain(piece: str, chain: str) -> Complaint:
    text = f"`{chain}` is a chain, and nothing says on what {with_article(piece)} would lie there"
    return Complaint("unknown_place", "starts in a chain", text, "let it start in a zone, and lay it in `setup:`")
