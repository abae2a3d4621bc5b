"""Ways to meet demands: every different way to give what a cost asks for, or to take what a reward offers.

A way is what is given: a sorted tuple of `(resource, amount)`. Two payments that lose the same resources are one way (language,
3.6).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import chain

from interpreter.paying.demands import Demand, Want, merged, times
from interpreter.paying.plans import PLANS_KEPT, Jokers, plans

Way = tuple[tuple[int, int], ...]

RESOURCE = -1  # of what helps to pay: a unit of what is held
ENDLESS = 1_000_000  # what counts for held of what never runs out
WAYS_AT_MOST = 400  # more different ways than anybody could read: no more are looked for
WAYS_KEPT = 1024  # lists of ways that are remembered, by what is asked for and what is there for it


def ways(demand: Demand, held: Callable[[int], int], jokers: Jokers) -> tuple[Way, ...]:
    """Every different way to pay `demand` from what is held, fewest jokers first, then in the order of declaration.

    `held(resource)` is how much there is; `jokers[resource]` are the resources that may stand for it.
    """
    able, most = _bounds(demand, jokers)
    return _ways(demand, jokers, tuple([min(held(resource), most) for resource in able]))


@lru_cache(PLANS_KEPT)
def _bounds(demand: Demand, jokers: Jokers) -> tuple[tuple[int, ...], int]:
    """The resources with which a demand may be paid, and the most that is given of one."""
    found = plans(demand, jokers)
    able = dict.fromkeys(chain(*(plan.given for plan in found)))
    return tuple(able), max((sum(amount for amount, _ in plan.wants) for plan in found), default=0)


@lru_cache(WAYS_KEPT)
def _ways(demand: Demand, jokers: Jokers, held: tuple[int, ...]) -> tuple[Way, ...]:
    """The same from so much of what it may be paid with: of more than it takes, all is not looked at."""
    there = dict(zip(_bounds(demand, jokers)[0], held, strict=True)).__getitem__
    found: dict[Way, int] = {}
    for alternative in demand:
        _spread(merged(alternative), 0, {}, 0, there, jokers, found)
        if len(found) > WAYS_AT_MOST:
            break
    return tuple(sorted(found, key=found.__getitem__))


def way_found(wants: Iterable[Want], held: Callable[[int], int], jokers: Jokers) -> bool:
    """Whether there is any way to meet all these wants."""
    found: dict[Way, int] = {}
    _spread(list(wants), 0, {}, 0, held, jokers, found, 1)
    return bool(found)


def _spread(
    wants: list[Want],
    first: int,
    given: dict[int, int],
    joked: int,
    held: Callable[[int], int],
    jokers: Jokers,
    found: dict[Way, int],
    enough: int = WAYS_AT_MOST + 1,
) -> None:
    """Meets the wants from `first` on in every way, until there are enough; `given` is what the earlier ones took."""
    if len(found) >= enough:
        return
    if first == len(wants):
        way = tuple(sorted((resource, amount) for resource, amount in given.items() if amount))
        found[way] = min(joked, found.get(way, joked))
        return
    amount, candidates = wants[first]
    sources = [(resource, 0) for resource in candidates]
    sources += [(joker, 1) for joker in dict.fromkeys(j for c in candidates for j in jokers[c]) if joker not in candidates]
    for taken in _mixtures(amount, [max(0, held(resource) - given.get(resource, 0)) for resource, _ in sources]):
        if len(found) >= enough:
            return
        after = dict(given)
        more = joked
        for (resource, is_joker), count in zip(sources, taken, strict=True):
            if count:
                after[resource] = after.get(resource, 0) + count
                more += count * is_joker
        _spread(wants, first + 1, after, more, held, jokers, found, enough)


def _mixtures(amount: int, limits: list[int]) -> Iterator[tuple[int, ...]]:
    """Every way to take `amount` in all, at most limits[i] of each, most of the first first."""
    if len(limits) == 1:
        if amount <= limits[0]:
            yield (amount,)
        return
    rest = sum(limits[1:])
    for count in range(min(amount, limits[0]), max(0, amount - rest) - 1, -1):
        for others in _mixtures(amount - count, limits[1:]):
            yield (count, *others)


def holds(held: Callable[[int], int], demand: Demand) -> bool:
    """Whether what is held covers the demand, without jokers."""
    return any(_covers(held, alternative) for alternative in demand)


def _covers(held: Callable[[int], int], alternative: tuple[Want, ...]) -> bool:
    wants = merged(alternative)
    used: dict[int, int] = {}
    for amount, candidates in wants:  # single candidates first, so mixtures take what is left
        for resource in candidates:
            taken = min(amount, held(resource) - used.get(resource, 0))
            used[resource] = used.get(resource, 0) + taken
            amount -= taken
        if amount > 0:
            return False
    return True


def fits(held: Callable[[int], int], demand: Demand) -> int:
    """How often the demand could be given from what is held, without jokers (0 for an empty demand)."""
    if not all(demand):
        return 0
    count = 0
    while holds(held, times(count + 1, demand)):
        count += 1
    return count


def reward_ways(demand: Demand, room: Callable[[int], int]) -> tuple[Way, ...]:
    """Every different way to take a reward: as much of it as there is and fits, a choice only where kinds are open."""
    able, most = _open_kinds(demand)
    return _rewards(demand, tuple([min(room(resource), most) for resource in able]))


@lru_cache(PLANS_KEPT)
def _open_kinds(demand: Demand) -> tuple[tuple[int, ...], int]:
    """The resources of which how much there is room for decides what can be taken, and the most that is taken of one."""
    able = dict.fromkeys(chain(*(candidates for wants in demand for _, candidates in wants if len(candidates) > 1)))
    return tuple(able), max((sum(amount for amount, _ in wants) for wants in demand), default=0)


@lru_cache(WAYS_KEPT)
def _rewards(demand: Demand, rooms: tuple[int, ...]) -> tuple[Way, ...]:
    """The same with so much room for each of the open kinds: of more than can be taken, all is not looked at."""
    room = dict(zip(_open_kinds(demand)[0], rooms, strict=True)).__getitem__
    found: dict[Way, None] = {}
    for alternative in demand:
        _take(merged(alternative), 0, {}, room, found)
    return tuple(found)


def _take(wants: list[Want], first: int, got: dict[int, int], room: Callable[[int], int], found: dict[Way, None]) -> None:
    if len(found) > WAYS_AT_MOST:
        return
    if first == len(wants):
        found[tuple(sorted((resource, amount) for resource, amount in got.items() if amount))] = None
        return
    amount, candidates = wants[first]
    mixtures: Iterable[tuple[int, ...]]
    if len(candidates) == 1:
        mixtures = [(amount,)]  # taking it says what was lost
    else:
        limits = [max(0, room(resource) - got.get(resource, 0)) for resource in candidates]
        mixtures = _mixtures(min(amount, sum(limits)), limits)
    for taken in mixtures:
        if len(found) > WAYS_AT_MOST:
            return
        after = dict(got)
        for resource, count in zip(candidates, taken, strict=True):
            after[resource] = after.get(resource, 0) + count
        _take(wants, first + 1, after, room, found)
