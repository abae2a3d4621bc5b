"""What an action is given, and what of it is missing where it is done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulelang.complaints.complaint import Complaint
from rulelang.complaints.values import spoken

WRONG_ARGUMENTS = "not what the action needs"
Needed = tuple[str, str, str]  # the name of what is given, its kind, and the word before it


def done_with(name: str, needed: Sequence[Needed], said: Sequence[tuple[str, str]]) -> Complaint:
    """`said`: what is handed over, each with the word before it, as it is written."""
    values = [value for _, value in said] if len(said) == len(needed) else ["…" for _ in needed]
    words = [word for _, _, word in needed]
    if len({*words}) == len(words) == len(said) and {*words} == {word for word, _ in said}:  # in another order
        values = [dict(said)[word] for word in words]
    return Complaint("wrong_arguments", WRONG_ARGUMENTS, _what_it_is_given(name, needed), f"say `{_call(name, needed, values)}`")


def times_after_do(name: str, times: int) -> Complaint:
    """`do fetch 3 times`"""
    hint = f"say `repeat {times} times: do {name}`"
    return Complaint("wrong_arguments", WRONG_ARGUMENTS, "how often something is done stands before it", hint)


def nothing_is_called(name: str, missing: Sequence[Needed], needed: Sequence[Needed]) -> Complaint:
    names = " or ".join(f"`{called}`" for called, _, _ in missing)
    text = f"{_what_it_is_given(name, needed)}, and nothing here is called {names}"
    values = ["…" if one in missing else one[0] for one in needed]
    return Complaint("wrong_arguments", WRONG_ARGUMENTS, text, f"say `{_call(name, needed, values)}`")


def _what_it_is_given(name: str, needed: Iterable[Needed]) -> str:
    said = [spoken(type) + (f" as `{called}`" if called != type else "") for called, type, _ in needed]
    return f"`{name}` is given {' and '.join(said) or 'nothing'}"


def _call(name: str, needed: Iterable[Needed], values: Iterable[str]) -> str:
    said = (f" {word} {value}" if word else f" {value}" for (_, _, word), value in zip(needed, values, strict=True))
    return f"do {name}{''.join(said)}"
