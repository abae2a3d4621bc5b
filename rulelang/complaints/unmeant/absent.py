"""What is so of nothing, too."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint


def so_of_nothing(figure: str, none: str, condition: str, there: str, gone: str) -> Complaint:
    """`figure`: what is read, which is `none` of nothing; `condition`: what is asked of it, as it is written.

    `there`, `gone`: how it is said that there is what it is read of, and that there is not.
    """
    text = f"if `{gone}`, `{figure}` is {none}, and this is so"
    asked = "…" if condition.endswith("...") else condition
    hint = f"say `{there} and {asked}`; if it is meant, `{gone} or {asked}`"
    return Complaint("so_of_nothing", "so of nothing, too", text, hint)


def not_so_of_nothing(figure: str, none: str, condition: str, there: str, gone: str) -> Complaint:
    """The same within `not (…)`, where a condition that is not so is enough."""
    text = f"if `{gone}`, `{figure}` is {none}, this is not so, and that is what is asked"
    asked = "…" if condition.endswith("...") else condition
    hint = f"say `{gone} or {asked}` here, within the `not`; if it is meant, `{there} and {asked}`"
    return Complaint("so_of_nothing", "so of nothing, too", text, hint)
