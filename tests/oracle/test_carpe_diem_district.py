"""Placing tiles and what they make up, by hand (C20-C25, C28, C29)."""

from __future__ import annotations

import pytest

from tests.oracle.carpe_diem_by_hand import drawn
from tests.oracle.carpe_diem_district import District, turned
from tests.oracle.carpe_diem_figures import HOUSES, LANDSCAPES, PANELS, SINGLES, TILES, Space


def spaces(district: District, name: str) -> set[Space]:
    return {space for space, _ in district.placements(name)}


def areas(district: District) -> dict[str, tuple[int, int, bool]]:
    """Size, open sides and whether complete, of lands that occur once."""
    return {area.land: (len(area.spaces), area.ends, area.complete) for area in district.areas()}


# ------------------------------------------------------------------------------------------------ placing
def test_a_quarter_turn_is_clockwise() -> None:
    assert turned(("n", "e", "s", "w"), 1) == ("w", "n", "e", "s")
    assert turned(("n", "e", "s", "w"), 3) == ("e", "s", "w", "n")


@pytest.mark.parametrize("panel", sorted(PANELS))
def test_the_first_tile_comes_on_the_shovel_c20(panel: str) -> None:
    district = drawn(panel=panel)
    assert spaces(district, "w13") == {PANELS[panel].shovel}
    assert len(district.placements("w13")) == 4, "turned freely"


@pytest.mark.parametrize(("name", "ways"), [("w01", 1), ("w84", 1), ("w61", 2), ("w77", 2), ("k01", 4), ("w63", 4)])
def test_what_looks_alike_when_turned_counts_once_c20(name: str, ways: int) -> None:
    assert len(drawn().placements(name)) == ways


def test_the_next_comes_beside_a_tile_and_never_slantwise_c20() -> None:
    assert spaces(drawn(".", "w01"), "w01") == {(1, 1), (2, 2), (3, 1)}
    assert spaces(drawn("w01 w01", "w01"), "w01") == {(1, 3), (2, 2), (3, 1)}


def test_the_frame_is_no_tile_c20() -> None:
    assert (6, 6) not in spaces(drawn("w01"), "w01")


def test_sides_that_touch_are_of_one_land_c21() -> None:
    pond = drawn(". .", ". k13:1")
    assert (2, 3) not in spaces(pond, "w01"), "a pond beside a meadow"
    assert (2, 3) not in spaces(pond, "k16"), "a pond beside a garden"
    assert {sides for space, sides in pond.placements("k13") if space == (2, 3)} == {turned(TILES["k13"].sides, 3)}
    house = drawn(". .", ". k01:1")
    assert (2, 3) not in spaces(house, "k04"), "a house of another colour"
    assert (2, 3) in spaces(house, "k01")


def test_all_four_sides_must_match_at_once_c21() -> None:
    corner = drawn(". k13:2", "k16:1 .")
    assert {sides for space, sides in corner.placements("w35") if space == (2, 2)} == set(), "pond and garden the wrong way round"
    assert {sides for space, sides in drawn(". k16:2", "k13:1 .").placements("w35") if space == (2, 2)} == {
        turned(TILES["w35"].sides, 3)
    }


def test_the_frame_is_meadow_c21() -> None:
    along = drawn(". w01")
    assert {sides[0] for space, sides in along.placements("w84") if space == (1, 1)} == set()
    assert {sides for space, sides in along.placements("k25") if space == (1, 1)} == {turned(TILES["k25"].sides, 2)}
    assert (1, 1) not in spaces(drawn("w01:0 w77:1", "w01"), "w61"), "taken"


def test_where_it_does_not_fit_nothing_is_laid() -> None:
    district = drawn("w01")
    with pytest.raises(ValueError, match="w84"):
        district.lay("w84", (1, 2), TILES["w84"].sides)
    assert sorted(district.tiles) == [(1, 1)]


# ------------------------------------------------------------------------------------------------ areas
def test_a_villa_is_complete_with_two_tiles_or_more_and_no_open_side_c23() -> None:
    assert areas(drawn("w73:1 w77:1")) == {"villa": (2, 1, False)}
    assert areas(drawn("w73:1 w77:1 w73:3")) == {"villa": (3, 0, True)}
    assert areas(drawn("w73:1")) == {"villa": (1, 1, False)}


def test_a_villa_branches_and_closes_in_a_ring_c23() -> None:
    ring = drawn("w79:1 w79:2", "w79 w79:3")
    assert areas(ring) == {"villa": (4, 0, True)}
    star = drawn(". k25:2 .", "k25:1 w84 k25:3", ". k25 .")
    assert areas(star) == {"villa": (5, 0, True)}
    assert star.villas() == [7]


@pytest.mark.parametrize("land", LANDSCAPES)
def test_a_landscape_has_two_to_four_tiles_c24(land: str) -> None:
    end = next(name for name, tile in TILES.items() if tile.black and tile.sides[0] == land)
    through = next(name for name, tile in TILES.items() if tile.sides == (land, "meadow", land, "meadow"))
    for between, complete in [(0, True), (1, True), (2, True), (3, False)]:
        row = f"{end}:1 {f'{through}:1 ' * between}{end}:3"
        assert areas(drawn(row))[land] == (between + 2, 0, complete)
    assert not areas(drawn(f"{end}:1 {through}:1"))[land][2], "open at one end"


def test_a_fifth_tile_may_be_joined_c24() -> None:
    assert (2, 5) in spaces(drawn(".", "k13:1 w61:1 w61:1 w61:1"), "k13")


@pytest.mark.parametrize("land", HOUSES)
def test_a_house_has_two_halves_c25(land: str) -> None:
    half = next(name for name, tile in TILES.items() if tile.black and tile.sides[0] == land)
    assert areas(drawn(f"{half}:1 {half}:3")) == {land: (2, 0, True)}
    assert areas(drawn(f"{half}:1")) == {land: (1, 1, False)}


def test_neighbours_that_turn_meadow_to_each_other_are_not_joined() -> None:
    beside = drawn("k13:2 k13:2", "k13 k13")
    assert [len(area.spaces) for area in beside.areas()] == [2, 2]
    assert beside.counted()["pond"] == 2


def test_one_tile_belongs_to_several_areas_c29() -> None:
    district = drawn("k13:1 w63:2 .", ". k13 .")
    assert areas(district) == {"pond": (3, 0, True), "villa": (1, 1, False)}


# ------------------------------------------------------------------------------------------------ what cards count
def test_singles_count_as_they_lie_and_chimneys_open_or_not_c28_c34() -> None:
    has = drawn("w01 w01 w05 w09", "w73:1 w84", "k01:1 k01:3").counted()
    assert {kind: has[kind] for kind in (*SINGLES, "chimney", "villa", "merchant", "house", "landscape")} == {
        "market": 2,
        "bakery": 1,
        "fountain": 1,
        "chimney": 5,
        "villa": 0,
        "merchant": 1,
        "house": 1,
        "landscape": 0,
    }
