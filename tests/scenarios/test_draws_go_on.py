"""A second `next draws` goes on where the first ends, below a background, too; what is to be drawn already is not drawn twice."""

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
    setup: shuffle bag
    round:
      turns from seat 1, 1 each: one of: take, rest
    action take: draw 1 from bag to your hand
    action rest: nothing happens
    end after 3 rounds
    score weights: sum of weight of each tile in your hand
"""


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
