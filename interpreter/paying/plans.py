"""Demands compiled: what each set of wants asks for together, and which resources may stand for what.

Each unit that is asked for takes a unit at hand that may stand for it. All of them find one exactly if any of the wants together
have as many units that serve one of them as they ask for (P. Hall, On Representatives of Subsets, 1935): sums over resources,
which `payable` adds up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import chain, combinations
from typing import NamedTuple

from interpreter.paying.demands import Demand, Want, merged

WANTS_AT_MOST = 6  # sums are for each set of wants: of more than so many, ways are looked for
PLANS_KEPT = 4096
Jokers = tuple[tuple[int, ...], ...]  # for each resource those that may stand for it


class Sum(NamedTuple):
    """Some wants (a bit for each): what they ask for together, and the resources of which each unit serves one of them."""

    wants: int
    amount: int
    resources: tuple[int, ...]


class Plan(NamedTuple):
    """An alternative of a demand, compiled."""

    wants: tuple[Want, ...]
    sums: tuple[Sum, ...]  # of all sets of wants; none if these are too many
    apart: tuple[Sum, ...]  # without those that follow from others, while only what is held is given
    asked: Mapping[int, int]  # resource -> the wants that name it
    given: Mapping[int, int]  # resource -> the wants that it may be paid for, also as a joker


@lru_cache(PLANS_KEPT)
def plans(demand: Demand, jokers: Jokers) -> tuple[Plan, ...]:
    """The alternatives of a demand."""
    return tuple(_plan(tuple(merged(alternative)), jokers) for alternative in demand)


def _plan(wants: tuple[Want, ...], jokers: Jokers) -> Plan:
    able = [dict.fromkeys(chain(candidates, *(jokers[one] for one in candidates))) for _, candidates in wants]
    asked, given = (
        {one: _bits(one in found for found in sets) for one in chain(*sets)} for sets in ([c for _, c in wants], able)
    )
    if len(wants) > WANTS_AT_MOST:
        return Plan(wants, (), (), asked, given)
    sums, apart = [], []
    for several in _subsets(len(wants)):
        resources = tuple(dict.fromkeys(chain(*(able[want] for want in several))))
        one = Sum(sum(1 << want for want in several), sum(wants[want][0] for want in several), resources)
        sums.append(one)
        if len(several) == 1 or len(resources) < sum(len(able[want]) for want in several):
            apart.append(one)
    return Plan(wants, tuple(sums), tuple(apart), asked, given)


def _subsets(count: int) -> Iterator[tuple[int, ...]]:
    """All sets of wants but the empty one, small ones first."""
    return chain.from_iterable(combinations(range(count), size) for size in range(1, count + 1))


def _bits(truths: Iterable[bool]) -> int:
    return sum(truth << number for number, truth in enumerate(truths))
