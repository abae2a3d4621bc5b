"""Where rules stop as several are level, and one of them was asked for, it is told how many they are, and by which line."""

import pytest

from interpreter.match.refusal import CannotGoOn
from tests.conftest import Toy

LEVEL = """
game level "Level"
players 2

piece tile, starts in bag:
  | tile | pips | copies |
  | one  | 1    | 4      |
  | two  | 2    | 4      |
zone bag, holds tile
zone hand of each player, holds tile
zone line, holds tile
counter day: 0 at first
counter age of each player: 0 at first

round:
  add 1 to day
  each player: move 2 tiles in bag where its pips is 2 to your hand
  STEP
  turns from seat 1, 1 each: one of: rest, sleep
steps lay (a tile):
  move tile to line
action rest "rest":
  add 1 to your age
  choose a tile in your hand
  do lay tile
action sleep "sleep": add 2 to day
end when day is at least 9
score tiles: count of tiles in your hand
winner: the highest total
"""


@pytest.mark.parametrize(
    ("step", "told"),
    [
        (
            "do lay the tile in hand with the highest pips",
            "there is no such piece: 4 are level, and `do lay the tile in hand with the highest pips` speaks of the only one (",
        ),
        (
            "each player: do lay the tile in your hand with the lowest pips",
            "there is no such piece: 2 are level, and `each",
        ),
        ("move the tile in hand whose pips is 2 to line", "there is no such piece: 4 are such, and `move the tile in hand"),
        ("draw 1 at random from bag to hand of the player with the lowest age", "2 are level, and `draw 1 at random"),
        ("do lay the tile in hand whose pips is 1", "there is no such piece, and no `if that cannot be done"),
    ],
)
def test_it_is_told_that_several_are_level(toy: Toy, step: str, told: str) -> None:
    with pytest.raises(CannotGoOn) as stopped:
        toy(LEVEL.replace("STEP", step)).new(seed=1)
    assert told in str(stopped.value)
