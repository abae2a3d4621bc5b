"""`the other player`: who is not you, where just two play."""

from textwrap import dedent

from rulelang.compile import compile
from rulelang.text.source import SourceFile

from .conftest import Holds

DUEL = """
    game duel "Duel"
    players 2
    resource coin, plural coins: 12
    role lead: nobody at first
    setup:
      each player: gain 3 coins
    round:
      turns from seat 1:
        one of: give, claim, yield
    action give:
      pay 1 coin to the other player
      if lead is the other player: gain 4 coins
    action claim:
      needs: the other player is not lead
      you become lead
    action yield:
      the other player wins
    end when lead is nobody and there is no player with at least 1 coin
    score coins: your coins
    score ahead, not in the total: 1 if you have more coins than the other player, else 0
    winner: the highest total
"""


def test_who_is_not_you(holds: Holds) -> None:
    holds(
        """
        scenario "of whoever's turn it is, and of whoever is looked at"
          players 2
          when seat 1 does give
          then coin of seat 1 is 2 and coin of seat 2 is 4
          and ahead of seat 1 is 0 and ahead of seat 2 is 1
          when seat 2 does claim
          refused seat 1 does claim
          when seat 1 does give
          then coin of seat 1 is 5 and coin of seat 2 is 5
          when seat 2 does yield
          then seat 1 wins
        """,
        DUEL,
    )


def complaints(old: str, new: str) -> list[str]:
    assert old in DUEL
    return [one.text for one in compile(SourceFile("duel.rules", dedent(DUEL.replace(old, new)).lstrip()))[1]]


def test_where_three_may_play_it_is_not_said_who() -> None:
    found = complaints("players 2", "players 2 to 3")
    assert found
    assert {*found} == {"`the other player` is one where two play, and here 2 to 3 do"}


def test_another_thing_is_chosen_first() -> None:
    said = "`the other coin` is one of several, and it is not said which"
    assert said in complaints("lead is the other player", "lead is the other coin")
