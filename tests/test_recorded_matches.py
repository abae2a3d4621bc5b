"""Recorded matches: each `rules/**/match.json` and `match_*.json` is played again and must come out as it did, choice by choice.

The rules may be put in other words, but whoever changes what can be chosen or what comes of it has to record anew:
`pytest tests/test_recorded_matches.py --update`, and review reads the difference.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from interpreter import Game, Match, Refusal
from interpreter.match.restoring import replay
from interpreter.shipped import root
from tests.games import known

RECORDED = sorted([*root().rglob("match.json"), *root().rglob("match_*.json")])
NAMES = [str(path.relative_to(root()).with_suffix("")) for path in RECORDED]
EAGER = 0.8  # how often a player who may decline or pass does not think of it
PASSIVE = ("decline", "pass")


def outcome(match: Match) -> dict[str, Any]:
    """What a record keeps of how the match came out: the scores, and where everything lies."""
    view = match.view(None)
    lying = {part: view[part] for part in ("counters", "roles", "resources", "zones")}
    return {"scores": match.scores, "score_lines": dict(match.score_lines), "winners": match.winners, **lying}


def again(game: Game, record: dict[str, Any]) -> Match:
    """The record's choices by today's rules. Raises Refusal."""
    return replay(game, {**record, "rules": game.identity})


def anew(game: Game, record: dict[str, Any]) -> Match:
    """Another match of the same players, seed and options, by players who like to do something."""
    match = game.new(players=record["players"], seed=record["seed"], options=record["options"])
    rng = random.Random(record["seed"])
    while match.decision is not None:
        deeds = [option for option in match.decision.options if option.key not in PASSIVE]
        match.play(rng.choice(deeds if deeds and rng.random() < EAGER else list(match.decision.options)))
    return match


def recorded_anew(game: Game, record: dict[str, Any]) -> dict[str, Any]:
    """The same choices if they still fit."""
    try:
        match = again(game, record)
    except Refusal:
        match = anew(game, record)
    if not match.over:
        match = anew(game, record)
    return {"record": match.record(), "outcome": outcome(match)}


@pytest.mark.parametrize("path", RECORDED, ids=NAMES)
def test_a_recorded_match_comes_out_as_it_did(path: Path, update: bool) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    game = known(kept["record"]["game"])
    if update:
        kept = recorded_anew(game, kept["record"])
        path.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    match = again(game, kept["record"])
    assert match.over, "the recorded match goes on"
    assert outcome(match) == kept["outcome"]
    assert match.record() == {**kept["record"], "rules": game.identity}


def test_the_large_games_have_a_recorded_match() -> None:
    assert {"carpe_diem/match", "valeria/match", "village/match", "villagers/match", "villagers/match_solo"} <= set(NAMES)
