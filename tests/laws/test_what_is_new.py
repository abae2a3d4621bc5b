"""A piece is new this turn (or action) where it came in it, whichever way it came, and nowhere else."""

from __future__ import annotations

import pytest

from interpreter import Match
from tests.conftest import Toy

from .playing import choose

GAME = """\
game news "News"
players 2
counter news: 0
counter old: 0
piece card, starts in deck: 9
zone deck, holds card, ordered, contents seen by everyone
piece stone, starts in bowl: 2
zone bowl, holds stone and card
zone row, holds card, ordered
zone queue, holds card, in line
zone heap, holds card
setup:
  draw 2 from deck to row
  draw 1 from deck to heap
  draw 1 from deck to heap
  draw 1 from deck to bowl
round:
  turns from seat 1, 1 each: do act
action act "act":
  {step}
  news becomes count of cards in {place} where it is new this turn
  old becomes count of cards in {place} where it is not new this turn
  choose number from 1 to 2 as naps
end when old is 99
winner: highest total
"""
COMES = {
    "draw 1 from deck to row": ("row", 1, 2),
    "draw 2 from deck to row": ("row", 2, 2),
    "draw 1 at random from heap to row": ("row", 1, 2),
    "move 1 card from heap to row": ("row", 1, 2),
    "move 2 cards from row to queue": ("queue", 2, 0),
    "move 1 card from bowl to row": ("row", 1, 2),
    "move 1 card from row to top of deck": ("deck", 1, 4),
    "move all cards in heap to row": ("row", 2, 2),
    "move top of row to bottom of deck": ("deck", 1, 4),
    "put top of row in place of top of deck": ("deck", 1, 3),
    "shuffle row": ("row", 0, 2),
    "move top of row to row": ("row", 0, 2),
}


def counted(match: Match) -> tuple[int, int]:
    counters = match.view(None)["counters"]
    return counters["news"], counters["old"]


@pytest.mark.parametrize("step", COMES)
def test_what_came_this_turn_is_new(toy: Toy, step: str) -> None:
    place, news, old = COMES[step]
    match = toy(GAME.format(step=step, place=place)).new(players=2, seed=1)
    assert counted(match) == (news, old)


def test_it_is_so_until_the_turn_is_over(toy: Toy) -> None:
    step = "if news is 0: draw 1 from deck to row"
    match = toy(GAME.format(step=step, place="row")).new(players=2, seed=1)
    assert counted(match) == (1, 2)
    choose(match, 1)
    assert counted(match) == (0, 3)
