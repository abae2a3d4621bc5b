"""`other`, `another`, `your other` and `the other`: not yours, or not those that were spoken of."""

from collections.abc import Callable

import pytest

from interpreter import Game

from .conftest import Holds

LADDERS = """
    game ladders "Ladders"
    players 2
    dice bone, plural bones, starts in cup: 4 with sides 1 to 6
    zone cup, holds bone
    resource step: unlimited
    resource pair: unlimited
    round:
      turns from seat 1:
        roll all bones in cup
        one of: divide, keep
    action divide "two pairs":
      choose 2 bones in cup as first_pair
      reward: (total shown by bones in first_pair) step
      reward: (10 * total shown by the other bones in cup) step
      if there is another bone in cup that shows 6: reward: 100 step
    action keep "keep one and roll the others":
      choose a bone in cup where there is another bone in cup whose side is its side
      choose one of the other bones in cup whose side is side of bone as twin
      roll all the other bones in cup
      reward: (total shown by other bones in cup) pair
      roll all the other bones in cup
    end when there is a player with at least 9000 step
    score steps: your step
    winner: the highest total
"""
MEN = """
    game men "Men"
    players 2
    kind town, plural towns: ulm, bonn, kiel, lech
    piece man each player, plural men, starts in camp: 3
    zone camp each player, holds man
    zone gate each town, holds man
    grid board: 2 by 2 of man
    counter visits each town: 0
    value rest each town: count of other towns
    resource pea: unlimited
    round:
      turns from seat 1: one of: walk, seek, ride
    action walk:
      choose one of your men in camp
      choose a space in board that is empty
      move man to space
      reward: (count of the other men in camp) pea
      reward: (10 * count of your other men in camp) pea
      reward: (100 * count of other men in board) pea
      each other space in board that is empty as beside: reward: 1000 pea
    action seek:
      choose one of your men in camp
      needs: you have another man in camp
      each of your other men in camp as left_over: move left_over to gate of ulm
    action ride:
      choose a town as from_here
      choose another town as to_there
      each other town: add 1 to visits of town
      add (rest of ulm) to visits of ulm
    end when visits of ulm is 9
    score peas: your pea
    winner: the highest total
"""


def test_the_other_dice_are_those_that_were_not_chosen(holds: Holds) -> None:
    holds(
        """
        scenario "two pairs"
          players 2
          given bones in cup show 1, 2, 4, 5
          when seat 1 does divide
          and seat 1 chooses any bone in cup that shows 1, chooses any bone in cup that shows 4
          then step of seat 1 is 75
        scenario "a six among the others"
          players 2
          given bones in cup show 6, 6, 4, 5
          when seat 1 does divide
          and seat 1 chooses any bone in cup that shows 6, chooses any bone in cup that shows 5
          then step of seat 1 is 211
        scenario "the chosen six is no other"
          players 2
          given bones in cup show 6, 1, 4, 5
          when seat 1 does divide
          and seat 1 chooses any bone in cup that shows 6, chooses any bone in cup that shows 5
          then step of seat 1 is 61
        scenario "those that have a name stay, and the others are rolled"
          players 2
          given bones in cup show 3, 5, 3, 4
          and next rolls: 1, 2, 6, 6, 6, 6, 6
          when seat 1 does keep
          and seat 1 chooses any bone in cup that shows 3
          then pair of seat 1 is 3
        scenario "only one of two that are alike may be kept"
          players 2
          given bones in cup show 3, 5, 3, 4
          when seat 1 does keep
          then you may choose any bone in cup that shows 3
          and you may not choose any bone in cup that shows 4
        """,
        LADDERS,
    )


MARKET = """
    game market "A market"
    players 2
    kind colour: red, blue
    piece card, plural cards, starts in stock:
      | colour | price |
      | red    | 1     |
      | red    | 2     |
      | blue   | 2     |
      | blue   | 4     |
      | red    | 5     |
    zone stock, holds card
    zone display, holds card
    zone town of each player, holds card
    round:
      turns from seat 1: one of: alike, step_up, much_more, wait
    action alike:
      choose a card in display where there is a card in your town whose price is its price
      move card to your town
    action step_up:
      choose a card in display where there is a card in your town whose price is less than its price
      move card to your town
    action much_more:
      choose a card in display where there is no card in your town whose price * 2 is at least its price
      move card to your town
    action wait: nothing happens
    end when display is empty
    score cards: count of cards in your town
    winner: the highest total
"""


def test_its_on_both_sides_is_said_of_two_things(holds: Holds) -> None:
    holds(
        """
        background "at two"
          players 2
          given move any card in stock where its price is 2 and its colour is red to town of seat 1
          and move any card in stock where its price is 1 to display
          and move any card in stock where its price is 2 to display
          and move any card in stock where its price is 4 to display
          and move any card in stock where its price is 5 to display
        scenario "of the same price"
          background "at two"
          when seat 1 does alike
          then there is a card in town of seat 1 whose colour is blue
        scenario "one that costs more"
          background "at two"
          when seat 1 does step_up
          then you may choose any card in display where its price is 4
          and you may not choose any card in display where its price is 2
        scenario "one that costs more than twice as much"
          background "at two"
          when seat 1 does much_more
          then count of cards in display where its price is 5 is 0
        """,
        MARKET,
    )


def test_others_are_those_of_other_players_or_those_that_are_left(holds: Holds) -> None:
    holds(
        """
        scenario "the others are whosever they are, yours are yours, and other men are those of others"
          players 2
          given move 1 man from camp of seat 2 to a2
          when seat 1 does walk
          and seat 1 chooses a1
          then pea of seat 1 is 2124
        scenario "all of yours but one"
          players 2
          when seat 1 does seek
          then count of men in gate is 2
          and count of men in camp of seat 1 is 1
        scenario "another place, and all others"
          players 2
          when seat 1 does ride
          and seat 1 chooses ulm, chooses kiel
          then visits of ulm is 3
          and visits of kiel is 0
          and visits of bonn is 1
        """,
        MEN,
    )


@pytest.mark.parametrize("chosen", ["ulm", "kiel"])
def test_what_was_chosen_is_not_offered_as_another(toy: Callable[[str], Game], chosen: str) -> None:
    match = toy(MEN).new(players=2, seed=1)
    match.play("ride")
    match.play(chosen)
    assert match.decision is not None
    assert chosen not in [option.key for option in match.decision.options]
    assert len(match.decision.options) == 3
