"""Areas in scenarios: laid by hand, asked about, completed, taken apart, and chosen by their name or a space of theirs."""

from __future__ import annotations

from .conftest import Holds, Run

PONDS = """
    game ponds "Ponds and roads"
    players 2
    kind land: meadow, pond, road
    piece tile, starts in bag:
      | tile   | north  | east    | south  | west   | fish | split   | copies |
      | end_n  | pond   | meadow  | meadow | meadow | 1    | nothing | 4      |
      | end_s  | meadow | meadow  | pond   | meadow | 2    | nothing | 4      |
      | middle | pond   | meadow  | pond   | meadow | 0    | nothing | 4      |
      | across | meadow | pond    | meadow | pond   | 0    | nothing | 4      |
      | cross  | road   | road    | road   | road   | 0    | road    | 3      |
      | corner | road   | road    | meadow | meadow | 0    | nothing | 4      |
      | bank   | pond   | nothing | pond   | meadow | 0    | nothing | 2      |
    zone bag, holds tile
    zone out, holds tile
    grid district each player: 4 by 4 of tile
    areas estate in district by land, apart where split of tile is land, complete when open_sides of it is 0 and its land is pond
    resource coin: unlimited
    resource fish: unlimited
    round:
      turns from seat 1:
        do go
    action go "go":
      one of:
        "build":
          choose tile in bag
          choose space in your district where it is empty
          move tile to space
        "sell":
          choose estate in your district where size of it is at least 2 "which to sell"
          reward: (size of estate) coin
          move all tiles in estate to out
        "look": reward: (count of estates in your district) coin
        "stop": you win
    when estate is completed in district: reward: (size of estate) coin + (sum of fish of it for each tile in estate) fish
    score coins: your coin
    winner: highest total
"""


def test_tiles_are_joined_by_sides_of_one_kind(holds: Holds) -> None:
    holds(
        """
        scenario "two ends and what is between are one"
          players 2
          given b2 of seat 1 is empty
          and move any tile in bag where it is end_n to b1 of seat 1
          and move any tile in bag where it is middle to b2 of seat 1
          and move any tile in bag where it is end_s to b4 of seat 1
          then count of estates in district of seat 1 where land of it is pond is 2
          and any estate in district of seat 1 where size of it is 2 and open_sides of it is 1
          and count of estates in b2 of seat 1 where land of it is meadow is 1
          when seat 1 chooses "build", chooses middle, chooses b3
          then any estate in district of seat 1 where size of it is 4 and open_sides of it is 0 and it is complete
          and coin of seat 1 is 4
          and fish of seat 1 is 3
          and no estate in district of seat 2

        scenario "sides of two kinds meet: what meets is closed, and not joined"
          players 2
          given move any tile in bag where it is end_n to b1 of seat 1
          and move any tile in bag where it is across to b2 of seat 1
          then count of estates in district of seat 1 where land of it is pond is 2
          and any estate in district of seat 1 where size of it is 1 and open_sides of it is 0 and it is complete

        scenario "a side of nothing is of no area"
          players 2
          given move any tile in bag where it is bank to b1 of seat 1
          then count of estates in b1 of seat 1 is 2
          and count of estates in b2 of seat 1 is 0
        """,
        PONDS,
    )


def test_sides_of_one_kind_may_be_apart_on_a_tile(holds: Holds) -> None:
    holds(
        """
        scenario "four roads begin at a crossing"
          players 2
          given move any tile in bag where it is cross to b2 of seat 1
          then count of estates in b2 of seat 1 is 4
          and count of estates in b2 of seat 1 where size of it is 1 is 4
          and count of estates in b2 of seat 1 where open_sides of it is 1 is 4

        scenario "a road that comes back is of as many tiles as it is on"
          players 2
          given move any tile in bag where it is cross to b1 of seat 1
          and move any tile in bag where it is cross to c2 of seat 1
          and move any tile in bag where it is corner to b2 of seat 1
          then count of estates in b2 of seat 1 where land of it is road is 1
          and any estate in district of seat 1 where size of it is 2 and land of it is road and open_sides of it is 1
        """,
        PONDS,
    )


def test_an_area_lies_across_lines(holds: Holds) -> None:
    holds(
        """
        scenario "two joined tiles, one on each side"
          players 2
          given move any tile in bag where it is across to a1 of seat 1
          and move any tile in bag where it is across to b1 of seat 1
          and move any tile in bag where it is across to c1 of seat 1
          and move any tile in bag where it is middle to d1 of seat 1
          and move any tile in bag where it is across to a2 of seat 1
          then any estate in a1 of seat 1 where it lies across columns 1 to 2
          and any estate in a1 of seat 1 where it lies across columns 3 to 1
          and no estate in district of seat 1 where land of it is pond and it lies across columns 3 to 4
          and no estate in district of seat 1 where land of it is pond and it lies across rows 1 to 2
          and no estate in district of seat 1 where it lies across columns 0 to 1
          and no estate in district of seat 1 where it lies across columns 4 to 5
          and count of estates in district of seat 1 where it lies across columns 2 to 3 is 1
        """,
        PONDS,
    )


