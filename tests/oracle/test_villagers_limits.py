"""The oracle's limits in Villagers: recruiting, building, basic villagers, and founders that turn."""

from __future__ import annotations

import pytest

from tests.oracle.villagers_figures import VILLAGERS
from tests.oracle.villagers_limits import (
    Building,
    after_building,
    build_limit,
    can_fetch,
    draft_limit,
    next_start,
    returns_to,
)
from tests.oracle.villagers_markets import first_market
from tests.oracle.villagers_village import builders, food, text, village

STOCK = {"hayer": 10, "lumberjack": 10, "miner": 10}


# ------------------------------------------------------------------------------------------------ limits
@pytest.mark.parametrize(
    ("cards", "limit"),
    [
        ("founders", 2),
        ("founders!", 3),
        ("founders harvester", 3),
        ("founders(swineherd) hunter", 4),
        ("founders!(swineherd)", 3),
        ("founders harvester harvester hunter", 5),
        ("founders harvester harvester hunter hunter", 5),
        ("hayer(grazier(milk_maid)) graper shepherd fisher", 5),
    ],
)
def test_two_may_be_recruited_and_one_for_each_food_at_most_five_a10_ax12(cards: str, limit: int) -> None:
    assert draft_limit(village(cards)) == limit


@pytest.mark.parametrize(
    ("cards", "limit"),
    [
        ("founders", 2),
        ("founders wattler", 3),
        ("founders(brewer) wattler", 4),
        ("lumberjack(carpenter shipwright) wattler", 5),
        ("lumberjack(carpenter shipwright) wattler wattler miner(mason) hayer(thatcher)", 5),
    ],
)
def test_two_may_be_placed_and_one_for_each_builder_at_most_five_a20_ax12(cards: str, limit: int) -> None:
    assert build_limit(village(cards)) == limit


def test_covered_cards_show_neither_food_nor_builder_nor_gold_a22_ax12() -> None:
    mine = village("founders!(swineherd(truffler)) hayer(grazier(milk_maid)) graper(vintner)")
    assert (food(mine), builders(mine)) == (1 + 2, 0)
    assert food(village("founders!(swineherd)")) == 1, "the swineherd's alone"
    assert first_market(village("founders(brewer)")) == 0


def test_a_stand_in_shows_nothing_a46() -> None:
    mine = village("apprentice(swineherd(monk)) monk")
    assert (food(mine), builders(mine), first_market(mine)) == (0, 0, 0)


def test_the_limit_is_fixed_when_the_phase_starts_a20() -> None:
    building = Building(build_limit(village("founders")))
    building.build(1)
    assert (building.left, build_limit(village("founders wattler"))) == (1, 3)
    building.build(1)
    with pytest.raises(ValueError):
        building.build(1)


@pytest.mark.parametrize(("ignored", "limit"), [(0, 4), (1, 3), (2, 2), (5, 2)])
def test_events_ignore_food_and_builders_but_two_are_left_a80(ignored: int, limit: int) -> None:
    assert draft_limit(village("harvester hunter"), ignored) == limit
    assert build_limit(village("wattler wattler"), ignored) == limit


# ------------------------------------------------------------------------------------------------ basic villagers
def test_a_basic_villager_costs_a_hand_card_and_comes_three_times_a25() -> None:
    building = Building(2)
    assert can_fetch(building, ["monk"], STOCK) == {"hayer", "lumberjack", "miner"}
    assert can_fetch(building, [], STOCK) == set()
    building.build(2)
    building.fetched = 2
    assert can_fetch(building, ["monk"], STOCK), "the building limit does not matter"
    building.fetched = 3
    assert can_fetch(building, ["monk"], STOCK) == set()
    assert building.built == 2


def test_a_kind_that_is_used_up_cannot_be_fetched_a25() -> None:
    assert can_fetch(Building(2), ["monk"], {**STOCK, "miner": 0}) == {"hayer", "lumberjack"}
    assert can_fetch(Building(2), ["monk"], dict.fromkeys(STOCK, 0)) == set()


def test_returned_cards_go_on_piles_that_have_cards_then_on_the_reserve_a13_a25() -> None:
    assert returns_to([[], ["mason"], [], ["agent"], [], ["priest"]], ["monk"]) == [1, 3, 5]
    assert returns_to([[]] * 6, ["monk"]) == ["reserve"]
    assert returns_to([[]] * 6, []) == ["discards"]


# ------------------------------------------------------------------------------------------------ the end of the phase
def test_who_sees_no_food_turns_the_founders_before_the_market_a26_ax11() -> None:
    mine = village("founders lumberjack(wheeler)")
    assert first_market(mine) == 5
    after = after_building(mine)
    assert text(after) == "founders! lumberjack(wheeler)"
    assert (first_market(after), food(after)) == (3, 1), "AX11: they give nothing in the market that follows"


def test_who_sees_food_does_not_and_turned_founders_stay_a26() -> None:
    assert text(after_building(village("founders harvester"))) == "founders harvester"
    assert text(after_building(village("founders! harvester"))) == "founders! harvester"
    assert text(after_building(village("founders!"))) == "founders!"


def test_covered_founders_never_have_to_turn_a26() -> None:
    tops = [name for name, card in VILLAGERS.items() if card.suit == "grain" and card.base]
    assert all(VILLAGERS[name].food for name in tops), "whatever lies on founders brings food"
    mine = village("founders(monk(truffler)) lumberjack")
    assert text(after_building(mine)) == text(mine)


def test_the_start_player_card_goes_to_the_left_a26() -> None:
    assert [next_start(seat, 3) for seat in range(3)] == [1, 2, 0]
