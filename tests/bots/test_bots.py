"""Bots play every game, the same from the same seed, no better for what they may not know, and one better than the other."""

from __future__ import annotations

import random

import pytest

from bench.bots import Duel, duel
from interpreter import Game, Match
from interpreter.bots import NoSuchBot, SearchBot, bot, seed_at
from interpreter.bots.standing import LEVEL, standing
from tests.bots.test_guessing import SEALED, guessed, moments
from tests.conftest import Toy
from tests.games import known

AT_MOST = 60  # decisions of a match that is not played to its end


def played(game: Game, players: int, names: list[str], seed: int, at_most: int = AT_MOST) -> Match:
    match = game.new(players=players, seed=seed)
    bots = [bot(name, seed_at(seed, seat)) for seat, name in enumerate(names)]
    for _ in range(at_most):
        if match.decision is None:
            break
        match.play(bots[match.decision.player].choose(match))
    return match


@pytest.mark.parametrize("name", ["pig", "beasts", "villagers", "valeria", "connect_four"])
def test_the_same_seed_plays_the_same(name: str) -> None:
    game = known(name)
    names = ["mcts:6", "greedy"]
    assert played(game, 2, names, 3, 20).history == played(game, 2, names, 3, 20).history
    assert played(game, 2, names, 3, 20).history != played(game, 2, names, 4, 20).history


@pytest.mark.parametrize("name", ["beasts", "valeria", "villagers", "favour"])
@pytest.mark.parametrize("word", ["greedy", "mcts:12"])
def test_what_a_seat_may_not_know_changes_nothing(name: str, word: str) -> None:
    """In two matches that its seat cannot tell apart a bot chooses the same."""
    game = known(name)
    for match in moments(game, game.max_players, seed=6, at_most=60):
        assert match.decision is not None
        other = guessed(match, match.decision.player, 1)
        assert bot(word, 5).choose(match).key == bot(word, 5).choose(other).key, match.length


@pytest.mark.parametrize(
    ("name", "players"),
    [("villagers", 1), ("short_whist", 4), ("storm_dike", 2), ("fords", 2), ("masons", 2), ("night_market", 2), ("quilt", 2)],
)
def test_bots_play_what_is_not_for_two_alone(name: str, players: int) -> None:
    """Alone, against an automa, in teams, with halves, in secret, on grids."""
    game = known(name)
    count = min(max(players, game.min_players), game.max_players)
    match = played(game, count, ["mcts:4", "greedy"] * count, 2)
    assert match.length


def test_at_once_and_in_secret(toy: Toy) -> None:
    match = played(toy(SEALED), 3, ["greedy", "mcts:80", "random"], 1)
    assert match.over
    won = [dict(match.score_lines)["won"][seat] for seat in (0, 1)]
    assert won[0] == 12, "who bids most has most"
    assert won[1] >= 10


def test_a_budget_of_time_ends() -> None:
    match = known("village").new(players=2, seed=1)
    assert SearchBot(1, seconds=0.05).choose(match).key


@pytest.mark.parametrize("name", ["jetty", "valeria"])
def test_greedy_beats_random(name: str) -> None:
    found = duel(known(name), 2, "greedy", "random", [16])
    assert found.interval[0] > 0.5


@pytest.mark.parametrize("name", ["connect_four", "jetty"])
def test_search_beats_greedy(name: str) -> None:
    found = duel(known(name), 2, "mcts:40", "greedy", [12, 24])
    assert found.interval[0] > 0.5
    assert found.ahead.mean >= 0


def test_who_is_written_for_a_game_beats_random_in_it() -> None:
    found = duel(known("village"), 3, "by_hand", "random", [9])
    assert found.interval[0] > 1 / 3
    assert found.ahead.low > 0


def test_a_duel_ends_at_the_first_look_that_tells() -> None:
    assert duel(known("jetty"), 2, "greedy", "random", [16, 64]).games == 16
    level = duel(known("pig"), 2, "random", "random", [8, 12])
    assert level.games == 12
    assert level.interval[0] < 0.5 < level.interval[1]


def test_more_looks_make_the_interval_wider() -> None:
    once, often = Duel(2, 1, 10, 9.0), Duel(2, 5, 10, 9.0)
    assert often.interval[0] < once.interval[0]
    assert once.told_apart
    assert not Duel(2, 40, 10, 8.0).told_apart


def test_how_a_match_stands() -> None:
    match, chance = known("jetty").new(players=2, seed=1), random.Random(1)
    assert standing(match.state).wins == (LEVEL, LEVEL)
    while match.decision is not None:
        match.play(match.decision.options[chance.randrange(len(match.decision.options))])
    found, scores = standing(match.state), [float(score) for score in match.scores]
    assert found.margins == (scores[0] - scores[1], scores[1] - scores[0])
    assert [share == 1 / len(match.winners) for share in found.wins] == [seat in match.winners for seat in (0, 1)]


@pytest.mark.parametrize("word", ["mcts:0", "mcts:x", "mcts:-1", "mcts:0s", "greedy:3", "clever", "mcts:"])
def test_a_word_that_names_no_bot_is_refused(word: str) -> None:
    with pytest.raises(NoSuchBot):
        bot(word, 1)
