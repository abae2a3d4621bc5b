"""What a report says of a choice is said of what came of that choice, and of nothing that was done after it."""

import pytest

from interpreter.frontends.table_view.marks import counted_up
from interpreter.numbering.tables import tables_of
from interpreter.telling.report import Report
from tests.conftest import Toy

RUMMY = """
    game sets "Sets"
    players 2
    kind suit: clubs, hearts
    kind rank: two, nine, ten
    piece card, starts in pack:
      | suit | rank |
      | each | each |
    zone gone, holds card, a face-up pile
    zone hand of each player, holds card
    zone melds, holds card
    zone pack, holds card
    counter done: 0
    end when done is 1
    score cards: 0 - (count of cards in your hand)
    setup:
      each card in pack that is the two of clubs: move card to hand of seat 1
      each card in pack that is the ten of hearts: move card to hand of seat 1
      each card in pack that is the nine of hearts: move card to hand of seat 1
      each card in pack that is the nine of clubs: move card to melds
      each card in pack that is the two of hearts: move card to top of gone
"""
TURN = """
    round:
      turns from seat 1, 1 each:
        if you are seat 1: do turn_of_cards
      add 1 to done
"""
STEPS = "    choose a card in your hand where there is a card in melds whose rank is rank of card\n    move card to melds\n"
ADD = f'action add "add a card to a set":\n{STEPS}'
THROW = "  choose a card in your hand as thrown\n  move thrown to top of gone\n"
WAYS = {
    "an action": ("one of: add, pass", "add"),
    "an action that may be done": ("may: do add", "add"),
    "and may be done again": ("may, any number of times: one of: add, pass", "do", "add", "decline"),
    "steps that may be done": (f'may "add a card to a set":\n{STEPS}  if done is 5: do add', "do"),
    "steps with a title": ('one of:\n    "add a card to a set": do add\n    "nothing": pass', "add_a_card_to_a_set"),
}


def told(toy: Toy, *rules: str, choices: tuple[str, ...] = (), seat: int | None = None) -> list[str]:
    match = toy(RUMMY, *rules).new(players=2, seed=1, traced=True)
    for choice in choices:
        match.play(choice)
    return [
        one.text
        for one in Report(tables_of(match.state), seat).since(match.state.trace or [])
        if one.text.startswith("Player 1 ")
    ][1:]


@pytest.mark.parametrize(("steps", "choices"), [(steps, choices) for steps, *choices in WAYS.values()], ids=WAYS)
def test_what_is_added_is_not_what_is_thrown_away_afterwards(toy: Toy, steps: str, choices: list[str]) -> None:
    text = told(toy, TURN, ADD, f"steps turn_of_cards:\n  {steps}\n{THROW}", choices=(*choices, "ten of hearts"))
    assert text == ["Player 1 adds the nine of hearts to a set and moves the ten of hearts to gone."]


def test_what_lies_open_on_a_pile_is_taken_and_not_drawn(toy: Toy) -> None:
    rules = 'steps turn_of_cards:\n  one of:\n    "take what lies there": move top of gone to your hand\n    "nothing": pass\n'
    assert told(toy, TURN, rules, choices=("take_what_lies_there",)) == ["Player 1 takes the two of hearts from gone."]


def test_cards_lie_in_the_order_of_their_ranks_and_not_of_letters(toy: Toy) -> None:
    match = toy(RUMMY, TURN, "steps turn_of_cards:\n" + THROW).new(players=2, seed=1)
    hand = counted_up(match.game.program, match.view(0))["zones"]["hand of Player 1"]
    assert hand["pieces"] == ["two of clubs", "nine of hearts", "ten of hearts"]
