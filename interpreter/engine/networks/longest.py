"""The longest path of a network: each way once at most, places as often as one likes.

To walk so is to choose ways that hang together and of which at most two places have an odd number (Euler, 1736). The ways are
taken or left one after the other, and of what was taken only the border is kept: the places where ways to come begin (the
frontier method; Sekine, Imai and Tani, 1995). The work grows with how many places lie on that border, on a map few, and not
with the number of walks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

Way = tuple[int, int, int]  # its ends, and how long it is
LOOSE = 2  # as many places of a walk may have an odd number of ways: where it begins, and where it ends

Place = tuple[
    int, bool, int
]  # on the border: which, whether it has an odd number of ways, and the part that it hangs together with


class Taken(NamedTuple):
    """What is the same for all choices that can go on alike: how many odd places lie behind, and the border."""

    odd: int
    border: tuple[Place, ...]


def longest(ways: Sequence[Way]) -> int:
    """The most that a walk along some of the ways is long."""
    ordered = _one_beside_the_other(ways)
    last = {place: number for number, way in enumerate(ordered) for place in way[:2]}
    best, found = 0, {Taken(0, ()): 0}
    for number, (one, other, length) in enumerate(ordered):
        past = [place for place in dict.fromkeys((one, other)) if last[place] == number]
        then: dict[Taken, int] = {}
        for left, far in found.items():
            for taken, gone in ((left, far), (_with(left, one, other), far + length)):
                after, whole = _without(taken, past)
                if whole:
                    best = max(best, gone)
                elif after is not None:
                    then[after] = max(then.get(after, -1), gone)
        found = then
    return best


def _one_beside_the_other(ways: Sequence[Way]) -> list[Way]:
    """The ways in such an order that few places are on the border: from one place on, outwards."""
    left, found, reached = list(ways), list[Way](), list[int]()
    while left:
        start = next((place for place in reached if any(place in way[:2] for way in left)), left[0][0])
        here = [way for way in left if start in way[:2]]
        found += here
        left = [way for way in left if start not in way[:2]]
        reached += [place for way in here for place in way[:2] if place not in reached]
    return found


def _with(taken: Taken, one: int, other: int) -> Taken:
    """One way more is taken: its ends hang together."""
    border = {place: (odd, part) for place, odd, part in taken.border}
    for place in (one, other):
        odd, part = border.get(place, (False, place))
        border[place] = (not odd, part)
    parts = border[one][1], border[other][1]
    return _named(taken.odd, [(place, odd, min(parts) if part in parts else part) for place, (odd, part) in border.items()])


def _without(taken: Taken, past: Sequence[int]) -> tuple[Taken | None, bool]:
    """Places come to lie behind the border; None where no walk can come of it, and whether it is a whole walk."""
    behind = [place for place in taken.border if place[0] in past]
    if not behind:
        return taken, False
    left = [place for place in taken.border if place[0] not in past]
    odd = taken.odd + sum(place[1] for place in behind)
    if odd > LOOSE:
        return None, False
    if {place[2] for place in behind} <= {place[2] for place in left}:
        return _named(odd, left), False
    return None, not left and len({place[2] for place in behind}) == 1


def _named(odd: int, border: Sequence[Place]) -> Taken:
    """Parts are called by their first place, so that alike choices are one."""
    first: dict[int, int] = {}
    places = sorted(border)
    for place, _, part in places:
        first.setdefault(part, place)
    return Taken(odd, tuple((place, loose, first[part]) for place, loose, part in places))
