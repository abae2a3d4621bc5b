"""Addresses that nothing has, or several clauses have."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulelang.complaints.complaint import Complaint, did_you_mean, listed

FIRST_OF = {  # what may be added to before there is one, and how it is written
    "cost": ("cost", "pay"),
    "pay": ("cost", "pay"),
    "reward": ("reward", "gain"),
    "gain": ("reward", "gain"),
    "needs": ("condition", "needs:"),
}
_MOST = 5  # clauses named in a complaint


def no_declaration(form: str, name: str, known: Sequence[str]) -> Complaint:
    """`known` are the names of all declarations of its form."""
    hint = _what_there_is(known) if len(known) <= _MOST else None
    return _nothing(f"there is no `{form} {name}`{did_you_mean(name, known)}", hint)


def of_another_form(address: str, other: str) -> Complaint:
    return _nothing(f"there is no `{address}`, but there is `{other}`")


def no_clause(word: str) -> Complaint:
    return _nothing(f"there is no `{word}`")


def no_clause_in_this(word: str, known: Sequence[str]) -> Complaint:
    """`known` are the words of the clauses right below."""
    return _nothing(f"there is no `{word}` in this{did_you_mean(word, known)}")


def no_clause_number(word: str, number: int, there: int) -> Complaint:
    return _nothing(f"there is no `{word}` with number {number}, there are {there}")


def none_speaks_of(word: str, name: str, known: Iterable[str]) -> Complaint:
    return _nothing(f"no `{word}` here speaks of `{name}`{did_you_mean(name, known)}")


def several_speak_of(word: str, name: str, number: int) -> Complaint:
    return _nothing(f"{number} of `{word}` speak of `{name}`")


def several_clauses(word: str, number: int) -> Complaint:
    return _nothing(f"there are {number} of `{word}`")


def nothing_called(label: str, known: Sequence[str]) -> Complaint:
    return _nothing(f"nothing here is called {label}{did_you_mean(label, known)}", _what_there_is(known))


def several_called(label: str, number: int) -> Complaint:
    return _nothing(f"{number} things here are called {label}")


def no_limit_to_lift(address: str) -> Complaint:
    return _nothing(f"`{address}` does not say how often", "It may be done as often as one likes already.")


def several_write(name: str, number: int) -> Complaint:
    return _nothing(f"{number} steps here say what becomes of `{name}`")


def column_after_colon(change: str) -> Complaint:
    return _nothing("the column stands after the colon", f"Write `change {change} …`.")


def nothing_to_replace(declaration: str, form: str, name: str, known: Iterable[str]) -> Complaint:
    text = f"there is no `{declaration}` that this could replace{did_you_mean(name, known)}"
    return _nothing(text, f"What is new begins with `add {form}`.")


def several_to_replace(word: str, number: int, says_it_in_one: bool) -> Complaint:
    """`says_it_in_one`: one of them is said anew in one line, by its address."""
    hint = f"Write it with its number, as in `replace {word}[2] …`."
    if not says_it_in_one:
        hint = f"Write `remove {word}[2]` with the number of the one that goes, and `add {word} …`."
    return several_clauses(word, number)._replace(hint=hint)


def _nothing(text: str, hint: str | None = None) -> Complaint:
    return Complaint("unknown_target", "nothing of this name", text, hint)


def _what_there_is(names: Sequence[str]) -> str | None:
    return f"What there is: {listed(names[:_MOST])}{', …' if len(names) > _MOST else ''}." if names else None


def say_which(choices: Iterable[tuple[str, str]]) -> str:
    """The way out where several clauses are meant: the address of each, and its first line."""
    return f"Say which: {_with_lines(choices)}."


def what_lies_there(choices: Iterable[tuple[str, str]], more: int) -> str:
    """The way out where none is there: the addresses of some that are, each with its first line; `more` are left out."""
    return f"What lies there: {_with_lines(choices)}{', …' if more > 0 else ''}."


def _with_lines(choices: Iterable[tuple[str, str]]) -> str:
    return ", ".join(f"`{address}` is `{line}`" for address, line in choices)


def first_is_a_step(word: str, side: str, around: str) -> str:
    """The way out where one of these is added to, and there is none yet."""
    name, step = FIRST_OF[word]
    return f"A first {name} is a step: write `add {side} {around}: {step} …`."
