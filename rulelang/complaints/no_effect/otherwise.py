"""An `otherwise:` that never comes, for the step before it never fails."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint


def otherwise_never_comes(*, left: bool) -> Complaint:
    """`left`: the step before it may always be left, so that it never turns out impossible."""
    why = "may always be left, and whoever leaves it has not failed" if left else "can always be done"
    hint = "say `one of:` with what can be done, and below it `otherwise:` for who can do none of it" if left else "leave it out"
    return _never(why, hint)


def as_far_as_possible() -> Complaint:
    return _never("is done as far as possible, if only with nothing", "leave out `as far as possible`, or leave this out")


def gives_what_there_is(zone: str | None) -> Complaint:
    """`zone`: the place of which is taken what there is, if it is said by its name."""
    asked = f"`if {zone} is empty: …`" if zone else "`if …: …`"
    return _never(
        "takes as much as there is, if only nothing", f"ask before that step: {asked}, and below it `else: …` with the step"
    )


def _never(why: str, hint: str) -> Complaint:
    return Complaint("never_fails", "never comes", f"this is never done: the step before it {why}", hint)
