"""Where numbers end the match stops with a sentence and its line: a missing case, a division by 0, too much of something."""

from __future__ import annotations

import pytest

from interpreter import Refusal
from tests.conftest import Toy

from .playing import choose, labels, values

TEXT = """
    game ends "Ends"
    players 2
    kind metal: iron, tin, lead, zinc, gold, silver
    resource metal: 60 of each
    resource coin: unlimited
    counter n: 2
    counter zero: 0
    value prize each player: by coin of you (0: 1, 1: 5)
    value square: n * n
    round:
      turns from seat 1: one of: go, wait
    action wait "wait":
      n becomes n
    action go "go":
      {steps}
    end when n is 7
    {score}
"""
STOPS = {
    "by coin": ("reward: 2 coin\n      n becomes prize of you", "there is no case for 2"),
    "divided": ("n becomes n / zero rounded down", "2 cannot be divided by 0"),
    "remainder": ("n becomes remainder of n / zero", "2 cannot be divided by 0"),
    "squares": ("repeat 90 times: n becomes n * n", "no number goes beyond 1000000000000"),
    "doubles": ("repeat while n is more than 0: n becomes n + n", "no number goes beyond 1000000000000"),
    "sinks": ("repeat 90 times: n becomes 0 - n * n * n", "no number goes beyond 1000000000000"),
    "value": ("repeat 90 times: n becomes square", "no number goes beyond 1000000000000"),
    "compared": ("repeat 5 times: n becomes n * n\n      if n * n * n is more than 8: n becomes 3", "no number goes beyond"),
    "choice": ("choose number from 1 to 1000000 as m\n      needs: m is 3", "numbers to choose from"),
    "mixture": ("reward: any 40 metal", "there are more than 400 ways to do this"),
}


@pytest.mark.parametrize("what", STOPS)
def test_the_match_stops_and_says_where(toy: Toy, what: str) -> None:
    steps, reason = STOPS[what]
    match = toy(TEXT.format(steps=steps, score="")).new(players=2, seed=1)
    with pytest.raises(Refusal, match=reason) as refusal:
        choose(match, "go")
    assert refusal.value.line is not None
    assert any(part in refusal.value.line for part in ("go", "value prize", "square"))
    choose(match, "wait")


def test_the_rest_is_else(toy: Toy) -> None:
    steps = "n becomes by coin of you (0: 1, else: 7)\n      reward: 1 coin"
    match = toy(TEXT.format(steps=steps, score="")).new(players=2, seed=1)
    choose(match, "go", "wait")
    assert not match.over
    choose(match, "go")
    assert match.over


def test_two_choices_that_must_agree_are_found(toy: Toy) -> None:
    steps = "choose number from 1 to 1000 as a\n      choose number from 1 to 1000 as b\n      needs: a is b"
    match = toy(TEXT.format(steps=steps, score="")).new(players=2, seed=1)
    choose(match, "go", 77)
    assert labels(match) == ["go", "wait"], "the second one is forced"


def test_a_score_that_ends_in_a_division_by_nothing_stops_at_the_end_and_not_before(toy: Toy) -> None:
    match = toy(TEXT.format(steps="n becomes 7", score="score mean: your coin / zero rounded down")).new(players=2, seed=1)
    assert match.scores == [0, 0]
    with pytest.raises(Refusal, match="cannot be divided by 0"):
        choose(match, "go")
    assert "go" in labels(match)


IN_STEPS = """
    game steps "Steps"
    players 2
    counter size: {size} at first
    counter taken: 0 at first
    round:
      turns from seat 1:
        choose a number from 3 to 9 in steps of size - 1 as first_of_all
        choose a number from 0 to 1 as more_of_it
        add first_of_all + more_of_it to taken
    end when taken is at least 20
    score taken_in_all: taken
    winner: the highest total
"""


@pytest.mark.parametrize(("size", "offered"), [(1, []), (0, []), (2, [3, 4, 5, 6, 7, 8, 9]), (3, [3, 5, 7, 9]), (4, [3, 6, 9])])
def test_steps_of_nothing_lead_no_further_than_the_first_number(toy: Toy, size: int, offered: list[int]) -> None:
    match = toy(IN_STEPS.format(size=size)).new(players=2, seed=1)
    assert values(match) == (offered or [0, 1]), "with one number that all know nobody is asked"
