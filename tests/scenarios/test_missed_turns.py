"""Who misses a turn: the next one that would be theirs, in the round's own turns, each as often as it is said."""

import json
import textwrap

import pytest

from interpreter import Match
from rulelang.compile import compile
from rulelang.text.source import SourceFile
from tests.conftest import Toy

from .conftest import Holds

MARKET = """
    game market "Market"
    players 2 to 3
    resource coin: unlimited
    counter nights: 0
    role none_yet: nobody
    round:
      turns from seat 1, 1 each: one of: beg, shove, rest, haggle, sing, quit
      nights becomes nights + 1
    action beg "beg":
      gain 1 coin
    action shove "shove":
      player left of you misses a turn
      none_yet misses a turn
    action rest "rest":
      you miss a turn
      you miss a turn
    action sing "sing":
      if nights is at least 0: you miss a turn
      you take another turn
    action haggle "haggle":
      turns from you, 1 each: one of: beg, shove
    action quit "go home":
      you leave the game
    end when nights is at least 6
"""
HELD = {
    "the next one that comes, once, and then the order goes on": """
        players 3
        when seat 1 does shove
        and seat 3 does beg
        and seat 1 does beg
        and seat 2 does beg
        then nights is 1
    """,
    "one's own is missed in the next round": """
        players 2
        when seat 1 does rest
        and seat 2 does beg
        then nights is 1
        when seat 2 does beg
        and seat 2 does beg
        and seat 1 does beg
        then nights is 3
    """,
    "said twice it is two, whoever says it": """
        players 3
        when seat 1 does shove
        and seat 3 does beg
        and seat 1 does shove
        and seat 3 does beg
        and seat 1 does beg
        and seat 2 does beg
    """,
    "both of two, and a whole round goes by": """
        players 2
        when seat 1 does rest
        and seat 2 does shove
        then nights is 1
        when seat 2 does rest
        then nights is 4
        when seat 1 does beg
        then nights is 4
    """,
    "turns within a turn are not missed, and what is said in them is a turn of the round": """
        players 3
        when seat 1 does haggle
        and seat 1 does shove
        and seat 2 does beg
        and seat 3 does beg
        and seat 3 does beg
        then nights is 1
    """,
    "a turn more and a turn less are none": """
        players 2
        when seat 1 does sing
        and seat 2 does beg
        and seat 1 does beg
    """,
    "who is out of the game has none to miss": """
        players 3
        when seat 1 does beg
        and seat 2 does quit
        and seat 3 does beg
        when seat 1 does shove
        and seat 3 does beg
        and seat 1 does beg
    """,
}


@pytest.mark.parametrize("case", HELD)
def test_a_missed_turn(holds: Holds, case: str) -> None:
    holds(f'scenario "{case}"\n{textwrap.indent(textwrap.dedent(HELD[case]), "  ")}', MARKET)


def _told(match: Match) -> str:
    return "\n".join(event.text for event in match.events)


def test_it_is_shown_until_it_is_missed_and_told_when_it_is(toy: Toy) -> None:
    match = toy(MARKET).new(players=3, seed=1, traced=True)
    match.play("rest")
    assert match.view(1)["misses"] == [2, 0, 0]
    match.play("beg")
    assert "misses a turn" not in _told(match)
    match.play("beg")
    assert _told(match).count("Player 1 misses a turn") == 1
    assert match.view(None)["misses"] == [1, 0, 0]


def test_it_is_kept_in_a_copy_and_in_a_save(toy: Toy) -> None:
    game = toy(MARKET)
    match = game.new(players=3, seed=1)
    match.play("shove")
    for other in (match.copy(), game.restore(json.loads(json.dumps(match.save())))):
        for player in (2, 0, 1):
            assert other.decision is not None
            assert other.decision.player == player
            other.play("beg")


def test_nobody_misses_a_turn_where_nobody_takes_any() -> None:
    text = 'game still "Still"\nplayers 2\nsetup: seat 1 misses a turn\nround: nothing happens\nend after 1 round\n'
    _, complaints = compile(SourceFile("still.rules", text))
    assert [(one.code, one.text) for one in complaints] == [
        ("outside_turns", "nobody has a turn to miss: in this game there are no `turns from …`")
    ]
