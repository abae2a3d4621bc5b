"""A piece without a name of its own is meant by the one thing that its name tells: `chooses 3`, `chooses lion`."""

import pytest

from .conftest import Holds, Run

ZOO = """
    game zoo "The zoo"
    players 2
    kind animal: lion, polar_bear
    kind mood: glad, wild
    piece beast, starts in stack:
      | animal | copies |
      | each   | 3      |
    piece feeder, starts in stack:
      | animal | mood |
      | each   | each |
    piece lot of each player, starts in hand:
      | worth  |
      | 1 to 4 |
    zone stack, holds beast and feeder
    zone zoo of each player, holds beast and feeder
    zone hand of each player, holds lot, contents seen by its owner
    zone played of each player, holds lot
    round:
      everyone at once: secretly choose a lot in your hand as bid
      each player: move your bid to your played
      turns from seat 1, 1 each:
        choose a beast in stack
        move beast to your zoo
      turns from seat 1, 1 each:
        choose a feeder in stack
        move feeder to your zoo
    end after 2 rounds
    score lots: worth of each lot in your played
    winner: highest total
"""
BIDS = """
          when seat 1 chooses 3
          and seat 2 chooses 4
"""


def test_by_a_number_and_by_a_name(holds: Holds) -> None:
    holds(
        f"""
        scenario "three and four, a lion and a bear"
          players 2
          {BIDS.strip()}
          then there is a lot in played of seat 1 whose worth is 3
          and seat 1 may choose lion
          when seat 1 chooses lion
          and seat 2 chooses polar_bear
          then there is a beast in zoo of seat 1 whose animal is lion
          and there is a beast in zoo of seat 2 whose animal is polar_bear
        """,
        ZOO,
    )


def test_what_is_not_there_may_not_be_chosen(holds: Holds) -> None:
    holds(
        """
        scenario "without a three"
          players 2
          given move any lot in hand of seat 1 whose worth is 3 to played of seat 1
          then seat 1 may not choose 3
          and seat 1 may choose 4
          refused seat 1 chooses 3
        """,
        ZOO,
    )


@pytest.mark.parametrize("said", ["lion", "wild"])
def test_half_a_name_is_not_enough(run_toy: Run, said: str) -> None:
    """A feeder is called `feeder lion wild`: one word of it may mean several."""
    report = run_toy(
        f"""
        scenario "half a name"
          players 2
          {BIDS.strip()}
          when seat 1 chooses lion
          and seat 2 chooses lion
          when seat 1 chooses {said}
        """,
        ZOO,
    )
    assert len(report.failures) == 1
    assert f"cannot choose {said}" in report.failures[0].text, report.failures
