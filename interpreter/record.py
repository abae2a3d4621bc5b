"""Saves and records: a match as JSON. A record is a game, its rules' identity, its variants and options, a seed and the keys of
all choices.

A save also holds a snapshot of the state as a shortcut. Another engine version drops the snapshot and replays, and so does a
save that was changed since; other rules, or a choice that no longer fits, are refused with what differs.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from interpreter.decision import Refusal
from interpreter.state import State

if TYPE_CHECKING:
    from interpreter.game import Game
    from interpreter.match import Match

FORMAT = 1
ENGINE = 1  # raised whenever a state of an older engine would not fit


def save(game: Game, match: Match) -> dict[str, Any]:
    """The match as JSON-able data."""
    saved = {
        "format": FORMAT,
        "game": game.name,
        "rules": game.identity,
        **({"variants": list(game.variants)} if game.variants else {}),
        "players": match.players,
        "options": dict(sorted(match.state.t.options.items())),
        "seed": match.seed,
        "choices": match.history,
    }
    snapshot = {"engine": ENGINE, "state": match.state.to_json(), "undo": [list(step) for step in match._after]}
    return {**saved, "snapshot": {**snapshot, "digest": _digest(saved, snapshot)}}


def _digest(saved: dict[str, Any], snapshot: dict[str, Any]) -> str:
    """What tells whether a snapshot is the one that was made of this record."""
    record = {name: part for name, part in saved.items() if name != "snapshot"}
    state = {name: part for name, part in snapshot.items() if name != "digest"}
    return sha256(json.dumps([record, state], sort_keys=True).encode()).hexdigest()


def restore(game: Game, saved: dict[str, Any], traced: bool = False) -> Match:
    """The match that was saved. Raises Refusal."""
    from interpreter.match import Match

    try:
        _compare(game, saved)
        numbers = [saved["players"], saved["seed"], *saved["options"].values()]
        fits = all(type(number) is int for number in numbers) and all(isinstance(key, str) for key in _choices(saved))
    except (KeyError, TypeError, ValueError, AttributeError):
        fits = False
    if not fits:
        raise Refusal("this save is damaged: a part of it is missing or of another kind")
    match = Match(game, game.tables(saved["players"], dict(saved["options"]), traced).playable, saved["seed"], traced)
    if traced or not _take_snapshot(match, saved):
        _replay(match, _choices(saved))
    return match


def _choices(saved: dict[str, Any]) -> list[str]:
    if not isinstance(saved["choices"], list):
        raise TypeError
    return list(saved["choices"])


def _take_snapshot(match: Match, saved: dict[str, Any]) -> bool:
    """Whether the snapshot is as this engine wrote it, and the match now stands where it says."""
    snapshot = saved.get("snapshot")
    if not isinstance(snapshot, dict) or snapshot.get("engine") != ENGINE:
        return False
    try:
        if snapshot.get("digest") != _digest(saved, snapshot):
            return False
        state = State.from_json(match.state.n, snapshot["state"])
        after = [(int(player), bool(pure)) for player, pure in snapshot["undo"]]
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, RecursionError):
        return False
    match.state, match._history, match._after, match._decision = state, [*_choices(saved)], after, None
    return True


def _replay(match: Match, choices: list[str]) -> None:
    for number, choice in enumerate(choices):
        try:
            match.play(choice)
        except Refusal as error:
            raise Refusal(f"choice {number + 1} of the save no longer fits: {error}") from None


def _compare(game: Game, saved: dict[str, Any]) -> None:
    if not isinstance(saved, dict):
        raise TypeError
    if saved["format"] != FORMAT:
        raise Refusal(f"this save is of format {saved['format']}, and format {FORMAT} is wanted")
    if saved["game"] != game.name:
        raise Refusal(f"this is a save of `{saved['game']}`, not of `{game.name}`")
    variants = tuple(saved.get("variants", ()))
    if not all(isinstance(name, str) for name in variants) or not isinstance(saved["rules"], str):
        raise TypeError
    if variants != game.variants:
        raise Refusal(f"this match of `{game.name}` was played {_with(variants)}, and this is the game {_with(game.variants)}")
    if saved["rules"] != game.identity:
        raise Refusal(f"this match of `{game.name}` was played by other rules ({saved['rules'][:8]}, now {game.identity[:8]})")


def _with(variants: tuple[str, ...]) -> str:
    return "with " + " and ".join(f"`{name}`" for name in variants) if variants else "without variants"


def replay(game: Game, record: dict[str, Any], traced: bool = False) -> Match:
    """Plays a record again from its start. Raises Refusal where it no longer fits."""
    return restore(game, {**record, "snapshot": None}, traced)
