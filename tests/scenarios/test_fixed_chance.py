"""What a scenario says that comes by chance comes: through a shuffle, rolls and draws apart, and what never came is named."""

from __future__ import annotations

import pytest

from .conftest import Holds, Run

RACE = """
    game race "Race"
    players 2
    kind colour: red, blue, green, white
    kind path: high, low
    piece cube, starts in bag:
      | colour |
      | each   |
    piece card, starts in heap:
      | card | worth |
      | ant  | 1     |
      | bee  | 2     |
      | cat  | 3     |
      | dog  | 4     |
      | elk  | 5     |
      | fox  | 6     |
    zone bag, holds cube
    zone out, holds cube
    zone heap, holds card, ordered
    zone deck, holds card, a face-down pile
    zone hand of each player, holds card
    zone gone, holds card, ordered
    zone row, holds card, in line
    die pip: 1 to 3
    resource coin: 5
    resource gem: 5
    resource stone: 5
    role leading, a path: nothing
    counter steps: 0
    setup:
      move all cards in heap to deck
      shuffle deck
    round:
      do deal
      do play
    phase deal:
      each player: move all cards in your hand to deck
      move all cards in gone to deck
      shuffle deck
      each player: draw 1 from deck to your hand
      draw 1 from deck to gone
    phase play:
      turns from seat 1, 1 each:
        one of: throw, earn, lead, dig
    action throw "throw":
      draw 1 at random from bag to out
      roll pip
      add pip to steps
    action earn "earn": gain 1 coin
    action lead "lead": leading becomes a random path
    action dig "dig": draw 1 at random from supply to you
    end when bag is empty
    score coins: your coin
"""

COMES = {
    "the first of a phase that shuffles": """
        given at deal
        and next draws: any card in deck where its worth is 3, elk, fox
        when seat 1 does earn
        then cat is in hand of seat 1
        and elk is in hand of seat 2
        and fox is in gone
    """,
    "before set-up shuffles, of what lies elsewhere": """
        given at setup
        and next draws: dog, bee
        when seat 1 does earn
        then dog is in hand of seat 1
        and bee is in hand of seat 2
    """,
    "what is drawn and comes back is shuffled as all": """
        given at setup
        and next draws: dog
        when seat 1 does earn
        then dog is in hand of seat 1
        given next draws: bee, cat
        when seat 2 does earn
        and seat 1 does earn
        then bee is in hand of seat 1
        and cat is in hand of seat 2
    """,
    "rolls between draws": """
        given next draws: any cube in bag whose colour is red, any cube in bag whose colour is blue
        and next rolls: 3, 2
        when seat 1 does throw
        then pip is 3
        and count of cubes in out whose colour is red is 1
        when seat 2 does throw
        then pip is 2
        and count of cubes in out whose colour is blue is 1
    """,
    "rolls said first": """
        given next rolls: 3
        and next draws: any cube in bag whose colour is white
        when seat 1 does throw
        then steps is 3
        and count of cubes in out whose colour is white is 1
    """,
    "a member, and then a resource": """
        given next draws: low, stone
        when seat 1 does lead
        then leading is low
        when seat 2 does dig
        then stone of seat 2 is 1
    """,
}
NEVER = {
    "a card that stays in its pile": (
        """
        given next draws: bee
        when seat 1 does earn
        then coin of seat 1 is 1
        """,
        ("what `next draws` says never came: bee",),
    ),
    "rolls": ("given next rolls: 3, 1\nwhen seat 1 does earn", ("what `next rolls` says never came: 3, 1",)),
    "a player or member": ("given next draws: high\nwhen seat 1 does earn", ("never came: high",)),
    "what is next cannot come": (
        """
        given next draws: low, any cube in bag whose colour is red
        when seat 1 does throw
        """,
        ("never came: low, red cube", "the next of it could not be what came by chance"),
    ),
    "a claim that is wrong because of it": (
        """
        given next draws: low, any cube in bag whose colour is red
        when seat 1 does throw
        then count of cubes in out whose colour is blue is 9
        """,
        ("expected `count of cubes", "what `next draws` says comes in its order"),
    ),
}


@pytest.mark.parametrize("case", COMES)
def test_what_is_fixed_comes(holds: Holds, case: str) -> None:
    holds(_scenario(COMES[case]), RACE)


@pytest.mark.parametrize("case", NEVER)
def test_what_never_came_is_named(run_toy: Run, case: str) -> None:
    clauses, told = NEVER[case]
    (failure,) = run_toy(_scenario(clauses), RACE).failures
    assert all(part in failure.text for part in told), failure.text


def _scenario(clauses: str) -> str:
    lines = [f"  {line.strip()}" for line in clauses.splitlines() if line.strip()]
    return "\n".join(['scenario "it"', "  players 2", *lines, ""])


def test_what_a_player_has_is_not_taken_for_what_is_drawn(holds: Holds) -> None:
    kept = RACE.replace("      each player: move all cards in your hand to deck\n", "")
    assert kept != RACE
    holds(
        """
        scenario "the ant is in a hand, and so the bee comes"
          players 2
          given at deal
          and move ant to hand of seat 2
          and next draws: any card where its worth is at most 2
          when seat 1 does earn
          then bee is in hand of seat 1
          and ant is in hand of seat 2
        """,
        kept,
    )
