"""A guessed match is one that its seat cannot tell from its own, and does not hang on what the seat does not know."""

from __future__ import annotations

import random

import pytest

from interpreter import Game, Match
from interpreter.bots.guessing import Guesses
from interpreter.shipped import shipped
from tests.conftest import Toy
from tests.games import known
from tests.laws.playing import shown

EACH = 11  # at each so-manieth decision a match is looked at


def moments(game: Game, players: int, seed: int, at_most: int = 150) -> list[Match]:
    """Copies of a random match, at some of its decisions."""
    match, chance, found = game.new(players=players, seed=seed), random.Random(seed), []
    for step in range(at_most):
        if match.decision is None:
            break
        if step % EACH == seed % EACH:
            found.append(match.copy())
        match.play(match.decision.options[chance.randrange(len(match.decision.options))])
    return found


def guessed(match: Match, seat: int, seed: int) -> Match:
    return match.with_state(Guesses(match.state.n).guess(match.state, seat, random.Random(seed)))


@pytest.mark.parametrize("name", shipped())
def test_a_seat_is_shown_the_same_of_a_guessed_match(name: str) -> None:
    game = known(name)
    for players in {game.min_players, game.max_players}:
        for match in moments(game, players, seed=3):
            for seat in range(players):
                other = guessed(match, seat, 1)
                assert shown(other, seat) == shown(match, seat), (players, match.length, seat)
                assert match.decision is not None
                assert other.decision is not None
                if match.decision.player == seat:
                    assert len(other.decision.values) == len(match.decision.values)


@pytest.mark.parametrize("name", shipped())
def test_a_guessed_match_can_be_played_on(name: str) -> None:
    game = known(name)
    for match in moments(game, game.max_players, seed=4)[:4]:
        assert match.decision is not None
        other, chance = guessed(match, match.decision.player, 2), random.Random(1)
        for _ in range(30):
            if other.decision is None:
                break
            other.play(other.decision.options[chance.randrange(len(other.decision.options))])


@pytest.mark.parametrize("name", ["beasts", "villagers", "valeria", "favour", "short_whist", "carpe_diem"])
def test_what_is_guessed_hangs_on_nothing_that_the_seat_does_not_know(name: str) -> None:
    """Of a match and of a guess at it the same chance makes the same guess."""
    game = known(name)
    differed = 0
    for match in moments(game, game.max_players, seed=5):
        assert match.decision is not None
        seat = match.decision.player
        other = guessed(match, seat, 1)
        differed += other.state.z != match.state.z
        again, once = guessed(other, seat, 7).state, guessed(match, seat, 7).state
        assert [sorted(pile) for pile in again.z] == [sorted(pile) for pile in once.z], match.length
        assert (again.v, again.rng, again.stack) == (once.v, once.rng, once.stack), match.length
    assert differed, "nothing was guessed anywhere"


SEALED = """
game sealed "Sealed bids"
players 3
counter won each player: 0
counter purse each player: 9, seen by its owner
counter day: 0
round:
  everyone at once: secretly choose number from 0 to 4 as bid
  each player:
    your won becomes your won + your bid
    your purse becomes your purse - your bid
  day becomes day + 1
end when day is 3
score won: your won
"""


def test_what_others_chose_in_secret_is_guessed(toy: Toy) -> None:
    """All that they could have chosen comes up, what the seat itself chose stays, and who has not chosen has not."""
    match = toy(SEALED).new(seed=1)
    for choice in ("3", "4"):
        match.play(choice)
    assert match.decision is not None
    assert match.decision.player == 2
    others = {bids(guessed(match, 2, seed)) for seed in range(60)}
    assert {first for first, _ in others} == {second for _, second in others} == {0, 1, 2, 3, 4}
    of_one = {bids(guessed(match, 1, seed)) for seed in range(60)}
    assert of_one == {(bid, 4) for bid in range(5)}


def bids(match: Match) -> tuple[int, ...]:
    """What the first two have chosen, as the match keeps it."""
    return next(part for part in match.state.stack[-1] if isinstance(part, tuple) and len(part) == 2)


def test_numbers_that_a_seat_does_not_see_are_guessed(toy: Toy) -> None:
    match = toy(SEALED).new(seed=1)
    first = match.state.v.index(9)
    found = [guessed(match, 1, seed).state.v[first : first + 3] for seed in range(40)]
    assert {purse[1] for purse in found} == {9}
    assert len({purse[0] for purse in found}) > 5
    assert len({purse[2] for purse in found}) > 5
