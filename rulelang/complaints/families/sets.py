"""Sets and runs: what things can have alike, and what follows one another."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint
from rulelang.complaints.values import spoken


def makes_no_set(name: str, given: str) -> Complaint:
    text = f"things are alike by a number, a player or a name of a kind, and `{name}` is {spoken(given)}"
    return Complaint("wrong_kind", "makes no set", text)


def makes_no_run(name: str, given: str) -> Complaint:
    text = f"a run is of numbers, or of the names of a kind that has a first and a last, and `{name}` is {spoken(given)}"
    return Complaint("wrong_kind", "makes no run", text)


def one_shares_nothing(least: int) -> Complaint:
    hint = "say `how many different … are among …`" if least == 1 else None
    return Complaint("bad_number", "nobody shares it", f"what is shared has at least two, not {least}", hint)
