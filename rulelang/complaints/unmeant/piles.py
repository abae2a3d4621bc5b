"""Piles and bags of which always the same comes."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint


def never_shuffled(things: str, zone: str, of: str | None, written: str | None) -> Complaint:
    """`things` lie in a zone, one for each `of`; `written`: the line that would draw at random, if it says `draw`."""
    place = {None: zone, "player": f"your {zone}"}.get(of, f"{zone} of {of}")
    shuffle = f"shuffle {place}" if of is None else f"each {of}: shuffle {place}"
    at_random = written or f"draw … at random from {place} to …"
    text = f"nothing shuffles `{zone}`, so its {things} come in the order in which they are declared, in every match the same"
    meant = f"If that order is meant, let `{zone}` be `in a row`: the first row comes first"
    return Complaint("never_shuffled", "never shuffled", text, f"say `{shuffle}` in `setup:`, or `{at_random}`. {meant}")
