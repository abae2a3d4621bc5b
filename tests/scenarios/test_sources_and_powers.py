"""Paying with the help of cards, and using their powers: what is new, what all can know to be alone, what is left to pay with."""

from __future__ import annotations

import textwrap

import pytest

from tests.toys import POWERS

from .conftest import Run

EMPTY = """
        given at day, turn of seat 1
        and yard of seat 1 is empty
        and yard of seat 2 is empty
        and hand of seat 1 is empty
        and hand of seat 2 is empty
"""

GOOD = {
    "where a match begins in a phase, what set-up asks is answered": """
        given at day, turn of seat 2
        then count of huts in yard of seat 1 is 1
        and count of huts in yard of seat 2 is 1
        and seat 2 may do rest
    """,
    "at its beginning, set-up asks": """
        given at setup
        when you choose mill
        and seat 2 chooses shed
        then mill is in yard of seat 1
        and shed is in yard of seat 2
    """,
    "resources are moved to and from any such piece": EMPTY
    + """
        and mill is in yard of seat 1
        and shed is in yard of seat 1
        and move 2 coin from seat 1 to any hut in yard of seat 1 where its name is shed
        and move 1 coin from any hut in yard of seat 1 where its name is shed to seat 2
        then coin of seat 1 is 2
        and coin of seat 2 is 5
        and (sum of coin on it for each hut in yard of seat 1) is 1
    """,
    "what one player built last is not new when the next decides, nor in the next action": EMPTY
    + """
        and kiln is in yard of seat 2
        and kiln is in hand of seat 1
        and shed is in hand of seat 1
        and coin of seat 1 is 1
        when you do build, choose kiln
        and seat 2 does rest
        then your coin is 0
        when you do build, choose shed
        then shed is in town of seat 1
    """,
    "the same player may use it in the very next action": EMPTY
    + """
        and kiln is in yard of seat 2
        and shed is in town of seat 1
        and kiln is in hand of seat 2
        and shed is in hand of seat 2
        and coin of seat 2 is 1
        when you do rest
        and seat 2 does build, chooses kiln
        and you do rest
        then seat 2 may do build
    """,
    "with nothing to use nobody is asked": EMPTY
    + """
        when you do toil
        then you are seat 1
        and seat 2 may do toil
    """,
    "one way to pay is no decision": EMPTY
    + """
        and kiln is in yard of seat 2
        and kiln is in hand of seat 1
        and mill is in hand of seat 1
        when you do build, choose kiln
        then kiln is in town of seat 1
        and your coin is 3
    """,
    "a power that costs a card is offered only with a card to give": EMPTY
    + """
        and loft is in town of seat 1
        and kiln is in yard of seat 1
        and kiln is in yard of seat 2
        and kiln is in hand of seat 1
        when you do build, choose kiln
        then you may pay with kiln
        and you may pay with kiln of seat 2
        and you may not pay with loft
    """,
    "of two of one name, where the one that helps lies": EMPTY
    + """
        and kiln is in town of seat 1
        and shed is in yard of seat 1
        and kiln is in yard of seat 2
        and shed is in hand of seat 1
        when you do build, choose shed
        then your coin is 4
        and shed is in town of seat 1
    """,
    "a power or a coin of two alike": EMPTY
    + """
        and loft is in town of seat 1
        and loft is in yard of seat 1
        and loft is in yard of seat 2
        and mill is in hand of seat 1
        and shed is in hand of seat 1
        when you do build, choose shed
        then you may pay with loft in yard
        and you may pay with loft in town
        and you may pay with loft in town of seat 1
        and you may pay with loft in yard of seat 2
        and you may pay with loft of seat 2
        and you may not pay with loft in heap
        and you may not pay with loft in town of seat 2
        when you pay with loft in yard
        then your coin is 3
        and loft is in town of seat 1
        and (sum of coin on it for each hut in yard of seat 1) is 1
    """,
    "a power of two alike": EMPTY
    + """
        and loft is in town of seat 1
        and loft is in yard of seat 1
        and mill is in hand of seat 1
        and shed is in hand of seat 1
        when you do build, choose shed, pay with loft in town, choose mill
        then your coin is 4
        and mill is in heap
    """,
    "where payments are asked in steps, too": EMPTY
    + """
        and loft is in town of seat 1
        and kiln is in town of seat 1
        and tower is in hand of seat 1
        and kiln is in yard of seat 1
        and kiln is in yard of seat 2
        and tower is in yard of seat 2
        and mill is in yard of seat 1
        and mill is in yard of seat 2
        and shed is in yard of seat 1
        and shed is in yard of seat 2
        and loft is in yard of seat 1
        and loft is in yard of seat 2
        when you do build, choose tower
        then you may not pay with loft
        and you may pay with kiln + mill + shed + kiln of seat 2
    """,
}


