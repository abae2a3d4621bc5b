"""Bots in real matches that differ only in what their seat may not know (the twins of law 3.8): they play the same in both.

The twins are dealt by chance itself, and not by what bots guess with: what a guess forgot to deal anew would show here.
"""

from __future__ import annotations

from random import Random

import pytest

from interpreter import Game
from interpreter.bots import bot
from interpreter.lab.twins import Course, _Beside
from interpreter.numbering.tables import tables_of
from tests.conftest import Toy
from tests.games import known
from tests.laws.playing import Dice
from tests.toys import EVERYTHING

AT_MOST = 90  # decisions of a match
ENOUGH = 12  # choices that were compared


def course(game: Game, players: int, seed: int) -> Course:
    match, dice = game.new(players=players, seed=seed), Dice(seed)
    while match.decision is not None and match.length < AT_MOST:
        match.play(match.decision.options[dice.below(len(match.decision.options))])
    return Course(game, players, tables_of(match.state).options, seed, match.history, Random(seed), at_once=4)


def compare(game: Game, players: int, seed: int, word: str, each: int = 2) -> int:
    """Plays a match beside its twins; at some decisions of a twin's seat a bot chooses in both. How often it did."""
    both, one, compared = _Beside(course(game, players, seed)), game.new(players=players, seed=seed), 0
    for step, choice in enumerate([None, *both.course.choices]):
        assert not list(both._goes_on(choice))
        s = both.state
        for twin in both.twins if step % each == 0 else ():
            if twin.leak is None and s.ask is not None and twin.state.ask is not None and s.ask[1] == twin.seat:
                here, there = one.with_state(s.copy()), one.with_state(twin.state.copy())
                assert bot(word, step).choose(here).key == bot(word, step).choose(there).key, (step, twin.differs)
                compared += 1
    return compared


@pytest.mark.parametrize("name", ["valeria", "villagers", "favour", "beasts", "short_whist", "liars_dice"])
@pytest.mark.parametrize("word", ["greedy", "mcts:5"])
def test_in_a_twin_a_bot_plays_the_same(name: str, word: str) -> None:
    game, compared = known(name), 0
    for seed in range(1, 9):
        compared += compare(game, game.max_players, seed, word)
        if compared >= ENOUGH:
            return
    assert compared, "no twin of whoever decides came up"


def test_in_a_twin_of_a_game_of_all_that_can_be_hidden(toy: Toy) -> None:
    game = toy(EVERYTHING)
    assert sum(compare(game, 3, seed, "mcts:5", 1) for seed in range(4)) >= ENOUGH
