"""Ends that come at another moment than was meant."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint

THESE_TURNS = "these turns come after it"


def last_round_is_cut(zone: str, condition: str) -> Complaint:
    """`condition`: what the end asks for, as it is written."""
    text = f"`{zone}` changes only before turns of the round, and an end is asked after each turn: the last round stops after one"
    hint = f"ask it where the round is over: last of all in `round:`, `if {condition}: end game`"
    return Complaint("round_is_cut", "the last round is cut", text, hint)
