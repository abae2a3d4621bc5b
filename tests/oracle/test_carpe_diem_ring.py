"""Walking around the ring and along the scroll track, by hand (C05, C11-C15, C22, C27, C30)."""

from __future__ import annotations

import pytest

from tests.oracle.carpe_diem_figures import LAST_STEP, SQUARES
from tests.oracle.carpe_diem_ring import Ring, Track, started


def ring(tiles: str, players: int = 4) -> Ring:
    """How many tiles lie on each space."""
    return Ring([["w01"] * int(number) for number in tiles], players)


# ------------------------------------------------------------------------------------------------ the ring
def test_one_walks_to_either_neighbour_and_never_stands_still_c11() -> None:
    full = ring("4444444")
    assert [full.walks(at) for at in range(SQUARES)] == [{"right": (at + 1) % 7, "left": (at - 1) % 7} for at in range(7)]


def test_empty_spaces_are_skipped_in_the_same_direction_c12() -> None:
    assert ring("4010044").walks(0) == {"right": 2, "left": 6}
    assert ring("4010044").walks(3) == {"right": 5, "left": 2}
    assert ring("0100010").walks(2) == {"right": 5, "left": 1}, "over two empty spaces"


def test_towards_an_empty_space_though_the_other_has_tiles_c12() -> None:
    assert ring("1104001").walks(2) == {"right": 3, "left": 1}
    assert ring("1104001").walks(3) == {"right": 6, "left": 1}, "both neighbours are empty"
    assert ring("1104001").walks(6) == {"right": 0, "left": 3}, "one has tiles, and the other way is open as well"


def test_both_ways_may_come_to_one_space_c12() -> None:
    assert ring("4000000").walks(3) == {"right": 0, "left": 0}


def test_all_around_to_the_space_that_was_left_c12() -> None:
    assert ring("0003000").walks(3) == {"right": 3, "left": 3}


def test_bread_brings_to_any_space_with_tiles_or_lets_one_stay_c13() -> None:
    assert ring("4010044").jumps() == {0, 2, 5, 6}


@pytest.mark.parametrize(("players", "left"), [(2, [3, 0]), (3, [3, 2, 0]), (4, [3, 2, 1, 0])])
def test_what_is_left_of_a_space_is_discarded_c15(players: int, left: list[int]) -> None:
    tiles = ring("4444444", players)
    seen = []
    while tiles.tiles[0]:
        tiles.take(0, "w01")
        seen.append(len(tiles.tiles[0]))
    assert seen == left
    assert len(tiles.discarded) == {2: 2, 3: 1, 4: 0}[players]
    assert [len(others) for others in tiles.tiles[1:]] == [4] * 6


def test_seven_rounds_empty_the_ring_c10() -> None:
    assert [players * 7 + SQUARES * left for players, left in ((2, 2), (3, 1), (4, 0))] == [28] * 3


# ------------------------------------------------------------------------------------------------ the track
def test_discs_begin_on_top_of_those_before_c05() -> None:
    assert started([1, 2, 0]).order() == [0, 2, 1]


def test_who_comes_later_lies_on_top_c22_c30() -> None:
    track = started([0, 1, 2])
    for seat in (0, 2, 1, 1):
        track.advance(seat, 1)
    assert track.order() == [1, 2, 0]
    track.advance(0, 1)
    assert track.order() == [0, 1, 2]


def test_steps_beyond_the_last_give_points_and_bring_to_the_top_c27() -> None:
    track = Track([[] for _ in range(LAST_STEP + 1)])
    track.steps[LAST_STEP - 1] += [0]
    track.steps[LAST_STEP] += [1]
    assert track.advance(0, 2) == 1
    assert track.order() == [0, 1]
    assert track.advance(1, 1) == 1
    assert track.order() == [1, 0]
    assert track.step_of(1) == LAST_STEP


def test_several_steps_at_once_stop_nowhere_between() -> None:
    track = started([0, 1])
    assert track.advance(0, 2) == 0
    assert (track.step_of(0), track.steps[1]) == (2, [])
