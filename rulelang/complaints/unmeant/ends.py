"""Ends that come at another moment than was meant, and turns that begin with another player."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint

THESE_TURNS = "these turns come after it"
THESE_TURNS_BEGIN = "these turns begin with it"
_FIRST = "whenever it is so, the end above it is so, too, and that comes first"


def last_round_is_cut(zone: str, condition: str) -> Complaint:
    """`condition`: what the end asks for, as it is written."""
    text = f"`{zone}` changes only before turns of the round, and an end is asked after each turn: the last round stops after one"
    hint = f"ask it where the round is over: last of all in `round:`, `if {condition}: end game`"
    return Complaint("round_is_cut", "the last round is cut", text, hint)


def forestalled(address: str | None, condition: str) -> Complaint:
    """`address`: of the end above it, where that is the base's; `condition`: what this end asks for."""
    hint = f"in place of it, write `replace {address} {condition}`" if address else "leave one of them out"
    return Complaint("never_comes", "never comes", f"this never ends the game: {_FIRST}", hint)


def forestalled_steps(address: str | None, condition: str | None) -> Complaint:
    """`address`: of the end above it, where that is the base's; `condition`: what that asks for, where it has no steps."""
    if address is None:
        hint = "put these steps below the first of the two, and leave this one out"
    elif condition is None:
        hint = f"what is done when the game ends comes behind the steps there: `add after {address}: …`"
    else:
        hint = f"what is done when the game ends stands behind its end: `replace {address} {condition}: …`"
    return Complaint("never_comes", "never comes", f"these steps are never done: {_FIRST}", hint)


def last_turns_are_cut(address: str | None) -> Complaint:
    """`address`: of the end above it, where that is the base's; in its steps turns are taken."""
    text = "the end above it is so, too, and this one comes after the first turn that is taken there: the other turns are cut off"
    where = f"`add after {address}: …`" if address else "put them there, and leave this one out"
    return Complaint(
        "round_is_cut", "the last turns are cut", text, f"what is done at last comes behind the steps there: {where}"
    )


def nobody_where_level(role: str) -> Complaint:
    """`role`: with whom turns begin."""
    text = f"where several are level there is not the one: `{role}` becomes nobody, and turns from nobody begin with seat 1"
    hint = (
        "say who it is of those that are level: `choose a random player with …`, and below it "
        f"`player becomes {role}`; if it then stays as it is, `if count of players with … is 1: …`"
    )
    return Complaint("level_is_nobody", "nobody, where they are level", text, hint)
