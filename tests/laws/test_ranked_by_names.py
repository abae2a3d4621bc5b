"""Groups are ranked by names of a kind, in the order in which it says them; what has no such name is left out."""

from __future__ import annotations

import pytest

from tests.conftest import Toy

from .playing import labels

CARDS = """
    game court "Court"
    players 2
    kind rank: ten, jack, queen{circle}
    piece card, plural cards, starts in deck:
      | card | rank    | weight |
      | ash  | jack    | 1      |
      | elm  | ten     | 1      |
      | fir  | queen   | 2      |
      | oak  | queen   | 1      |
      | bare | nothing | 9      |
    zone deck, holds card
    zone heap, holds card
    round:
      turns from seat 1:
        choose a card in deck {said}
        move card to heap
        end game
    score cards: count of cards in heap
    winner: highest total
"""


@pytest.mark.parametrize(
    ("said", "which"),
    [
        ("with the lowest rank", ["elm"]),
        ("with the highest rank", ["fir", "oak"]),
        ("with the highest rank then the lowest weight", ["oak"]),
        ("with the lowest weight then the highest rank", ["oak"]),
        ("whose rank is not ten with the lowest rank", ["ash"]),
    ],
)
def test_the_order_of_the_names_counts_and_what_has_none_does_not(toy: Toy, said: str, which: list[str]) -> None:
    match = toy(CARDS.replace("{said}", said).replace("{circle}", "")).new(players=2, seed=1)
    if len(which) > 1:
        assert labels(match) == which
    else:
        assert match.over
        assert list(match.view(0)["zones"]["heap"]["pieces"]) == which


def test_in_a_circle_no_name_is_the_lowest(toy: Toy) -> None:
    text = (
        CARDS.replace("{said}", "with the lowest rank").replace("kind rank:", "kind rank, in a circle:").replace("{circle}", "")
    )
    with pytest.raises(Exception, match="a number is needed here"):
        toy(text)
