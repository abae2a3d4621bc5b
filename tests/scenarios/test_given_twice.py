"""A piece is given one place: of several that are alike another one is moved, and where there is none the scenario says so."""

import pytest

from .conftest import Holds, Run

BAG = """
    game bags "Bags"
    players 2
    piece tile, starts in bag:
      | tile  | weight | copies |
      | small | 2      | 1      |
      | twin  | 5      | 2      |
      | rock  | 1      | 9      |
    zone bag, holds tile, ordered, contents seen by nobody
    zone heap, holds tile
    zone hand of each player, holds tile, contents seen by its owner
    round:
      turns from seat 1, 1 each: one of: take, rest
    action take: draw 1 from bag to your hand
    action rest: nothing happens
    end after 3 rounds
    score weights: sum of weight of each tile in your hand
"""
ONE, OTHER = "given move small to hand of seat 1", "given move small to hand of seat 2"


@pytest.mark.parametrize(
    "clauses",
    [
        (ONE, OTHER),
        (ONE, "given move any tile where its weight is 2 to heap"),
        ("given move twin to heap", "given move twin to hand of seat 1", "given move twin to hand of seat 2"),
        ("given move any tile where its weight is 2 to heap", ONE),
    ],
)
def test_one_piece_is_not_given_two_places(run_toy: Run, clauses: tuple[str, ...]) -> None:
    lines = "\n".join(f"  {clause}" for clause in clauses)
    report = run_toy(f'scenario "twice"\n  players 2\n{lines}\n  when seat 1 does rest\n', BAG)
    (failure,) = report.failures
    assert failure.line == 2 + len(clauses)
    assert "line 3 has moved" in failure.text
    assert "and there is no other: it cannot be given two places" in failure.text


def test_of_several_another_one_is_moved_and_later_on_any(holds: Holds) -> None:
    holds(
        """
        scenario "two that are alike"
          players 2
          given move twin to heap
          and move twin to hand of seat 1
          then heap has at least 1 tile
          and weights of seat 1 is 5
        scenario "any two that are alike"
          players 2
          given move any tile where its weight is 5 to heap
          and move any tile where its weight is 5 to hand of seat 1
          then heap has at least 1 tile
          and weights of seat 1 is 5
        scenario "any of those that lie in a place may have been moved there"
          players 2
          given move small to hand of seat 2
          and move any tile in hand of seat 2 to hand of seat 1
          then weights of seat 1 is 2
        background "a small one"
          players 2
          given move small to hand of seat 2
        scenario "a scenario gives otherwise what its background gives"
          background "a small one"
          given move small to hand of seat 1
          then weights of seat 1 is 2
          and weights of seat 2 is 0
        scenario "what was done since may have changed everything"
          players 2
          given move small to hand of seat 1
          when seat 1 does rest
          given move small to hand of seat 2
          then weights of seat 1 is 0
          and weights of seat 2 is 2
        """,
        BAG,
    )


def test_what_is_to_be_drawn_goes_on_below_a_background(holds: Holds) -> None:
    holds(
        """
        background "a small one"
          players 2
          given next draws: small
        scenario "and then another"
          background "a small one"
          given next draws: twin
          when seat 1 does take
          and seat 2 does take
          then weights of seat 1 is 2
          and weights of seat 2 is 5
        """,
        BAG,
    )


def test_what_is_to_be_drawn_already_is_not_drawn_once_more(run_toy: Run) -> None:
    report = run_toy('scenario "twice"\n  players 2\n  given next draws: small, small\n  when seat 1 does take\n', BAG)
    (failure,) = report.failures
    assert failure.text == "there is no small left that could be drawn: what `next draws` has said before comes first"
