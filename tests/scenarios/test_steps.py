"""Steps with a name: done where they are named, no phase for what ends, is asked for or is told, and part of what does them."""

from __future__ import annotations

import textwrap

import pytest

from rulelang.compile import compile
from rulelang.text.source import SourceFile
from tests.conftest import Toy

from .conftest import Holds

ORCHARD = """
    game orchard "The orchard"
    players 2
    resource point: unlimited
    piece apple, starts in tree: 12
    piece pear, starts in tree: 4
    pieces fruit, plural fruits: apple, pear
    zone tree, holds fruit
    zone basket each player, holds fruit
    counter days: 0
    value worth each player: count of apples in basket of player
    round:
      do harvest
      days becomes days + 1
    phase harvest "the harvest":
      turns from seat 1:
        one of: gather, rest
        do weigh you
    action gather "gather":
      choose number from 1 to 2 as many
      do pick many
      needs: count of apples in your basket is at most 5
    action rest "rest":
      do gift you by 1
    steps pick (many, a number):
      repeat many times: move 1 apple from tree to your basket
    steps gift (guest, a player) by (deep, a number):
      reward: 1 point
      if deep is less than 3: do gift guest by deep + 1
    steps weigh (guest, a player):
      if worth of guest is at least 5: end phase
    end when days is 2
    score apples: worth of you
    winner: highest total
"""


def test_steps_are_part_of_what_does_them(holds: Holds) -> None:
    """What they change must be possible to the end of the action; they may do themselves; `end phase` is of the phase."""
    holds(
        """
        scenario "the phase around them ends"
          players 2
          given at harvest, turn of seat 2
          and seat 2 has 0 point
          when seat 2 does gather
          and seat 2 chooses 2
          then count of apples in basket of seat 2 is 2
          and harvest is under way
        scenario "steps that do themselves"
          players 2
          when you do rest
          then you have 3 point
        scenario "the needs of the action hold for what steps bring"
          players 2
          given days is 1
          and count of apples in basket of seat 1 is 4
          when seat 1 does gather
          and seat 1 chooses 1
          then the game is over
        scenario "a number that brings too many is not offered"
          players 2
          given count of apples in basket of seat 1 is 4
          when seat 1 does gather
          refused seat 1 chooses 2
        """,
        ORCHARD,
    )


def test_no_log_and_no_view_tells_of_steps(toy: Toy) -> None:
    match = toy(ORCHARD).new(players=2, seed=1, traced=True)
    assert match.view(None)["under_way"] == ["the harvest"]
    for _ in range(5):
        assert match.decision is not None
        match.play(match.decision.options[-1])
    told = [event.text for event in match.events_for(None)]
    assert [line for line in told if line.startswith("Phase")] == ["Phase: the harvest"]
    assert not [line for line in told if "gift" in line or "weigh" in line]


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("before weigh, others may: reward: 1 point", "nobody hears of it before it is done"),
        ("end when weigh is under way", "nobody asks whether it is under way"),
        ("score odd: weigh", "`weigh` is a name for steps, and no value"),
        ("steps unused: reward: 1 point", "nothing ever does the steps `unused`"),
        ("steps weigh: pass", "`weigh` is already steps"),
    ],
)
def test_what_steps_are_not(rule: str, said: str) -> None:
    source = SourceFile("orchard.rules", textwrap.dedent(ORCHARD).lstrip() + rule + "\n")
    told = [complaint.text for complaint in compile(source)[1]]
    assert any(said in text for text in told), told


def test_what_is_asked_in_steps_lets_something_come_in_between(toy: Toy) -> None:
    """At a decision of steps that a phase does, what may be done at any time is offered, as in the phase itself."""
    match = toy("""
        game stall "Stall"
        players 2
        resource coin: 9
        resource egg: unlimited
        setup:
          each player: reward: 2 egg
        round:
          turns from seat 1: do ask
        steps ask:
          choose number from 1 to 2 as eggs
          reward: (eggs) egg
        any time action sell "sell":
          cost: 1 egg
          reward: 1 coin
        end when coin on supply is 0
        winner: highest coin of you
    """).new(players=2, seed=1)
    assert match.decision is not None
    assert [option.label for option in match.decision.options] == ["1", "2", "sell"]
