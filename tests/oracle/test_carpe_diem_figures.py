"""The oracle's figures of Carpe Diem against what the rulebook says of them, and against the tables beside the rules."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

import pytest

from tests.oracle.carpe_diem_figures import (
    BOTTOM_EDGE,
    DEALT,
    FIRST_POINTS,
    FOUNTAIN_COPIES,
    FOUNTAIN_KINDS,
    FOUNTAIN_POINTS,
    FRAMES,
    HOUSES,
    LANDSCAPES,
    MEADOW,
    OBJECTIVES,
    PANELS,
    PLAYERS,
    SINGLES,
    TILES,
    VILLA,
    Panel,
    amounts,
)

TABLES = Path(__file__).parents[2] / "rules" / "carpe_diem"


def rows(name: str) -> list[dict[str, str]]:
    with (TABLES / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


# ------------------------------------------------------------------------------------------------ the rulebook


def test_there_are_84_white_tiles_and_39_black_ones_c04() -> None:
    number: Counter[bool] = Counter()
    for tile in TILES.values():
        number[tile.black] += tile.copies
    assert number == {False: 84, True: 39}
    assert number[False] == 3 * 28
    assert number[True] == BOTTOM_EDGE + 28


def test_black_tiles_are_of_one_type_c35() -> None:
    for tile in TILES.values():
        lands = {side for side in tile.sides if side != MEADOW}
        assert not tile.black or len(lands) + (tile.building is not None) == 1


def test_every_side_can_be_matched() -> None:
    sides = Counter(side for tile in TILES.values() for side in tile.sides for _ in range(tile.copies))
    assert set(sides) == {MEADOW, VILLA, *HOUSES, *LANDSCAPES}
    assert all(number % 2 == 0 for number in sides.values())
    assert {sides[house] for house in HOUSES} == {14}, "one side each of 14 halves"


def test_a_single_building_is_meadow_all_around_c28() -> None:
    for tile in TILES.values():
        assert (tile.building is not None) == (set(tile.sides) == {MEADOW})
    assert {tile.building for tile in TILES.values()} - {None} == set(SINGLES)


def test_chimneys_are_on_villas_c34() -> None:
    assert {name for name, tile in TILES.items() if tile.chimneys} == {
        name for name, tile in TILES.items() if VILLA in tile.sides
    }


@pytest.mark.parametrize("name", sorted(PANELS))
def test_a_panel_has_a_shovel_and_nine_scrolls_c01(name: str) -> None:
    assert len(PANELS[name].scrolls) == 9
    assert PANELS[name].shovel not in PANELS[name].scrolls
    assert set(PANELS[name].shovel) <= {3, 4}


def test_there_are_16_frame_pieces_with_two_objectives_each_c44() -> None:
    goals = [goal for piece in FRAMES.values() for goal in piece]
    assert (len(FRAMES), len(goals)) == (16, 32)
    assert {points for _, land, points in goals if land == "baker"} == {4}
    assert {points for _, land, points in goals if land == VILLA} == {3}
    assert {place for place, _, _ in goals} == set(range(1, 6))


def test_there_are_60_objective_cards_and_24_fountain_cards_c02_c03() -> None:
    assert Counter(card.deck for card in OBJECTIVES.values()) == {"a": 12, "b": 12, "c": 12, "d": 24}
    assert len(FOUNTAIN_KINDS) * FOUNTAIN_COPIES == 24


def test_cards_are_of_their_kinds_c34() -> None:
    asked = {deck: {frozenset(card.asks) for card in OBJECTIVES.values() if card.deck == deck} for deck in "abcd"}
    assert all(len(kinds) == 1 for kinds in asked["a"])
    assert all(len(kinds) > 1 for kinds in asked["b"])
    assert frozenset.union(*asked["c"]) == {"chimney", VILLA}
    assert frozenset.union(*asked["d"]) == {*LANDSCAPES, *HOUSES, *SINGLES, "landscape", "house"}


@pytest.mark.parametrize("players", PLAYERS)
def test_what_each_number_of_players_takes_c02_c05(players: int) -> None:
    assert len(DEALT[players]) == {2: 8, 3: 10, 4: 12}[players]
    assert FIRST_POINTS[players][:2] == (8, 9)
    assert len(FIRST_POINTS[players]) == players


# ------------------------------------------------------------------------------------------------ the tables beside the rules
def test_tiles_as_in_the_rules() -> None:
    theirs = {
        row["tile"]: (
            tuple(row[side] for side in ("north", "east", "south", "west")),
            row["building"].strip("-") or None,
            int(row["chimneys"]),
            int(row["copies"]),
            row["hue"] == "black",
        )
        for row in rows("tiles")
    }
    assert theirs == {name: (t.sides, t.building, t.chimneys, t.copies, t.black) for name, t in TILES.items()}


def test_panels_as_in_the_rules() -> None:
    drawn = {name: Panel(panel.shovel, frozenset()) for name, panel in PANELS.items()}
    for row in rows("scrolls"):
        panel = drawn[row["on_panel"]]
        drawn[row["on_panel"]] = Panel(panel.shovel, panel.scrolls | {space(row["spot"])})
    assert drawn == PANELS


def space(spot: str) -> tuple[int, int]:
    """`a1` is at the bottom left."""
    return 7 - int(spot[1]), "abcdef".index(spot[0]) + 1


def test_frame_pieces_as_in_the_rules() -> None:
    theirs: dict[str, tuple[tuple[int, str, int], ...]] = {row["frame_piece"]: () for row in rows("frames")}
    for row in rows("goals"):
        theirs[row["on_frame"]] += ((int(row["mark"]), row["wanted_land"], int(row["points"])),)
    assert theirs == FRAMES


def test_objective_cards_as_in_the_rules() -> None:
    for row in rows("objectives"):
        card = OBJECTIVES[row["objective"]]
        assert (row["letter_on_back"], row["colour"]) == (f"letter_{card.deck}", "red" if card.red else "green")
        asked, other = (row["price"], row["requirement"]) if card.red else (row["requirement"], row["price"])
        assert amounts(asked.replace("+", "").replace("complete_", "")) == card.asks
        assert other == "nothing"
        brought = amounts(row["prize"].replace("+", "").replace("nothing", ""))
        assert brought | ({"step": int(row["scroll_steps"])} if row["scroll_steps"] != "0" else {}) == card.brings
    assert len(rows("objectives")) == len(OBJECTIVES)


def test_fountain_cards_as_in_the_rules() -> None:
    theirs = {row["thing"]: (int(row["points_each"]), int(row["copies"])) for row in rows("fountains")}
    assert theirs == {f"1 complete_{kind}": (FOUNTAIN_POINTS, FOUNTAIN_COPIES) for kind in FOUNTAIN_KINDS}
