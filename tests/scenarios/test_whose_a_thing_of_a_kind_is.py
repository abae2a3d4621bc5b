"""`your pits`, `other isles`, `you have the most isles`: whose a thing of a kind or a space is says what is called `owner`."""

from textwrap import dedent

from rulelang.compile import compile
from rulelang.text.source import SourceFile

from .conftest import Holds

ISLES = """
    game isles "Isles"
    players 3
    kind pit, in a circle: pit_1 to pit_3, well, hole_1 to hole_3
    table pit:
      | pit              | owner  | toll   | opposite         |
      | pit_1 to pit_3   | seat 1 | 1 to 3 | hole_3 to hole_1 |
      | well             | -      | 0      | -                |
      | hole_1 to hole_3 | seat 2 | -1     | pit_3 to pit_1   |
    kind isle, plural isles: gull, seal, tern
    role owner of each isle: nobody at first
    grid field: 2 by 2 of stone
    piece stone, starts in heap: 4
    zone heap, holds stone
    counter seed of each pit: 1 at first
    counter marks of each isle: 0 at first
    counter height of each space: 0 at first
    value held of each isle: 1 if owner of isle is nobody, else 0
    resource coin, plural coins: 99
    option turn_of: pits, isles
    round:
      turns from seat 1:
        one of: give, take_it, count_them, all_of_them
    action give:
      choose another player as to_whom
      choose one of your pits with at least 1 seed as pit
      seed of pit becomes 0
      choose an isle whose owner is to_whom as there
      marks of there becomes 1
    action take_it:
      choose an isle whose owner is not you
      you become owner of isle
    action count_them:
      if you have the most isles: gain 1 coin
      if only you have the most isles: gain 2 coins
      each player with at least 2 isles: gain 4 coins
      if you have at least 2 isles whose marks is 1: gain 32 coins
      each other player with at least 1 isle whose marks is 1: gain 64 coins
      if player left of you has fewer than 2 pits: gain 8 coins
      if you have no isle whose marks is 0: gain 16 coins
    action all_of_them:
      each of your isles: add 1 to marks of isle
      each other pit: add 1 to seed of pit
      if gull is yours: gain 1 coin
      if all isles are yours: gain 2 coins
    end when there is no pit with at least 1 seed
    score isles: marks of each of your isles
    score pits: count of your pits
    score others: count of other pits
    winner: the highest total
"""


def test_a_column_a_role_and_nobody(holds: Holds) -> None:
    holds(
        """
        scenario "each row stands for its names, and ranges go along"
          players 3
          then toll of pit_2 is 2
          and toll of hole_3 is -1
          and opposite of pit_1 is hole_3
          and opposite of hole_2 is pit_2
          and opposite of well is nothing
          and pits of seat 1 is 3 and pits of seat 2 is 3 and pits of seat 3 is 0
          and others of seat 1 is 3 and others of seat 3 is 6

        scenario "what is nobody's is neither one's own nor another's"
          players 3
          when seat 1 does all_of_them
          then seed of well is 1 and seed of hole_1 is 2 and seed of pit_1 is 1
          and marks of gull is 0 and coin of seat 1 is 0

        scenario "an isle gets an owner, and another one"
          players 3
          given owner of gull is seat 2
          when seat 1 does take_it, chooses seal
          and seat 2 does all_of_them
          then marks of gull is 1 and marks of seal is 0
          and coin of seat 2 is 1
          when seat 3 does take_it, chooses gull
          and seat 1 does all_of_them
          and seat 2 does all_of_them
          then marks of gull is 1 and marks of seal is 1
          and isles of seat 3 is 1 and isles of seat 2 is 0

        scenario "all of them"
          players 3
          given owner of gull is seat 1 and owner of seal is seat 1 and owner of tern is seat 1
          when seat 1 does all_of_them
          then coin of seat 1 is 3
        """,
        ISLES,
    )


def test_one_of_yours_and_of_others(holds: Holds) -> None:
    holds(
        """
        scenario "your own pit, and an isle of somebody else"
          players 3
          given owner of gull is seat 2 and owner of seal is seat 1
          refused seat 1 does give, chooses seat 2, chooses hole_1
          when seat 1 does give, chooses seat 2, chooses pit_1
          then seed of pit_1 is 0 and marks of gull is 1

        scenario "who has no pit cannot give"
          players 3
          given owner of gull is seat 2
          when seat 1 does take_it, chooses seal
          and seat 2 does take_it, chooses tern
          refused seat 3 does give
        """,
        ISLES,
    )


def test_how_many_somebody_has(holds: Holds) -> None:
    holds(
        """
        scenario "the most, at least two, fewer than two"
          players 3
          given owner of gull is seat 1 and owner of seal is seat 1 and owner of tern is seat 2
          when seat 1 does count_them
          then coin of seat 1 is 7
          when seat 2 does count_them
          then coin of seat 1 is 11
          and coin of seat 2 is 8

        scenario "two have as many, and one of them has none that is bare"
          players 3
          given owner of gull is seat 1 and owner of tern is seat 2 and marks of gull is 1
          when seat 1 does count_them
          then coin of seat 1 is 17
          and coin of seat 2 is 0

        scenario "so many that are such"
          players 3
          given owner of gull is seat 1 and owner of seal is seat 1 and owner of tern is seat 2
          and marks of gull is 1 and marks of tern is 1
          when seat 1 does count_them
          then coin of seat 1 is 7
          and coin of seat 2 is 64
          and coin of seat 3 is 0
        """,
        ISLES,
    )


def test_spaces(holds: Holds) -> None:
    holds(
        """
        scenario "a space is whose owner one is"
          players 2
          when seat 1 does mark, chooses a1
          and seat 2 does mark, chooses b1
          then yours of seat 1 is 1
          refused seat 1 does build, chooses b1
          when seat 1 does mark, chooses b2
          then most of seat 1 is 1 and most of seat 2 is 0
          refused seat 2 does build, chooses a2
        """,
        """
        game field "Field"
        players 2
        grid field: 2 by 2 of stone
        piece stone, starts in heap: 4
        zone heap, holds stone
        role owner of each space: nobody at first
        round:
          turns from seat 1:
            one of: mark, build
        action mark:
          choose a space whose owner is nobody
          you become owner of space
        action build:
          choose one of your spaces that is empty
          move 1 stone from heap to space
        end when heap is empty
        score yours: count of your spaces
        score most: 1 if you have the most spaces, else 0
        winner: the highest total
        """,
    )


def complaints(old: str, new: str) -> list[tuple[str, str | None]]:
    assert old in ISLES
    _, found = compile(SourceFile("isles.rules", dedent(ISLES.replace(old, new)).lstrip()))
    return [(one.text, one.hint) for one in found]


def test_nothing_says_whose_it_is() -> None:
    hint = "Say it: `role owner of each isle: nobody at first`, or a column `owner` in `table isle:` where it never changes."
    said = "nothing says whose an isle is, so `your` is said of none"
    assert (said, hint) in complaints("role owner of each isle", "role keeper of each isle")


def test_an_owner_is_a_player() -> None:
    found = complaints("role owner of each isle: nobody at first", "role owner of each isle, a pit: well")
    assert "`owner` of each isle is a pit, and no player, so none of them is anybody's" in [text for text, _ in found]


def test_a_range_holds_as_many_as_there_are_names() -> None:
    found = complaints("hole_3 to hole_1", "hole_2 to hole_1")
    assert [text for text, _ in found] == ["`hole_2 to hole_1` holds 2, and the row is for 3 names"]
