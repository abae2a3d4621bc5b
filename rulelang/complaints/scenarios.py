"""Scenarios and backgrounds: clauses that do not stand where they are, titles, players, what they begin with, and their rules."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from rulelang.complaints.complaint import Complaint, did_you_mean
from rulelang.complaints.numbers import CANNOT_BE


def _wrong_clause(text: str, hint: str | None = None) -> Complaint:
    return Complaint("wrong_clause", "this does not stand here", text, hint)


def and_after_nothing() -> Complaint:
    return _wrong_clause("`and` goes on with a `given`, `when` or `then`, and there is none before it")


def background_only_gives(*, refused: bool = False) -> Complaint:
    """`refused`: the clause says what is refused, and not what is done or claimed."""
    hint = f"what is {'refused' if refused else 'done and claimed'} stands in a scenario"
    return _wrong_clause("a background says only what is given", hint)


def when_says_what_is_done() -> Complaint:
    return _wrong_clause("a `when` says what somebody does", "`when you do …`, `when seat 2 chooses …`")


def for_a_then_to_say() -> Complaint:
    return _wrong_clause("this is for a `then` to say")


def for_a_given_to_say() -> Complaint:
    return _wrong_clause("this is for a `given` to say")


def for_a_when_to_say() -> Complaint:
    return _wrong_clause("what somebody does is for a `when` to say", "ask `then you may do …`")


def piece_helps_to_pay(name: str) -> Complaint:
    text = f"`{name}` is a piece: it may help to pay, and is not paid itself"
    return _wrong_clause(text, "`pays with …` says whose help is taken")


def rules_say_whose_grid(space: str) -> Complaint:
    return _wrong_clause("whose grid is meant is said by the rules, where this is chosen", f"say `chooses {space}`")


def whose_space(space: str, grid: str) -> Complaint:
    text = f"there is a `{space}` in the `{grid}` of each player: whose is meant?"
    hint = f"say `{space} of seat 2`, or `your {space}` of whose turn it is"
    return Complaint("of_whom", "of which one?", text, hint)


def title_twice(form: str, title: str) -> Complaint:
    """`form` is `scenario` or `background`."""
    return Complaint("given_twice", "given twice", f'there is a {form} "{title}" already', "give one of them another title")


def no_such_background(title: str, known: Iterable[str]) -> Complaint:
    text = f'there is no background "{title}" in this file{did_you_mean(title, known)}'
    hint = 'a background stands in the same file: `background "…"`, and what is given below it'
    return Complaint("unknown_name", "no such background", text, hint)


def background_never_used(title: str) -> Complaint:
    text = f'no scenario begins with the background "{title}"'
    return Complaint("never_used", "never used", text, f'write `background "{title}"` below the title of a scenario')


def players_said_before(players: int) -> Complaint:
    return Complaint("given_twice", "given twice", f"its background says already that {players} play", "leave this line out")


def players_not_said(*, background: bool) -> Complaint:
    """`background`: it begins with one, which does not say so, either."""
    text = "it is not said how many play" + (", here or in the background" if background else "")
    return Complaint("players_missing", "how many players?", text, "write `players 2` below the title")


def begins_already(line: int, written: str) -> Complaint:
    text = f"line {line} says already where this begins: `{written}`"
    return Complaint("given_twice", "given twice", text, "leave one of them out")


def not_for_so_many(least: int, most: int) -> Complaint:
    fits = f"{least} to {most} players" if least < most else "1 player" if least == 1 else f"{least} players"
    text = f"the game is for {fits}"
    return Complaint("bad_number", CANNOT_BE, text)


def no_seat(players: int, seat: int, line: int | None = None) -> Complaint:
    """`line`: where the background speaks of it, if that does."""
    text = f"with {players} players there is no seat {seat}"
    text += f", of which this background speaks (line {line})" if line is not None else ""
    return Complaint("bad_number", CANNOT_BE, text)


def option_is_one_of(name: str, values: Sequence[int | str]) -> Complaint:
    title = CANNOT_BE if isinstance(values[0], int) else "no such value"
    return Complaint("bad_number", title, f"option `{name}` is one of {', '.join(map(str, values))}")


def no_such_scenario(title: str, known: Collection[str]) -> Complaint:
    """`known`: the titles of the scenarios that a variant inherits."""
    text = f"no scenario of the base is called so{did_you_mean(title, known)}"
    if not known:
        text = "this is no variant of something that has scenarios"
    hint = "The title stands after `scenario` in a file of scenarios of the base."
    return Complaint("unknown_scenario", "no such scenario", text, hint)


def no_rules_here(name: str) -> Complaint:
    """`name` of the file that they would stand in."""
    return _ruleless(f"there is no {name} here that these scenarios are about")


def rules_cannot_be_read(rules: str, why: str | None) -> Complaint:
    """`why` in the words of the system."""
    return _ruleless(f"{rules} cannot be read: {why}")


def rules_have_faults(rules: str) -> Complaint:
    return _ruleless(f"the rules that these scenarios are about have faults: see {rules}")


def _ruleless(text: str) -> Complaint:
    return Complaint("no_rules", "scenarios of what?", text)


def unreadable_file(why: str | None) -> Complaint:
    """Rules or scenarios; `why` in the words of the system."""
    return Complaint("unreadable", "cannot read this", f"this file cannot be read: {why}")
