"""Who has won: whom the rules name, or who is best by the criteria in their order; and each line of the score is tried."""

from __future__ import annotations

import pytest

from interpreter.engine import ranking
from interpreter.state.failures import Halt, Why
from tests.conftest import Toy

from .bench import CARDS, PLAY, Bench, bench


def coins(bench: Bench, *held: int) -> None:
    base = bench.s.n.player_base
    bench.s.v[base : base + 3] = held


def test_who_is_best_has_won_and_several_if_they_are_level(plain: Bench) -> None:
    coins(plain, 1, 3, 3)
    assert ranking.ranked(plain.s) == [1, 2]
    coins(plain, 4, 3, 3)
    assert ranking.ranked(plain.s) == [0]
    plain.s.winners = (2,)
    assert ranking.ranked(plain.s) == [2]


def test_a_second_criterion_is_asked_of_those_who_are_level(toy: Toy) -> None:
    found = bench(toy(CARDS + PLAY + "winner: highest your coin, then lowest count of cards in your hand\n"))
    coins(found, 1, 3, 3)
    found.lay("hand 2", 0)
    assert ranking.ranked(found.s) == [2]
    assert [best for best, _ in ranking.compared(found.s)] == [3, 0]
    assert [sorted(values) for _, values in ranking.compared(found.s)] == [[0, 1, 2], [1, 2]]
    coins(found, 5, 3, 3)
    assert len(ranking.compared(found.s)) == 1


def test_a_score_that_cannot_be_reckoned_stops_the_match_though_nobody_is_ranked_by_it(toy: Toy) -> None:
    score = "score share: 6 / (your coin - 1) rounded down\nwinner: highest your coin\n"
    found = bench(toy(CARDS + PLAY + score))
    coins(found, 2, 2, 1)
    ranking.settle(found.s)  # it is not over
    found.s.over = True
    with pytest.raises(Halt) as error:
        ranking.settle(found.s)
    assert error.value.why is Why.BY_ZERO
