"""Ways to pay, asked for part by part: each is reached once, whether offers help or what is held. And ways to take something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, product

import pytest

from interpreter.paying.demands import Demand, Want
from interpreter.paying.ways import reward_ways
from interpreter.paying.ways_with_help import Offer, Paid, Use, Ways

WOOD, CLAY, REED, IRON = range(4)


def offer(piece: int, *candidates: int) -> list[Offer]:
    return [Offer((0, piece, -1), 1, candidates, (), 0, 1, False, -1)]


def reached(ways: Ways, at_most: int, known: tuple[Use, ...] = ()) -> Iterator[Paid]:
    """Every way to which the parts lead."""
    for way, uses in ways.listed(known, at_most):
        if way is None:
            assert uses != known
            yield from reached(ways, at_most, uses)
        else:
            yield way, uses


@pytest.mark.parametrize("at_most", [2, 3, 4, 5, 15])
@pytest.mark.parametrize("pieces", range(4))
def test_every_way_is_reached_once_whatever_helps(pieces: int, at_most: int) -> None:
    kinds = [offer(piece, *range(4)) for piece in range(pieces)]
    ways = Ways((((2, (WOOD, CLAY, REED, IRON)),),), kinds, lambda resource: 2, ((),) * 4)
    found = list(reached(ways, at_most))
    assert len(found) == len(set(found))
    assert len(found) == 10 + 4 * pieces + pieces * (pieces - 1) // 2  # two, one or none of what is held


def test_alternatives_of_different_lengths_end_where_they_end() -> None:
    demand = (((1, (WOOD,)),), ((1, (WOOD,)), (2, (CLAY, REED))))
    ways = Ways(demand, [offer(0, WOOD)], lambda resource: 2, ((),) * 4)
    found = list(reached(ways, 2))
    assert len(found) == len(set(found)) == 8


def taken(wants: Sequence[Want], rooms: Sequence[int]) -> Iterator[Counter[int]]:
    """Every way to take all of these, one after the other, told from nothing but what a reward is."""
    if not wants:
        yield Counter()
        return
    (amount, kinds), *rest = wants
    most = amount if len(kinds) == 1 else min(amount, sum(rooms[kind] for kind in kinds))
    for mixture in combinations_with_replacement(kinds, most):
        got = Counter(mixture)
        if len(kinds) == 1 or all(got[kind] <= rooms[kind] for kind in kinds):
            for more in taken(rest, [max(0, room - got[kind]) for kind, room in enumerate(rooms)]):
                yield got + more


@pytest.mark.parametrize(
    "demand",
    [
        pytest.param((((3, (WOOD, CLAY)),),), id="one kind or the other"),
        pytest.param((((1, (REED,)), (3, (WOOD, CLAY, REED))),), id="one kind for certain, and more of any"),
        pytest.param((((2, (WOOD, CLAY)), (2, (WOOD, REED))),), id="kinds that two wants share"),
        pytest.param((((2, (WOOD,)),), ((1, (WOOD, REED)),)), id="one thing or another"),
        pytest.param((((2, (WOOD,)), (1, (CLAY,))),), id="nothing is open"),
    ],
)
def test_a_reward_is_taken_in_every_way_that_there_is_room_for(demand: Demand) -> None:
    """Asked in a row with more and less room: what is remembered of one answer is none to another."""
    for rooms in product((5, 0, 2, 1), repeat=3):
        found = reward_ways(demand, rooms.__getitem__)
        assert len(found) == len(set(found))
        assert set(found) == {tuple(sorted(way.items())) for wants in demand for way in taken(wants, rooms)}, rooms
