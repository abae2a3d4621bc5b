"""What was chosen in a match, each choice on top of all that came before it: copies share what they have in common."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from interpreter.engine import machine
from interpreter.match.decision import Decision
from interpreter.state.state import State


class Choice(NamedTuple):
    """One choice, and those before it. Nothing of it changes, so that a copy of a match has only to point to the last one."""

    before: Choice | None
    length: int  # how many there are with it
    chosen: int | str  # which option it was, or its key where that was known
    player: int  # who decided: a seat
    back: bool  # whether it can be taken back: nothing was drawn or shown since that whoever decided did not know


def length(last: Choice | None) -> int:
    """How many choices there are up to this one; 0 of none."""
    return 0 if last is None else last.length


def since(before: Choice | None, last: Choice | None) -> list[Choice]:
    """The choices after one of them, in order, up to the last."""
    found = []
    while last is not None and last is not before:
        found.append(last)
        last = last.before
    found.reverse()
    return found


def remembered(keys: Iterable[str], after: Iterable[tuple[int, bool]]) -> Choice | None:
    """The last of some choices, by their keys, each with who decided and whether it can be taken back."""
    last: Choice | None = None
    for number, (key, (player, back)) in enumerate(zip(keys, after, strict=True), 1):
        last = Choice(last, number, key, player, back)
    return last


class Named(NamedTuple):
    """The keys of all choices up to one, and the state after it: what comes later is named from here on."""

    keys: tuple[str, ...]
    last: Choice | None
    state: State


def keys_known(last: Choice | None) -> list[str] | None:
    """The keys of all choices up to this one, if none has to be found out."""
    found = [one.chosen for one in since(None, last) if isinstance(one.chosen, str)]
    return found if len(found) == length(last) else None


def named(known: Named, last: Choice | None) -> Named:
    """The same up to a later choice: they are played on from there, in a copy."""
    state, keys = known.state.copy(), list(known.keys)
    for one in since(known.last, last):
        decision = Decision(state)
        index = decision.index(one.chosen) if isinstance(one.chosen, str) else one.chosen
        keys.append(decision.keys[index])
        machine.answer(state, decision.values[index])
    return Named(tuple(keys), last, state)
