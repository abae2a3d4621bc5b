"""What is asked of ways: whether they join two places, how far it is along them, how large the largest network is.

A board of a hundred ways is walked through in some microseconds each, so that nothing is kept and nothing can be out of date.
A way of which an end is nothing leads nowhere and is no part of any network.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import heappop, heappush

from interpreter.engine.networks.longest import Way, longest

Asked = Callable[[int], int]
FAR = 1_000_000  # further than any way leads, so that `is at most 3` is not so


def joined_by(ways: Sequence[int], end: Asked, other_end: Asked, one: int, other: int) -> bool:
    """Whether ways lead from one place to another: to itself they do, from no place to none."""
    if one < 0 or other < 0:
        return False
    return one == other or other in _reached([(end(way), other_end(way), 1) for way in ways], one)


def far(ways: Sequence[int], end: Asked, other_end: Asked, length: Asked, one: int, other: int) -> int:
    """How far it is (Dijkstra, 1959); FAR where no way leads, and from no place."""
    return FAR if one < 0 or other < 0 else _distance(_ways(ways, end, other_end, length), one, other)


def largest_network(ways: Sequence[int], end: Asked, other_end: Asked, length: Asked) -> int:
    """How long the ways are together that hang together, of those that are longest; 0 without ways."""
    return max((sum(way[2] for way in together) for together in _networks(_ways(ways, end, other_end, length))), default=0)


def longest_path(ways: Sequence[int], end: Asked, other_end: Asked, length: Asked) -> int:
    """How long the longest walk is that takes each way once at most; 0 without ways."""
    return max(map(longest, _networks(_ways(ways, end, other_end, length))), default=0)


def _ways(ways: Sequence[int], end: Asked, other_end: Asked, length: Asked) -> list[Way]:
    found = [(end(way), other_end(way), length(way)) for way in ways]
    return [way for way in found if way[0] >= 0 and way[1] >= 0]


def _beside(ways: Sequence[Way]) -> dict[int, list[tuple[int, int]]]:
    """For each place where ways lead from it, and how long each is."""
    found: dict[int, list[tuple[int, int]]] = {}
    for one, other, length in ways:
        if one >= 0 and other >= 0:
            found.setdefault(one, []).append((other, length))
            found.setdefault(other, []).append((one, length))
    return found


def _reached(ways: Sequence[Way], start: int) -> set[int]:
    """The places to which ways lead from one."""
    beside, reached, waiting = _beside(ways), {start}, [start]
    while waiting:
        for place, _ in beside.get(waiting.pop(), ()):
            if place not in reached:
                reached.add(place)
                waiting.append(place)
    return reached


def _distance(ways: Sequence[Way], one: int, other: int) -> int:
    beside, settled, waiting = _beside(ways), set[int](), [(0, one)]
    while waiting:
        gone, place = heappop(waiting)
        if place == other:
            return gone
        if place in settled:
            continue
        settled.add(place)
        for further, length in beside.get(place, ()):
            if further not in settled:
                heappush(waiting, (gone + length, further))
    return FAR


def _networks(ways: Sequence[Way]) -> list[list[Way]]:
    """The ways that hang together, network by network."""
    found, left = [], list(ways)
    while left:
        reached = _reached(left, left[0][0])
        found.append([way for way in left if way[0] in reached])
        left = [way for way in left if way[0] not in reached]
    return found
