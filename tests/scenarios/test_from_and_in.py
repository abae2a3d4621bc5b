"""So many out of one place, and all out of it: `from` and `in` mean the same."""

import pytest

from tests.scenarios.conftest import Holds

RULES = """
    game farm "Farm"
    players 2
    kind colour: white, red
    piece seed, starts in barn:
      | colour | copies |
      | each   | 3      |
    zone barn, holds seed
    zone field of each player, holds seed
    resource coin: unlimited
    round: do work
    phase work:
      turns from seat 1, 1 each:
        gain 1 coin
        one of: sow, reap
    action sow: move (1 + 1) seeds {so_many} barn to your field
    action reap: move all seeds {all} your field to barn
    end after 3 rounds
    score coins: your coin
    winner: the highest total
"""


@pytest.mark.parametrize("so_many", ["from", "in"])
@pytest.mark.parametrize("all_of", ["from", "in"])
def test_both_words_move_as_many(holds: Holds, so_many: str, all_of: str) -> None:
    holds(
        """
        scenario "two are sown, of either colour, and all are reaped"
          players 2
          given at work
          when seat 1 does sow, chooses any seed in barn that is white, chooses any seed in barn that is red
          then count of seeds in field of seat 1 is 2
          and there is a seed in field of seat 1 that is red
          when seat 2 does sow, chooses any seed in barn that is white, chooses any seed in barn that is white
          and seat 1 does reap
          then field of seat 1 is empty
          and count of seeds in field of seat 2 is 2
        """,
        RULES.format(so_many=so_many, all=all_of),
    )
