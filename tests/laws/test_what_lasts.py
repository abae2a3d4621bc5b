"""What lasts until the end of a turn or phase ends with that one, however it ends; what was put off is never lost."""

from __future__ import annotations

from interpreter import Match
from tests.conftest import Toy

from .playing import choose, labels

HEAD = """
    game lasts "Lasts"
    players 2
    counter told: 0
    counter clock: 0
    value weight each player: 1
    score weight_then: your weight
    winner: highest total
    end when clock is at least 9
    action rest "rest":
      choose number from 1 to 2 as naps
"""


def lasts(toy: Toy, text: str) -> Match:
    return toy(HEAD, text).new(players=2, seed=1)


def told(match: Match) -> int:
    return int(match.view(None)["counters"]["told"])


def test_turns_within_a_turn_do_not_end_what_holds_in_it(toy: Toy) -> None:
    match = lasts(
        toy,
        """
        round:
          turns from seat 1:
            until the end of this turn: your weight is 5 more
            turns from you, 1 each: do rest
            told becomes weight of you
            do rest
            clock becomes clock + 1
        """,
    )
    choose(match, 1, 1)
    assert told(match) == 6
    choose(match, 1)
    assert match.scores == [1, 6], "the first player's turn is over, the second's is on"


def test_a_phase_within_a_phase_does_not_end_what_holds_in_it(toy: Toy) -> None:
    match = lasts(
        toy,
        """
        round: do outer
        phase outer "outer":
          turns from seat 1, 1 each:
            until the end of this phase: your weight is 5 more
            do inner
            told becomes weight of you
          clock becomes clock + 1
        phase inner "inner": do rest
        """,
    )
    choose(match, 1)
    assert told(match) == 6


def test_leaving_a_phase_ends_what_holds_in_it_and_does_what_was_put_off(toy: Toy) -> None:
    match = lasts(
        toy,
        """
        round:
          do outer
          turns from seat 2, 1 each: do rest
          clock becomes clock + 1
        phase outer "outer":
          turns from seat 1:
            until the end of this phase: your weight is 5 more
            at the end of this turn: told becomes told + 1
            at the end of this turn: told becomes told * 10
            do rest
            end phase
        """,
    )
    choose(match, 1)
    assert match.active == 1
    assert told(match) == 10, "first in, first out"
    assert match.scores == [1, 1]


def test_a_round_that_is_ended_tests_the_end(toy: Toy) -> None:
    match = lasts(
        toy,
        """
        round:
          each player:
            do rest
            told becomes told + 1
            clock becomes 9
            end round
        """,
    )
    choose(match, 1)
    assert match.over
    assert told(match) == 1


def test_what_is_put_off_outside_turns_waits_for_the_end_of_the_round(toy: Toy) -> None:
    match = lasts(
        toy,
        """
        round:
          each player:
            at the end of this turn: told becomes told * 10
            choose number from 1 to 2 as naps
            told becomes told + naps
          do rest_of_round
          clock becomes clock + 1
        phase rest_of_round "rest": turns from seat 1, 1 each: do rest
        """.replace('"rest": turns', '"rest":\n          turns'),
    )
    choose(match, 1, 2)
    assert told(match) == 3, "the answers were for the choice, not for what waits"
    choose(match, 1, 1)
    assert told(match) == 300
    assert labels(match) == ["1", "2"]


def test_a_discount_is_taken_off_once(toy: Toy) -> None:
    match = lasts(
        toy,
        """
        resource coin: 9
        setup:
          each player: reward: 4 coin
        while clock is less than 9: cost of act is 1 coin less
        round:
          turns from seat 1: do act
        action act "act":
          cost: 1 coin + (1 + told) coin
          told becomes your coin
          do rest
          clock becomes clock + 1
        """,
    )
    assert told(match) == 3, "one of the two coins is left"


def test_mixtures_are_moved_and_paid_as_far_as_possible(toy: Toy) -> None:
    match = lasts(
        toy,
        """
        kind ware: cloth, wine
        resource ware: 9 of each
        setup:
          each player: reward: 3 wine
          each player: reward: any 1 ware
        round:
          turns from seat 1:
            move any 1 ware from you to supply
            cost: any 9 ware as far as possible
            told becomes your cloth + your wine + 7
            do rest
            clock becomes clock + 1
        """,
    )
    choose(match, "1 wine", "1 wine")
    assert told(match) == 7, "all four went, though the first of the kind was never held"
