"""What dice show, given and claimed in scenarios."""

from tests.scenarios.conftest import Holds, Run

RULES = """
    game pool "Pool"
    players 2
    dice bone, plural bones, starts in cup: 4 with sides 1 to 6
    dice chip each player, plural chips, starts in home: 2 with sides 1 to 3
    piece stone, plural stones, starts in cup: 1
    zone cup, holds bone and stone
    zone kept, holds bone
    zone home each player, holds chip
    resource coin: 60
    round:
      turns from seat 1:
        may "keep one":
          choose bone in cup where it shows at least 5
          move bone to kept
          reward: (side of bone) coin
        roll all bones in cup
    end when kept is full or count of bones in kept is 4
    score coins: your coin
    winner: highest total
"""


def test_dice_show_what_is_given(holds: Holds) -> None:
    scenarios = """
        scenario "of each die its side, in order"
          players 2
          given bones in cup show 3, 3, 5, 1
          and chips in home of seat 2 show 1, 3
          then bones in cup show 5, 3, 1, 3
          and chips in home of seat 2 show 3, 1
          and chips in home of seat 1 show 1, 1
          and bones in cup where it shows at most 3 show 1, 3, 3
          and you may choose any bone in cup where it shows 5
          and you may not choose any bone in cup where it shows 3
          when you choose any bone in cup where it shows 5
          then bones in kept show 5
          and you have 5 coin

        scenario "also in the midst of play"
          players 2
          given bones in cup show 5, 5, 1, 1
          and next rolls: 2, 6, 2
          when you choose any bone in cup
          then bones in cup show 2, 2, 6
          given bones in cup show 6, 2, 1
          when seat 2 chooses any bone in cup where it shows 6
          then bones in kept show 6, 5
    """
    holds(scenarios, RULES)


def test_what_dice_cannot_show(run_toy: Run) -> None:
    scenarios = """
        scenario "too few"
          players 2
          given bones in cup show 3, 3

        scenario "no such side"
          players 2
          given bones in cup show 3, 3, 7, 1

        scenario "others"
          players 2
          given bones in cup show 3, 3, 5, 1
          then bones in cup show 3, 5, 5, 1

        scenario "none"
          players 2
          then bones in kept show 5
    """
    told = [failure.text for failure in run_toy(scenarios, RULES).failures]
    assert told == [
        "there are 4 such dice, and the sides of 2 are given",
        "bone has no side 7",
        "expected `bones in cup show 3, 5, 5, 1`, but they show 1, 3, 3, 5",
        "there are no such dice",
    ]


def test_only_dice_show_sides(run_toy: Run) -> None:
    scenarios = """
        scenario "a stone"
          players 2
          given stones in cup show 3

        scenario "whoever"
          players 2
          when bones in cup show 3, 3, 3, 3
    """
    (game,) = run_toy(scenarios, RULES).games
    stone, whoever = game.complaints
    assert "only dice are showing a side" in stone
    assert "a `when` says what somebody does" in whoever
