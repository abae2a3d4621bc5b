"""Scenarios speak of an automa by its name: what it has, that it wins, and that it neither decides nor sees."""

from __future__ import annotations

import pytest

from .conftest import Holds, Run

RULES = """
    game toll "The toll"
    players 1 to 2
    automa guard "the Guard" if players is 1
    resource coin: 20, at most 6 each player
    role rich: nobody
    piece card, starts in deck: 6
    zone deck, holds card
    zone hand each player, holds card, contents seen by its owner
    round:
      do day
    phase day:
      turns from seat 1, 1 each:
        one of: earn, bribe, rest
        if coin of guard is at least 4: guard wins
    action earn:
      reward: 1 coin
    action rest:
      rich becomes nobody
    action bribe:
      cost: 1 coin to guard
      rich becomes guard
    end when coin on supply is 0
    score coins: your coin
"""


def test_what_it_has_is_given_and_claimed(holds: Holds) -> None:
    holds(
        """
        scenario "it has what a player has"
          players 1
          given guard has 2 coin
          and seat 1 has 1 coin
          and (count of cards in hand of guard) is 2
          when seat 1 does bribe
          then guard has 3 coin
          and rich is guard
          and (count of cards in hand of guard) is 2
          and seat 1 may not see hand of guard
          and guard may not see hand of guard
        scenario "it wins"
          players 1
          given guard has 3 coin
          and seat 1 has 1 coin
          when seat 1 does bribe
          then guard wins
        scenario "a role may be given to it"
          players 1
          given rich is guard
          then rich is guard
        scenario "with two players it is nobody"
          players 2
          given seat 1 has 1 coin
          then guard is nobody
          and coin of guard is 0
          and seat 1 may not do bribe
        """,
        RULES,
    )


@pytest.mark.parametrize(("clause", "why"), [
    ("given guard has 7 coin", "the Guard may have at most 6 coin, not 7"),
    ("given at day, turn of guard", "the Guard takes no turns"),
    ("when guard does earn", "the Guard cannot do earn"),
    ("then guard may see deck", "the Guard does not see deck: an automa sees nothing"),
    ("then rich is guard", "one side is nobody and the other the Guard"),
    ("then coin of guard is 1", "it is 0"),
])  # fmt: skip
def test_what_fails_says_so_by_its_title(run_toy: Run, clause: str, why: str) -> None:
    report = run_toy(f'scenario "fails"\n  players 1\n  {clause}\n', RULES)
    assert why in str(report.failures)
