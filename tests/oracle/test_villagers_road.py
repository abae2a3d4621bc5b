"""The oracle's road in Villagers: recruiting, refilling, emptied piles, coins, and the set-up of every number of players."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.oracle.villagers_figures import HAND, IN_A_PILE, PILES, PLAYERS, STARTERS, advanced
from tests.oracle.villagers_limits import draft_limit
from tests.oracle.villagers_markets import FIRST, due
from tests.oracle.villagers_road import Road, coin_order, draft_order, laid_out
from tests.oracle.villagers_village import village


def road(*piles: str, reserve: str = "", open: str = "mason hunter wattler grazier carpenter harvester") -> Road:
    """The top of a pile and of the reserve stands last; a dot is a gap."""
    laid = [cards.split() for cards in piles] + [[] for _ in range(PILES - len(piles))]
    return Road(laid, [None if name == "." else name for name in open.split()], reserve.split())


# ------------------------------------------------------------------------------------------------ set-up
@pytest.mark.parametrize(("players", "left"), [(1, 37), (2, 46), (3, 29), (4, 26), (5, 9)])
def test_the_reserve_is_what_is_left_a03_a04_a70(players: int, left: int) -> None:
    deck = [name for name, number in advanced(players).items() for _ in range(number)]
    laid = laid_out(deck, STARTERS, IN_A_PILE[players])
    assert [len(cards) for cards in laid.piles] == [IN_A_PILE[players]] * PILES
    assert laid.open == list(STARTERS), "A01"
    assert len(laid.reserve) - HAND * players == left
    assert Counter(name for cards in [*laid.piles, laid.reserve] for name in cards) == Counter(deck)


def test_piles_are_of_twice_the_number_of_players_a04_a70() -> None:
    assert [IN_A_PILE[players] for players in PLAYERS] == [5, 4, 6, 8, 10]


def test_the_suits_on_top_are_open_to_all_a06() -> None:
    assert road("mason agent", "", "cooper").backs() == ["solitary", None, "wood", None, None, None, None]
    assert road(reserve="agent monk").backs()[-1] == "special"


# ------------------------------------------------------------------------------------------------ recruiting
def test_an_open_villager_with_a_coin_is_replaced_from_the_leftmost_pile_ax1() -> None:
    laid = road("cooper priest", "agent")
    laid.coins[3] = 1
    assert laid.recruit(("road", 3)) == ("grazier", 1), "A12: the coin comes with it"
    assert laid.open.count(None) == 1, "A13: nobody yet"
    laid.refill()
    assert (laid.open[3], laid.piles[0], laid.coins[3]) == ("priest", ["cooper"], 0)
    assert draft_limit(village("founders!")) == 3


def test_a_card_from_a_pile_leaves_the_open_ones_as_they_are_a13() -> None:
    laid = road("cooper", "agent priest")
    before = list(laid.open)
    assert laid.recruit(("pile", 1)) == ("priest", 0)
    laid.refill()
    assert (laid.open, laid.piles[:2]) == (before, [["cooper"], ["agent"]])


def test_the_leftmost_pile_is_the_leftmost_with_cards_a13() -> None:
    laid = road("", "", "cooper", "agent", open=". hunter . wattler . harvester", reserve="monk")
    laid.refill()
    assert laid.open == ["cooper", "hunter", "agent", "wattler", "monk", "harvester"], "A14: then the reserve"
    assert laid.reserve == []


def test_the_reserve_is_recruited_only_when_all_piles_are_empty_a14() -> None:
    laid = road("", "", "", "", "", "cooper", reserve="agent monk", open=". . . . . .")
    assert laid.sources() == [("pile", 5)]
    with pytest.raises(ValueError):
        laid.recruit(("reserve", 0))
    laid.recruit(("pile", 5))
    assert laid.sources() == [("reserve", 0)]
    assert laid.recruit(("reserve", 0)) == ("monk", 0)


def test_with_nothing_left_nothing_is_refilled_nor_recruited_a14() -> None:
    laid = road(open="mason . . . . .")
    laid.discards = ["cooper"]
    laid.recruit(("road", 0))
    laid.refill()
    assert (laid.open, laid.sources(), laid.discards) == ([None] * 6, [], ["cooper"])


def test_an_emptied_pile_is_never_recruited_from_a13() -> None:
    laid = road("cooper", "agent")
    laid.recruit(("pile", 0))
    assert ("pile", 0) not in laid.sources()
    with pytest.raises(ValueError):
        laid.recruit(("pile", 0))


def test_recruiting_goes_around_until_each_has_reached_the_own_limit_a11() -> None:
    assert list(draft_order([2, 5, 3], start=1)) == [1, 2, 0, 1, 2, 0, 1, 2, 1, 1]
    assert list(draft_order([2, 2], start=0)) == [0, 1, 0, 1]


# ------------------------------------------------------------------------------------------------ after the draft
def test_villagers_with_a_coin_go_and_all_others_get_one_a15() -> None:
    laid = road("cooper", reserve="agent priest")
    laid.coins = [1, 0, 0, 2, 0, 0]
    assert laid.update() == 3, "to the bank"
    assert laid.discards == ["mason", "grazier"]
    assert laid.open == ["priest", "hunter", "wattler", "agent", "carpenter", "harvester"]
    assert (laid.coins, laid.reserve, laid.piles[0]) == ([1] * 6, [], ["cooper"])


def test_an_empty_reserve_is_followed_by_the_leftmost_pile_a15() -> None:
    laid = road("", "cooper", "monk", reserve="agent")
    laid.coins = [1, 1, 1, 1, 0, 0]
    laid.update()
    assert laid.open == ["agent", "cooper", "monk", None, "carpenter", "harvester"]
    assert laid.coins == [1, 1, 1, 0, 1, 1], "no coin where nobody lies"


def test_refilling_after_the_draft_may_bring_on_the_market_a54() -> None:
    laid = road("", "cooper", "monk")
    laid.coins = [1, 0, 0, 0, 0, 0]
    assert due(laid.piles, first_held=False) == []
    laid.update()
    assert due(laid.piles, first_held=False) == [FIRST]


def test_two_players_keep_what_has_coins_and_discard_the_rest_a16() -> None:
    laid = road("cooper", reserve="monk agent priest tinner")
    laid.coins[4] = 2
    laid.update_for_two([1, 1])
    assert laid.open == ["tinner", "hunter", "priest", "agent", "carpenter", "monk"]
    assert laid.coins == [0, 2, 0, 0, 2, 0], "A16: a coin of an earlier round holds it, and new ones get none"
    assert laid.discards == ["mason", "wattler", "grazier", "harvester"]


def test_nobody_has_to_put_a_coin_and_coins_pile_up_a16() -> None:
    laid = road(reserve="monk agent priest tinner cooper brewer")
    laid.coins[0] = 1
    laid.update_for_two([0, None])
    assert (laid.open[0], laid.coins) == ("mason", [2, 0, 0, 0, 0, 0])
    laid.update_for_two([None, None])
    assert (laid.open[0], len(laid.discards), laid.open.count(None)) == ("mason", 10, 4)


def test_no_coin_is_put_where_nobody_lies_a16() -> None:
    with pytest.raises(ValueError):
        road(open="mason . . . . .").update_for_two([1])


def test_coins_are_put_in_reverse_turn_order_a16() -> None:
    assert coin_order(start=0, players=2) == [1, 0]
    assert coin_order(start=1, players=2) == [0, 1]


# ------------------------------------------------------------------------------------------------ building
def test_a_returned_card_is_the_next_to_come_a25() -> None:
    laid = road("", "cooper", reserve="agent", open=". hunter wattler grazier carpenter harvester")
    laid.give_back("monk", 1)
    laid.refill()
    assert (laid.open[0], laid.piles[1]) == ("monk", ["cooper"])
    laid.give_back("tinner", "reserve")
    laid.give_back("priest", "discards")
    assert (laid.reserve, laid.discards) == (["agent", "tinner"], ["priest"])


@pytest.mark.parametrize("seed", range(20))
def test_no_card_is_lost_over_some_rounds(seed: int) -> None:
    rng = random.Random(seed)
    players = rng.choice(PLAYERS)
    deck = [name for name, number in advanced(players).items() for _ in range(number)]
    rng.shuffle(deck)
    laid, taken = laid_out(deck, STARTERS, IN_A_PILE[players]), []
    for _ in range(4):
        for _ in draft_order([rng.randint(2, 5) for _ in range(players)], 0):
            if laid.sources():
                taken.append(laid.recruit(rng.choice(laid.sources()))[0])
                laid.refill()
        there = [place for place, name in enumerate(laid.open) if name]
        if players > 2:
            laid.update()
        elif there:
            laid.update_for_two([rng.choice(there) for _ in range(players)])
    everywhere = [*laid.piles, laid.reserve, laid.discards, taken, [name for name in laid.open if name]]
    assert Counter(name for cards in everywhere for name in cards) == Counter([*deck, *STARTERS])
