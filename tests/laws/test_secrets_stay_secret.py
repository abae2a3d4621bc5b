"""Law 3.8: a match that differs only in what a seat may not know shows that seat the same (see tests/secrets for many such)."""

from __future__ import annotations

from random import Random

import pytest

from interpreter import Game
from interpreter.lab.twin_match import Leak
from interpreter.lab.twins import Course, _Beside, leak
from interpreter.numbering.tables import tables_of
from tests.conftest import Toy
from tests.games import known
from tests.toys import EVERYTHING, POWERS

from .playing import Dice

AT_MOST = 120  # decisions of a match


def course(game: Game, players: int, seed: int, twins: int = 4) -> Course:
    """A match at random, to be played again beside twins."""
    match, dice = game.new(players=players, seed=seed), Dice(seed)
    while match.decision is not None and match.length < AT_MOST:
        match.play(match.decision.options[dice.below(len(match.decision.options))])
    return Course(game, players, tables_of(match.state).options, seed, match.history, Random(seed), twins, deeply=True)


def found(game: Game, players: int, seed: int) -> Leak | None:
    return leak(course(game, players, seed))


@pytest.mark.parametrize("text", [EVERYTHING, POWERS], ids=["everything", "powers"])
@pytest.mark.parametrize("seed", range(6))
def test_a_twin_is_never_noticed(toy: Toy, text: str, seed: int) -> None:
    assert found(toy(text), 3, seed) is None


def test_twins_differ(toy: Toy) -> None:
    """The test above would be empty if nothing were hidden."""
    both = _Beside(course(toy(EVERYTHING), 3, 1))
    differed = 0
    for choice in [None, *both.course.choices]:
        assert not list(both._goes_on(choice))
        differed += sum(twin.state.z != both.state.z for twin in both.twins)
    assert differed > 20


def test_a_hidden_card_is_a_back(toy: Toy) -> None:
    match = toy(EVERYTHING).new(players=2, seed=1)
    own, others = match.view(0)["zones"], match.view(1)["zones"]
    assert own != others
    assert "booth" not in str(match.view(None)["zones"]["deck"])


SPY = """
    game spy "Spy"
    players 2
    resource coin: 9
    piece card, starts in deck:
      | card | points | copies |
      | low  | 1      | 4      |
      | high | 2      | 4      |
    zone deck, holds card, ordered, contents seen by nobody
    zone hand each player, holds card, contents seen by its owner
    setup:
      shuffle deck
      each player: draw 2 from deck to your hand
    round:
      turns from seat 1:
        one of: bet, rest
    action bet "bet":
      needs: any card in hand of seat 2 where its points is 2
      reward: 2 coin
    action rest "rest":
      reward: 1 coin
    end when coin on supply is 0
"""


def test_rules_that_tell_a_secret_are_found_out(toy: Toy) -> None:
    """The twin has another hand: options that depend on what is hidden differ then."""
    game = toy(SPY)
    told = [one for seed in range(20) if (one := found(game, 2, seed))]
    assert told
    assert {one.seat for one in told} <= {0, 1, None}
    assert any("offered is" in one.what for one in told)


@pytest.mark.parametrize("players", [2, 5])
def test_nobody_notices_the_cards_of_a_follower(players: int) -> None:
    """Who leads, and who is asked after it, tells nothing of hands: not of those who follow, nor of those who cannot pay."""
    game = known("valeria")
    assert [found(game, players, seed) for seed in range(3)] == [None] * 3
