"""What lies on what in a chain: `dishes on wasabi`, `it lies on a dish`, `dish under it`, in groups, values and conditions."""

import pytest

from rulelang.compile import compile
from rulelang.text.source import SourceFile

from .conftest import Holds

DISHES = """
    game sushi "Sushi"
    players 2
    piece dish, plural dishes, starts in deck:
      | dish   | worth | copies |
      | wasabi | 0     | 4      |
      | egg    | 1     | 6      |
      | squid  | 3     | 6      |
    zone deck, holds dish, a face-down pile
    zone hand each player, holds dish, contents seen by its owner
    chain front each player: dish goes on another where another is wasabi and dish is not wasabi, carries 1
    setup:
      shuffle deck
      each player: draw 5 from deck to your hand
    round:
      turns from seat 1, 1 each:
        choose a dish in your hand
        choose a place for dish in your front as spot
        move dish to spot
        if dish lies on wasabi: reward: 1 coin
        if dish lies on a dish whose worth is 0: reward: 1 coin
        if not dish lies on nothing: reward: 1 coin
        if dish under dish is wasabi: reward: 1 coin
    resource coin, plural coins: unlimited
    end after 5 rounds
    score dishes: sum of (3 * its worth if it lies on wasabi, else its worth) for each dish in your front
    score topped: count of dishes on wasabi
    score bare: count of dishes in your front where it is wasabi and there is no dish on it
    score mine: sum of worth of it for each dish in your front that lies on a dish
    score coins: your coin
"""


def test_what_lies_on_a_piece_is_asked_of_either(holds: Holds) -> None:
    holds(
        """
        scenario "squid beside wasabi"
          players 2
          given move wasabi to front of seat 1
          and move squid to front of seat 1
          and move egg to front of seat 1
          then topped of seat 1 is 0 and bare of seat 1 is 1 and dishes of seat 1 is 4
        scenario "squid on wasabi"
          players 2
          given move wasabi to front of seat 1
          and move squid to wasabi
          and move egg to front of seat 1
          then topped of seat 1 is 1 and bare of seat 1 is 0 and dishes of seat 1 is 10 and mine of seat 1 is 3
          and topped of seat 2 is 1 and mine of seat 2 is 0
        scenario "asked when laid"
          players 2
          given move wasabi to front of seat 1
          and move squid to hand of seat 1
          when seat 1 chooses squid
          and seat 1 chooses wasabi
          then coin of seat 1 is 4
        scenario "asked when laid on the table"
          players 2
          given move wasabi to front of seat 1
          and move squid to hand of seat 1
          when seat 1 chooses squid
          and seat 1 chooses "beside the others"
          then coin of seat 1 is 0
        """,
        DISHES,
    )


def test_under_the_one_under_it_and_what_lies_on_a_certain_one(holds: Holds) -> None:
    holds(
        """
        scenario "three on each other"
          players 2
          given move any dish in deck where it is wasabi to front of seat 1
          and move squid to wasabi
          and move egg to squid
          when seat 2 does look
          then coin of seat 2 is 111
          and coin of seat 1 is 0
        """,
        """
        game stacks "Stacks"
        players 2
        piece dish, plural dishes, starts in deck:
          | dish   | worth | copies |
          | wasabi | 0     | 1      |
          | egg    | 1     | 1      |
          | squid  | 3     | 1      |
        zone deck, holds dish
        chain front each player: dish goes on another where worth of another is 0 or worth of dish is 1, carries 1
        resource coin: unlimited
        round:
          turns from seat 2, 1 each: one of: look, rest
        action rest "rest": nothing happens
        action look "look":
          each dish in front whose worth is 1:
            if the dish under the dish under dish is wasabi: reward: 1 coin
          each dish in front that is wasabi as low:
            if there is a dish on low whose worth is 3: reward: 10 coin
            if there is a dish on low whose worth is 1: reward: 1000 coin
          if count of dishes in front where not it lies on nothing is 2: reward: 100 coin
        end after 1 round
        score coins: your coin
        winner: the highest total
        """,
    )


def said_of(was: str, now: str) -> list[str]:
    text = "\n".join(line.removeprefix("    ") for line in DISHES.splitlines()[1:]) + "\n"
    assert was in text
    text = text.replace(was, now).replace("zone deck", "piece lid: 4\nzone lids, holds lid\nzone deck")
    return [f"{one.title}: {one.text}" for one in compile(SourceFile("m.rules", text))[1]]


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ("if dish lies on wasabi", "if dish lies on lid", "class"),
        ("if dish lies on wasabi", "if dish lies on a lid", "no chain holds both"),
        ("if dish lies on wasabi", "if seat 1 lies on wasabi", "only pieces"),
        ("if dish under dish is wasabi", "if lid under dish is nothing", "no chain holds both"),
        ("if dish under dish is wasabi", "if the dish 2 steps under dish is wasabi", "what it lies on"),
        ("count of dishes on wasabi", "count of lids on wasabi", "no chain holds both"),
    ],
)
def test_what_is_asked_of_what_never_lies_there(was: str, now: str, said: str) -> None:
    assert any(said in one for one in said_of(was, now)), said_of(was, now)
