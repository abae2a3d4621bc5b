"""`pay a run of 3 cards by rank`, where the ranks are names of a kind: they go up in the order in which the kind says them."""

from textwrap import dedent

import pytest

from rulelang.compile import compile
from rulelang.text.source import SourceFile

from .conftest import Holds

STAIRS = """
    game stairs "Stairs"
    players 2
    kind rank: ace, two, three, jack, queen, king
    piece card, plural cards, starts in deck:
      | card  | rank    |
      | o     | ace     |
      | b     | two     |
      | c     | three   |
      | j     | jack    |
      | q     | queen   |
      | k     | king    |
      | blank | nothing |
    zone deck, holds card
    zone hand of each player, holds card
    zone laid of each player, holds card
    round:
      turns from seat 1, 1 each: one of: lay, pile, rest
    action lay "lay a run of three": pay a run of 3 cards by rank from your hand to your laid
    action pile "lay a run": pay a run of 2 or more cards by rank from your hand to your laid
    action rest "rest": nothing happens
    end after 3 rounds
    score total_laid: count of cards in your laid
"""
HELD = {
    "in the order of the kind": """
        given o is in hand of seat 1
        and c is in hand of seat 1
        and j is in hand of seat 1
        and q is in hand of seat 1
        when seat 1 does lay
        then count of cards in laid of seat 1 is 3
        and o is in hand of seat 1
    """,
    "and as many more": """
        given b is in hand of seat 1
        and c is in hand of seat 1
        and j is in hand of seat 1
        and q is in hand of seat 1
        when seat 1 does pile, chooses b, chooses c, chooses j, chooses q
        then count of cards in laid of seat 1 is 4
    """,
    "the last is not followed by the first": """
        given q is in hand of seat 1
        and k is in hand of seat 1
        and o is in hand of seat 1
        refused seat 1 does lay: "it takes a run of 3 cards by rank and the longest there has 2 (there are ace, queen, king)"
    """,
    "what has none of them comes before none": """
        given blank is in hand of seat 1
        and o is in hand of seat 1
        refused seat 1 does pile: "it takes a run of 2 cards by rank and the longest there has 1 (there are ace)"
    """,
}


@pytest.mark.parametrize("case", HELD)
def test_a_run_goes_by_the_order_of_its_kind(holds: Holds, case: str) -> None:
    lines = dedent(HELD[case]).strip().replace("\n", "\n  ")
    holds(f'scenario "{case}"\n  players 2\n  {lines}\n', STAIRS)


FAN = """
    game fan "Fan"
    players 2
    kind suit: hearts, spades
    piece card, plural cards, starts in deck:
      | card   | suit    | rank |
      | h1     | hearts  | 1    |
      | h2     | hearts  | 2    |
      | h3     | hearts  | 3    |
      | h4     | hearts  | 4    |
      | s2     | spades  | 2    |
      | s3     | spades  | 3    |
      | s4     | spades  | 4    |
      | blank2 | nothing | 2    |
      | blank3 | nothing | 3    |
      | blank4 | nothing | 4    |
    zone deck, holds card
    zone hand of each player, holds card
    zone laid of each player, holds card
    round:
      turns from seat 1, 1 each: one of: lay, pile, few, rest
    action lay "lay a run of three": pay a run of 3 cards of one suit by rank from your hand to your laid
    action pile "lay a run": pay a run of 2 or more cards of one suit by rank from your hand to your laid
    action few "lay a small run": pay a run of 2 cards of one suit by rank where its rank is at most 2 from your hand to your laid
    action rest "rest": nothing happens
    end after 3 rounds
    score total_laid: count of cards in your laid
"""
OF_ONE_SUIT = {
    "the others of the suit of the first": """
        given h1 is in hand of seat 1
        and h2 is in hand of seat 1
        and s2 is in hand of seat 1
        and h3 is in hand of seat 1
        and s3 is in hand of seat 1
        when seat 1 does lay
        then h1 is in laid of seat 1
        and h2 is in laid of seat 1
        and h3 is in laid of seat 1
    """,
    "of two runs one begins with its first": """
        given h2 is in hand of seat 1
        and h3 is in hand of seat 1
        and h4 is in hand of seat 1
        and s2 is in hand of seat 1
        and s3 is in hand of seat 1
        and s4 is in hand of seat 1
        when seat 1 does lay, chooses s2
        then s4 is in laid of seat 1
        and count of cards in laid of seat 1 is 3
    """,
    "and as many more of that suit": """
        given h1 is in hand of seat 1
        and h2 is in hand of seat 1
        and h3 is in hand of seat 1
        and s3 is in hand of seat 1
        and s4 is in hand of seat 1
        when seat 1 does pile, chooses h1, chooses h2, chooses h3
        then count of cards in laid of seat 1 is 3
    """,
    "two suits are no run, and it is told which is the longest": """
        given h1 is in hand of seat 1
        and s2 is in hand of seat 1
        and s3 is in hand of seat 1
        and h4 is in hand of seat 1
        refused seat 1 does lay: "it takes a run of 3 cards of one suit by rank and the longest there has 2 (there are 2, 3)"
    """,
    "what has no suit is in no run": """
        given blank2 is in hand of seat 1
        and blank3 is in hand of seat 1
        and blank4 is in hand of seat 1
        and h1 is in hand of seat 1
        refused seat 1 does lay: "it takes a run of 3 cards of one suit by rank and the longest there has 1 (there are 1)"
    """,
    "each of them is such a one, too": """
        given h2 is in hand of seat 1
        and h3 is in hand of seat 1
        then seat 1 may do pile
        and seat 1 may not do few
    """,
}


@pytest.mark.parametrize("case", OF_ONE_SUIT)
def test_a_run_of_one_suit(holds: Holds, case: str) -> None:
    lines = dedent(OF_ONE_SUIT[case]).strip().replace("\n", "\n  ")
    holds(f'scenario "{case}"\n  players 2\n  {lines}\n', FAN)


def test_no_stand_in_is_of_the_suit_of_a_run() -> None:
    text = dedent(FAN).lstrip() + "stand-in blank2: any suit\n"
    _, complaints = compile(SourceFile("fan.rules", text))
    assert "`blank2` stands for any suit, and a run has no stand-ins" in {one.text for one in complaints}


def test_a_circle_has_no_first_and_no_last() -> None:
    text = dedent(STAIRS).lstrip().replace("kind rank:", "kind rank, in a circle:")
    _, complaints = compile(SourceFile("stairs.rules", text))
    assert {(one.code, one.text) for one in complaints} == {
        ("wrong_kind", "a run goes up by one, and `rank` is no number, and no name of a kind that goes from a first to a last")
    }
