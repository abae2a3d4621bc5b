"""`choose number from 1 to 6 where …`: only numbers that are such are offered; without one the choice cannot be made."""

import textwrap

import pytest

from rulelang.compile import compile
from rulelang.text.source import SourceFile

from .conftest import Holds

BIDDING = """
    game bidding "Bidding"
    players 2
    counter bid: 3
    piece card, plural cards, starts in deck:
      | card | rank |
      | ace  | 1    |
      | four | 4    |
    zone deck, holds card
    round:
      turns from seat 1:
        one of: raise, guess, both, rest
    action raise "raise":
      choose number from 1 to 6 where it is not bid and remainder of it / 2 is 0 as called "how much"
      bid becomes called
    action guess "guess":
      choose number from 1 to count of cards in deck + 3 where any card in deck where its rank is number as rank_said
      bid becomes rank_said
    action both "both":
      choose number from 1 to 3 where it is more than bid as low
      choose number from low to 5 where number is more than low + 1 as high
      bid becomes high * 10 + low
    action rest "rest": bid becomes bid
    end when bid is 999
"""
HELD = {
    "only those that are such": """
        then seat 1 may not do both
        when seat 1 does raise, chooses 4
        then bid is 4
        when seat 2 does raise
        then seat 2 may choose 2
        and seat 2 may choose 6
        and seat 2 may not choose 4
        and seat 2 may not choose 3
        refused seat 2 chooses 4: "bid"
    """,
    "of pieces that are asked about": """
        when seat 1 does guess
        then seat 1 may choose 1
        and seat 1 may not choose 2
        when seat 1 chooses 4
        then bid is 4
    """,
    "the second hangs on the first, and the first on the second": """
        given bid is 1
        when seat 1 does both
        then seat 1 may choose 2
        and seat 1 may choose 3
        when seat 1 chooses 3
        then bid is 53
    """,
}


@pytest.mark.parametrize("case", HELD)
def test_only_numbers_that_are_such_are_chosen(holds: Holds, case: str) -> None:
    holds(f'scenario "{case}"\n  players 2\n{textwrap.indent(textwrap.dedent(HELD[case]), "  ")}', BIDDING)


def test_what_all_choose_unseen_has_no_where() -> None:
    said = "  everyone at once: secretly choose number from 1 to 3 where it is not 2 as tip\n  turns from seat 1:"
    text = textwrap.dedent(BIDDING).lstrip().replace("  turns from seat 1:", said)
    _, complaints = compile(SourceFile("bidding.rules", text))
    assert [one.code for one in complaints] == ["only_choices"]
