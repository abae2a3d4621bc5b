"""`you have the most`, `all … are yours`, `the card … with the highest rank`, and several that all choose at once."""

import pytest

from rulelang.compile import compile
from rulelang.text.source import SourceFile

from .conftest import Holds

FARM = """
    game farm "The farm"
    players 2 to 3
    resource coin, plural coins: unlimited
    counter fame each player: 0
    piece worker each player, starts in house: 3
    zone house each player, holds worker
    zone field, holds worker
    zone box_1, holds worker
    zones family: house, field
    setup:
      each player: reward: 2 coins
    round:
      turns from seat 1, 1 each: one of: send, dig, boast
    action send "send":
      move 1 of your workers in house to field
    action dig "dig": reward: 1 coin
    action boast "boast":
      if only you have the most workers in family: add 5 to your fame
      else if you have the most workers in family: add 1 to your fame
      if all workers in field are yours: add 10 to your fame
      if only you have the fewest coins: add 100 to your fame
    end after 4 rounds
    score fame: your fame
    winner: the highest total
"""
TRICK = """
    game trick "The trick"
    players 3
    kind suit: clubs, hearts
    kind rank: two, three, four, five, six, seven
    piece card, starts in deck:
      | suit | rank |
      | each | each |
    zone deck, holds card, a face-up pile
    zone hand each player, holds card, contents seen by its owner
    zone played each player, holds card
    zone gone, holds card
    role leader: seat 1
    setup:
      each player: draw 4 from deck to your hand
    round:
      everyone at once:
        secretly choose 2 cards in your hand as passed
      each player: move all cards in your passed to hand of player left of you
      turns from leader, 1 each:
        choose a card in your hand
        move the card to your played
      the owner of the card in played whose suit is suit of top of gone with the highest rank becomes leader
      move all cards in played to gone
    end after 2 rounds
    score led: 1 if you are leader, else 0
    winner: the highest total
"""


def test_who_has_the_most_alone_or_with_others(holds: Holds) -> None:
    holds(
        """
        scenario "all have as many"
          players 3
          when seat 1 does boast
          then fame of seat 1 is 11
        scenario "only one has the most, wherever they are, and the others have more coins"
          players 3
          given move any worker in house of seat 2 to box_1
          and move any worker in house of seat 3 to box_1
          and move any worker in house of seat 1 to field
          and seat 1 has 1 coin
          when seat 1 does boast
          then fame of seat 1 is 115
        scenario "another has more, and one is not the only one on the field"
          players 2
          given move any worker in house of seat 1 to box_1
          and move any worker in house of seat 2 to field
          when seat 1 does boast
          then fame of seat 1 is 0
        """,
        FARM,
    )


def said_of(text: str, was: str, now: str) -> list[str]:
    text = "\n".join(line.removeprefix("    ") for line in text.splitlines()[1:]) + "\n"
    assert was in text
    return [f"{one.title}: {one.text}" for one in compile(SourceFile("m.rules", text.replace(was, now)))[1]]


@pytest.mark.parametrize(
    ("now", "said"),
    [
        ("only you have 2 coins", "`only` is said of who has the most"),
        ("field has the most workers", "a player has the most"),
        ("the most workers in family is 2", "neither who has them nor what they have alike"),
        ("you have the most crows", "there are no `crows`"),
        ("you have the most workers", "pieces lie in a place"),
    ],
)
def test_of_whom_and_of_what_it_is_said(now: str, said: str) -> None:
    assert any(said in one for one in said_of(FARM, "only you have the most workers in family", now))


def test_two_cards_each_go_to_the_left(holds: Holds) -> None:
    holds(
        """
        scenario "each chooses two, another one each time; the highest of the suit leads"
          players 3
          when seat 1 chooses "four of hearts"
          refused seat 1 chooses "four of hearts"
          when seat 1 chooses "five of hearts"
          and seat 2 chooses "six of clubs"
          and seat 2 chooses "seven of clubs"
          and seat 3 chooses "two of clubs"
          and seat 3 chooses "three of clubs"
          then there is a card in hand of seat 2 whose suit is hearts and whose rank is four
          and there is a card in hand of seat 2 whose suit is hearts and whose rank is five
          and count of cards in hand of seat 1 is 4
          when seat 1 chooses "six of hearts"
          and seat 2 chooses "five of hearts"
          and seat 3 chooses "seven of clubs"
          then leader is seat 1
        """,
        TRICK.replace("suit of top of gone", "hearts"),
    )


def test_of_two_that_are_meant_there_is_not_the_one(holds: Holds) -> None:
    holds(
        """
        scenario "two clubs: the club is none of them"
          players 3
          when seat 1 chooses "four of hearts"
          and seat 1 chooses "five of hearts"
          and seat 2 chooses "six of clubs"
          and seat 2 chooses "seven of clubs"
          and seat 3 chooses "two of clubs"
          and seat 3 chooses "three of clubs"
          when seat 1 chooses "two of clubs"
          and seat 2 chooses "two of hearts"
          and seat 3 chooses "seven of clubs"
          then leader is nobody
        """,
        TRICK.replace("suit of top of gone with the highest rank", "clubs"),
    )


@pytest.mark.parametrize(
    ("now", "said"),
    [
        ("choose 2 cards in your hand as passed", "what all choose at once nobody sees"),
        ("secretly choose (players) cards in your hand as passed", "at once a number of them is chosen"),
        ("secretly choose 2 suits as passed", "several pieces are chosen under one name"),
    ],
)
def test_how_several_are_chosen_at_once(now: str, said: str) -> None:
    assert any(said in one for one in said_of(TRICK, "secretly choose 2 cards in your hand as passed", now))


def test_what_was_passed_is_several() -> None:
    told = said_of(TRICK, "move all cards in your passed to", "move your passed to")
    assert any("are several" in one for one in told), told
