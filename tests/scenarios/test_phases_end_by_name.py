"""`end season`: the phase of that name ends, with all that runs within it."""

from textwrap import dedent

import pytest

from rulelang.compile import compile
from rulelang.text.source import SourceFile

from .conftest import Holds

YEARS = """
    game years "Years"
    players 2
    resource coin: unlimited
    counter seasons_over: 0
    round: do year
    phase year "a year":
      repeat 2 times:
        do season
        add 1 to seasons_over
      each player: gain 10 coin
    phase season "a season":
      repeat:
        turns from seat 1, 1 each:
          do market
          gain 1 coin
    phase market "a market":
      one of: trade, close, leave_off, fail
    action trade "trade": gain 2 coin
    action close "close the season":
      gain 3 coin
      at the end of this turn: gain 1 coin
      end season
    action leave_off "leave off": end phase
    action fail "fail": end year
    end after 1 round
    score coins: your coin
"""
HELD = {
    "what runs within it is left, what follows it is done": """
        when seat 1 does trade
        and seat 2 does close
        then seasons_over is 1
        and coin of seat 1 is 3
        and coin of seat 2 is 4
    """,
    "the nearest phase is another one": """
        when seat 1 does leave_off
        then seasons_over is 0
        and coin of seat 1 is 1
    """,
    "one further out": """
        when seat 1 does close
        and seat 1 does fail
        then the game is over
        and seasons_over is 1
        and coin of seat 2 is 0
    """,
}


@pytest.mark.parametrize("case", HELD)
def test_a_phase_ends_by_its_name(holds: Holds, case: str) -> None:
    lines = dedent(HELD[case]).strip().replace("\n", "\n  ")
    holds(f'scenario "{case}"\n  players 2\n  {lines}\n', YEARS)


@pytest.mark.parametrize(
    ("old", "new", "text"),
    [
        ("end season", "end seson", "there is no phase `seson`; did you mean `season`?"),
        ("end season", "end trade", "`trade` is an action, and by its name only a phase is ended"),
        ("round: do year", "round:\n  do year\n  do close", "this ends `season`, and that need not be under way here"),
        ("end season", "gain 1 coin", "nothing in this `repeat:` ends it"),
    ],
)  # fmt: skip
def test_what_does_not_end_so(old: str, new: str, text: str) -> None:
    rules = dedent(YEARS).lstrip().replace(old, new)
    if new == "gain 1 coin":
        rules = rules.replace('fail": end year', 'fail": end phase')
    _, complaints = compile(SourceFile("years.rules", rules))
    assert text in {one.text for one in complaints}