def test_areas_are_chosen_by_name_by_a_space_or_by_what_they_are(holds: Holds) -> None:
    before = """
          players 2
          given move any tile in bag where it is end_n to b1 of seat 1
          and move any tile in bag where it is middle to b2 of seat 1
          and move any tile in bag where it is across to c4 of seat 1
          and move any tile in bag where it is across to d4 of seat 1
    """
    ways = ['"pond at b1"', "b1", "any estate in district where open_sides of it is 1 and land of it is pond"]
    scenarios = "".join(
        f"""
        scenario "way {number}"{before}      when seat 1 chooses "sell", chooses {way}
          then coin of seat 1 is 2
          and count of tiles in out is 2
          and count of estates in district of seat 1 where land of it is pond is 1
    """
        for number, way in enumerate(ways)
    )
    holds(scenarios, PONDS)


def test_a_space_of_several_areas_does_not_say_which(run_toy: Run) -> None:
    report = run_toy(
        """
        scenario "pond or meadow"
          players 2
          given move any tile in bag where it is end_n to b1 of seat 1
          and move any tile in bag where it is end_n to a1 of seat 1
          and move any tile in bag where it is middle to b2 of seat 1
          when seat 1 chooses "sell", chooses b1
          then coin of seat 1 is 2
        """,
        PONDS,
    )
    assert [failure for failure in report.failures if "could mean several options" in str(failure)]


HERDS = """
    game herds "Herds"
    players 2
    piece cow, starts in stable: 6
    piece pig, starts in stable: 4
    pieces animal: cow, pig
    zone stable
    grid meadow each player: 4 by 4 of animal
    areas herd in meadow by owner, complete when size of it is at least 3
    resource coin: unlimited
    resource gem: unlimited
    round:
      turns from seat 1, 1 each:
        one of:
          "keep":
            choose animal in stable
            choose space in your meadow where it is empty
            move animal to space
          "release":
            choose animal in your meadow
            reward: (size of herd of animal) gem
            move animal to stable
          "stop": you win
    when herd is completed in meadow: reward: 1 coin
    score coins: your coin
    winner: highest total
"""


def test_pieces_without_sides_are_joined_by_whose_they_are(holds: Holds) -> None:
    holds(
        """
        scenario "complete as the line says, once, until it is that no more"
          players 2
          given move any cow in stable to b1 of seat 1
          and move any pig in stable to b2 of seat 1
          and move any cow in stable to b4 of seat 1
          when seat 1 chooses "keep", chooses cow, chooses c1
          then coin of seat 1 is 1
          and count of herds in meadow of seat 1 is 2
          and count of herds in meadow of seat 2 is 0
          when seat 2 chooses "keep", chooses cow, chooses a1
          and seat 1 chooses "keep", chooses cow, chooses b3
          then coin of seat 1 is 1
          and count of herds in meadow of seat 1 is 1
          and any herd in b4 of seat 1 where size of it is 5

        scenario "two that fall apart were one that was complete"
          players 2
          given move any cow in stable to a1 of seat 1
          and move any cow in stable to b1 of seat 1
          and move any cow in stable to c1 of seat 1
          when seat 1 chooses "release", chooses any cow in b1 of seat 1
          then gem of seat 1 is 3
          and coin of seat 1 is 0
          and count of herds in meadow of seat 1 where it is not complete is 2
        """,
        HERDS,
    )


BOARD = """
    game board "A board"
    players 2
    piece man each player, plural men, starts in home: 6
    zone home each player
    zone prison
    grid board: 4 by 4 of man
    areas group in board by owner, complete when open_sides of it is 0
    areas bridge in board by owner, complete when it lies across rows 1 to 4
    resource star: unlimited
    round:
      turns from seat 1, 1 each:
        one of:
          "lay":
            choose space in board where it is empty
            move 1 man from your home to space
          "shift":
            choose your man in board
            choose space in board where it is empty
            move man to space
          "stop": you win
    when group is completed in board: move all men in group to prison
    when bridge is completed in board: reward: 1 star
    score stars: your star
    winner: highest total
"""


def test_stones_are_surrounded_and_bridges_span_the_board(holds: Holds) -> None:
    holds(
        """
        scenario "the last free side is taken: edges are none"
          players 2
          given move any man in home of seat 1 to a1
          and move any man in home of seat 1 to a2
          and move any man in home of seat 2 to b1
          and move any man in home of seat 2 to b2
          when seat 1 chooses "lay", chooses d4
          and seat 2 chooses "lay", chooses a3
          then count of men in prison is 2
          and count of groups in board is 3
          and count of groups in board where owner of it is seat 1 is 1

        scenario "one that moves along is of the same area as before"
          players 2
          given move any man in home of seat 1 to a1
          and move any man in home of seat 1 to a2
          and move any man in home of seat 1 to a3
          when seat 1 chooses "shift", chooses any man in a1, chooses a4
          then star of seat 1 is 0
          and any group in board where size of it is 3 and open_sides of it is 4

        scenario "from the first row to the last"
          players 2
          given move any man in home of seat 1 to a1
          and move any man in home of seat 1 to a2
          and move any man in home of seat 1 to a4
          when seat 1 chooses "lay", chooses a3
          then star of seat 1 is 1
        """,
        BOARD,
    )
