"""Law 3.3, finely: what all can know to have one answer is not asked; where a hidden thing decides, it is asked."""

from __future__ import annotations

import pytest

from interpreter import Match
from interpreter.lab.twins import leak
from tests.conftest import Toy

from .playing import choose, labels
from .test_secrets_stay_secret import course

FOLLOW = """
    game follow "Follow"
    players 2
    kind part: lead, follow
    resource coin: 20
    piece card, starts in deck:
      | card | price   | copies |
      | iris | 3 coin  | 5      |
      | rose | nothing | 3      |
    zone deck, holds card, ordered
    zone hand each player, holds card, contents seen by its owner
    zone front each player, holds card
    actions deed: earn, lay, swap, plant
    setup:
      each player: draw CARDS from deck to your hand
    round:
      turns from seat 1:
        choose deed
        do chosen deed by lead
        each other player:
          may "follow": do chosen deed by follow
    action earn by (a part) "earn":
      reward: 1 coin
    action lay by (a part) "lay":
      needs: part is lead or any card in your front
      reward: 2 coin
    ## How many cards there are is open to all, and it says whether this can be done.
    action swap by (a part) "swap":
      choose card in your hand as first
      move first to your front
      repeat by part (lead: 0, follow: 2) times: do drop
    action drop "drop":
      choose card in your hand
      move card to deck
    ## What a card costs only its holder knows.
    action plant by (a part) "plant":
      choose card in your hand
      cost: by part (lead: nothing, follow: price of card)
      move card to your front
    end when coin on supply is at most 3
"""

ABLE = """
    game able "Able"
    players 2
    resource coin: 40
    piece card, starts in deck:
      | card | power                      | copies |
      | mint | earn: do drop, then 1 coin | 8      |
    zone deck, holds card, ordered
    zone hand each player, holds card, contents seen by its owner
    zone front each player, holds card
    moment earn: card in your front
    setup:
      each player: move 1 card from deck to your front
      each player: draw CARDS from deck to your hand
    round:
      turns from seat 1: do work
    action work "work":
      choose number from 1 to 2 as coins
      reward: (coins) coin
      use earn
    action drop "drop":
      choose card in your hand
      move card to deck
    end when coin on supply is at most 20
"""

ORDER = """
    game order "Order"
    players 1
    counter tally: 0
    counter row: 0
    resource coin: 20
    resource gem: 20
    piece egg, starts in nest:
      | egg   | worth | copies |
      | white | 1     | 1      |
      | brown | 2     | 1      |
    zone nest, holds egg
    zone field, holds egg
    round:
      turns from seat 1:
        choose number from 1 to 2 as many
        reward: (many) coin + 1 gem
        move all eggs in nest to field
    end when row + tally + coin on supply + gem on supply is at least 10000
"""

DOORS = """
    game doors "Doors"
    players 2
    table door:
      | door | need |
      | low  | 1    |
      | high | 2    |
    resource coin: 20
    piece card, starts in deck:
      | card | rank | copies |
      | iris | 1    | 6      |
      | rose | 2    | 1      |
    zone deck, holds card, ordered, contents seen by nobody
    zone hand each player, holds card, contents seen by SEEN
    setup:
      shuffle deck
      each player: draw 1 from deck to your hand
    round:
      turns from seat 1: do enter
    action enter "enter":
      STEPS
      reward: 1 coin
    end when coin on supply is 0
"""
GUARDED = {  # what decides which door it can be: a later choice, a later condition, the condition of the choice itself
    "a later choice": "choose door\n      choose card in your hand where rank of it is need of door",
    "a later condition": "choose door\n      needs: any card in your hand where rank of it is need of door",
    "its own condition": "choose door where (sum of rank of it for each card in your hand) is at least its need",
}


def led(toy: Toy, cards: int, *answers: str) -> Match:
    """Player 1 leads; then it is player 2's to follow, or player 2 leads."""
    match = toy(FOLLOW.replace("CARDS", str(cards))).new(players=2, seed=1)
    choose(match, *answers)
    assert match.decision is not None
    assert match.decision.player == 1
    return match


def follows(match: Match) -> bool:
    return match.decision is not None and match.decision.kind == "may"


def test_an_open_action_among_secret_ones_is_not_asked_about_where_all_see_that_it_cannot_be_done(toy: Toy) -> None:
    assert not follows(led(toy, 3, "lay")), "nothing lies before player 2"
    assert follows(led(toy, 3, "earn"))


def test_where_the_number_of_hidden_cards_decides_all_know(toy: Toy) -> None:
    assert not follows(led(toy, 2, "swap", "rose"))
    assert follows(led(toy, 3, "swap", "rose"))


