"""Whether something can be paid is said without listing the ways: it is so exactly if there are any."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpreter.paying import plans
from interpreter.paying.demands import Demand
from interpreter.paying.help import Help
from interpreter.paying.payable import can_pay, can_pay_with
from interpreter.paying.ways import ways
from interpreter.paying.ways_with_help import Offer, Ways

RESOURCES = 5
resources = st.integers(0, RESOURCES - 1)
some = st.lists(resources, min_size=1, max_size=3, unique=True).map(tuple)
demands = st.lists(st.lists(st.tuples(st.integers(1, 3), some), max_size=4).map(tuple), min_size=1, max_size=2).map(tuple)
amounts = st.lists(st.integers(0, 4), min_size=RESOURCES, max_size=RESOURCES)


@st.composite
def jokers(draw: st.DrawFn) -> tuple[tuple[int, ...], ...]:
    """For most resources nothing stands; a joker is no resource that it stands for."""
    several = st.lists(resources, max_size=2, unique=True)
    return tuple(tuple(one for one in draw(several) if one != resource) for resource in range(RESOURCES))


WARES, COIN, PEARL = 3, 3, 4
wares = st.lists(st.integers(0, WARES - 1), min_size=1, max_size=2, unique=True).map(tuple)
scarce = st.tuples(st.integers(0, 1), st.integers(0, 1), st.just(0), st.integers(0, 3), st.integers(0, 3)).map(list)
dear = st.lists(st.lists(st.tuples(st.integers(1, 2), wares), min_size=1, max_size=3).map(tuple), min_size=1, max_size=2).map(
    tuple
)
ONE_PRICE = (((COIN, 1),), ((COIN, 2),), ((COIN, 1), (PEARL, 1)))


@st.composite
def helpers(draw: st.DrawFn, prices: tuple[Any, ...], amounts: tuple[int, ...] = (1,)) -> list[Offer]:
    """Some offers; some of them take steps."""
    return [
        Offer(
            (0, piece, -1),
            draw(st.sampled_from(amounts)),
            draw(wares),
            draw(st.sampled_from(prices)),
            9,
            1,
            draw(st.booleans()),
            -1,
        )
        for piece in range(draw(st.integers(2, 7)))
    ]


def found_with(demand: Demand, held: list[int], jokers: tuple[tuple[int, ...], ...], helpers: list[Offer]) -> bool:
    """Whether some way to pay is listed."""
    return any(True for _ in Ways(demand, [[one] for one in helpers], held.__getitem__, jokers).beginning(()))


def units(demand: Demand) -> Iterator[list[tuple[int, ...]]]:
    """Of each alternative the units that are asked for, each with what is named for it."""
    for alternative in demand:
        yield [candidates for amount, candidates in alternative for _ in range(amount)]


def by_hand(demand: Demand, held: list[int], jokers: tuple[tuple[int, ...], ...]) -> set[tuple[tuple[int, int], ...]]:
    """Every way to pay, by trying everything for each unit."""
    found = set()
    for wanted in units(demand):
        able = [{*several, *(joker for one in several for joker in jokers[one])} for several in wanted]
        for paid in itertools.product(*able):
            counted = tuple(sorted((one, paid.count(one)) for one in set(paid)))
            if all(amount <= held[one] for one, amount in counted):
                found.add(counted)
    return found


few = st.lists(st.lists(st.tuples(st.integers(1, 2), some), max_size=3).map(tuple), min_size=1, max_size=2).map(tuple)


@given(few, amounts, jokers())
def test_the_ways_are_those_that_trying_everything_finds(
    demand: Demand, held: list[int], jokers: tuple[tuple[int, ...], ...]
) -> None:
    found = ways(demand, held.__getitem__, jokers)
    assert len(found) == len(set(found))
    assert set(found) == by_hand(demand, held, jokers)
    assert can_pay(demand, held.__getitem__, jokers) == bool(found)


@pytest.mark.parametrize("at_most", [1, plans.WANTS_AT_MOST])
@given(demands, amounts, jokers())
def test_payable_is_what_can_be_paid_in_some_way(at_most: int, demand: Any, held: Any, jokers: Any) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plans, "WANTS_AT_MOST", at_most)
        plans.plans.cache_clear()
        found = can_pay(demand, held.__getitem__, jokers)
    plans.plans.cache_clear()
    assert found == bool(ways(demand, held.__getitem__, jokers))


NO_JOKERS: tuple[tuple[int, ...], ...] = ((),) * RESOURCES


@settings(max_examples=300)
@given(st.sampled_from(ONE_PRICE).flatmap(lambda price: helpers(((), price, price))), dear, scarce)
def test_of_offers_of_one_unit_at_one_price_it_is_always_said(helpers: list[Offer], demand: Any, held: list[int]) -> None:
    """The price is in what nothing asks for: nobody has to search."""
    said = can_pay_with(demand, Help(helpers).sorts(), held.__getitem__, NO_JOKERS)
    assert said is found_with(demand, held, NO_JOKERS, helpers)


@pytest.mark.parametrize(
    ("prices", "amounts"),
    [
        (((), ((COIN, 1),)), (1, 1, 2)),  # some give two
        (((), ((COIN, 1),), ((COIN, 2),)), (1,)),  # some are dearer
        (((), ((0, 1),)), (1,)),  # the price is in what is asked for
    ],
)
@settings(max_examples=200)
@given(st.data(), dear, scarce, jokers())
def test_payable_with_help_is_what_can_be_paid_in_some_way(
    prices: Any, amounts: Any, data: st.DataObject, demand: Any, held: list[int], jokers: Any
) -> None:
    """Where it is not said, it is searched for."""
    offers = data.draw(helpers(prices, amounts))
    assert can_pay_with(demand, Help(offers).sorts(), held.__getitem__, jokers) in (
        found_with(demand, held, jokers, offers),
        None,
    )


@given(helpers(((),)), st.integers(0, 6))
def test_plain_help_is_that_without_steps_and_without_one_piece(helpers: list[Offer], moved: int) -> None:
    assert Help(helpers).plain(moved) == [one for one in helpers if not one.steps and one.use[1] != moved]
