"""Pieces are alike, and one option, only while nothing in play tells them apart: no name, and nothing that lies on them."""

from __future__ import annotations

import pytest

from interpreter import Match
from interpreter.numbering.tables import tables_of
from tests.conftest import Toy
from tests.laws.playing import choose, labels

APPLES = """
    game apples "Apples"
    players 2
    piece apple each player, starts in hand: 3
    resource pip: 20
    counter done: 0
    zone hand each player, holds apple
    zone front each player, holds apple
    end when done is 1
    score fronts: count of apples in your front
    winner: highest total
"""


def turn(toy: Toy, steps: str, more: str = "") -> Match:
    text = APPLES if "pip" in steps else APPLES.replace("    resource pip: 20\n", "")
    return toy(text, more, f"round:\n  turns from seat 1:\n{steps}\n    done becomes 1\n").new(2, seed=1)


def test_the_other_one_can_be_chosen_secretly(toy: Toy) -> None:
    match = toy("""
        game alike "Alike"
        players 2
        piece card, starts in deck:
          | card  | copies |
          | apple | 12     |
        zone deck, holds card
        zone hand each player, holds card, contents seen by its owner
        zone front each player, holds card
        setup:
          each player: draw 3 from deck to your hand
        round:
          everyone at once:
            secretly choose card in your hand as first_card
            secretly choose card in your hand as second_card "second or the same"
          each player: move first_card of you to your front
          each player:
            if second_card of you is not first_card of you: move second_card of you to your front
        end when any player where hand of it is empty
        score c: count of cards in your front
        winner: highest total
    """).new(2, seed=1)
    assert labels(match) == ["card"]
    choose(match, "card")
    assert labels(match) == ["card (first card)", "card"]
    choose(match, "card", "card", "card (first card)")
    assert [len(match.state.z[place]) for place in tables_of(match.state).family_places("front")] == [2, 1]


def test_a_name_that_is_asked_about_later_tells_apart(toy: Toy) -> None:
    match = turn(
        toy,
        """
    choose your apple in your hand as one
    choose your apple in your hand as two
    if one is not two: move one to your front
    move two to your front
""",
    )
    assert labels(match) == ["apple (one)", "apple"] or labels(match) == ["apple of Player 1 (one)", "apple of Player 1"]
    match.play(match.decision.options[1])
    assert match.score_lines[0][1] == [2, 0]


def test_a_name_that_nothing_asks_about_any_more_tells_nothing_apart(toy: Toy) -> None:
    match = turn(
        toy,
        """
    choose your apple in your hand as one
    if place of one is your hand: done becomes 2
    choose your apple in your hand as two
    move two to your front
""",
    )
    assert match.decision is None


def test_a_name_of_a_loop_is_asked_about_in_the_next_pass(toy: Toy) -> None:
    match = turn(
        toy,
        """
    choose your apple in your hand as one
    repeat 2 times:
      if one is in your hand: move one to your front
      choose your apple as two
      move two to your hand
""",
    )
    assert sorted(labels(match)) == ["apple of Player 1 in front of Player 1", "apple of Player 1 in hand of Player 1"]


def test_what_the_caller_named_is_told_apart(toy: Toy) -> None:
    more = """
action pick "pick one":
  choose your apple in your hand as picked
  move picked to your front
"""
    steps = """
    choose your apple in your hand as kept
    do pick
    if kept is in your hand: move kept to box
"""
    match = turn(toy, steps, more)
    assert len(labels(match)) == 2
    plain = turn(toy, steps.replace("    if kept is in your hand: move kept to box\n", ""), more)
    assert plain.decision is None


def test_what_lies_on_them_is_told(toy: Toy) -> None:
    setup = """
setup:
  each player:
    repeat 2 times:
      choose apple in your hand where pip on it is 0
      move 3 pip from supply to apple
"""
    more = setup.replace("move 3", "move (done + 3)")
    match = turn(
        toy,
        """
    choose your apple in your hand as bare
    move 1 pip from supply to bare
    choose your apple in your hand
    move apple to your front
""",
        more,
    )
    assert sorted(labels(match)) == ["apple of Player 1 with 3 pip", "apple of Player 1 with nothing"]


@pytest.mark.parametrize(("hand", "asked"), [("hand of owner of apple", 1), ("hand of player left of you", 2)])
def test_where_pieces_come_to_their_owners_alone_nobody_is_asked_whose(toy: Toy, hand: str, asked: int) -> None:
    steps = f"    choose apple in your hand\n    move apple to {hand}\n    move 1 apple from your hand to your front"
    match = turn(toy, steps)
    assert sum(site.type == "apple" for site in match.state.n.sites) == asked
