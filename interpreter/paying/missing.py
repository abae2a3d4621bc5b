"""What is missing of a price: the fewest units that nothing at hand could give."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from interpreter.paying.demands import Demand

Unit = frozenset[int]  # the resources that one unit may be
ENOUGH = 60  # so many units are looked at: nobody reads of more


def missing(demand: Demand, units: Sequence[Unit]) -> list[tuple[int, tuple[int, ...]]]:
    """The parts of a demand that no units are left for, each with how much of it; of several ways the one that lacks least."""
    lacks = [_lacks(way, units) for way in demand]
    return min(lacks, key=lambda parts: sum(amount for amount, _ in parts), default=[])


def at_hand(demand: Demand, held: Callable[[int], int], jokers: Sequence[tuple[int, ...]]) -> list[Unit]:
    """The units that somebody holds of what a demand could take, jokers included."""
    stands_for: dict[int, set[int]] = {}
    wanted = {one for way in demand for _, several in way for one in several}
    for one in wanted:
        for resource in (one, *jokers[one]):
            stands_for.setdefault(resource, set()).add(one)
    most = min(ENOUGH, max((sum(amount for amount, _ in way) for way in demand), default=0))
    return [frozenset(ones) for resource, ones in stands_for.items() for _ in range(min(held(resource), most))]


def _lacks(way: Iterable[Any], units: Sequence[Unit]) -> list[tuple[int, tuple[int, ...]]]:
    """Gives each wanted unit one at hand, making room by exchange where that helps."""
    wanted = [tuple(several) for amount, several in way for _ in range(min(amount, ENOUGH))]
    given: dict[int, int] = {}  # unit -> what it is given to

    def find(number: int, tried: set[int]) -> bool:
        for unit, fits in enumerate(units):
            if unit not in tried and not fits.isdisjoint(wanted[number]):
                tried.add(unit)
                if unit not in given or find(given[unit], tried):
                    given[unit] = number
                    return True
        return False

    short = Counter(wanted[number] for number in range(len(wanted)) if not find(number, set()))
    return [(amount, several) for several, amount in short.items()]
