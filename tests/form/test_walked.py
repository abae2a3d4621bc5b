"""The form says everything: a match walked through it, with nothing of what is printed, is the same at every decision."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from interpreter import Game, Match, Refusal
from interpreter.shipped import root
from tests.form.walker import walked
from tests.games import known
from tests.thorough import one_in

MATCHES = int(os.environ.get("WALKED", "1"))  # of each game and number of players; WALKED=100 takes long
DECISIONS = 60 if MATCHES == 1 else 10_000
TOYS = sorted((Path(__file__).resolve().parents[1] / "toys").glob("*.rules"))
SHIPPED = sorted(path for path in root().rglob("*.rules") if path.parent.name != "variants")
VARIANTS = sorted(path for path in root().rglob("variants/*.rules"))


def games() -> Iterator[object]:
    for path in (*SHIPPED, *TOYS):
        yield pytest.param(path, None, id=path.stem)
    variants = [(path.parent.parent.parent / f"{path.parent.parent.name}.rules", path.stem) for path in VARIANTS]
    yield from one_in(6, variants, lambda case: case[1])


def told(match: Match) -> object:
    """What is asked, and all that a state keeps."""
    assert match.decision is not None
    return [option.key for option in match.decision.options], match.state.to_json()


def both(game: Game, players: int, seed: int) -> tuple[Match, Match]:
    """The match as it is played, and as it is walked."""
    playable = game.playable(players, {})
    return Match(game, playable, seed, False), Match(game, walked(playable), seed, False)


@pytest.mark.parametrize(("path", "variant"), list(games()))
def test_what_is_walked_is_what_is_played(path: Path, variant: str | None) -> None:
    game = known(path, *([variant] if variant else []))
    for players in sorted({game.min_players, game.max_players}):
        for seed in range(MATCHES):
            try:
                played, slow = both(game, players, seed)
            except Refusal:
                continue  # a toy that cannot be set up for so many
            _compare(played, slow, random.Random(seed))


def _compare(played: Match, slow: Match, chance: random.Random) -> None:
    for _ in range(DECISIONS):
        if played.decision is None:
            break
        assert told(slow) == told(played)
        key = chance.choice(played.decision.options).key
        refusals = [_play(match, key) for match in (played, slow)]
        assert refusals[0] == refusals[1]
        if refusals[0]:
            return
    assert slow.over == played.over
    assert slow.scores == played.scores


def _play(match: Match, key: str) -> str:
    try:
        match.play(key)
    except Refusal as refusal:
        return str(refusal)
    return ""
