"""What all choose at once in secret is told when all have chosen, and never before."""

import pytest

from interpreter.match.match import Match
from tests.conftest import Toy
from tests.telling import told_of

BIDS = """
    game bids "Bids"
    players 3
    kind side: north, south
    resource star: unlimited
    counter shown of each player: 0
    piece number_card of each player, starts in hand:
      | value  |
      | 1 to 4 |
    zone hand of each player, holds number_card, contents seen by its owner
    zone played of each player, holds number_card
    score stars: your star + your shown
    round:
      everyone at once: secretly {choice}
      {after}
    end after 2 rounds
"""
BID = "choose a number from 1 to 4 as bid"
STARS = "each player with the highest bid: gain 1 star"


def match_of(toy: Toy, choice: str, after: str, *choices: str) -> Match:
    match: Match = toy(BIDS.format(choice=choice, after=after)).new(players=3, seed=1, traced=True)
    for one in choices:
        match.play(one)
    return match


@pytest.mark.parametrize(
    ("choice", "after", "choices", "text"),
    [
        (BID, STARS, ("2", "4", "3"), ["Player 1 bids 2. Player 2 bids 4. Player 3 bids 3.", "Player 2 gains 1 star."]),
        (
            BID,
            STARS,
            ("2", "4", "4"),
            ["Player 1 bids 2. Player 2 and Player 3 each bid 4.", "Player 2 and Player 3 each gain 1 star."],
        ),
        (
            "choose a number from 1 to 4 as depth",
            "each player with the highest depth: gain 1 star",
            ("2", "4", "3"),
            ["Player 1 chooses 2. Player 2 chooses 4. Player 3 chooses 3.", "Player 2 gains 1 star."],
        ),
        (
            "choose a side",
            "each player where side of it is north: gain 1 star",
            ("north", "south", "north"),
            [
                "Player 1 chooses north. Player 2 chooses south. Player 3 chooses north.",
                "Player 1 and Player 3 each gain 1 star.",
            ],
        ),
    ],
)  # fmt: skip
def test_a_number_or_a_name_is_told_of_each_once_all_have_chosen(
    toy: Toy, choice: str, after: str, choices: tuple[str, ...], text: list[str]
) -> None:
    assert told_of(match_of(toy, choice, after, *choices))[:2] == text


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_before_all_have_chosen_nobody_hears_of_it(toy: Toy, seat: int | None) -> None:
    assert not told_of(match_of(toy, BID, STARS, "2", "4"), seat)
    match = match_of(toy, BID, STARS, "2", "4", "3", "1")
    assert len([line for line in told_of(match, seat) if "bid" in line]) == 1


def test_your_own_is_told_with_the_others(toy: Toy) -> None:
    match = match_of(toy, BID, STARS, "2", "4", "3")
    assert told_of(match, 1)[:2] == ["Player 1 bids 2. You bid 4. Player 3 bids 3.", "You gain 1 star."]


CARD = "choose a number_card in your hand as bid"
CARDS = """each player:
        your shown becomes value of your bid
        move your bid to your played
      each player: gain 1 star"""


def test_a_counter_that_says_what_the_card_shows_is_not_told_beside_the_choice_nor_the_card(toy: Toy) -> None:
    match = match_of(toy, CARD, CARDS, *(f"number_card {n} of Player {seat}" for seat, n in ((1, 2), (2, 4), (3, 3))))
    assert told_of(match)[0] == (
        "Each player chooses in secret. Player 1 moves number card 2 to played. Player 2 moves number card 4 to played. "
        "Player 3 moves number card 3 to played. Each player gains 1 star."
    )


def test_a_counter_that_says_something_else_stands_beside_the_card_of_each(toy: Toy) -> None:
    cards = CARDS.replace("value of your bid", "value of your bid + 1")
    match = match_of(toy, CARD, cards, *(f"number_card {n} of Player {seat}" for seat, n in ((1, 2), (2, 4), (3, 3))))
    assert told_of(match)[0] == (
        "Each player chooses in secret. Player 1 moves number card 2 to played (shown 3). "
        "Player 2 moves number card 4 to played (shown 5). "
        "Player 3 moves number card 3 to played (shown 4). Each player gains 1 star."
    )


ADDED = """each player:
        move your bid to your played
        add value of your bid to your shown
      each player: gain 1 star"""


SET = ADDED.replace("add value of your bid to your shown", "your shown becomes value of your bid")


@pytest.mark.parametrize(("after", "beside"), [(ADDED, " (shown 2)"), (SET, "")])
def test_a_sum_stands_beside_a_card_of_the_same_number(toy: Toy, after: str, beside: str) -> None:
    match = match_of(toy, CARD, after, *(f"number_card {n} of Player {seat}" for seat, n in ((1, 2), (2, 4), (3, 3))))
    assert f"Player 1 moves number card 2 to played{beside}. Player 2" in told_of(match)[0]
