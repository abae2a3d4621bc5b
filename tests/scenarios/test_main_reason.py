"""The main reason comes first: of a price what is missing, of a chain what it needs beneath; then what else is against it."""

import pytest

from .conftest import Holds, Run

# A caravan: a wagon is hitched to the one that its row names, and a toll is paid for it, or a pass is shown.
CARAVAN = """
    game caravan "The caravan"
    players 2
    piece wagon, starts in yard:
      | wagon  | behind  | pulls | toll | copies |
      | ox     | nothing | 1     | 0    | 4      |
      | barrel | ox      | 0     | 0    | 2      |
      | chest  | nothing | 0     | 3    | 2      |
      | cart   | nothing | 0     | 2    | 1      |
    zone yard, holds wagon
    zone shed each player, holds wagon
    chain train each player: wagon goes on behind of it, carries pulls of it
    resource coin: unlimited
    counter passes each player: 0
    setup:
      each player: reward: 1 coin
    round:
      turns from seat 1, 1 each:
        one of:
          hitch
          "wait": pass
          "rest": your passes becomes 0
    action hitch "hitch a wagon":
      choose wagon in your shed
      choose place for wagon in your train as spot
      move wagon to spot
      do tolls wagon
    phase tolls (a wagon) "the toll is paid":
      if toll of wagon is at least 1:
        one of:
          "with a pass": needs: your passes is at least 1
          "with coins": cost: (toll of wagon) coin
    end when yard is empty
    score coins: your coin
    winner: highest total
"""
TOLL = "the toll is paid: with coins: it takes 3 coin and Player 1 has 1, missing 2 coin: "
PASS = "; with a pass: your passes must be at least 1 and is 0: "
BARREL = "barrel goes on ox, and Player 1 has none, so there is nowhere to lay it: choose place for wagon"


def refusal(run_toy: Run, *given: str, said: str = "hitch") -> str:
    """Why seat 1 cannot hitch with these in the shed, as a refused clause tells it that expects another reason."""
    lines = "".join(f"  {'and' if number else 'given'} {one}\n" for number, one in enumerate(given))
    report = run_toy(f'scenario "one"\n  players 2\n{lines}  refused seat 1 does {said}: "no such reason"\n', CARAVAN)
    return report.failures[0].text.partition("it is: ")[2]


def test_of_a_chain_it_is_what_is_missing_beneath(run_toy: Run) -> None:
    assert refusal(run_toy, "barrel is in shed of seat 1").startswith(BARREL)


def test_or_that_what_is_there_carries_no_more(run_toy: Run) -> None:
    given = ("ox is in train of seat 1", "move barrel to any wagon in train of seat 1", "barrel is in shed of seat 1")
    assert refusal(run_toy, *given).startswith("barrel goes on ox, and ox carries 1 and no more, so there is nowhere")


def test_what_is_missing_of_a_price_says_what_it_is_for_and_comes_before_a_condition(run_toy: Run) -> None:
    why = refusal(run_toy, "chest is in shed of seat 1")
    assert why.startswith(f"chest: {TOLL}")
    assert PASS in why
    assert why.count("needs:") == 1, "the line is told once"


def test_it_comes_before_what_stops_others(run_toy: Run) -> None:
    why = refusal(run_toy, "barrel is in shed of seat 1", "chest is in shed of seat 1", "cart is in shed of seat 1")
    assert why.startswith(f"chest: {TOLL}")
    assert why.index(f"; {BARREL}") > why.index(PASS)


def test_a_scenario_that_cannot_go_on_tells_the_same(run_toy: Run) -> None:
    report = run_toy(
        """
        scenario "barrels need oxen"
          players 2
          given barrel is in shed of seat 1
          when seat 1 does hitch

        scenario "so they say where it is claimed that one may"
          players 2
          given barrel is in shed of seat 1
          then seat 1 may do hitch
        """,
        CARAVAN,
    )
    assert [failure.text.partition(BARREL)[0] for failure in report.failures] == ["Player 1 cannot do hitch: "] * 2
    assert all(failure.text.endswith('; Player 1 is asked what to do ("wait", "rest")') for failure in report.failures)


def test_and_tells_it_where_something_else_happened_by_itself(run_toy: Run) -> None:
    report = run_toy(
        """
        scenario "the ox is hitched, for nothing else can be"
          players 2
          given barrel is in shed of seat 1
          and ox is in shed of seat 1
          when seat 1 does hitch, chooses barrel
        """,
        CARAVAN,
    )
    (failure,) = report.failures
    assert failure.text.startswith(f"Player 1 cannot choose barrel now: {BARREL}")
    assert "; what has only one option happens by itself (seat 1 chooses ox" in failure.text


@pytest.mark.parametrize("said", ["chooses ox", "declines"])
def test_what_nobody_asks_about_has_no_reason(run_toy: Run, said: str) -> None:
    report = run_toy(f'scenario "one"\n  players 2\n  when seat 1 {said}\n', CARAVAN)
    assert "cannot" in report.failures[0].text
    assert report.failures[0].text.partition(": ")[2].startswith("Player 1 is asked what to do")


def test_a_scenario_can_rest_on_it(holds: Holds) -> None:
    holds(
        'scenario "one"\n  players 2\n  given barrel is in shed of seat 1\n  refused seat 1 does hitch: "barrel goes on ox"\n',
        CARAVAN,
    )
