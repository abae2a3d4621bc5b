"""`given move any …` takes, of copies in several places, the nearest that is not there yet; what was put somewhere stays."""

from .conftest import Holds

KENNEL = """
    game kennel "The kennel"
    players 2
    piece dog, starts in pound:
      | dog   | height | copies |
      | hound | 60     | 3      |
      | boxer | 50     | 2      |
      | pug   | 30     | 1      |
    zone pound, holds dog
    zone park, holds dog
    zone lap each player, holds dog
    round:
      turns from seat 1, 1 each:
        choose dog in pound
        move dog to your lap
    end when park is empty and pound is empty
    score dogs: count of dogs in your lap
    winner: highest total
"""
MOVE = "move any dog where it is hound to lap of seat 2"


def test_what_lies_for_all_comes_before_what_somebody_has(holds: Holds) -> None:
    holds(
        f"""
        scenario "it stays where it was put"
          players 2
          given move any dog where it is hound to lap of seat 1
          and {MOVE}
          then count of dogs in lap of seat 1 is 1
          and count of dogs in lap of seat 2 is 1
          and count of dogs in pound is 4
        """,
        KENNEL,
    )


def test_what_somebody_has_comes_next_and_what_is_there_already_or_out_of_the_game_never(holds: Holds) -> None:
    holds(
        f"""
        scenario "from the pound, then from a lap"
          players 2
          given move any dog in pound where it is hound to box
          and move any dog in pound where it is hound to lap of seat 1
          and {MOVE}
          then count of dogs in lap of seat 1 is 1
          given {MOVE}
          then count of dogs in lap of seat 1 is 0
          and count of dogs in lap of seat 2 is 2
          and count of dogs in box is 1
        """,
        KENNEL,
    )
