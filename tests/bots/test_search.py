"""The searching bot: what it knows, what it wants, how it spends its iterations, and that it leaves the match alone."""

from __future__ import annotations

import random

import pytest

from interpreter import Match
from interpreter.bots import GreedyBot, SearchBot, bot
from interpreter.bots.beyond import is_short
from interpreter.bots.greedy import outlooks
from interpreter.bots.guessing import Guesses
from interpreter.bots.tree import Node, Table, Tree
from tests.bots.test_guessing import guessed, moments
from tests.conftest import Toy
from tests.games import known
from tests.laws.playing import choose, shown

WIDE = """
game wide "A wide choice"
players 2
counter luck each player: 0
counter year: 0
round:
  turns from seat 1, 1 each:
    choose number from 0 to 120 as guess
    choose number from 0 to 120 as stake
    if guess is 77: your luck becomes stake
  year becomes year + 1
end when year is 1
score won: your luck
"""
LATER = """
game later "Seed and harvest"
players 2
counter seed each player: 0
counter crop each player: 0
counter year: 0
round:
  turns from seat 1, 1 each:
    your crop becomes your crop + 4 * your seed
    one of:
      "eat": your crop becomes your crop + 1
      "sow": your seed becomes your seed + 1
  year becomes year + 1
end when year is 6
score crops: your crop
"""


def tree_of(match: Match, iterations: int, seed: int = 1) -> Tree:
    """What has been tried at the open decision of a match after so many iterations."""
    assert match.decision is not None
    guesses, chance = Guesses(match.state.n), random.Random(seed)
    tree = Tree(Node(), Table(guesses.asks_for_pieces, short=True), outlooks(guesses, match.state, 1, chance), chance)
    for _ in range(iterations):
        tree.grow(guesses.guess(match.state, match.decision.player, chance))
    return tree


# ------------------------------------------------------------------------------------------------------ what it wants
def test_it_takes_what_wins() -> None:
    match = known("tic_tac_toe").new(seed=1)
    choose(match, "a1", "b1", "a2", "b2")
    for seed in range(4):
        assert bot("mcts:60", seed).choose(match).key == "a3"


def test_it_stops_what_would_lose() -> None:
    match = known("tic_tac_toe").new(seed=1)
    choose(match, "a1", "b2", "c3", "a3")
    for seed in range(4):
        assert bot("mcts:200", seed).choose(match).key == "c1"


def test_it_sows_where_greedy_eats(toy: Toy) -> None:
    """What pays only after its turn: the greedy bot does not see it."""
    match = toy(LATER).new(seed=1)
    assert all(GreedyBot(seed).choose(match).key == "eat" for seed in range(4))
    assert all(SearchBot(seed, 60).choose(match).key == "sow" for seed in range(4))


def test_a_short_game_is_played_to_its_end_and_a_long_one_is_not() -> None:
    for name, short in {"tic_tac_toe": True, "favour": True, "village": False, "valeria": False}.items():
        state = known(name).new(players=2, seed=1).state
        assert is_short(state, random.Random(1)) is short, name


# ------------------------------------------------------------------------------------------------- how it spends them
def test_a_large_decision_does_not_eat_all_iterations(toy: Toy) -> None:
    """Of 121 options few come into the tree, also at the decision after it; those that do are tried again and again."""
    tree = tree_of(toy(WIDE).new(seed=1), 200)
    assert 2 <= len(tree.root.children) < 31
    assert max(child.visits for child in tree.root.children.values()) > 20
    for child in tree.root.children.values():
        assert len(child.children) < 2 * (child.visits + 1) ** 0.5 + 1


def test_of_a_large_decision_the_greedy_choice_comes_first(toy: Toy) -> None:
    match = toy(WIDE).new(seed=1)
    assert bot("mcts:40", 3).choose(match).key == "77"


def test_what_was_tried_is_known_at_the_next_decision_of_a_turn(toy: Toy) -> None:
    match, thinker = toy(WIDE).new(seed=1), SearchBot(3, 100)
    key = thinker.choose(match).key
    match.play(key)
    assert thinker._known(match.state).visits > 9
    elsewhere = toy(WIDE).new(seed=1)
    elsewhere.play("5" if key != "5" else "6")
    assert thinker._known(elsewhere.state).visits == 0, "another decision than it expected"


def test_what_was_tried_is_not_kept_past_chance() -> None:
    match, thinker = known("pig").new(players=2, seed=1), SearchBot(1, 12)
    assert thinker.choose(match).key == "roll_again"
    assert thinker._expected is None


def test_it_stops_as_soon_as_nothing_can_change_its_choice() -> None:
    match = known("tic_tac_toe").new(seed=1)
    choose(match, "a1", "b1", "a2", "b2")
    thinker = SearchBot(1, 1000)
    assert thinker.choose(match).key == "a3"
    assert thinker.looked < 900


def test_one_option_costs_nothing() -> None:
    """A forced choice is made without a look."""
    match, thinker = known("tic_tac_toe").new(seed=1), SearchBot(1, 50)
    choose(match, "a1", "b1", "c1", "a2", "b2", "a3", "c2")
    assert match.decision is not None
    while match.decision is not None and len(match.decision.options) > 1:
        match.play(match.decision.options[0])
    if match.decision is not None:
        thinker.choose(match)
    assert thinker.looked == 0


# ----------------------------------------------------------------------------------------------------- what it knows
@pytest.mark.parametrize("name", ["valeria", "villagers", "favour", "carpe_diem"])
@pytest.mark.parametrize("word", ["greedy", "mcts:8"])
def test_through_a_turn_it_chooses_alike_in_matches_that_its_seat_cannot_tell_apart(name: str, word: str) -> None:
    """Also with what it remembers from one decision to the next, as long as its seat is shown the same of both."""
    game = known(name)
    compared = 0
    for match in moments(game, 2, seed=6, at_most=90):
        assert match.decision is not None
        seat, other = match.decision.player, guessed(match, match.decision.player, 1)
        here, there = bot(word, 5), bot(word, 5)
        while match.decision is not None and match.decision.player == seat and shown(match, seat) == shown(other, seat):
            key = here.choose(match).key
            assert key == there.choose(other).key, (match.length, key)
            match.play(key)
            other.play(key)
            compared += 1
    assert compared > 5


@pytest.mark.parametrize("name", ["village", "villagers", "favour", "beasts", "short_whist"])
def test_it_never_changes_the_match_it_thinks_about(name: str) -> None:
    game = known(name)
    thinkers = [bot("mcts:6", 1), bot("greedy", 1)]
    for match in moments(game, game.max_players, seed=2, at_most=80):
        before, state = match.save(), match.state.to_json()
        for thinker in thinkers:
            thinker.choose(match)
        assert match.save() == before
        assert match.state.to_json() == state
