"""The oracle's Countess in Villagers: what she is given, how many events come, the jester, the modes and the end."""

from __future__ import annotations

import pytest

from tests.oracle.villagers_countess import (
    IT_WAS_YOU,
    MODES,
    Events,
    at_risk,
    events_to_come,
    gifts,
    give,
    her_first_market,
    her_second_market,
    jester_may_stop,
    paid,
    player_wins,
    season,
    season_deck,
    steal,
    take_of_reserve,
    worth,
)
from tests.oracle.villagers_figures import SUPPLY, VILLAGERS, advanced
from tests.oracle.villagers_limits import draft_limit
from tests.oracle.villagers_markets import FIRST, SECOND, due
from tests.oracle.villagers_road import Road, draft_order
from tests.oracle.villagers_unlocking import payments
from tests.oracle.villagers_village import text, village

OPEN = ["mason", "hunter", "wattler", "grazier", "carpenter", "harvester"]


def road(*piles: str, reserve: str = "", open: list[str | None] | None = None) -> Road:
    laid = [cards.split() for cards in piles] + [[] for _ in range(6 - len(piles))]
    return Road(laid, list(open or OPEN), reserve.split())


def turned(cards: list[str]) -> None:
    """A shuffle that can be foreseen."""
    cards.reverse()


# ------------------------------------------------------------------------------------------------ the rulebook's examples
def test_with_one_food_a_recruit_and_a_gift_come_three_times_ax9() -> None:
    assert list(draft_order([draft_limit(village("founders!"))], start=0)) == [0, 0, 0]


def test_a_truffler_brings_two_events_and_so_does_an_ore_muler_worth_nine_ax9() -> None:
    hers = village("countess truffler")
    assert worth("truffler", hers) == 8
    assert events_to_come("truffler", hers) == 2
    hers = village("countess seeker spelunker glass_blower mason blacksmith ore_muler")
    assert worth("ore_muler", hers) == 9
    assert events_to_come("ore_muler", hers) == 2


def test_recruit_and_gift_leave_two_gaps_that_are_filled_after_the_gift_ax10() -> None:
    laid, hers = road("agent cooper priest", "monk"), village("countess")
    laid.recruit(("road", 0))
    assert gifts(laid) == [1, 2, 3, 4, 5], "A71: before refilling"
    give(laid, 3, hers)
    assert (laid.open.count(None), text(hers)) == (2, "countess grazier")
    laid.refill()
    assert laid.open == ["priest", "hunter", "wattler", "cooper", "carpenter", "harvester"]


# ------------------------------------------------------------------------------------------------ set-up and modes
def test_a_game_alone_has_no_special_villagers_wool_nor_leather_a70() -> None:
    assert {VILLAGERS[name].suit for name in advanced(1)} == {"grain", "wood", "hay", "ore", "grapes", "solitary"}


def test_the_modes_a70_a78() -> None:
    normal, learning, hard = (MODES[name] for name in ("normal", "learning", "hard"))
    assert [mode.events for mode in (normal, learning, hard)] == [1, 1, 2]
    assert [mode.her_gold for mode in (normal, learning, hard)] == [1, 1, 10]
    assert [mode.jester for mode in (normal, learning, hard)] == [True, True, False]
    assert [her_first_market(village(mode.her_card)) for mode in (normal, learning, hard)] == [4, 0, 4]
    assert [season_deck(["fire", IT_WAS_YOU], mode) for mode in (normal, learning, hard)] == [
        ["fire", IT_WAS_YOU],
        ["fire"],
        ["fire"],
    ]
    assert SUPPLY == 8, "A02: the player's own"


# ------------------------------------------------------------------------------------------------ what she takes
def test_a_gift_follows_a_recruit_from_a_pile_and_from_the_reserve_too_a71() -> None:
    laid = road("agent")
    laid.recruit(("pile", 0))
    assert gifts(laid) == [0, 1, 2, 3, 4, 5]
    laid = road(reserve="agent monk", open=["mason", None, None, None, None, None])
    laid.recruit(("reserve", 0))
    assert gifts(laid) == [0]


def test_without_open_villagers_there_is_no_gift_a71() -> None:
    laid = road(open=["mason", None, None, None, None, None])
    laid.recruit(("road", 0))
    assert gifts(laid) == []


def test_her_villagers_stand_apart_without_chains_and_padlocks_a71() -> None:
    laid, hers = road(open=["jeweler", "cartwright", "jeweler", None, None, None]), village("countess")
    for place in (0, 1, 2):
        give(laid, place, hers)
    assert text(hers) == "countess jeweler cartwright jeweler"
    assert her_first_market(hers) == 4 + 20 + 9 + 20


def test_coins_on_a_villager_that_she_gets_are_hers_a72() -> None:
    laid, hers = road(), village("countess")
    laid.coins[2] = 3
    assert give(laid, 2, hers) == 3
    assert text(hers) == "countess wattler", "in her supply, not on the card"


def test_padlocks_are_paid_to_her_villagers_before_the_bank_a71() -> None:
    there = [village("founders lumberjack"), village("countess blacksmith")]
    assert {payment.to for payment in payments(there, 0, "cooper", 2)} == {(1, (1,))}
    assert payments(there, 0, "cooper", 1) == set()


# ------------------------------------------------------------------------------------------------ events of the round
@pytest.mark.parametrize(
    ("name", "number"),
    [("spelunker", 1), ("jeweler", 1), ("cartwright", 2), ("mason", 2), ("chandler", 2), ("seeker", 3), ("wattler", 3)],
)
def test_the_more_gold_she_takes_the_fewer_events_come_a73(name: str, number: int) -> None:
    assert events_to_come(name, village(f"countess {name}")) == number


