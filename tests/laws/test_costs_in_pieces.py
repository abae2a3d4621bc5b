"""A cost of resources and pieces in one line: both are paid, or one of two ways, and what cannot be paid is not offered."""

from __future__ import annotations

import pytest

from interpreter import Match
from interpreter.frontends.table_view.prices import remark
from tests.conftest import Toy

from .playing import labels

SHOP = """
    game shop "Shop"
    players 2
    kind colour: red, blue
    piece card, plural cards, starts in deck:
      | card | colour | rank | copies |
      | rose | red    | 1    | 4      |
      | gem  | blue   | 5    | 4      |
    zone deck, holds card
    zone hand each player, holds card, contents seen by its owner
    zone heap, holds card
    resource coin: 10
    resource wood: 10
    counter two: 2
    setup:
      each player:
        reward: {resources}
        {cards}
    round:
      turns from seat 1: one of: buy, idle, rest
    action idle: reward: 1 coin
    action rest: reward: 1 wood
    action buy "buy":
      cost: {cost}
      end game
    score cards: count of cards in your hand
    winner: highest total
"""
BOTH = "1 coin + 2 cards of one colour from your hand to heap"
ONE = "1 coin or 2 cards of one colour from your hand to heap"
SUM = "1 coin or cards from your hand with a total rank of at least 6 to heap"
WAYS = "1 coin or 1 wood or (two) cards of one colour from your hand to heap"
PART = "2 coin or 1 wood + 1 card from your hand to heap"


def shop(toy: Toy, cost: str, resources: str, hand: str) -> Match:
    cards = [f"move any card in deck where it is {name} to your hand" for name in hand.split()] or ["reward: 0 coin"]
    return toy(SHOP.format(cost=cost, resources=resources, cards="\n        ".join(cards))).new(players=2, seed=1)


def left(match: Match) -> tuple[int, int, int]:
    """How many coins, wood and cards of player 1 are left."""
    view = match.view(0)
    amounts = view["resources"]["Player 1"]
    return amounts.get("coin", 0), amounts.get("wood", 0), view["zones"]["hand of Player 1"]["count"]


@pytest.mark.parametrize(
    ("cost", "resources", "hand", "offered"),
    [
        (BOTH, "1 coin", "rose rose", True),
        (BOTH, "1 wood", "rose rose", False),
        (BOTH, "1 coin", "rose gem", False),
        (ONE, "1 wood", "rose rose", True),
        (ONE, "1 coin", "rose gem", True),
        (ONE, "1 wood", "rose gem", False),
        (SUM, "1 wood", "rose gem", True),
        (SUM, "1 coin", "gem", True),
        (SUM, "1 wood", "gem", False),
        (PART, "1 coin + 1 wood", "gem", True),
        (PART, "2 coin", "", True),
        (PART, "1 coin", "gem", False),
        (PART, "1 wood", "", False),
    ],
)
def test_what_cannot_be_paid_is_not_offered(toy: Toy, cost: str, resources: str, hand: str, offered: bool) -> None:
    assert ("buy" in labels(shop(toy, cost, resources, hand))) == offered


def test_besides_each_other_both_are_paid(toy: Toy) -> None:
    match = shop(toy, BOTH, "2 coin", "rose rose gem")
    for key in ("buy", "rose", "rose"):
        match.play(key)
    assert match.over
    assert left(match) == (1, 0, 1)


@pytest.mark.parametrize(
    ("cost", "ways", "taken", "there"),
    [
        (ONE, ["1 coin", "2 cards"], ["1 coin"], (0, 1, 3)),
        (ONE, ["1 coin", "2 cards"], ["2 cards", "rose", "rose"], (1, 1, 1)),
        (SUM, ["1 coin", "cards"], ["cards", "gem", "rose"], (1, 1, 1)),
        (WAYS, ["1 coin or 1 wood", "cards"], ["1 coin or 1 wood", "1 wood"], (1, 0, 3)),
        (WAYS, ["1 coin or 1 wood", "cards"], ["cards", "rose", "rose"], (1, 1, 1)),
    ],
)
def test_of_two_ways_one_is_paid(toy: Toy, cost: str, ways: list[str], taken: list[str], there: tuple[int, ...]) -> None:
    match = shop(toy, cost, "1 coin + 1 wood", "rose rose gem")
    match.play("buy")
    assert match.decision is not None
    assert match.decision.prompt == "how to pay"
    assert labels(match) == ways
    for key in taken:
        match.play(key)
    assert match.over
    assert left(match) == there


def test_where_neither_can_be_paid_each_way_says_what_is_missing(toy: Toy) -> None:
    told = shop(toy, WAYS, "0 coin", "rose gem").why_not("buy")
    resources = "1 coin or 1 wood: it takes 1 coin or 1 wood and Player 1 has 0 coin, 0 wood, missing 1 coin"
    pieces = "cards: it takes 2 cards of one colour and there is 1 red, 1 blue, missing 1"
    assert told.startswith(f"{resources}; {pieces}: cost: ")


def test_of_several_costs_in_resources_none_is_taken_for_another(toy: Toy) -> None:
    told = shop(toy, PART, "0 coin", "gem").why_not("buy")
    ways = ["2 coin: it takes 2 coin and Player 1 has 0", "1 wood + 1 card: it takes 1 wood and Player 1 has 0"]
    assert told.partition(": cost: ")[0] == "; ".join(ways)


