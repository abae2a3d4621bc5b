"""The games by hand are the same games: move by move the same decisions, options, views, and the same ends."""

from __future__ import annotations

import random

import pytest

from bench.by_hand import POSITIONS, Match, new
from bench.by_hand.face import Refused
from interpreter import Match as EngineMatch
from tests.games import known

GAMES = {name: known(name) for name in POSITIONS}
TABLES = [(name, players) for name, game in GAMES.items() for players in range(game.min_players, game.max_players + 1)]
SEEDS = 50


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_both_play_the_same_matches(name: str, players: int) -> None:
    for seed in range(SEEDS):
        ours, by_hand = GAMES[name].new(players=players, seed=seed), new(name, players, seed)
        _play_alike(ours, by_hand, random.Random(seed))
        assert ours.decision is by_hand.decision is None
        assert (ours.winners, ours.scores) == (by_hand.winners, by_hand.scores)
        record = by_hand.record()
        assert record == {part: value for part, value in ours.record().items() if part in record}


def _play_alike(ours: EngineMatch, by_hand: Match, chance: random.Random) -> None:
    """Plays both to the end; what is seen is compared at every decision, and at the end."""
    while (asked := ours.decision) is not None:
        same = by_hand.decision
        assert same is not None
        assert (asked.player, asked.kind, asked.keys) == (same.player, same.kind, same.keys), ours.record()
        _see_alike(ours, by_hand)
        copy = by_hand.copy()
        index = chance.randrange(len(asked.options))
        ours.play(asked.options[index])
        by_hand.play(same.options[index])
        assert copy.history == by_hand.history[:-1]
        assert copy.decision is not None
        assert copy.decision.keys == asked.keys
    _see_alike(ours, by_hand)


def _see_alike(ours: EngineMatch, by_hand: Match) -> None:
    seat = len(by_hand.history) % ours.players
    assert ours.view(seat) == by_hand.view(seat), ours.record()


@pytest.mark.parametrize("name", POSITIONS)
def test_what_is_not_offered_is_refused(name: str) -> None:
    match, other = new(name, 2, 1), new(name, 2, 1)
    assert match.decision is not None
    assert other.decision is not None
    with pytest.raises(Refused):
        match.play("anything else")
    with pytest.raises(Refused):
        match.play(other.decision.options[0])
    assert match.history == []
    match.play(match.decision.keys[-1])
    assert len(match.history) == 1
