"""Law 3.4: an option is offered only if its mandatory rest has a way through; after chance the rules say what happens instead."""

from __future__ import annotations

import pytest

from interpreter import Refusal
from tests.conftest import Toy

from .playing import choose, labels


def test_an_option_whose_later_cost_cannot_be_paid_is_not_offered(toy: Toy) -> None:
    match = toy("""
        game deep "Deep"
        players 1
        resource coin: 9
        table offer:
          | offer | price | extra |
          | cheap | 1     | 1     |
          | fair  | 2     | 1     |
          | dear  | 2     | 3     |
          | huge  | 1     | 9     |
        setup:
          each player: reward: 4 coin
        round:
          turns from seat 1:
            do buy
            do rest
        action buy "buy":
          choose offer
          cost: (price of offer) coin
          do deliver offer
        action deliver (an offer) "deliver":
          cost: (extra of offer) coin
        action rest "rest":
          choose number from 1 to 2 as naps
        end when your coin is 0
    """).new(players=1, seed=1)
    assert labels(match) == ["cheap", "fair"], "huge costs 1 + 9 of 4 coins, and dear costs 2 + 3"


def test_the_search_looks_through_choices_that_must_be_made_together(toy: Toy) -> None:
    match = toy("""
        game pairs "Pairs"
        players 1
        resource coin: 20
        table part:
          | part  | price |
          | left  | 1     |
          | right | 2     |
          | whole | 5     |
        counter spent: 0
        setup:
          each player: reward: 6 coin
        round:
          turns from seat 1:
            do fit
        action fit "fit two parts for exactly six":
          choose part as first
          choose part where part is not first as second
          needs: price of first + price of second is 6
          cost: (price of first + price of second) coin
          end game
    """).new(players=1, seed=1)
    assert labels(match) == ["left", "whole"]
    choose(match, "left")
    assert match.over, "only whole goes with left: an open decision with one option is skipped"


def test_after_chance_what_cannot_be_done_does_what_otherwise_says(toy: Toy) -> None:
    game = toy("""
        game ferry "Ferry"
        players 1
        resource coin: 9
        die pip: 1 to 6
        counter crossed: 0
        counter stayed: 0
        setup:
          each player: reward: 3 coin
        round:
          turns from seat 1:
            do cross
            do rest
        action rest "rest":
          choose number from 1 to 2 as naps
        action cross "cross":
          roll pip
          cost: (pip) coin
          if that cannot be done:
            stayed becomes stayed + 1
            end game
          crossed becomes crossed + 1
    """)
    ends = set()
    for seed in range(12):
        match = game.new(players=1, seed=seed)
        while not match.over:
            choose(match, 1)
        ends.add(match.view(None)["counters"]["stayed"])
    assert ends == {1}, "in the end a roll is too dear, and the line says what then happens"


def test_a_search_beyond_its_bound_is_an_error_that_names_the_line(toy: Toy) -> None:
    steps = "\n".join(f"          choose number from 1 to 40 as n{i}" for i in range(8))
    total = " + ".join(f"n{i}" for i in range(8))
    game = toy(f"""
        game vast "Vast"
        players 1
        round:
          turns from seat 1:
            do guess
        action guess "guess":
{steps}
          needs: {total} is 1
          end game
    """)
    with pytest.raises(Refusal) as refusal:
        game.new(players=1, seed=1)
    assert refusal.value.line is not None
    assert refusal.value.line.startswith("action guess")


def test_no_label_is_offered_twice(toy: Toy) -> None:
    match = toy("""
        game twice "Twice"
        players 1
        resource coin: 12
        round:
          turns from seat 1:
            one of:
              "one coin": reward: 1 coin
              "two coins": reward: 2 coin
              "ten coins":
                needs: your coin is at least 10
                reward: 1 coin
        end when your coin is at least 2
    """).new(players=1, seed=1)
    assert labels(match) == ["one coin", "two coins"]


PLUME = """
    game plume "Plume"
    players 1
    die pip: 1 to 6
    piece card, plural cards, starts in deck:
      | card  | copies |
      | quill | 1      |
      | moult | 3      |
    table shelf:
      | shelf | number |
      | low   | 1      |
      | high  | 2      |
    zone deck, holds card, contents seen by nobody
    zone up, holds card
    zone row each shelf, holds card, at most 1
    counter days: 0
    round:
      days becomes days + 1
      turns from seat 1, 1 each: one of: take, rest, nap
    action nap "nap": days becomes days + 2
    action rest "rest": days becomes days + 1
    end when days is at least 9: shuffle deck  # it lies as it is declared until then: what comes is known
    action take "take":
      {first}
      {second}
      choose shelf where row of it is not full
      if no card was drawn: end turn
      else: move card to row of shelf
"""
DRAW, AT_RANDOM, ROLL = "draw 1 from deck to up as card", "draw 1 at random from deck to up as card", "roll pip"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (DRAW, "if card is moult: days becomes days + 1"),
        (DRAW, ROLL),
        (ROLL, AT_RANDOM),
        (DRAW, "shuffle deck"),
        (ROLL, "if pip is at least 4: days becomes days + 1\n      " + DRAW),
    ],
)
def test_what_does_not_hang_on_chance_is_looked_ahead_past_it(toy: Toy, first: str, second: str) -> None:
    """With every shelf full no card is drawn: nobody could step back any more."""
    match = toy(PLUME.format(first=first, second=second)).new(players=1, seed=3)
    choose(match, "take", "low", "take")
    assert labels(match) == ["rest", "nap"]
    with pytest.raises(Refusal, match="it asks past chance"):
        match.play("take")
