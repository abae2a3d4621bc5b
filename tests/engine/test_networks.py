"""Ways between places, walked through: what they join, how far it is, the largest network, the longest path."""

from __future__ import annotations

import random

from interpreter.engine.networks.longest import Way
from interpreter.engine.networks.walking import FAR, far, joined_by, largest_network, longest_path

BEYOND = 9  # a place that no way begins at


def _asked(ways: list[Way]) -> tuple[range, object, object, object]:
    return range(len(ways)), lambda way: ways[way][0], lambda way: ways[way][1], lambda way: ways[way][2]


def joined(ways: list[Way], one: int, other: int) -> bool:
    several, end, other_end, _ = _asked(ways)
    return joined_by(several, end, other_end, one, other)  # type: ignore[arg-type]


def distance(ways: list[Way], one: int, other: int) -> int:
    return far(*_asked(ways), one, other)  # type: ignore[arg-type]


def largest(ways: list[Way]) -> int:
    return largest_network(*_asked(ways))  # type: ignore[arg-type]


def longest(ways: list[Way]) -> int:
    return longest_path(*_asked(ways))  # type: ignore[arg-type]


def test_places_are_joined_over_others_in_both_directions() -> None:
    ways = [(0, 1, 1), (2, 1, 1), (3, 4, 1)]
    assert joined(ways, 0, 2)
    assert joined(ways, 2, 0)
    assert not joined(ways, 0, 3)


def test_a_place_is_joined_to_itself_and_no_place_to_any() -> None:
    assert joined([], BEYOND, BEYOND)
    assert not joined([(0, -1, 1), (-1, 1, 1)], 0, 1)
    assert not joined([(0, 1, 1)], -1, 0)
    assert not joined([(0, 1, 1)], -1, -1)


def test_the_shortest_way_counts_and_not_the_one_with_the_fewest_places() -> None:
    ways = [(0, 3, 9), (0, 1, 2), (1, 2, 2), (2, 3, 2)]
    assert distance(ways, 0, 3) == distance(ways, 3, 0) == 6
    assert distance([(one, other, 1) for one, other, _ in ways], 0, 3) == 1
    assert distance(ways, 2, 2) == 0


def test_where_no_way_leads_it_is_further_than_anything() -> None:
    assert distance([(0, 1, 4), (2, 3, 5)], 0, 3) == FAR
    assert distance([(0, 1, 4), (0, -1, 5)], 0, -1) == FAR
    assert distance([], 0, 1) == FAR
    assert distance([], 1, 1) == 0


def test_of_several_networks_the_largest_counts() -> None:
    assert largest([(0, 1, 1), (2, 3, 4), (1, 0, 1), (0, 0, 1)]) == 4
    assert largest([(0, 1, 1), (2, 3, 1), (3, 4, 1)]) == 2
    assert largest([(0, -1, 7)]) == largest([]) == 0


def test_a_path_takes_each_way_once_and_may_pass_a_place_again() -> None:
    star = [(0, 1, 1), (0, 2, 2), (0, 3, 3)]
    assert longest(star) == 5
    eight = [(0, 1, 1), (1, 2, 1), (2, 0, 1), (0, 3, 1), (3, 4, 1), (4, 0, 1)]
    assert longest(eight) == 6
    assert longest([(0, 1, 1), (0, 1, 1), (1, 1, 1)]) == 3
    assert longest([]) == 0


def test_eight_places_of_which_each_is_joined_with_each() -> None:
    assert longest([(one, other, 1) for one in range(7) for other in range(one)]) == 21  # each has six: all can be walked
    assert longest([(one, other, 1) for one in range(6) for other in range(one)]) == 13  # each has five: four places too many


def test_the_longest_path_is_that_of_all_walks_tried() -> None:
    chance = random.Random(7)
    for _ in range(300):
        places = chance.randint(1, 6)
        ways = [(chance.randrange(places), chance.randrange(places), chance.randint(0, 5)) for _ in range(chance.randint(0, 8))]
        assert longest(ways) == max((_walked(ways, place, 0) for place in range(places)), default=0), ways


def _walked(ways: list[Way], place: int, taken: int) -> int:
    """The longest walk on from a place, tried way by way."""
    best = 0
    for number, (one, other, length) in enumerate(ways):
        if place in (one, other) and not taken >> number & 1:
            beyond = other if place == one else one
            best = max(best, length + _walked(ways, beyond, taken | 1 << number))
    return best
