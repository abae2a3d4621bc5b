"""A cost that hangs on what a move changes is judged after the move (language, 3.4): it may have become payable, or not to be."""

from __future__ import annotations

import pytest

from interpreter import Match
from tests.conftest import Toy

from .playing import labels

GAME = """\
game after "After"
players 2
counter naps: 0
resource coin: unlimited
resource shell: unlimited
piece card, starts in row:
  | card | price  | copies |
  | ace  | 1 coin | 2      |
zone row, holds card, ordered
zone hand each player, holds card
source helping: card in {helpers}
  provides: 1 coin
  price: 1 shell
setup:
  each player: reward: {held} coin + 9 shell
round:
  turns from seat 1, 1 each:
    one of: take, rest, wait
action take "take":
  choose card in row
  move card to {to}
  cost: {cost}
action rest "rest": naps becomes naps + 1
action wait "wait": naps becomes naps + 2
end when count of cards in row is 0
score coins: your coin
winner: highest total
"""
POSSIBLE, IMPOSSIBLE = ["take", "rest", "wait"], ["rest", "wait"]


def market(toy: Toy, cost: str, held: int, to: str = "your hand", helpers: str = "row where it is new this turn") -> Match:
    return toy(GAME.format(cost=cost, held=held, to=to, helpers=helpers)).new(players=2, seed=1)


def test_it_may_have_become_cheaper(toy: Toy) -> None:
    assert labels(market(toy, "(count of cards in row) coin", held=1)) == POSSIBLE


def test_it_may_have_become_dearer(toy: Toy) -> None:
    assert labels(market(toy, "(count of cards in your hand) coin", held=0)) == IMPOSSIBLE


def test_a_price_of_the_piece_itself_does_not_change(toy: Toy) -> None:
    assert labels(market(toy, "price of card", held=1)) == POSSIBLE
    assert labels(market(toy, "price of card", held=0)) == IMPOSSIBLE
    assert labels(market(toy, "2 coin", held=1)) == IMPOSSIBLE


@pytest.mark.parametrize(
    ("helpers", "offered"), [("your hand", POSSIBLE), ("your hand where it is not new this turn", IMPOSSIBLE)]
)
def test_a_piece_helps_where_it_has_come_to_unless_it_is_new(toy: Toy, helpers: str, offered: list[str]) -> None:
    assert labels(market(toy, "1 coin", held=0, helpers=helpers)) == offered


def test_a_piece_no_longer_helps_where_it_lay(toy: Toy) -> None:
    assert labels(market(toy, "2 coin", held=0, helpers="row")) == IMPOSSIBLE, "there are two, and one of them has gone"
