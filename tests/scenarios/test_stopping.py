"""Where the rules cannot go on, a scenario says what stops each option, what had happened by itself, and how to begin earlier."""

from __future__ import annotations

import pytest

from .conftest import Run

MILL = """
    game mill "Mill"
    players 2
    kind point: west, east
    piece man of each player, plural men, starts in bag: 2
    zone bag of each player, holds man
    zone spot of each point, holds man, at most 1
    round:
      ROUND
    TURN
    action set_man "place a man":
      choose a point whose spot is empty
      move 1 man from your bag to spot of point
    end when spot of west is occupied
"""
BARE = MILL.replace("ROUND", "turns from seat 1: do set_man").replace("    TURN\n", "")
PHASE = MILL.replace("ROUND", "do day").replace("TURN", 'phase day "the day":\n      turns from seat 1: do set_man')
SALE = """
    game sale "Sale"
    players 2
    piece house, plural houses, starts in town: 2
    zone town, holds house
    zone estate of each player, holds house
    round:
      turns from seat 1: do sell
    action sell "sell":
      choose a house in your estate as sold
      move sold to town
    end when town is empty
"""
LACKS = "west, east: bag of Player 1 holds 0 and 1 are needed"
STOPS = {
    "without a phase": (BARE, "given move all men in bag to box", (LACKS, "let a phase do what a turn does")),
    "in a phase": (PHASE, "given move all men in bag to box", (LACKS, "begin with `given at day, turn of …`")),
    "after what happened by itself": (
        SALE,
        "given move 1 house from town to estate of seat 1\nand move 1 house from town to estate of seat 2\nthen town is empty",
        ("there is no sold to choose", "by itself: seat 1 chooses house, seat 2 chooses house"),
    ),
}


@pytest.mark.parametrize("case", STOPS)
def test_why_the_rules_cannot_go_on(run_toy: Run, case: str) -> None:
    rules, clauses, told = STOPS[case]
    lines = "\n".join(
        f"  {line}" for line in [*clauses.splitlines(), "when seat 1 does sell" if rules is SALE else "when seat 1 chooses west"]
    )
    report = run_toy(f'scenario "it"\n  players 2\n{lines}\n', rules)
    (failure,) = report.failures
    assert all(part in failure.text for part in told), failure.text


def test_what_was_given_and_is_so_no_more_is_said_with_what_fails(run_toy: Run) -> None:
    dealt = SALE.replace(
        "round:\n", "round: do hand_out\n    phase hand_out:\n      each player: move 1 house from town to your estate\n"
    )
    report = run_toy(
        """
        scenario "it"
          players 2
          given at hand_out
          and estate of seat 2 is empty
          then estate of seat 2 is empty
        """,
        dealt,
    )
    (failure,) = report.failures
    assert "and not so any more at the first decision: `estate of seat 2 is empty`" in failure.text


def test_what_is_given_otherwise_later_is_not_said_to_be_so_no_more(run_toy: Run) -> None:
    report = run_toy(
        """
        scenario "it"
          players 2
          given estate of seat 1 is empty
          and move 1 house from town to estate of seat 1
          and move 1 house from town to estate of seat 1
          then estate of seat 2 is not empty
        """,
        SALE,
    )
    (failure,) = report.failures
    assert "not so any more" not in failure.text
