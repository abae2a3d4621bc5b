"""A scenario lays tiles on grids by their law, names spaces and turns that somebody chooses, and hears why one does not fit."""

from __future__ import annotations

from pathlib import Path

from .conftest import Holds, Run

TOYS = Path(__file__).resolve().parents[1] / "toys"
PIPES = (TOYS / "pipes.rules").read_text(encoding="utf-8")
QUILT = (TOYS / "quilt.rules").read_text(encoding="utf-8")


def test_tiles_are_chosen_a_place_and_a_turn(holds: Holds) -> None:
    holds(
        """
        background "a pipe lies on the spring"
          players 2
          given at play, turn of seat 1
          and upper is in ground of seat 1
          and move pipe to b3 of seat 1

        scenario "where, and then how"
          background "a pipe lies on the spring"
          given next draws: bend
          when seat 1 chooses b4, chooses upside down
          then any tile in garden of seat 1 where it is upside down
          and b4 of seat 1 is not empty

        scenario "with one way to lie nobody is asked"
          background "a pipe lies on the spring"
          given next draws: well
          when seat 1 chooses b2
          then any tile in b2 of seat 1 where it is upright

        scenario "turns after which it looks the same are one"
          background "a pipe lies on the spring"
          given next draws: cross
          when seat 1 chooses b2
          then any tile in b2 of seat 1 where it is upright and it is turned left

        scenario "one that fits nowhere is thrown away"
          players 2
          given at play, turn of seat 1
          and upper is in ground of seat 1
          and move well to b3 of seat 1 turned right
          and move well to c3 of seat 1 turned left
          and next draws: cross, cross
          when seat 2 chooses c2
          then count of tiles in heap is 1

        scenario "why it does not fit"
          background "a pipe lies on the spring"
          given next draws: bend
          refused seat 1 chooses c4: "nothing lies beside c4"
          refused seat 1 chooses b3: "b3 is full"
          when seat 1 chooses b2
          refused seat 1 chooses turned right: "pipe there shows water"

        scenario "the first lies on the spring"
          players 2
          given at play, turn of seat 1
          and upper is in ground of seat 1
          and next draws: bend
          refused seat 1 chooses c3: "the first piece in garden lies on b3"
        """,
        PIPES,
    )


def test_some_are_laid_as_they_are_printed(holds: Holds) -> None:
    holds(
        """
        scenario "a band goes above a plain patch, and not to its right"
          players 2
          given at sewing, turn of seat 1
          when seat 1 does sew, chooses plain, chooses a1
          and seat 2 does sew, chooses band
          refused seat 2 chooses b1: "band would show silk in the west, and plain there shows linen"
          when seat 2 chooses a2
          then any patch in quilt where it is band

        scenario "plants of several sorts only touch"
          players 2
          given at sewing, turn of seat 1
          and move 1 tree from shed of seat 1 to a1 of seat 1
          when seat 1 does plant_one, chooses bush
          refused seat 1 chooses b2: "nothing lies beside b2"
          when seat 1 chooses b1
          then any bush in b1 of seat 1

        scenario "what is moved counts as lifted"
          players 2
          given at sewing, turn of seat 1
          and move 1 tree from shed of seat 1 to a1 of seat 1
          refused seat 1 does move_one: "there is nowhere to lay it"
        """,
        QUILT,
    )


def test_what_is_given_keeps_the_law(run_toy: Run) -> None:
    report = run_toy(
        """
        scenario "it touches another side"
          players 2
          given upper is in ground of seat 1
          and move pipe to b3 of seat 1
          and move pipe to b4 of seat 1 turned right
          then players is 2

        scenario "the border"
          players 2
          given upper is in ground of seat 1
          and move pipe to b3 of seat 1
          and move pipe to b4 of seat 1
          then players is 2

        scenario "not the first space"
          players 2
          given upper is in ground of seat 1
          and bend is in a1 of seat 1
          then players is 2
        """,
        PIPES,
    )
    assert [failure.text for failure in report.failures] == [
        "pipe would show earth in the south, and pipe there shows water",
        "pipe would show water in the north, and the border is earth",
        "the first piece in garden lies on b3",
    ]
