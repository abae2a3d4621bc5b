"""Pieces that are paid, and what counts as any of them."""

from __future__ import annotations

from collections.abc import Iterable

from rulelang.complaints.complaint import Complaint, did_you_mean
from rulelang.complaints.values import ANOTHER_KIND


def only_pieces_are_paid_from(written: str) -> Complaint:
    text = f"`{written}` is no number of pieces, and only these are paid `from` a place"
    return Complaint("wrong_kind", ANOTHER_KIND, text, "resources stand before the pieces: `pay 2 gold or 3 cards from …`")


def only_paid_or_more(written: str) -> Complaint:
    text = f"`{written}` says how many pieces are paid at least, and nothing is paid in pieces here"
    return Complaint(
        "wrong_kind", ANOTHER_KIND, text, "say `pay 3 or more cards of one rank from your hand to discard`, or `at least 3`"
    )


def none_or_more(name: str) -> Complaint:
    text = f"no {name} are no cost"
    return Complaint("bundle_missing", "nothing is paid", text, "below `may:` it is left to the player whether it is paid at all")


def no_such_column_of_pieces(name: str, known: Iterable[str]) -> Complaint:
    text = f"no piece has a column `{name}`{did_you_mean(name, known)}"
    return Complaint("unknown_property", "no such column", text)


def nothing_is_paid_alike(name: str, column: str) -> Complaint:
    text = f"`{name}` counts as any {column} only where pieces are paid `of one {column}`, and nothing is"
    hint = f"in a condition say both: `where {column} of it is red or it is {name}`"
    return Complaint("never_used", "stands in for nothing", text, hint)


def shuts_stand_ins_out(name: str, called: str, column: str, written: str) -> Complaint:
    """`called`: what a piece is said to be, with an article where that is a class; `written`: the condition."""
    text = f"`{name}` stands for any {column} only by `of one {column}`; by itself it does not meet this condition"
    several = f"({written} or it is {called})" if written == "…" else f"{written} or it is {called}"
    hint = f"say `{several}`; if it shall not count here, say so, too: `… and it is not {called}`"
    return Complaint("stand_ins_shut_out", "the stand-ins do not count", text, hint)


def run_has_a_length(written: str) -> Complaint:
    text = f"how long a run is must stand here as a number, and `{written}` is worked out"
    return Complaint("wrong_kind", ANOTHER_KIND, text, "say it for each length: `if …: pay a run of 3 cards by rank from …`")


def runs_go_up(column: str) -> Complaint:
    text = f"a run goes up by one, and `{column}` is no number, and no name of a kind that goes from a first to a last"
    return Complaint("wrong_kind", ANOTHER_KIND, text)


def runs_have_no_stand_ins(name: str, column: str) -> Complaint:
    text = f"`{name}` stands for any {column}, and a run has no stand-ins"
    return Complaint("wrong_kind", "no stand-ins", text, f"say `of one {column}`, or leave out the stand-in")


def sums_have_no_number(written: str) -> Complaint:
    text = f"`{written}` are no pieces by their plural, and of a sum these are said, without a number"
    return Complaint(
        "wrong_kind", ANOTHER_KIND, text, "say `pay cards from your hand with a total value of at least 10 to discard`"
    )


def sums_are_of_numbers(column: str) -> Complaint:
    return Complaint("wrong_kind", ANOTHER_KIND, f"a sum is of numbers, and `{column}` is no number")
