"""What chance chooses: nobody is asked, and all see it."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint


def chance_keeps_no_secret(word: str) -> Complaint:
    """`word` is how the line begins, say `secretly choose`."""
    how = word.removesuffix(" choose")
    text = f"chance chooses here: nobody decides `{how}`, and all see what it is"
    return Complaint(
        "nobody_chooses", "nobody chooses", text, "say `choose a random …`; or let somebody choose: `a`, without `random`"
    )


def nobody_reads(label: str) -> Complaint:
    text = f"chance chooses here: nobody is asked `{label}`"
    return Complaint("nobody_chooses", "nobody chooses", text, "leave it out; what it is called is said with `as`")
