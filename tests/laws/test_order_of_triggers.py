"""Law 3.10: triggers wait until their line is complete; the active player first, then clockwise; an owner of several picks."""

from __future__ import annotations

from tests.conftest import Toy

from .playing import choose, labels

ROW = """
    game row "Row"
    players 3
    counter clock: 0
    counter stamp each player: 0
    piece egg each player, starts in nest: 2
    zone nest each player, holds egg
    zone field, holds egg
    role opener: seat 2
    round:
      turns from opener:
        one of:
          "hatch": move all eggs to field
          "rest": clock becomes clock + 1
    end when clock is 1000

    when egg comes to field:
      clock becomes clock + 1
      stamp of you becomes clock
"""

PICK = """
    game pick "Pick"
    players 2
    counter order: 0
    piece egg, starts in nest:
      | egg   | worth | copies |
      | white | 1     | 1      |
      | brown | 2     | 1      |
    zone nest, holds egg
    zone field, holds egg
    resource coin: 20
    round:
      turns from seat 1:
        one of:
          "hatch":
            move all eggs in nest to field
            reward: 1 coin
          "rest": reward: 1 coin
    end when your coin is 20

    when egg comes to field:
      order becomes order * 10 + worth of egg
"""

NESTED = """
    game nested "Nested"
    players 1
    counter order: 0
    piece egg, starts in nest:
      | egg   | worth | copies |
      | white | 1     | 2      |
    zone nest, holds egg
    zone field, holds egg
    zone barn, holds egg
    round:
      turns from seat 1:
        one of:
          "hatch": move all eggs in nest to field
          "rest": order becomes order + 0
    end when order is 1

    when egg comes to field:
      order becomes order * 10 + 1
      move egg to barn
      order becomes order * 10 + 2

    when egg comes to barn:
      order becomes order * 10 + 7
"""

LATER = """
    game later "Later"
    players 1
    counter order: 0
    round:
      turns from seat 1:
        do act
        order becomes order * 10 + 5
    action act "act":
      choose number from 1 to 2 as many
      at the end of this turn: order becomes order * 10 + 1
      at the end of this turn: order becomes order * 10 + many
      order becomes order * 10 + 9
    end when order is at least 1000
"""


def counters(match):  # type: ignore[no-untyped-def]
    return match.view(None)["counters"]


def test_the_active_players_triggers_come_first_then_clockwise(toy: Toy) -> None:
    match = toy(ROW.replace("move all eggs to field", "move all eggs in nest to field")).new(players=3, seed=1)
    choose(match, "hatch")
    assert [counters(match)[f"stamp of Player {seat}"] for seat in (1, 2, 3)] == [6, 2, 4]


def test_an_owner_of_several_picks_the_next(toy: Toy) -> None:
    match = toy(PICK).new(players=2, seed=1)
    choose(match, "hatch")
    assert match.decision.kind == "order"
    assert match.decision.player == 0
    assert len(labels(match)) == 2
    match.play(match.decision.options[1])
    first = counters(match)["order"]
    assert first in (12, 21)
    assert match.view(None)["resources"]["the supply"]["coin"] == 19, "after the triggers the action goes on"


def test_what_a_trigger_causes_is_settled_before_the_rest(toy: Toy) -> None:
    match = toy(NESTED).new(players=1, seed=1)
    choose(match, "hatch")
    assert counters(match)["order"] == 172172


def test_what_was_put_off_runs_once_each_in_order_before_ends(toy: Toy) -> None:
    match = toy(LATER).new(players=1, seed=1)
    choose(match, 2)
    assert match.over
    assert counters(match)["order"] == 9512