@pytest.mark.parametrize("name", GOOD)
def test_a_payment_or_power_comes_out(name: str, run_toy: Run) -> None:
    clauses = textwrap.indent(textwrap.dedent(GOOD[name]).strip(), "  ")
    report = run_toy(f'scenario "{name}"\n  players 2\n{clauses}\n', POWERS)
    assert [text for game in report.games for text in game.complaints] == []
    assert [str(failure) for failure in report.failures] == []


def test_alike_helpers_are_told_apart_in_messages(run_toy: Run) -> None:
    scenario = f"""
        scenario "which loft?"
          players 2
{EMPTY.rstrip().replace("        ", "          ")}
          and loft is in town of seat 1
          and loft is in yard of seat 1
          and kiln is in yard of seat 2
          and loft is in yard of seat 2
          and mill is in hand of seat 1
          and shed is in hand of seat 1
          when you do build, choose shed, pay with loft
    """
    (failure,) = run_toy(scenario, POWERS).failures
    assert "`pay with loft` could mean several options" in failure.text
    assert "(pays with loft in yard, pays with loft of seat 2, pays with loft in town)" in failure.text


CHESTS = """
    game chests "Chests"
    players 2
    resource coin: 20
    piece chest each player, starts in cellar: 2
    piece purse, starts in street:
      | purse | copies |
      | red   | 2      |
      | blue  | 1      |
    pieces safe: chest, purse
    zone cellar each player, holds chest
    zone street, holds purse
    zone pocket each player, holds purse
    setup:
      each player: reward: 5 coin
    round:
      do day
    phase day "day":
      turns from seat 1:
        one of: hide, gather
    action hide "hide coins":
      choose chest in your cellar
      cost: 2 coin to chest
      choose purse in street
      cost: 1 coin to purse
      move purse to your pocket
    action gather "gather coins":
      each safe where owner of it is you: move all coin on safe to you
      each purse in your pocket: move all coin on purse to you
    value hidden each player: sum of coin on it for each safe in your cellar + sum of coin on it for each safe in your pocket
    value wealth each player: your coin + your hidden
    end when street is empty
    score wealth: your wealth
    winner: highest total
"""


def test_resources_on_pieces_of_several_classes_are_the_same_by_either_word(run_toy: Run) -> None:
    report = run_toy(
        """
        scenario "hidden and found"
          players 2
          given at day, turn of seat 1
          when you do hide, choose any chest in cellar of seat 1, choose blue
          then your coin is 2
          and (sum of coin on it for each chest in cellar of seat 1) is 2
          and (sum of coin on it for each purse in pocket of seat 1) is 1
          and wealth of seat 1 is 5
          when seat 2 does gather
          and you do gather
          then your coin is 5
          and wealth of seat 1 is 5
        """,
        CHESTS,
    )
    assert [text for game in report.games for text in game.complaints] == []
    assert [str(failure) for failure in report.failures] == []


LARDER = """
    game larder "Larder"
    players 2
    kind crop: oats, peas
    resource crop: 9 of each
    resource coin: 30
    piece jar, starts in cellar:
      | jar    | gives        | copies |
      | first  | 1 oats       | 4      |
      | second | 1 oats       | 4      |
      | third  | any 1 crop   | 4      |
    zone cellar, holds jar
    zone shelf each player, holds jar
    source store: jar in your shelf where coin on it is 0
      provides: gives of it
      price: 1 coin to it
    round:
      turns from seat 1:
        one of: cook, wait
    action cook "cook":
      cost: 3 oats
      reward: 1 peas
    action wait "wait":
      reward: 1 coin
    end when coin on supply is 0
    score coins: your coin
    winner: highest total
"""


def test_what_is_held_alone_can_be_paid_though_much_could_help(run_toy: Run) -> None:
    report = run_toy(
        """
        background "all could help"
          players 2
          given seat 1 has 5 oats + 9 coin
          and move all jars in cellar to shelf of seat 1

        scenario "oats alone"
          background "all could help"
          when seat 1 does cook
          then seat 1 may not pay 2 oats
          and seat 1 may not pay 3 peas
          when seat 1 pays 3 oats
          then coin of seat 1 is 9
          and oats of seat 1 is 2

        scenario "oats and help"
          background "all could help"
          when seat 1 does cook, pays with first + third
          then coin of seat 1 is 7
          and oats of seat 1 is 4
        """,
        LARDER,
    )
    assert [text for game in report.games for text in game.complaints] == []
    assert [str(failure) for failure in report.failures] == []
