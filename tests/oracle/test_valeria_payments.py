"""The oracle's ways to pay for a building in Villages of Valeria, counted by hand and found again in another manner."""

from __future__ import annotations

import random
from itertools import combinations, permutations

import pytest

from tests.oracle.valeria_actions import act, can, payable
from tests.oracle.valeria_figures import BUILDINGS, LANES, POWERS, WILD
from tests.oracle.valeria_paying import Source, Way, ways
from tests.oracle.valeria_stage import CASTLE, Stage, coin, lay, power, ways_of
from tests.oracle.valeria_table import Table


def test_a_stock_with_fifteen_payments() -> None:
    table = lay(5, hands=["workshop"], purses=[2], fields=["tannery"] * 5)
    assert len(ways(table, 0, "workshop")) == 15, "two of five cards and a castle"
    table.fields[0].append(("library", 0))
    assert len(ways(table, 0, "workshop")) == 16, "and both own cards, which are alike"
    table.castles[4] = 0
    table.purses[0] = 1
    assert ways(table, 0, "workshop") == set()


def test_a_card_with_a_coin_and_a_foreign_castle_provide_nothing() -> None:
    table = lay(hands=["hideout"], purses=[3], castles=[1, 0], fields=["tannery*", "barracks* farm"])
    assert ways(table, 0, "hideout") == set()
    assert payable(table, 0) == {}
    assert not can(table, 0, "build", lead=True)


def test_two_costed_powers_need_two_spare_cards() -> None:
    table = lay(hands=["workshop arena"], villages=["black_market warlock"], fields=["", "tannery"])
    wild = power(WILD, 1)
    assert ways(table, 0, "workshop") == set(), "one card is left beside the one to be built"
    table.purses[0] = 1
    assert ways(table, 0, "workshop") == ways_of((wild, CASTLE), (wild, coin(1, "wood")))
    table.hands[0].append("farm")
    assert len(ways(table, 0, "workshop")) == 3, "the two powers are alike"
    stage = Stage(act(table, 0, "build", lead=False)).choose(("workshop", (wild, wild)))
    assert set(stage.choices) == {(name, lane) for name in ("arena", "farm") for lane in LANES}
    stage.choose(("arena", "lane_1"), ("farm", "lane_1"))
    assert (table.piles["lane_1"], table.hands[0], table.purses[0]) == (["hideout", "arena", "farm"], [], 1)


def test_a_druid_and_a_castle_are_both_wild() -> None:
    table = lay(hands=["tavern"], purses=[1], villages=["druid"])
    assert ways(table, 0, "tavern") == ways_of((CASTLE, power(WILD)))


def test_no_source_is_used_that_covers_nothing() -> None:
    table = lay(hands=["chapel"], purses=[3], villages=["quarry druid"], fields=["workshop"])
    assert ways(table, 0, "chapel") == ways_of((CASTLE,), (coin(0, "stone"),), (power("stone"),), (power(WILD),))


def test_no_second_building_of_a_name() -> None:
    table = lay(hands=["hideout tannery"], purses=[3], villages=["hideout"], fields=["tannery"])
    assert set(payable(table, 0)) == {"tannery"}, "developed cards do not count"


@pytest.mark.parametrize("seed", range(60))
def test_the_ways_are_those_that_putting_down_one_thing_after_another_finds(seed: int) -> None:
    rng = random.Random(seed)
    table = at_random(rng)
    for plan in BUILDINGS:
        table.hands[0] = [plan] + ["arena"] * rng.randrange(3)
        assert ways(table, 0, plan) == by_subsets(table, plan), plan


def at_random(rng: random.Random) -> Table:
    players = rng.randint(2, 3)
    table = lay(players, purses=[rng.randrange(5)], castles=[rng.randrange(2)])
    table.villages[0] = rng.sample([name for name in POWERS if POWERS[name].moment == "paying"], rng.randrange(4))
    for owner in range(players):
        table.fields[owner] = [(name, rng.randrange(2)) for name in rng.sample(sorted(BUILDINGS), rng.randrange(6))]
    return table


def by_subsets(table: Table, plan: str) -> set[Way]:
    """The same in another way: every set of single things that is as large as the price, tried in every order."""
    units = [material for material, amount in BUILDINGS[plan].price.items() for _ in range(amount)]
    things: list[tuple[Source, str]] = [] if table.castles[0] else [(CASTLE, WILD)]
    for owner, cards in enumerate(table.fields):
        things += [(coin(owner, BUILDINGS[name].gives), BUILDINGS[name].gives) for name, coins in cards if not coins]
    for name in table.villages[0]:
        it = POWERS[name]
        things.append((power(it.effect, it.discards), it.effect))
    found = []
    for several in combinations(things, len(units)):
        gold = sum(source[0] in ("gold", "castle") for source, _ in several)
        thrown = sum(source[-1] == 1 for source, _ in several if source[0] == "power")
        fits = any(
            all(gives in (unit, WILD) for (_, gives), unit in zip(order, units, strict=True)) for order in permutations(several)
        )
        if fits and gold <= table.purses[0] and thrown < len(table.hands[0]):
            found.append(tuple(source for source, _ in several))
    return ways_of(*found)
