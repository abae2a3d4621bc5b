"""What is given too late to do anything says so, with the clause that is in time; what is still asked for is given as before."""

import pytest

from .conftest import Holds, Run

MARKET = """
    game market "Market"
    players 3
    role begins: seat 1
    role last_up: nobody
    counter rank each player: 0
    counter hands: 2
    counter seen: 0
    counter sales: 0
    setup: sales becomes hands
    round:
      do morning
      do evening
      begins becomes player left of begins
    phase morning:
      turns from begins, 1 each:
        one of:
          "buy": sales becomes sales + 1
          "sell": sales becomes sales + 2
      seen becomes seen + 1
    phase evening:
      turns by highest rank of it, 1 each: sales becomes sales + 10
      if last_up is seat 2: sales becomes sales + 100
    end when sales is at least 900
"""
BUY = '  when seat 2 chooses "buy"\n'
TOO_LATE = {
    "who begins": (
        "given begins is seat 2",
        "the turns that go by begins have begun, and it is the turn of Player 1",
        "`given at morning, turn of …`",
    ),
    "what set-up asked for": (
        "given hands is 4",
        "only set-up asks for hands, and it is over: put `given at setup` before it",
    ),
}
IN_TIME = {
    "the same again": 'given begins is seat 1\nwhen seat 1 chooses "buy"',
    "said with the phase": 'given at morning, turn of seat 2\nwhen seat 2 chooses "buy"',
    "before the phase begins": 'given at morning\nand begins is seat 2\nwhen seat 2 chooses "buy"',
    "before set-up": 'given at setup\nand begins is seat 2\nand hands is 4\nwhen seat 2 chooses "buy"\nthen sales is 5',
    "what other rules ask for": 'given last_up is seat 2\nand rank of seat 3 is 2\nwhen seat 1 chooses "buy"',
    "what no rule asks for": "given seen is 7\nthen seen is 7",
}


@pytest.mark.parametrize("case", TOO_LATE)
def test_what_comes_too_late_says_so(run_toy: Run, case: str) -> None:
    given, *told = TOO_LATE[case]
    report = run_toy(f'scenario "it"\n  players 3\n  {given}\n{BUY}', MARKET)
    (failure,) = [failure for game in report.games for failure in game.failures]
    assert failure.line == 3
    assert all(part in failure.text for part in told), failure.text


@pytest.mark.parametrize("case", IN_TIME)
def test_what_comes_in_time_holds(holds: Holds, case: str) -> None:
    clauses = "\n".join("  " + line for line in IN_TIME[case].splitlines())
    holds(f'scenario "it"\n  players 3\n{clauses}\n', MARKET)
