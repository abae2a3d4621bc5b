"""Who takes another turn: the next one, once, beside the turns that come anyway; nobody takes it who has none any more."""

import textwrap

import pytest

from rulelang.compile import compile
from rulelang.text.source import SourceFile
from tests.conftest import Toy

from .conftest import Holds

MARKET = """
    game market "Market"
    players 3
    resource coin: unlimited
    counter nights: 0
    role none_yet: nobody
    round:
      turns from seat 1, 1 each: one of: beg, sing, wave, dance, call, pass
      nights becomes nights + 1
      turns from seat 2, 1 each: one of: beg, wave
    action beg "beg":
      reward: 1 coin
    action sing "sing":
      reward: 1 coin
      you take another turn
      if your coin is at least 3: you take another turn
      end turn
    action wave "wave to the right":
      player right of you takes another turn
      none_yet takes another turn
    action dance "dance":
      at the end of this turn: you take another turn
    action call "call":
      turns from seat 3, 1 each except you: one of: beg, sing, wave, pass
    end when any player where coin of it is at least 6
"""
HELD = {
    "the next turn is yours, and then the order goes on": """
        when seat 1 does sing
        and seat 1 does beg
        and seat 2 does beg
        then coin of seat 1 is 2
    """,
    "said twice, it is one": """
        given seat 1 has 3 coin
        when seat 1 does sing
        and seat 1 does beg
        and seat 2 does beg
    """,
    "somebody else may have it, and the order goes on behind who gave it": """
        when seat 1 does beg
        and seat 2 does wave
        and seat 1 does beg
        and seat 3 does beg
        then nights is 1
    """,
    "at the end of the round of turns, too, and in these turns alone": """
        when seat 1 does beg
        and seat 2 does beg
        and seat 3 does sing
        and seat 3 does beg
        then nights is 1
        when seat 2 does wave
        and seat 1 does beg
        and seat 3 does beg
        and seat 1 does beg
        then nights is 1
    """,
    "put off to the end of the turn": """
        when seat 1 does dance
        and seat 1 does beg
        and seat 2 does beg
    """,
    "who has passed takes none": """
        when seat 1 does pass
        and seat 2 does wave
        and seat 3 does beg
        then nights is 1
    """,
    "passing in it is one's own": """
        when seat 1 does beg
        and seat 2 does wave
        and seat 1 does pass
        and seat 3 does sing
        and seat 3 does beg
        then nights is 1
    """,
    "of turns within a turn": """
        when seat 1 does call
        and seat 3 does sing
        and seat 3 does wave
        and seat 2 does wave
        and seat 2 does beg
        then nights is 0
        when seat 2 does beg
        and seat 3 does beg
        then nights is 1
    """,
    "who wins in the meantime takes none": """
        given seat 1 has 5 coin
        when seat 1 does sing
        then the game is over
    """,
}


@pytest.mark.parametrize("case", HELD)
def test_another_turn(holds: Holds, case: str) -> None:
    holds(f'scenario "{case}"\n  players 3\n{textwrap.indent(textwrap.dedent(HELD[case]), "  ")}', MARKET)


def test_an_extra_turn_is_your_next_one_and_is_told(toy: Toy) -> None:
    match = toy(MARKET).new(players=3, seed=1, traced=True)
    match.play("sing")
    assert match.decision is not None
    assert match.decision.player == 0
    assert "Player 1 takes another turn" in "\n".join(event.text for event in match.events)


def test_nobody_takes_another_turn_where_nobody_takes_any() -> None:
    text = textwrap.dedent(MARKET).lstrip() + "setup: seat 1 takes another turn\n"
    _, complaints = compile(SourceFile("market.rules", text))
    assert [(one.code, one.text) for one in complaints] == [
        ("outside_turns", "this follows the turn that is being taken, and here nobody takes one")
    ]
