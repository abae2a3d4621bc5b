"""What is done where something cannot be done, and what was handed on or changed before."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint


def otherwise_first() -> Complaint:
    return Complaint("otherwise_first", "what cannot be done?", "`if that cannot be done:` follows the step that may fail")


def otherwise_missing(die: str, *, instead: bool, chosen: bool) -> Complaint:
    """`instead`: it is done where something else, which hangs on the die, cannot be; `chosen`: chance chose it."""
    came = "which chance chose" if chosen else "which was rolled before"
    why = f"this hangs on `{die}`, {came}: nobody can step back if it cannot be done"
    last = f"this is done where what hangs on `{die}` cannot be: nobody can step back if this cannot be done either"
    text = last if instead else why
    return Complaint("otherwise_missing", "and if not?", text, "say what happens then below it, `if that cannot be done: …`")


def last_resort_may_fail() -> Complaint:
    text = "this must be paid where what stands above cannot be done, and who cannot pay it either stops the match"
    hint = "say `as far as possible`, or what happens then below it, `if that cannot be done: nothing happens`"
    return Complaint("otherwise_missing", "and if not?", text, hint)


def paid_at_last_may_fail() -> Complaint:
    text = "this must be paid when the game ends, and who cannot pay it stops the match before anything is scored"
    hint = "say `as far as possible`, or what happens then below it, `if that cannot be done: nothing happens`"
    return Complaint("otherwise_missing", "and if not?", text, hint)


def covers_one_line(name: str) -> Complaint:
    """`name`: what was chosen above the line that is covered."""
    text = f"this covers the line above it alone, and not the choice of `{name}`: if there is none to choose, it is not done"
    hint = (
        "say them as one: `steps use_it:` with these lines below it, and here `do use_it`, with this below; "
        f"if only the last line is meant, that line is `do use_it {name}`"
    )
    return Complaint("covers_one_line", "the last line, or all of them?", text, hint)


def otherwise_never_comes(*, left: bool) -> Complaint:
    """`left`: the step before it may always be left, so that it never turns out impossible."""
    why = "may always be left, and whoever leaves it has not failed" if left else "can always be done"
    hint = (
        "say `one of:` with what can be done, and below it `if that cannot be done:` for who can do none of it"
        if left
        else "leave it out"
    )
    return Complaint("never_comes", "never comes", f"this is never done: the step before it {why}", hint)


def otherwise_covers_what_is_done() -> Complaint:
    text = "this is never done: it covers the line above it alone, which can always be done, if only as far as there is something"
    hint = (
        "for several lines say them as one: `steps use_it:` with these lines below it, and here `do use_it`, with this below; "
        "or ask before: `if deck is empty: …`"
    )
    return Complaint("covers_one_line", "never comes", text, hint)


def never_done_after_an_end() -> Complaint:
    text = "this is never done: it is ended above, and nothing below that is done any more"
    return Complaint("nothing_follows", "never comes", text, "put it above what ends it, or leave it out")


def passed_on_again(what: str, of: str, *, pieces: bool) -> Complaint:
    """What goes on from one of a class to the next: the pieces of a zone, or a resource."""
    if not pieces:
        text = f"one {of} after another does this, so the {what} that has just come would be counted and passed on again"
        hint = f"lay what goes on aside first, in a zone or a counter `each {of}`, and let all have it in a second `each {of}:`"
        return Complaint("passed_on_again", "passed on again", text, hint)
    text = f"one {of} after another does this, so what has just come to `{what}` would be passed on again"
    yours = ("your coming", f"your {what}") if of == "player" else (f"coming of {of}", f"{what} of {of}")
    onward = f"each {of}: move all … in {yours[0]} to {yours[1]}"
    hint = f"let all go to a zone of its own first, say `coming`, and below that `{onward}`"
    return Complaint("passed_on_again", "passed on again", text, hint)


def changed_again(name: str, of: str) -> Complaint:
    text = f"one {of} after another does this, so the `{name}` that is read of a neighbour may have changed just before"
    hint = f"let another counter or role of each become it first, and let `{name}` become that in a second `each {of}:`"
    return Complaint("passed_on_again", "changed just before", text, hint)
