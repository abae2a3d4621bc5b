"""Numbers in steps, turns until all but one have passed, the next one who is such, what has none, empty and occupied spaces."""

import textwrap

import pytest

from rulelang.compile import compile
from rulelang.text.source import SourceFile

from .conftest import Holds

AUCTION = """
    game auction "Auction"
    players 3
    resource coin, plural coins: unlimited
    piece man of each player, plural men, starts in camp: 3
    zone camp of each player, holds man
    grid board: 2 by 2 of man
    counter bid of each player: 0 at first
    counter noted: 0 at first
    role leader: seat 1 at first
    setup:
      each player: gain 12 coins
    round:
      do bidding
      do settling
    phase bidding "the bidding":
      turns from seat 1 until all but one have passed:
        one of: raise, pass, go_home
      noted becomes 0
      each player still in the bidding: add 1 to noted
      next player left of seat 1 with at least 7 coins becomes leader
      if the next player left of seat 1 with the lowest coin is seat 2: add 10 to noted
      each player:
        if you have no coins: add 100 to noted
        if your camp has no men: add 1000 to noted
      if a1 is occupied or not b1 is not occupied: add 100000 to noted
      if nobody has no men in camp: add 10000 to noted
    action raise "raise":
      choose a number from 2 to your coin in steps of 5 where it is more than 1 as offered
      your bid becomes offered
    action go_home "go home": you leave the bidding
    phase settling "settling":
      turns from leader, 1 each:
        one of: settle, jump
    action settle "settle":
      choose an empty space
      move 1 man from your camp to space
    action jump "jump":
      choose an occupied space where there is an empty space next to it
      noted becomes count of empty spaces
    end when there is no empty space in board
"""
HELD = {
    "in steps, from the first on": """
        given coin of seat 1 is 12
        when seat 1 does raise
        then seat 1 may choose 2
        and seat 1 may choose 7
        and seat 1 may choose 12
        and seat 1 may not choose 5
        and seat 1 may not choose 10
    """,
    "all but one have passed, and the last is not asked": """
        when seat 1 does pass
        and seat 2 does raise, chooses 7
        and seat 3 does pass
        then seat 2 may do settle
        and bid of seat 2 is 7
        and leader is seat 2
    """,
    "who has left counts as one who has passed": """
        when seat 1 does go_home
        and seat 2 does pass
        then seat 2 may do settle
    """,
    "two who have not passed go on": """
        when seat 1 does pass
        and seat 2 does raise, chooses 2
        and seat 3 does raise, chooses 2
        then seat 2 may do raise
    """,
    "the next one with so many": """
        given coin of seat 2 is 6
        when seat 1 does pass
        and seat 2 does pass
        then leader is seat 3
    """,
    "the next one of those who have fewest, and who has none": """
        given coin of seat 3 is 0
        and coin of seat 1 is 0
        and camp of seat 3 is empty
        and camp of seat 1 is empty
        and move 1 man from box to camp of seat 1
        when seat 1 does pass
        and seat 2 does pass
        then noted is 1203
    """,
    "nobody is without any": """
        when seat 1 does pass
        and seat 2 does pass
        then noted is 10013
    """,
    "empty and occupied spaces": """
        given at settling, turn of seat 1
        and move 1 man from camp of seat 2 to a1
        then seat 1 may do jump
        when seat 1 does settle
        then seat 1 may not choose a1
        when seat 1 chooses b2
        and seat 2 does jump
        then seat 2 may choose a1
        and seat 2 may choose b2
        and seat 2 may not choose a2
        when seat 2 chooses a1
        then noted is 2
    """,
}


@pytest.mark.parametrize("case", HELD)
def test_it_is_so(holds: Holds, case: str) -> None:
    holds(f'scenario "{case}"\n  players 3\n{textwrap.indent(textwrap.dedent(HELD[case]), "  ")}', AUCTION)


WRONG = {
    "steps of 5 where it": ("steps of 0 where it", "bad_number"),
    "until all but one have passed:": ("until all but two have passed:", "unexpected_word"),
    "count of empty spaces": ("count of empty players", "wrong_kind"),
    "choose an occupied space where": ("choose one of occupied spaces where", "wrong_number"),
    "your camp has no men": ("your camp has no man", "wrong_number"),
    "with the lowest coin is seat 2": ("with the lowest noted is seat 2", "wrong_owner"),
}


@pytest.mark.parametrize("right", WRONG)
def test_what_cannot_be_is_refused(right: str) -> None:
    wrong, code = WRONG[right]
    text = textwrap.dedent(AUCTION).lstrip()
    assert text.count(right) == 1
    _, complaints = compile(SourceFile("auction.rules", text.replace(right, wrong)))
    assert [one.code for one in complaints] == [code]


def test_what_all_choose_unseen_has_no_steps() -> None:
    said = "  everyone at once: secretly choose a number from 0 to 10 in steps of 5 as tip\n  do bidding"
    text = textwrap.dedent(AUCTION).lstrip().replace("  do bidding", said)
    _, complaints = compile(SourceFile("auction.rules", text))
    assert [one.code for one in complaints] == ["only_choices"]
