"""Saves to matches: from the snapshot if it is this engine's own, else by playing all choices again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from interpreter.match import record
from interpreter.match.match import Match
from interpreter.match.refusal import Refusal
from interpreter.match.rules import Rules


def restore(rules: Rules, saved: Mapping[str, Any], traced: bool = False) -> Match:
    """The match that was saved (`record.Save`, or what a file holds in its place). A traced one is played again, for its log.

    Raises Refusal for another game's, other rules', or a broken save, saying what differs.
    """
    record.check(rules, saved)
    match = Match(rules, rules.playable(saved["players"], dict(saved["options"]), traced), saved["seed"], traced)
    snapshot = None if traced else record.snapshot(match.state.n, saved)
    if snapshot is None:
        _replay(match, saved["choices"])
    else:
        match.go_on_from(snapshot, saved["choices"])
    return match


def replay(rules: Rules, saved: Mapping[str, Any], traced: bool = False) -> Match:
    """Plays a record (`record.Record`), or a save without its snapshot, again from its start. Raises Refusal as `restore` does,
    and where a choice no longer fits."""
    return restore(rules, {**saved, "snapshot": None}, traced)


def _replay(match: Match, choices: list[str]) -> None:
    for number, choice in enumerate(choices):
        try:
            match.play(choice)
        except Refusal as error:
            raise Refusal(f"choice {number + 1} of the save no longer fits: {error}") from None
