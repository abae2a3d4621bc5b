"""Saves and records: a match as JSON. A record is a game, its rules' identity, its variants and options, a seed and the keys of
all choices.

A save also holds a snapshot of the state as a shortcut. Another engine version drops the snapshot and replays, and so does a
save that was changed since; other rules, or a choice that no longer fits, are refused with what differs. What is written has a
shape (`Record`, `Save`); what is read may be anything, and is checked.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict

from interpreter.late import Late
from interpreter.match.refusal import Refusal
from interpreter.match.rules import Rules
from interpreter.state.state import Playable, State, StateData

if TYPE_CHECKING:
    from interpreter.numbering import tables
else:  # a record names what was chosen, and what play does not ask for
    tables = Late("interpreter.numbering.tables")

FORMAT = 1
ENGINE = 2  # raised whenever a state of an older engine would not fit


class Variants(TypedDict, total=False):
    """The variants that a match is played with, if there are any."""

    variants: list[str]  # their names, in the order in which they build on each other


class Record(Variants):
    """What is needed to play a match again."""

    format: int  # FORMAT
    game: str  # the name in the first line of its rules
    rules: str  # their identity: a hash of all that matters to play
    players: int  # how many
    options: dict[str, int | str]  # each option of the game with its value, a number or a name
    seed: int
    choices: list[str]  # the key of each option that was taken, in order


class SnapshotData(TypedDict):
    """A snapshot as data, for the engine that wrote it."""

    engine: int  # ENGINE
    state: StateData
    undo: list[list[int]]  # of each decision: the seat that made it, and whether it can be taken back
    digest: str  # a hash of the record and of all the rest of the snapshot


class Save(Record):
    """A record, and where the match stands."""

    snapshot: SnapshotData


class Snapshot(NamedTuple):
    """Where a match stands, and of each decision who made it (a seat, from 0) and whether it can be taken back."""

    state: State
    after: list[tuple[int, bool]]


def recorded(rules: Rules, state: State, seed: int, choices: list[str]) -> Record:
    """A match as JSON-able data: its rules, its seed, the keys of its choices."""
    known = tables.tables_of(state)
    return {
        "format": FORMAT,
        "game": rules.name,
        "rules": rules.identity,
        **_variants(rules),
        "players": known.players,
        "options": dict(sorted(known.options.items())),
        "seed": seed,
        "choices": choices,
    }


def _variants(rules: Rules) -> Variants:
    return {"variants": list(rules.variants)} if rules.variants else {}


def written(rules: Rules, at: Snapshot, seed: int, choices: list[str]) -> Save:
    """A match as JSON-able data: its record, and where it stands."""
    record = recorded(rules, at.state, seed, choices)
    snapshot: SnapshotData = {
        "engine": ENGINE,
        "state": at.state.to_json(),
        "undo": [list(step) for step in at.after],
        "digest": "",
    }
    snapshot["digest"] = _digest(record, snapshot)
    return {**record, "snapshot": snapshot}


def _digest(saved: Mapping[str, object], snapshot: Mapping[str, object]) -> str:
    """What tells whether a snapshot is the one that was made of this record."""
    record = {name: part for name, part in saved.items() if name != "snapshot"}
    state = {name: part for name, part in snapshot.items() if name != "digest"}
    return sha256(json.dumps([record, state], sort_keys=True).encode()).hexdigest()


def check(rules: Rules, saved: Mapping[str, Any]) -> None:
    """Raises Refusal for a save that is damaged, or of another game, other variants or other rules."""
    try:
        _compare(rules, saved)
        choices = saved["choices"]
        fits = isinstance(choices, list) and all(isinstance(key, str) for key in choices)
        fits = fits and all(type(number) is int for number in (saved["players"], saved["seed"]))
        fits = fits and all(type(value) is _kind(rules, name) for name, value in saved["options"].items())
    except (KeyError, TypeError, ValueError, AttributeError):
        fits = False
    if not fits:
        raise Refusal("this save is damaged: a part of it is missing or of another kind")


def _kind(rules: Rules, option: str) -> type[int | str]:
    """What a value of an option is: a number, if there is no such option."""
    return type(rules.options.get(option, (0,))[0])


def snapshot(n: Playable, saved: Mapping[str, Any]) -> Snapshot | None:
    """The snapshot of a save, if this engine wrote it and nobody changed the save since."""
    found = saved.get("snapshot")
    if not isinstance(found, dict) or found.get("engine") != ENGINE:
        return None
    try:
        if found.get("digest") != _digest(saved, found):
            return None
        return Snapshot(State.from_json(n, found["state"]), [(int(player), bool(pure)) for player, pure in found["undo"]])
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, RecursionError):
        return None


def _compare(rules: Rules, saved: Mapping[str, Any]) -> None:
    if not isinstance(saved, dict):
        raise TypeError
    if saved["format"] != FORMAT:
        raise Refusal(f"this save is of format {saved['format']}, and format {FORMAT} is wanted")
    if saved["game"] != rules.name:
        raise Refusal(f"this is a save of `{saved['game']}`, not of `{rules.name}`")
    variants = tuple(saved.get("variants", ()))
    if not all(isinstance(name, str) for name in variants) or not isinstance(saved["rules"], str):
        raise TypeError
    if variants != rules.variants:
        raise Refusal(f"this match of `{rules.name}` was played {_with(variants)}, and this is the game {_with(rules.variants)}")
    if saved["rules"] != rules.identity:
        raise Refusal(f"this match of `{rules.name}` was played by other rules ({saved['rules'][:8]}, now {rules.identity[:8]})")


def _with(variants: tuple[str, ...]) -> str:
    return "with " + " and ".join(f"`{name}`" for name in variants) if variants else "without variants"