def test_where_hidden_cards_decide_it_is_asked_though_there_is_one_answer(toy: Toy) -> None:
    match = led(toy, 3, "plant", "rose")
    assert follows(match)
    assert labels(match) == ["decline"], "player 2 holds three irises and no coin, and player 1 may not know"


def test_one_hidden_card_is_chosen_unasked(toy: Toy) -> None:
    match = toy(FOLLOW.replace("CARDS", "1")).new(players=2, seed=1)
    choose(match, "swap")
    assert match.decision is not None
    assert match.decision.player == 1, "the one card of the hand went to the front"
    assert match.view(None)["zones"]["front of Player 1"]["count"] == 1


@pytest.mark.parametrize(("cards", "asked"), [(0, False), (1, True)])
def test_a_power_that_takes_a_hidden_card_is_asked_about_only_where_there_is_one(toy: Toy, cards: int, asked: bool) -> None:
    match = toy(ABLE.replace("CARDS", str(cards))).new(players=2, seed=1)
    choose(match, 1)
    assert match.decision is not None
    assert (match.decision.kind == "use") is asked


@pytest.mark.parametrize(
    ("triggers", "asked"),
    [
        ("when egg comes to field: row becomes row * 10 + worth of egg", True),
        ("when egg comes to field: row becomes row * 10 + 1", False),
        ("when egg comes to field: reward: 1 coin\n    when egg leaves nest: reward: 1 gem", False),
        ("when egg comes to field: tally becomes tally + 1\n    when egg leaves nest: reward: 1 gem", False),
        ("when egg comes to field: row becomes row * 10 + 1\n    when egg leaves nest: row becomes row * 10 + 1", False),
        ("when egg comes to field: row becomes row * 10 + 1\n    when egg leaves nest: row becomes row * 10 + 2", True),
        ("when egg comes to field: row becomes row * 10\n    when egg leaves nest: row becomes row + 2", True),
    ],
)
def test_triggers_that_come_to_the_same_are_not_put_in_order(toy: Toy, triggers: str, asked: bool) -> None:
    match = toy(f"{ORDER}\n    {triggers}\n").new(players=1, seed=1)
    choose(match, 1)
    assert match.decision is not None
    assert (match.decision.kind == "order") is asked


# ------------------------------------------------------------------------------------------------ no secret is told
def entered(toy: Toy, steps: str, seen: str) -> Match:
    """It is for player 1, who holds an iris, to enter."""
    game = toy(DOORS.replace("STEPS", steps).replace("SEEN", seen))
    started = (game.new(players=2, seed=seed) for seed in range(20))
    return next(match for match in started if "iris" in str(match.view(0)["zones"]["hand of Player 1"]))


@pytest.mark.parametrize("steps", GUARDED.values(), ids=GUARDED)
def test_what_a_hidden_thing_leaves_of_open_options_is_asked(toy: Toy, steps: str) -> None:
    """All see two doors, and only the holder of the card that one of them is shut: passing over the question would tell it."""
    match = entered(toy, steps, "its owner")
    assert match.length == 0
    assert match.decision is not None
    assert match.decision.kind == "choose"
    assert labels(match) == ["low"]


@pytest.mark.parametrize("steps", GUARDED.values(), ids=GUARDED)
def test_the_same_is_not_asked_where_all_see_the_hand(toy: Toy, steps: str) -> None:
    match = entered(toy, steps, "everyone")
    assert match.decision is None or labels(match) != ["low"]


@pytest.mark.parametrize("seed", range(8))
def test_what_goes_unasked_tells_nothing(toy: Toy, seed: int) -> None:
    assert leak(course(toy(FOLLOW.replace("CARDS", "3")), 2, seed)) is None


EDGE = """
    game edge "Edge"
    players 2
    piece stone, starts in edge: 6
    piece card, starts in deck:
      | card | copies |
      | iris | 6      |
      | rose | 6      |
    zone edge, holds stone
    zone deck, holds card, contents seen by nobody
    zone hand each player, holds card, contents seen by its owner
    zone heap, holds card
    grid yard each player: 1 by 1 of stone, side by side
    setup:
      each player: draw 3 at random from deck to your hand
    round:
      turns from seat 1, 1 each:
        may "build":
          choose stone in edge
          choose place for stone in your yard as spot
          move stone to spot
          draw 1 at random from deck to your hand
        choose card in your hand
        move card to heap
    end when any player where hand of it is empty
    winner: highest count of cards in your hand
"""


def test_where_all_see_that_nothing_fits_nobody_is_asked_to_decline(toy: Toy) -> None:
    match = toy(EDGE).new(2, seed=3)
    assert "build" in labels(match)
    choose(match, "build")
    while match.decision is not None:
        asked = labels(match)
        assert asked != ["decline"]
        match.play(match.decision.options[0])
