"""Cases that say of none what is meant of many."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint


def none_has_the_most(asked: str, first: str, otherwise: str, none: str) -> Complaint:
    """`asked`: what is counted; `first`: the first case; `none`: how nothing is written there."""
    text = f"where `{asked}` is 0 this is taken, too: none at all brings `{otherwise}`"
    hint = f"say what none brings: `(0: {none}, {first}, …)`; if it is so much, `0: {otherwise}`"
    return Complaint("none_takes_else", "none would take it, too", text, hint)
