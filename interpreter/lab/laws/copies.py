"""Looking, copying, saving and taking back change nothing (language, 3.2)."""

from __future__ import annotations

import json

from interpreter import Match
from interpreter.lab.at_a_decision import Moment, name, same, shown, text
from interpreter.match.restoring import replay, restore
from interpreter.state.state import State

STEPS_ON = 6  # how far copies are played on beside each other


def looking_changes_nothing(moment: Moment) -> str | None:
    """Asking twice for a view or for the options gives the same (dear: for everybody, else for two)."""
    again = shown(moment.match, moment.witnesses)
    for player, before in moment.shown.items():
        if again[player] != before:
            return f"the view of {name(player)} changes by looking"
    return None


def a_copy_is_the_original(moment: Moment) -> str | None:
    """A copy has the same state and shares none of it (dear: it is shown alike and goes on alike)."""
    match = moment.match
    copy = match.copy()
    if shared := _shared(match.state, copy.state):
        return f"the copy shares its {shared} with the match"
    if not moment.thorough:
        return None if same(moment.state, copy.state) else "the copy has another state"
    return _differ(moment, copy, "the copy") or _differ_later(moment, match.copy(), copy, "the copy")


def _shared(one: State, other: State) -> str:
    """A list that two states have in common."""
    for part in ("v", "z", "at", "stack"):
        if getattr(one, part) is getattr(other, part):
            return part
    return "frames" if {id(frame) for frame in one.stack} & {id(frame) for frame in other.stack} else ""


def a_restored_match_is_the_original(moment: Moment) -> str | None:
    """What was saved, written as text, read and restored, is the match (dear: with its history, and goes on like it; else the
    state). At the end its record, played again from the start, comes to the same."""
    match, what = moment.match, "the restored match"
    if not moment.thorough:
        state = State.from_json(match.state.n, json.loads(text(match.state.to_json())))
        return None if same(moment.state, state) else f"{what} has another state"
    saved = json.loads(text(match.save()))
    restored = restore(match.game, saved)
    if how := _differ(moment, restored, what) or _differ_later(moment, match.copy(), restored, what):
        return how
    if match.decision is None or moment.everything:
        return None if same(moment.state, replay(match.game, saved).state) else "the record, played again, comes to another state"
    return None


def _differ(moment: Moment, other: Match, what: str) -> str | None:
    if not same(moment.state, other.state):
        return f"{what} has another state"
    seen = shown(other, moment.witnesses)
    for player, before in moment.shown.items():
        if text(seen[player]) != text(before):
            return f"{what} is shown otherwise to {name(player)}"
    return None


def _differ_later(moment: Moment, one: Match, other: Match, what: str) -> str | None:
    chance = moment.chance
    for step in range(STEPS_ON):
        if one.decision is None or other.decision is None:
            break
        key = chance.choice(one.decision.options).key if step else moment.key
        one.play(key)
        other.play(key)
        if not same(one.state, other.state):
            return f"{what} goes on otherwise after {key}"
    return None


def undo_gives_the_match_back(moment: Moment) -> str | None:
    """Where a decision can be taken back, the match is then as it was (dear: undo plays again)."""
    if not moment.thorough or not moment.after.can_undo:
        return None
    copy = moment.after.copy()
    copy.undo()
    return _differ(moment, copy, "the match after undo")
