"""A cost in pieces that cannot be paid says what is there and what is missing, in numbers, to whoever sees it."""

from __future__ import annotations

import pytest

from tests.conftest import Toy

SHOP = """
    game shop "Shop"
    players 2
    kind colour: red, blue
    piece card, plural cards, starts in deck:
      | card  | colour  | rank | copies |
      | rose  | red     | 1    | 4      |
      | poppy | red     | 2    | 4      |
      | iris  | blue    | 3    | 4      |
      | gem   | blue    | 5    | 4      |
      | fog   | nothing | 0    | 4      |
      | joker | nothing | 9    | 4      |
      | debt  | blue    | -2   | 4      |
    stand-in joker: any colour
    zone deck, holds card
    zone hand each player, holds card, contents seen by its owner
    zone heap, holds card
    counter high: 4
    role holder: seat 2
    resource point: unlimited
    setup:
      each player:
        SETUP
    round:
      turns from seat 1: one of: buy, idle, rest, trade
    action idle: reward: 1 point
    action rest: reward: 2 point
    action trade: cost: 2 cards of one colour from your hand to heap
    action buy "buy":
      COST
      reward: 1 point
    end when any player where point of it is at least 9
    score points: your point
    winner: highest total
"""


def said(toy: Toy, cost: str, hand: str) -> str:
    steps = [f"move any card in deck where it is {name} to your hand" for name in hand.split()] or ["reward: 1 point"]
    match = toy(SHOP.replace("COST", cost).replace("SETUP", "\n        ".join(steps))).new(players=2, seed=1)
    return match.why_not("buy").partition(": cost:")[0]


@pytest.mark.parametrize(
    ("cost", "hand", "told"),
    [
        ("3 cards from your hand to heap", "rose gem", "it takes 3 cards and there are 2, missing 1"),
        ("1 card from your hand to heap", "", "it takes 1 card and there are 0, missing 1"),
        ("(high) cards from your hand to heap", "gem", "it takes 4 cards and there is 1, missing 3"),
        (
            "3 cards of one colour from your hand to heap",
            "rose iris poppy fog",
            "it takes 3 cards of one colour and there are 2 red, 1 blue, missing 1",
        ),
        (
            "4 cards of one colour from your hand to heap",
            "iris joker rose",
            "it takes 4 cards of one colour and there is 1 red, 1 blue, 1 that stands for any colour, missing 2",
        ),
        (
            "2 cards of one colour from your hand to heap",
            "fog fog",
            "it takes 2 cards of one colour and there are none, missing 2",
        ),
        (
            "2 cards of one rank from your hand to heap",
            "fog rose",
            "it takes 2 cards of one rank and there is 1 with rank 0, 1 with rank 1, missing 1",
        ),
        (
            "2 cards where rank of it is at least 3 from your hand to heap",
            "rose iris",
            "it takes 2 such cards and there is 1, missing 1",
        ),
        (
            "a run of 3 cards by rank from your hand to heap",
            "rose poppy gem gem",
            "it takes a run of 3 cards by rank and the longest there has 2 (there are 1, 2, 5)",
        ),
        ("a run of 2 cards by rank from your hand to heap", "", "it takes a run of 2 cards by rank and there are none"),
        (
            "cards from your hand with a total rank of at least (high * 2) to heap",
            "gem poppy fog debt",
            "it takes cards with a total rank of 8 and they come to 7, missing 1",
        ),
        (
            "cards where it is not gem from your hand with a total rank of at least 4 to heap",
            "gem iris",
            "it takes such cards with a total rank of 4 and they come to 3, missing 1",
        ),
    ],
)  # fmt: skip
def test_what_is_missing_is_told_in_numbers(toy: Toy, cost: str, hand: str, told: str) -> None:
    assert said(toy, f"cost: {cost}", hand) == told


def test_what_is_moved_is_refused_in_the_same_numbers(toy: Toy) -> None:
    told = said(toy, "move 3 cards of one colour from your hand to heap", "rose iris").partition(": move")[0]
    assert told == "it takes 3 cards of one colour and there is 1 red, 1 blue, missing 2"


def test_where_not_all_is_seen_no_number_is_told(toy: Toy) -> None:
    assert said(toy, "cost: 2 cards from hand of holder to heap", "gem") == "there is no card to choose"
    assert said(toy, "cost: cards from hand of holder with a total rank of at least 9 to heap", "gem").startswith("cost: cards")
