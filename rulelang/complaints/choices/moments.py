"""Turns, phases, rounds and repeats: what is only within them, and what waits for their ends."""

from __future__ import annotations

from collections.abc import Iterable

from rulelang.complaints.complaint import Complaint, did_you_mean


def no_such_moment(name: str, known: Iterable[str]) -> Complaint:
    text = f"there is no moment `{name}`{did_you_mean(name, known)}"
    return Complaint("unknown_moment", "no such moment", text, f"declare it: `moment {name}: …`")


def nobody_passes() -> Complaint:
    return Complaint("outside_turns", "not within turns", "nobody passes outside `turns`")


def pass_without_turns() -> Complaint:
    return Complaint("outside_turns", "not within turns", "`pass` leaves the `turns` around it, and there are none")


def end_without_repeat() -> Complaint:
    text = "`end repeat` leaves the `repeat` around it, and there is none"
    return Complaint("outside_repeat", "not within a repeat", text, "put `repeat:` around what comes again and again")


def no_repeat_around(name: str, *, done: bool) -> Complaint:
    """`done`: somewhere it is done outside of any repeat."""
    where = f"and `{name}` is done outside of any, too" if done else f"and none is around what does `{name}`"
    hint = f"let `{name}` be done within a `repeat` only, or say `end repeat` there, below `do {name}`"
    return Complaint("outside_repeat", "not within a repeat", f"`end repeat` leaves the `repeat` around it, {where}", hint)


def without_turn(does: str) -> Complaint:
    text = "the turn that is being taken, and here nobody takes one"
    return _outside("outside_turns", "turn", f"this {does} {text}", "inside `turns from …`")


def no_turn_no_active_player(value: str | None) -> Complaint:
    """`value`: the name of the value that asks for whoever has the turn; None where the line does so itself."""
    asked = "`active_player` is whoever has the turn" if value is None else f"`{value}` asks for the `active_player`"
    hint = (
        "name the player, `seat 1`, or each: `each player:`; whose turn was the last is kept by a role of yours: "
        "`role last_one: nobody`, and in the turn `last_one becomes active_player`"
    )
    return Complaint("nobody_has_the_turn", "nobody has the turn", f"{asked}, and here nobody has it", hint)


def without_phase(does: str) -> Complaint:
    return _outside("outside_phase", "phase", f"this {does} the phase that is under way, and here none is", "in a `phase`")


def without_that_phase(name: str) -> Complaint:
    text = f"this ends `{name}`, and that need not be under way here"
    return Complaint("outside_phase", "no phase", text, f"say it only in what `phase {name}:` does")


def without_round(does: str) -> Complaint:
    text = "the round that is under way, and set-up is before the first"
    return _outside("outside_round", "round", f"this {does} {text}", "in `round:`")


def _outside(code: str, scope: str, text: str, where: str) -> Complaint:
    return Complaint(code, f"not within a {scope}", text, f"say it {where}, or leave it out")


def until_the_end_of_what() -> Complaint:
    text = "say until the end of this turn, phase, round or game"
    return Complaint("wrong_kind", "until the end of what?", text)


def no_next_turn() -> Complaint:
    text = "nobody has a next turn: in this game there are no `turns from …`"
    return Complaint("outside_turns", "no turns", text, "say `until the end of this round:`")


def no_turn_to_miss() -> Complaint:
    text = "nobody has a turn to miss: in this game there are no `turns from …`"
    return Complaint("outside_turns", "no turns", text, "let turns be taken, `turns from seat 1: …`, or leave it out")


def nothing_to_call_off(name: str) -> Complaint:
    text = f"`{name}` is not about to be done here: what does not happen is said in an answer to it, or in what an answer does"
    hint = f"say it below `before {name}, others may:`, or leave it out"
    return Complaint("nothing_to_call_off", "not about to happen", text, hint)


def you_are_asked_for(name: str) -> Complaint:
    text = "who answers is asked for here, so nobody is `you` yet"
    hint = f"say `others`, or name a player that is handed over: `phase {name} with player as target`"
    return Complaint("nobody_is_you", "nobody is `you` here", text, hint)


def any_time_is_given_nothing(name: str) -> Complaint:
    text = f"whoever decides may do `{name}` at any time, and then nobody gives it anything"
    return Complaint(
        "any_time_is_given_nothing", "nobody gives it anything", text, "leave out what it is given, and `choose` it in the action"
    )


def never_passed(track: str) -> Complaint:
    text = f"`{track}` ends where it ends, so nobody passes its end"
    return Complaint("never_passed", "never passed", text, "declare it `…, round`")
