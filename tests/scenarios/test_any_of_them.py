"""`given move any …` takes, of copies in several places, the nearest that is not there yet; what was put somewhere stays."""

import pytest

from .conftest import Holds, Run

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


PILE = """
    game pile "The pile"
    players 2
    piece card, plural cards, starts in deck:
      | card | copies |
      | ace  | 2      |
      | king | 2      |
    zone deck, holds card, a face-down pile
    zone heap, holds card
    zone hand each player, holds card
    setup: shuffle deck
    round:
      turns from seat 1, 1 each:
        choose a number from 1 to 2 as drawn
        draw (drawn) from deck to your hand
        move all cards in your hand to heap
      end game
    score cards: count of cards in heap
    winner: highest total
"""


@pytest.mark.parametrize(("moved", "place", "drawn"), [("ace", "top", "ace"), ("king", "bottom", "ace"), ("king", "top", "king")])
def test_in_a_pile_what_lies_there_comes_to_its_end_one_after_the_other(holds: Holds, moved: str, place: str, drawn: str) -> None:
    move = f"move any card in deck that is {moved} to {place} of deck"
    holds(
        f"""
        scenario "two of them lie there"
          players 2
          given {move}
          and {move}
          when seat 1 chooses 2
          then (count of cards in heap that are {drawn}) is 2
        """,
        PILE,
    )


def test_a_piece_by_its_name_comes_to_the_top_of_its_pile(holds: Holds) -> None:
    holds(
        """
        scenario "the only knave is drawn"
          players 2
          given move knave to bottom of deck
          and move knave to top of deck
          when seat 1 chooses 1
          then knave is in heap
        """,
        PILE.replace("| king | 2      |", "| king | 2      |\n      | knave | 1 |"),
    )


def test_where_there_is_no_order_nothing_comes_to_where_it_lies(run_toy: Run) -> None:
    report = run_toy(
        """
        scenario "it lies there"
          players 2
          given move any card in heap that is ace to heap
          when seat 1 chooses 2
          then heap is empty
        """,
        PILE.replace("starts in deck", "starts in heap"),
    )
    assert [str(failure.text) for failure in report.failures] == ["there is no such piece that could come to heap"]
