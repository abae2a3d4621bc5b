"""What is compared with several values is one of them; whoever has a card has at least one."""

import textwrap

import pytest

from .conftest import Holds

FAIR = """
    game fair "Fair"
    players 3
    kind suit: clubs, hearts, spades
    piece card, plural cards, starts in deck:
      | card  | suit   | worth |
      | fern  | clubs  | 1     |
      | rose  | hearts | 2     |
      | spade | spades | 3     |
    zone deck, holds card
    zone row, holds card
    zone hand each player, holds card
    counter pot: 0
    counter found: 0
    role leader: nobody
    resource coin, plural coins: 9
    round:
      turns from seat 1:
        one of: look, lay, wait
    action look "look":
      if pot is 2 or 3 or 5: add 1 to found
      if not (pot is 2 or 3): add 10 to found
      if (pot is 2 or 3) and you have a coin: add 100 to found
      if leader is seat 2 or nobody: add 1000 to found
      if seat 2 has a card in hand whose suit is clubs or hearts: add 10000 to found
      if nobody has a coin: add 100000 to found
    action lay "lay":
      choose a card in deck whose suit is clubs or spades
      move card to row
    action wait "wait": gain 1 coin
    end when found is 9
"""
HELD = {
    "the first, and who may be nobody": """
        given pot is 2
        when seat 1 does look
        then found is 101001
    """,
    "the last": """
        given pot is 5
        when seat 1 does look
        then found is 101011
    """,
    "none of them": """
        given pot is 4
        when seat 1 does look
        then found is 101010
    """,
    "one more value, and what stands behind the brackets": """
        given pot is 3
        and seat 1 has 1 coin
        when seat 1 does look
        then found is 1101
    """,
    "a role that neither value names": """
        given leader is seat 3
        when seat 1 does look
        then found is 100010
    """,
    "a role that the first value names": """
        given leader is seat 2
        when seat 1 does look
        then found is 101010
    """,
    "another player has one that is such": """
        given rose is in hand of seat 2
        when seat 1 does look
        then found is 111010
    """,
    "another player has none that is such": """
        given spade is in hand of seat 2
        and fern is in hand of seat 3
        when seat 1 does look
        then found is 101010
    """,
    "a group": """
        when seat 1 does lay, chooses spade
        then fern is in deck
        refused seat 2 does lay, chooses rose
    """,
}


@pytest.mark.parametrize("case", HELD)
def test_one_of_several_values(holds: Holds, case: str) -> None:
    holds(f'scenario "{case}"\n  players 3\n{textwrap.indent(textwrap.dedent(HELD[case]), "  ")}', FAIR)