@pytest.mark.parametrize(
    ("cards", "name", "number"),
    [
        ("countess seeker ore_muler", "ore_muler", 3),
        ("countess glass_blower ore_muler", "ore_muler", 2),
        ("countess! peddler", "peddler", 3),
        ("countess chandler peddler", "peddler", 2),
        ("countess agent", "agent", 3),
        ("countess cooper:10 agent", "agent", 1),
        ("countess locksmith", "locksmith", 2),
        ("countess log_rafter", "log_rafter", 2),
        ("countess horse_trader", "horse_trader", 3),
        ("countess brewer wattler mason thatcher freemason", "freemason", 1),
        ("countess jeweler cartwright wood_carver", "wood_carver", 2),
        ("countess grocer", "grocer", 3),
        ("countess priest", "priest", 3),
        ("countess hunter priest", "priest", 2),
    ],
)
def test_silver_counts_as_it_stands_in_her_village_itself_included_a73(cards: str, name: str, number: int) -> None:
    assert events_to_come(name, village(cards)) == number


def test_the_gold_of_her_own_card_is_a_symbol_for_her_peddler() -> None:
    assert worth("peddler", village("countess chandler peddler")) == 3
    assert worth("peddler", village("countess! chandler peddler")) == 0


def test_her_villager_comes_from_the_reserve_then_from_the_discards_a73_a81() -> None:
    laid, hers = road("monk", reserve="agent mason"), village("countess")
    laid.discards = ["cooper", "brewer"]
    assert [take_of_reserve(laid, hers, turned) for _ in range(5)] == ["mason", "agent", "cooper", "brewer", None]
    assert text(hers) == "countess mason agent cooper brewer"
    assert laid.piles[0] == ["monk"], "never from a pile"
    assert events_to_come(None, hers) == 3


def test_learning_mode_has_one_event_a_round_a78() -> None:
    assert events_to_come("wattler", village("countess! wattler"), MODES["learning"]) == 1
    assert events_to_come(None, village("countess!"), MODES["learning"]) == 1
    assert events_to_come("wattler", village("countess wattler"), MODES["hard"]) == 3


@pytest.mark.parametrize("mode", sorted(MODES))
def test_no_events_come_in_the_round_of_the_second_market_a76(mode: str) -> None:
    assert events_to_come("wattler", village("countess wattler"), MODES[mode], second_market_due=True) == 0


def test_an_exhausted_event_deck_is_made_of_its_own_discards_a74() -> None:
    events = Events(["fire", "wolves"], ["plunder", "famine"])
    assert events.draw(3, turned) == ["wolves", "fire", "plunder"]
    assert (events.deck, events.discards) == (["famine"], [])
    assert events.draw(2, turned) == ["famine"], "none is left"


def test_summer_lasts_until_the_first_market_is_resolved_a74() -> None:
    assert (season(False), season(True)) == ("summer", "winter")
    laid = road("", "", "agent")
    assert due(laid.piles, first_held=False) == [FIRST]
    assert season(False) == "summer", "the events of this round are drawn before it"


# ------------------------------------------------------------------------------------------------ what events and jester may do
def test_the_jester_stops_what_is_not_being_resolved_once_a75() -> None:
    assert jester_may_stop(True, ["fire", "wolves"]) == {"fire", "wolves"}
    assert jester_may_stop(True, ["fire", "wolves"], resolving="fire") == {"wolves"}
    assert jester_may_stop(True, ["fire"], resolving="fire") == set()
    assert jester_may_stop(True, []) == set()
    assert jester_may_stop(False, ["fire"]) == set()


def test_events_take_villagers_on_top_and_never_founders_a79() -> None:
    mine = village("founders lumberjack(wheeler(cartwright) carpenter) miner grocer")
    assert at_risk(mine) == [(1, 0, 0), (1, 1), (3,)]
    assert at_risk(village("founders!")) == []


def test_coins_on_a_stolen_villager_go_to_the_player_a79() -> None:
    mine, hers = village("founders lumberjack(cooper:4 wheeler)"), village("countess")
    assert steal(mine, (1, 0), hers) == 4
    assert (text(mine), text(hers)) == ("founders lumberjack(wheeler)", "countess cooper")


def test_what_a_stolen_villager_covered_shows_again_a22_a79() -> None:
    mine = village("founders(swineherd)")
    steal(mine, (0, 0), village("countess"))
    assert her_first_market(mine) == 2


def test_who_cannot_pay_pays_what_there_is_a79() -> None:
    assert [paid(purse, 4) for purse in (0, 3, 4, 9)] == [0, 3, 4, 4]


def test_an_event_may_bring_on_a_market_of_the_same_round_a54_a79() -> None:
    laid, hers = road("", "", "", "", "", "agent"), village("countess")
    give(laid, 0, hers)
    laid.refill()
    assert due(laid.piles, first_held=True) == [SECOND]


# ------------------------------------------------------------------------------------------------ the end
def test_she_scores_like_a_player_her_card_included_a76() -> None:
    hers = village("countess grocer hunter fisher cooper:6 priest")
    assert her_first_market(hers) == 4 + 3 + 4 + 6
    assert her_second_market(hers) == 4 + 3 + 4 + (3 * 2) + (3 * 2) + 6
    assert her_second_market(village("countess! grocer hunter")) == 3


def test_a_tie_is_lost_a77() -> None:
    assert player_wins(11, 10)
    assert not player_wins(10, 10)
    assert not player_wins(9, 10)
