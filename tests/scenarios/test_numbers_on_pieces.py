"""A number of each piece is a counter; room that each player has is asked for: the complaint shows the line that plays so."""

from textwrap import dedent

import pytest

from rulelang.compile import compile
from rulelang.text.source import SourceFile

from .conftest import Holds

SHOP = """
    game shop "Shop"
    players 2
    resource coin, plural coins: unlimited
    counter price of each ware: 4 at first
    piece ware, plural wares, starts in store: 6
    zone store, holds ware
    value shelves of each player: 1
    while your coin is at least 5: your shelves is 1 more
    zone stall of each player, holds ware, at most 0 + your shelves
    round:
      turns from seat 1:
        one of: fetch, rest
    action fetch:
      choose a ware in store
      move ware to your stall
      gain (price of ware) coins
    action rest: gain 1 coin
    end when store is empty
    score coins: your coins
    winner: the highest total
"""
ROOM = "count of wares in your stall is less than "


def hints(text: str) -> list[str]:
    return [one.hint or "" for one in compile(SourceFile("shop.rules", dedent(text).lstrip()))[1]]


def test_the_right_line_is_shown() -> None:
    assert f"`needs: {ROOM}0 + your shelves`" in " ".join(hints(SHOP))


@pytest.mark.parametrize("room", ["shelves", "shelves of player", "shelves of each player", "its shelves", "shelves of owner"])
def test_room_of_one_player_is_known_however_it_is_said(room: str) -> None:
    assert f"`needs: {ROOM}your shelves`" in " ".join(hints(SHOP.replace("0 + your shelves", room)))


def test_these_lines_play_what_they_say(holds: Holds) -> None:
    text = SHOP.replace(", at most 0 + your shelves", "").replace(
        "action fetch:", f"action fetch:\n      needs: {ROOM}0 + your shelves"
    )
    holds(
        """
        scenario "one fits"
          players 2
          when seat 1 does fetch
          then coins of seat 1 is 4
          when seat 2 does rest
          refused seat 1 does fetch

        scenario "with five coins two"
          players 2
          when seat 1 does fetch
          and seat 2 does rest
          and seat 1 does rest
          and seat 2 does rest
          and seat 1 does fetch
          then coins of seat 1 is 9
        """,
        text,
    )
