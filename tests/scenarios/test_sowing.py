"""A sowing game: the store of the other player is passed by, another turn, a capture, and who keeps what is left."""

from tests.toys import SOWING

from .conftest import Holds

PLAYED = """
scenario "the last seed in one's own store brings another turn"
  players 2
  when seat 1 chooses a3
  then count of seeds in hole of store_a is 1
  and hole of a3 is empty
  and count of seeds in hole of a6 is 5
  and seat 1 may choose a6
  and seat 1 may not choose b6
  when seat 1 chooses a6
  then count of seeds in hole of b4 is 5
  and seat 2 may choose b1

scenario "around the whole board, past the store of the other player"
  players 2
  given count of seeds in hole of a6 is 9
  when seat 1 chooses a6
  then hole of store_b is empty
  and count of seeds in hole of store_a is 1

scenario "the last seed in an empty pit of one's own takes what lies opposite"
  players 2
  given hole of a5 is empty
  when seat 1 chooses a1
  then count of seeds in hole of store_a is 5
  and hole of b5 is empty
  and hole of a5 is empty
  and seat 2 may choose b6

scenario "whoever has seeds left keeps them"
  players 2
  given hole of a1 is empty
  and hole of a2 is empty
  and hole of a3 is empty
  and hole of a4 is empty
  and hole of a5 is empty
  and count of seeds in hole of a6 is 1
  when seat 1 chooses a6
  then the game is over
  and count of seeds in hole of store_b is 24
  and seat 2 wins
"""


def test_it_is_played_as_its_rules_say(holds: Holds) -> None:
    holds(PLAYED, SOWING)
