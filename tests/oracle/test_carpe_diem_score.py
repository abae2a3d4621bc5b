"""The final scoring, by hand (C40-C45, CX7, CX8, CX10)."""

from __future__ import annotations

import pytest

from tests.oracle.carpe_diem import score, won
from tests.oracle.carpe_diem_by_hand import drawn, table
from tests.oracle.carpe_diem_district import District
from tests.oracle.carpe_diem_figures import FOUNTAIN_KINDS, FRAMES, HOUSES, LANDSCAPES, VILLA, amounts
from tests.oracle.carpe_diem_ring import Track
from tests.oracle.carpe_diem_score import fountain_points, frame_points, left_over, line, villa_points, winner


def test_villas_by_their_chimneys_cx7() -> None:
    district = drawn("k25:1 w73:3", "w73:1 w77:1 k25:3", "w73:1 w77:1 k25:3", "w73:1 w77:1", "w73:1 w77:1")
    assert sorted(district.villas()) == [3, 5, 5]
    assert villa_points(district.villas()) == 3 + 7 + 7


@pytest.mark.parametrize(("chimneys", "points"), [(2, 2), (3, 3), (4, 5), (5, 7), (10, 21), (11, 21), (25, 21)])
def test_the_table_of_villas_c40(chimneys: int, points: int) -> None:
    assert villa_points([chimneys]) == points


@pytest.mark.parametrize(
    ("held", "tiles", "points"), [("1 fish", 0, 0), ("1 fish", 1, 1), ("2 herb 1 coin 3 bread", 1, 3), ("", 0, 0)]
)
def test_half_a_point_for_all_that_is_left_together_c41(held: str, tiles: int, points: int) -> None:
    assert left_over(amounts(held), tiles) == points


@pytest.mark.parametrize(
    ("rows", "card", "points"),
    [
        ("k01:1 k01:3 k01:1", "merchant", 2),
        ("k16:1 k16:3 k16:1 k16:3", "herbs", 4),
        ("w01 k31", "market", 4),
        ("k25:1 k25:3", VILLA, 2),
    ],
)
def test_fountain_cards_named_in_the_text_cx10(rows: str, card: str, points: int) -> None:
    assert fountain_points([card], drawn(rows).counted()) == points
    assert fountain_points([card, card], drawn(rows).counted()) == 2 * points, "C43"


def test_there_is_a_fountain_card_for_everything_that_can_be_complete_c43() -> None:
    assert {*HOUSES, *LANDSCAPES, VILLA} < set(FOUNTAIN_KINDS)
    assert len(FOUNTAIN_KINDS) == 12


# ------------------------------------------------------------------------------------------------ the frame
def test_across_the_line_and_complete_cx8() -> None:
    district = drawn(
        "k04:1 k04:3 . . . .",
        ". . . k13:1 w61:1 .",
        ". . . . k16:2 .",
        ". . . . k16 .",
        "k25:2 . . . . .",
        "k25 . . . . .",
    )
    pieces = ["f02", "f11", "f03", "f16"]
    assert FRAMES["f02"] == ((1, "baker", 4), (4, "pond", 3))
    assert FRAMES["f11"][1] == (5, "villa", 3)
    assert FRAMES["f03"][0] == (1, "herbs", 3)
    assert frame_points(district, pieces) == 4 + 3


def test_a_piece_is_scored_once_however_many_lie_across_c44() -> None:
    twice = drawn("k04:1 k04:3", "k04:1 k04:3")
    assert frame_points(twice, ["f02", "f16", "f16", "f16"]) == 4


def test_a_line_runs_across_the_whole_district_c44() -> None:
    far = drawn(*[". "] * 5, "k04:1 k04:3")
    assert frame_points(far, ["f02", "f16", "f16", "f16"]) == 4


def test_tiles_that_are_not_joined_do_not_lie_across_c44() -> None:
    beside = drawn("k04:2 k04:2", "k04 k04")
    assert len(beside.complete()) == 2
    assert frame_points(beside, ["f02", "f16", "f16", "f16"]) == 0
    round_a_corner = drawn("k25:2 k25:2", "w79:0 w79:3")
    assert frame_points(round_a_corner, ["f07", "f16", "f16", "f16"]) == 3, "joined below"


@pytest.mark.parametrize(
    ("side", "place", "expected"),
    [
        (0, 1, (1, 1)),
        (0, 5, (1, 5)),
        (1, 1, (0, 1)),
        (1, 4, (0, 4)),
        (2, 1, (1, 5)),
        (2, 5, (1, 1)),
        (3, 1, (0, 5)),
        (3, 2, (0, 4)),
    ],
)
def test_places_are_counted_clockwise_c44(side: int, place: int, expected: tuple[int, int]) -> None:
    assert line(side, place) == expected


def test_each_side_has_its_own_lines_c44() -> None:
    rows: District = drawn("k04:2", "k04", ".")
    across = [frame_points(rows, [*["f16"] * side, "f02", *["f16"] * (3 - side)]) for side in range(4)]
    assert across == [0, 4, 0, 0]
    below = drawn(". ", ". ", ". ", ". ", "k04:2", "k04")
    assert [frame_points(below, [*["f16"] * side, "f02", *["f16"] * (3 - side)]) for side in range(4)] == [0, 0, 0, 4]


# ------------------------------------------------------------------------------------------------ the winner
def test_the_last_on_the_track_wins_a_tie_c45() -> None:
    track = Track([[], [0, 2], [1]])
    assert winner([9, 9, 9], track) == 0, "the lower disc"
    assert winner([8, 9, 9], track) == 2
    assert winner([8, 9, 8], track) == 1


def test_all_is_added_up() -> None:
    t = table("k25:1 k25:3", purse="3 fish")
    me = t.seats[0]
    me.points, me.kept, me.fountains = -3, ["w01"], [VILLA]
    t.track.advance(0, 6)
    assert score(t, 0) == {"points": -3, "villas": 2, "left_over": 2, "scroll": 6, "fountains": 2, "frame": 0}
    assert won(t) == 0
