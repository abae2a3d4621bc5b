"""What is done: actions, phases and steps by their names, and how many are chosen."""

from __future__ import annotations

from collections.abc import Iterable

from rulelang.complaints.complaint import Complaint, did_you_mean
from rulelang.complaints.families.handing_over import WRONG_ARGUMENTS
from rulelang.complaints.values import spoken
from rulelang.program.kinds import with_article

UNKNOWN_ACTION = "no such action"
DONE_HERE = "done here, outside of any"
ENDS, LASTS, LEAVES, FOLLOWS = "ends", "lasts until the end of", "leaves", "follows"  # what a step does to what is under way


def no_such_action(name: str, known: Iterable[str]) -> Complaint:
    return Complaint("unknown_action", UNKNOWN_ACTION, f"there is no action `{name}`{did_you_mean(name, known)}")


def action_not_declared(name: str, known: Iterable[str]) -> Complaint:
    text = f"there is no action `{name}`{did_you_mean(name, known)}"
    return Complaint("unknown_action", UNKNOWN_ACTION, text, f"declare it: `action {name}: …`")


def no_such_action_or_phase(name: str, known: Iterable[str], *, chosen: bool) -> Complaint:
    """`chosen`: it is the name of something that may have been chosen."""
    text = f"there is no action or phase `{name}`{did_you_mean(name, known)}"
    return Complaint("unknown_action", UNKNOWN_ACTION, text, f"say `do the action of {name}`" if chosen else None)


def no_such_phase(name: str, known: Iterable[str]) -> Complaint:
    return Complaint("unknown_action", "no such phase", f"there is no phase `{name}`{did_you_mean(name, known)}")


def ends_no_phase(name: str, known: Iterable[str]) -> Complaint:
    text = f"there is no phase `{name}`{did_you_mean(name, known)}"
    hint = "say `end turn`, `end phase`, `end round`, `end repeat` or `end game`, or the name of a phase"
    return Complaint("unknown_action", "no such phase", text, hint)


def only_phases_end(name: str, form: str) -> Complaint:
    text = f"`{name}` is {with_article(form) if form == 'action' else 'a name for steps'}, and by its name only a phase is ended"
    return Complaint("not_a_phase", "no phase", text, f"make it a phase: `phase {name}: …`, or say what is to end: `end turn`")


def steps_are_never_under_way(name: str) -> Complaint:
    text = f"`{name}` is a name for steps that others do, and nobody asks whether it is under way"
    return Complaint("not_a_phase", "no phase", text, f"make it a phase: `phase {name}: …`")


def steps_are_not_answered(name: str) -> Complaint:
    text = f"`{name}` is a name for steps that others do: nobody hears of it before it is done"
    return Complaint("not_a_phase", "no phase", text, f"make it a phase or an action: `phase {name}: …`")


def not_done_alike(member: str, first: str) -> Complaint:
    text = f"`{member}` and `{first}` are not done with the same things, so either cannot be chosen"
    return Complaint("wrong_arguments", WRONG_ARGUMENTS, text)


def only_actions_are_done(given: str) -> Complaint:
    text = f"this names {spoken(given)}, and only an action can be done"
    return Complaint("wrong_kind", "not an action", text, "a list of actions is declared `actions deed: …`")


def nothing_chosen_as(name: str, known: Iterable[str]) -> Complaint:
    text = f"nothing is chosen as `{name}` here{did_you_mean(name, known)}"
    return Complaint("unknown_name", "unknown name", text, f"choose it first: `choose {name}`")


def one_of_them_already(name: str) -> Complaint:
    return Complaint("given_twice", "given twice", f"`{name}` is already one of them")


def steps_of_nothing(written: str) -> Complaint:
    return Complaint("bad_number", "a number that cannot be", f"steps are of 1 or more, not of {written}")


def none_of_what() -> Complaint:
    hint = "say which ones are meant first, as in `whose suit is led, or any if there is none`"
    return Complaint("never_none", "nothing to be without", "nothing narrows these down, so there is never none of them", hint)


def several_of_yours(plural: str) -> Complaint:
    text = "of what is yours one says `of your`, and of nothing else"
    return Complaint("wrong_number", "several of yours", text, f"say `choose 2 of your {plural} …`, or `choose 2 {plural} …`")


def none_are_chosen() -> Complaint:
    return Complaint("bundle_missing", "nothing is chosen", "no number of things is chosen here", "say how many, from 1 on")


def only_pieces_together(type: str) -> Complaint:
    text = f"several pieces are chosen under one name, and this is {spoken(type)}"
    return Complaint("wrong_kind", "not pieces", text, "choose each by itself, under a name of its own")


def nobody_reads(label: str) -> Complaint:
    text = f"chance chooses here: nobody is asked `{label}`"
    return Complaint("nobody_chooses", "nobody chooses", text, "leave it out; what it is called is said with `as`")


def draws_for_itself(who: str, to: str, place: str) -> Complaint:
    """`who` draws, and `to` is a place of `you`."""
    text = f"`{to}` is a place of yours, and it is `{who}` that draws"
    return Complaint(
        "draws_for_itself", "drawn for itself", text, f"Its own is `its {place}`; to draw for yourself, begin with `draw`."
    )
