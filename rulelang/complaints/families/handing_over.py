"""What an action is given, and what of it is missing where it is done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulelang.complaints.complaint import Complaint, did_you_mean
from rulelang.complaints.values import spoken

WRONG_ARGUMENTS = "not what the action needs"
Needed = tuple[str, str]  # the name of what is given, and its kind


def done_with(name: str, needed: Sequence[Needed]) -> Complaint:
    hint = f"say `do {name}, where {_each_is(needed)}`" if needed else f"say `do {name}`"
    return Complaint("wrong_arguments", WRONG_ARGUMENTS, f"`{name}` is given {_listed(needed) or 'nothing'}", hint)


def handed_over_by_name(name: str, missing: Sequence[Needed], others: Sequence[Needed]) -> Complaint:
    text = f"`{name}` is given {_listed([*others, *missing])}, and nothing here is called {_named(missing)}"
    return Complaint("wrong_arguments", WRONG_ARGUMENTS, text, f"say `do {name}, where {_each_is(missing)}`")


def given_no_such(body: str, name: str, known: Sequence[str]) -> Complaint:
    text = f"`{body}` is given nothing called `{name}`{did_you_mean(name, known)}"
    hint = f"it is given {', '.join(f'`{one}`' for one in known)}" if known else f"say `do {body}`"
    return Complaint("wrong_arguments", WRONG_ARGUMENTS, text, hint)


def given_twice_over(name: str) -> Complaint:
    return Complaint("given_twice", "given twice", f"what `{name}` is stands here twice")


def _listed(needed: Iterable[Needed]) -> str:
    said = [spoken(type) + (f" as `{name}`" if name != type else "") for name, type in needed]
    return " and ".join(said)


def _named(needed: Iterable[Needed]) -> str:
    return " or ".join(f"`{name}`" for name, _ in needed)


def _each_is(needed: Iterable[Needed]) -> str:
    return " and ".join(f"{name} is …" for name, _ in needed)
