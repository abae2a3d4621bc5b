"""Draws that bring everything, and draws again and again of what brings nothing."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint


def fills_what_has_no_limit(zone: str, source: str) -> Complaint:
    text = f"`{zone}` has no limit, so it is never full: this draws all that lies in `{source}`"
    hint = f"say how many, as in `draw 1 from {source} to …`, or of `{zone}` how many fit there, `at most …`"
    return Complaint("never_full", "never full", text, hint)


def may_run_dry(source: str, few: tuple[int, int] | None, condition: str, *, until: bool) -> Complaint:
    """`few`: how many are wanted, and how many begin there; None where nothing ever comes there.

    `condition`: what ends the loop (`until`) or lets it go on, as it is written.
    """
    why = f"`{source}` begins with {few[1]} and this may take {few[0]}" if few else f"nothing ever comes back to `{source}`"
    hint = f"repeat until {condition} or {source} is empty" if until else f"repeat while {condition} and {source} is not empty"
    text = f"{why}: once it is empty this goes on and on without anybody deciding"
    return Complaint("may_run_dry", "may go on for ever", text, f"say `{hint}: …`")


def stays_as_it_is(*, until: bool) -> Complaint:
    """Of a loop that asks for what nothing in it changes; `until`: it ends when that comes true."""
    text = "nothing in this loop changes what it asks for, so it is not done at all, or goes on for ever"
    hint = "let a line in it change that; if it is meant once, say `if …:`" if not until else "let a line in it change that"
    return Complaint("endless_loop", "goes on for ever", text, hint)
