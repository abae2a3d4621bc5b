"""Law 3.4 where pieces leave a zone one after another: guards know what is left there, and offer what looking ahead offers."""

from __future__ import annotations

import pytest

from interpreter.match.refusal import CannotGoOn
from tests.conftest import Toy

from .playing import labels
from .test_guards_are_honest import compare

TAKING = """game taking "Taking"
players 2
kind suit: sun, moon, star
kind lane: left, middle, right
kind ware: clay, wood
resource ware: 0 of each
resource coin: 20
counter pot: 1
counter days: 0
role lead: seat 1
piece card, plural cards, starts in deck:
  | card     | rank | suit | power                            | copies |
  | low_sun  | 1    | sun  |                                  | 5      |
  | low_moon | 1    | moon |                                  | 4      |
  | high     | 2    | star |                                  | 4      |
  | loft     | 2    | sun  | paying: do drop, then any 1 ware | 5      |
zone deck, holds card, ordered
zone hand each player, holds card
zone desk each player, holds card
zone shelf, holds card
zone heap each lane, holds card
zone town each player, holds card
source paying: card in your town where it is not new this action, once each action
setup:
  shuffle deck
  each player: draw 3 from deck to your hand
  each player: draw 1 from deck to your town
  each player: reward: 2 coin
round:
  days becomes days + 1
  turns from seat 1, 2 each:
    one of: {deeds}, idle
{actions}
action drop "drop":
  choose card in your hand
  choose lane
  move card to heap of lane
action idle "idle":
  draw 1 from deck to your hand
  if pot is less than 3: pot becomes pot + 1
  else: pot becomes 0
end when days is at least 6 or deck is empty
score cards: count of cards in your hand
winner: highest total
"""

ACTIONS = {
    "spend": """
action spend "put away and drop":
  choose card in your hand
  move card to shelf
  repeat pot times: do drop
""",
    "spend_high": """
action spend_high "put away one of the high ones":
  choose card in your hand where rank of it is 2
  move card to shelf
  repeat 2 times:
    choose card in your hand where rank of it is 2 as another
    move another to shelf
""",
    "two": """
action two "one, and a high one":
  choose card in your hand as one
  move one to shelf
  choose card in your hand where rank of it is 2 as two
  move two to shelf
  needs: any card in your hand where rank of it is 1
""",
    "back": """
action back "there and back":
  choose card in your hand as one
  move one to shelf
  move one to your hand
  choose card in your hand where rank of it is 2 as two
  move two to shelf
""",
    "fewer": """
action fewer "while the shelf is small":
  repeat pot times:
    choose card in your hand where count of cards in shelf is at most 2
    move card to shelf
""",
    "round_and_round": """
action round_and_round "give and take":
  repeat 3 times: do swap_one
action swap_one "give one, take one":
  choose card in your hand
  move card to shelf
  draw 1 from deck to your hand
""",
    "fading": """
action fading "ever lower ones":
  repeat 2 times:
    choose card in your hand where rank of it is at most pot
    pot becomes pot - 1
    move card to shelf
""",
    "wanted": """
action wanted "as many as the pot wants":
  choose card in your hand as plan
  each suit as asked:
    needs: (count of cards in your hand where suit of it is asked) is at least pot - 1
  move plan to your desk
  repeat pot times: do drop
""",
    "all_high": """
action all_high "all that lies on the desk is high":
  each card in your desk as lying:
    needs: rank of lying is 2
    move lying to shelf
  choose card in your hand
  move card to your desk
""",
    "crowded": """
action fill_up "lay on the desk":
  choose card in your hand
  move card to your desk
action crowded "clear the desk":
  each card in your desk as lying:
    needs: count of cards in shelf is 0
    move lying to shelf
action sweep "clear the shelf":
  move all cards in shelf to deck
""",
    "hand_over": """
action hand_over "lay on the desk":
  choose card in your hand
  do lay card
steps lay (newcomer, a card):
  move newcomer to your desk
  choose card in your hand where rank of it is rank of newcomer as like
  move like to shelf
  choose card in your desk as elsewhere
  needs: rank of elsewhere is 1 or pot is at least 2
""",
    "either": """
action either "one way or another":
  if pot is at least 2:
    choose lane
    choose card in your hand where rank of it is 1 as lesser
    move lesser to heap of lane
  else:
    choose card in your hand as any_of_them
    move any_of_them to shelf
  choose card in your hand where rank of it is 2 as last_one
  move last_one to shelf
""",
    "buy": """
action buy "buy with help":
  choose card in your hand as plan
  move plan to your desk
  cost: 1 clay + 1 wood
  draw 2 from deck to your town
action build "build up":
  choose card in your hand
  move card to your town
""",
    "pay_first": """
action pay_first "pay before it is known":
  cost: 1 coin
  choose card in your hand where rank of it is 2
  move card to shelf
  repeat pot times: do drop
""",
}
DEEDS = {
    "round_and_round": "round_and_round, swap_one",
    "buy": "buy, build",
    "crowded": "crowded, fill_up, sweep",
}


@pytest.mark.parametrize("name", ACTIONS)
def test_what_is_offered_is_what_looking_ahead_finds(name: str, toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    game = toy(TAKING.format(deeds=DEEDS.get(name, name), actions=ACTIONS[name]))
    for seed in range(6):
        compare(game, 2, seed, monkeypatch, most=60)


def test_all_of_it_together(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    deeds = ", ".join(DEEDS.get(name, name) for name in ACTIONS)
    game = toy(TAKING.format(deeds=deeds, actions="".join(ACTIONS.values())))
    for seed in range(4):
        compare(game, 2, seed, monkeypatch, most=60)


GAMBLE = """
action gamble "draw, then drop two":
  lead becomes a random player
  draw 1 from deck to your hand
  repeat 2 times: do drop
action empty_hand "put all away":
  move all cards in your hand to shelf
"""


def test_too_few_to_take_is_found_out_before_the_first_is_taken(toy: Toy) -> None:
    """Chance cannot be foreseen: the action is offered, and its first decision has no option."""
    match = toy(TAKING.format(deeds="gamble, empty_hand", actions=GAMBLE)).new(players=2, seed=1)
    match.play("empty_hand")
    match.play("empty_hand")
    assert "draw, then drop two" in labels(match)
    with pytest.raises(CannotGoOn, match="there is no card to choose"):
        match.play("gamble")
