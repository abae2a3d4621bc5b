"""What a whole game lacks, says twice, never does or never ends."""

from __future__ import annotations

from collections.abc import Sequence

from rulelang.complaints.complaint import Complaint, listed

ONCE_TOO_OFTEN = "given twice"
NEVER = "never comes up"
NAMED_AT_MOST = 3  # so many actions are named


def written_once(block: str) -> Complaint:
    return Complaint("given_twice", ONCE_TOO_OFTEN, f"`{block}:` is written once", "put the steps into one block")


def said_once(word: str) -> Complaint:
    return Complaint("given_twice", ONCE_TOO_OFTEN, f"`{word}` is said once")


def said_already(word: str) -> Complaint:
    return Complaint("given_twice", ONCE_TOO_OFTEN, f"`{word}` is said here already", "leave one of them out")


def one_header() -> Complaint:
    text = "a file has one `game` or `page` line"
    return Complaint("given_twice", ONCE_TOO_OFTEN, text, "give each game a file of its own")


def resources_twice(kind: str) -> Complaint:
    return Complaint("given_twice", ONCE_TOO_OFTEN, f"the resources `{kind}` are declared already")


def resource_twice(name: str) -> Complaint:
    return Complaint("given_twice", ONCE_TOO_OFTEN, f"there is a resource `{name}` already")


def header_missing(*, empty: bool) -> Complaint:
    text = "there is nothing in this file" if empty else "a file of rules begins with its name"
    return Complaint("header_missing", "what is this?", text, 'write it as the first line: `game my_game "My game"`')


def players_missing() -> Complaint:
    return Complaint("players_missing", "how many players?", "this game has no `players` line", "write `players 2 to 4`")


def round_missing() -> Complaint:
    return Complaint("round_missing", "nothing is played", "this game has no `round:`", "write `round:`")


def too_deep() -> Complaint:
    text = "something in this text is nested too deeply to be read"
    return Complaint("too_deep", "nested too deeply", text, "give its parts names of their own")


def never_done(form: str, name: str) -> Complaint:
    """`form` is `action` or `phase`."""
    hint = f"say `do {name}` where it belongs, or leave it out"
    return Complaint("never_used", NEVER, f"nothing ever does the {form} `{name}`", hint)


def moment_never_used(name: str) -> Complaint:
    text = f"nothing ever uses what the moment `{name}` allows"
    return Complaint("never_used", NEVER, text, f"say `use {name}` where it belongs, or leave it out")


def never_a_copy() -> Complaint:
    text = "there is never a copy of this"
    return Complaint("never_used", NEVER, text, "leave the row out, or say how many copies there are")


def never_at_any_time(name: str, asking: Sequence[str]) -> Complaint:
    """`asking` are the actions in which something is decided, if there are some."""
    text = f"`{name}` is offered beside what a player decides outside actions, and "
    if not asking:
        hint = "let a phase or a turn ask something, as `one of:` does, or leave out `any time` and say where it is done"
        return Complaint("never_at_any_time", "never offered", f"{text}nobody decides anything there", hint)
    actions = "the action" if len(asking) == 1 else "actions:"
    told = f"{listed(asking[:NAMED_AT_MOST])}{', …' if len(asking) > NAMED_AT_MOST else ''}"
    hint = f"to have it offered within `{asking[0]}`, make that a phase, `phase {asking[0]}`"
    return Complaint("never_at_any_time", "never offered", f"{text}all that is decided lies inside {actions} {told}", hint)


def ability_of_others(name: str, own: tuple[str, str], other: tuple[str, str]) -> Complaint:
    """The class of the piece and the class that its moment or source speaks of, each with its plural."""
    (one, these), (two, those) = own, other
    text = f"`{name}` is about {those}, and these are {these}: nothing ever uses it"
    return Complaint("never_used", NEVER, text, f"name what is about {these}, or one word for both: `pieces card: {one}, {two}`")


def endless_loop() -> Complaint:
    hint = "say `end repeat`, `repeat until …` or `repeat 3 times`"
    return Complaint("endless_loop", "never ends", "nothing in this `repeat:` ends it", hint)


def sets_itself_off() -> Complaint:
    text = "this sets off the same trigger again, without an end"
    return Complaint("endless_loop", "never ends", text, "move it elsewhere, or say in an `if` when it moves")


def endless_game() -> Complaint:
    hint = "say `end when …:`, or `you win` where somebody wins"
    return Complaint("endless_game", "never ends", "nothing ever ends this game", hint)


def nobody_is_asked() -> Complaint:
    return _nobody("nobody is asked here")


def nobody_pays() -> Complaint:
    return _nobody("nobody pays this")


def nobody_gains() -> Complaint:
    return _nobody("nobody gains this")


def nobody_does_it() -> Complaint:
    return _nobody("nobody is `you` here")


def _nobody(text: str) -> Complaint:
    hint = "say who does it: `each player:`, `turns from …:` or `everyone at once:` around it"
    return Complaint("nobody_is_you", "nobody is `you` here", f"{text}: no player does this", hint)
