"""`leader gains 5 points`, `owner of card pays 1 coin to you`: somebody does what `you` would, with what is its own."""

from collections.abc import Callable
from textwrap import dedent

from interpreter import Game
from rulelang.compile import compile
from rulelang.text.source import SourceFile
from tests.telling import told_of

from .conftest import Holds

INN = """
    game inn "Inn"
    players 2 to 3
    automa bank "the Bank", not ranked
    kind good: wine, bread
    resource good: 20 of each, at most 4 each player
    resource coin, plural coins: unlimited
    counter bid of each player: 1 at first
    role leader: seat 2 at first
    role bidder: nobody at first
    piece card, starts in deck: 12
    zone deck, holds card, a face-down pile
    zone hand of each player, holds card, contents seen by its owner
    zone table, holds card
    setup:
      each player: gain 3 coins + 1 wine + 1 bread
      bank gains 9 coins
    round:
      turns from seat 1, 1 each:
        one of: toast, tip, fine, deal, offer, rob, treat, wait
      leader gains 1 coin
    action toast: bidder gains 2 coins
    action tip: player left of you pays 1 coin to you
    action fine:
      leader pays (bid of leader) coins as far as possible
      leader gains (its bid) wine
    action deal:
      player left of you draws 2 from deck to its hand
      bank draws 1 from deck to its hand
    action offer:
      you become bidder
      leader pays any 1 good to you
    action rob: bank pays 2 coins to you
    action treat:
      each other player: leader pays 1 coin to you
    action wait: nothing happens
    end after 6 rounds
    score coins: your coins
    winner: the highest total
"""


def test_whose_it_is(holds: Holds) -> None:
    holds(
        """
        scenario "nobody gains nothing, and who bids gains"
          players 2
          given coin of seat 1 is 3
          when seat 1 does toast
          then coin of seat 1 is 3
          and coin of seat 2 is 3

        scenario "whoever it is gains, not whose turn it is"
          players 2
          given bidder is seat 2
          when seat 1 does toast
          then coin of seat 2 is 5
          and coin of seat 1 is 3

        scenario "from the left, to you"
          players 3
          when seat 1 does tip
          then coin of seat 1 is 4
          and coin of seat 2 is 2
          and coin of seat 3 is 3

        scenario "who cannot pay is not asked"
          players 2
          given coin of seat 2 is 0
          then seat 1 may not do tip

        scenario "its is of whoever does it"
          players 2
          given bid of seat 2 is 2
          and coin of seat 2 is 1
          when seat 1 does fine
          then coin of seat 2 is 0
          and wine of seat 2 is 3
          and wine of seat 1 is 1

        scenario "to its own hand, and an automa draws too"
          players 3
          when seat 1 does deal
          then count of cards in hand of seat 2 is 2
          and count of cards in hand of seat 1 is 0
          and count of cards in hand of bank is 1

        scenario "who pays chooses"
          players 2
          when seat 1 does offer
          and seat 2 pays 1 bread
          then bread of seat 1 is 2
          and wine of seat 2 is 1

        scenario "an automa pays and gains"
          players 2
          when seat 1 does rob
          then coin of bank is 7
          and coin of seat 1 is 5

        scenario "you are whoever does what is around it"
          players 3
          when seat 1 does treat
          then coin of seat 2 is 2
          and coin of seat 3 is 4
          and coin of seat 1 is 3
        """,
        INN,
    )


def test_it_is_told_of_whoever_it_is(toy: Callable[[str], Game]) -> None:
    match = toy(INN).new(players=2, seed=1, traced=True)
    match.play("tip")
    for seat, told in (
        (None, "Player 1 chooses tip. Player 2 pays 1 coin to Player 1."),
        (1, "Player 1 chooses tip. You pay 1 coin to Player 1."),
    ):
        assert told_of(match, seat)[-1] == told


def complaints(old: str, new: str) -> list[str]:
    assert old in INN
    return [one.text for one in compile(SourceFile("inn.rules", dedent(INN.replace(old, new)).lstrip()))[1]]


def test_nobody_draws_to_the_hand_of_another() -> None:
    found = complaints("draws 2 from deck to its hand", "draws 2 from deck to your hand")
    assert found == ["`your hand` is a place of yours, and it is `player left of you` that draws"]


def test_only_somebody_does_a_step() -> None:
    assert complaints("bidder gains 2", "deck gains 2") == ["a player is needed here, and `deck` is a place"]