def test_a_table_shows_no_price_of_which_pieces_are_a_part(toy: Toy) -> None:
    match = shop(toy, BOTH, "1 coin", "rose rose")
    assert match.decision is not None
    assert [remark(match.game.program, option) for option in match.decision.options if option.key == "buy"] == [""]


# ---------------------------------------------------------------------------------------------------------------- or more
MORE = "2 or more cards of one colour from your hand to heap"
ALSO = "1 coin + 2 or more cards from your hand to heap"
FULL = MORE.replace("heap", "slot")


PLENTY = SHOP.replace("| 4 ", "| 8 ").replace("contents seen by its owner", "at most 9")


def paying(toy: Toy, text: str, hand: str, *keys: str) -> Match:
    """Who has this hand pays so, and as far as is said."""
    cards = [f"move any card in deck where it is {name} to your hand" for name in hand.split()]
    match = toy(text.replace("{cards}", "\n        ".join(cards))).new(players=2, seed=1)
    for key in keys:
        match.play(key)
    return match


def more(cost: str) -> str:
    return PLENTY.replace("{cost}", cost).replace("{resources}", "1 coin")


@pytest.mark.parametrize(
    ("cost", "hand", "keys", "goes_on"),
    [
        (MORE, "rose rose rose gem", ["buy"], True),
        (MORE, "rose rose rose gem", ["buy", "do"], False),
        (MORE, "rose rose gem", ["buy"], False),
        (ALSO, "rose gem gem", ["buy", "rose"], True),
        (ALSO, "rose gem gem", ["buy", "rose", "do"], False),
    ],
)
def test_of_so_many_or_more_the_rest_is_left_to_who_pays(toy: Toy, cost: str, hand: str, keys: list[str], goes_on: bool) -> None:
    match = paying(toy, more(cost), hand, *keys)
    assert match.over != goes_on
    if goes_on:
        assert labels(match) == ["choose card to pay with", "decline"]
        match.play("decline")
    assert match.view(None)["zones"]["heap"]["count"] == (3 if "do" in keys else 2)


def test_fewer_are_not_enough(toy: Toy) -> None:
    match = shop(toy, MORE, "1 coin", "rose gem")
    assert "buy" not in labels(match)
    assert "it takes 2 cards of one colour and there is 1 red, 1 blue, missing 1" in match.why_not("buy")


def test_where_there_is_no_room_for_more_no_more_are_paid(toy: Toy) -> None:
    text = more(MORE.replace("heap", "slot")).replace("zone heap, holds card", "zone slot, holds card, at most 2")
    match = paying(toy, text, "rose rose rose", "buy")
    if match.decision is not None:
        assert labels(match) == ["decline"], "a third one has no room"
        match.play("decline")
    assert match.view(None)["zones"]["slot"]["count"] == 2


LADDER = """
    game ladder "Ladder"
    players 2
    piece card, plural cards, starts in deck:
      | card | rank | copies |
      | ace  | 1    | 4      |
      | deux | 2    | 4      |
      | tre  | 3    | 4      |
      | four | 4    | 4      |
    zone deck, holds card
    zone hand each player, holds card
    zone heap, holds card
    setup:
      each player:
        {cards}
    round:
      turns from seat 1: one of: lay, idle
    action idle: end game
    action lay "lay":
      cost: a run of 2 or more cards by rank from your hand to heap
      end game
    score cards: count of cards in your hand
    winner: highest total
"""


@pytest.mark.parametrize(
    ("hand", "keys", "goes_on", "laid"),
    [
        ("ace deux tre four", ["lay", "ace"], True, 2),
        ("ace deux tre four", ["lay", "ace", "do"], True, 3),
        ("ace deux tre four", ["lay", "ace", "do", "do"], False, 4),
        ("ace deux tre four", ["lay", "deux"], True, 2),
        ("ace deux deux four", ["lay"], False, 2),
    ],
)
def test_a_run_goes_on_as_long_as_who_pays_likes(toy: Toy, hand: str, keys: list[str], goes_on: bool, laid: int) -> None:
    match = paying(toy, LADDER, hand, *keys)
    assert match.over != goes_on
    if goes_on:
        assert labels(match) == ["choose card to pay with", "decline"]
        match.play("decline")
    assert match.view(None)["zones"]["heap"]["count"] == laid


@pytest.mark.parametrize(
    ("line", "hand", "keys"),
    [
        ("2 or more cards of one rank", "ace ace ace", ["lay"]),
        ("a run of 2 or more cards by rank", "ace deux tre", ["lay", "ace"]),
    ],
)
def test_what_buys_nothing_is_moved(toy: Toy, line: str, hand: str, keys: list[str]) -> None:
    """The same cards as for a cost, one after another; nobody is asked what to pay with."""
    text = LADDER.replace("cost: a run of 2 or more cards by rank", f"move {line}").replace("| 4      |", "| 8      |")
    match = paying(toy, text, hand, *keys)
    assert labels(match) == ["choose card to move", "decline"]
    match.play("decline")
    assert match.view(None)["zones"]["heap"]["count"] == 2
