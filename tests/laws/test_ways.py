"""Ways to pay, asked for part by part: each is reached once, whether offers help or what is held."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

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
