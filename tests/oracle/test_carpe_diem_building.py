"""What a tile brings when it is built, by hand (C14, C22, C24-C29, CX1, CX2)."""

from __future__ import annotations

import pytest

from tests.oracle.carpe_diem import moves, turn
from tests.oracle.carpe_diem_building import Gain, build, collect, gains, take
from tests.oracle.carpe_diem_by_hand import answer, table
from tests.oracle.carpe_diem_district import turned
from tests.oracle.carpe_diem_figures import TILES, amounts

NOT_TAKEN = ("nobody",)


def laid(space: str, name: str, quarters: int = 0) -> tuple[str, str, str]:
    return ("build", space, " ".join(turned(TILES[name].sides, quarters)))


def under(kind: str) -> tuple[str, str]:
    return ("under", kind)


# ------------------------------------------------------------------------------------------------ building or keeping
def test_a_tile_may_be_kept_though_it_fits_c14() -> None:
    t = table()
    (offered,) = answer(build(t, 0, "w01"), ("keep",))
    assert laid("3 3", "w01") in offered
    assert (t.seats[0].kept, t.seats[0].district.tiles) == (["w01"], {})


def test_a_tile_that_does_not_fit_is_kept_c14() -> None:
    t = table("w01")
    (offered,) = answer(build(t, 0, "w84"), ("keep",))
    assert offered == [("keep",)]


def test_a_scroll_space_brings_a_step_c22() -> None:
    t = table(". w01")
    answer(build(t, 0, "w01"), laid("2 2", "w01"))
    assert t.track.step_of(0) == 0
    answer(build(t, 0, "w01"), laid("1 3", "w01"), ("take", "scroll"))
    assert t.track.step_of(0) == 1
    assert t.track.order() == [0, 1]
    assert t.seats[0].purse == amounts("2 coin")


# ------------------------------------------------------------------------------------------------ what it brings
def test_a_pond_of_three_gives_two_fish_cx1() -> None:
    t = table("k13:1 w61:1")
    t.seats[0].district.lay("k13", (1, 3), turned(TILES["k13"].sides, 3))
    assert gains(t, 0, (1, 3)) == [Gain("scroll"), Gain("pond", 3)]
    answer(take(t, 0, Gain("pond", 3)))
    assert t.seats[0].purse == amounts("2 fish")


@pytest.mark.parametrize(("gain", "brought"), [("market", "1 coin"), ("bakery", "1 bread"), ("baker", "2 bread"), ("villa", "")])
def test_single_buildings_and_houses_c26_c28(gain: str, brought: str) -> None:
    t = table()
    answer(take(t, 0, Gain(gain, 2)))
    assert t.seats[0].purse == amounts(brought)


def test_the_steward_takes_two_steps_c26_c27() -> None:
    t = table()
    t.track.advance(0, 19)
    answer(take(t, 0, Gain("steward", 2)))
    assert (t.track.step_of(0), t.seats[0].points) == (20, 1)


@pytest.mark.parametrize(
    ("purse", "after"), [("1 fish 1 chicken 2 grape", "5 coin"), ("", "1 coin"), ("1 coin 1 bread", "2 coin 1 bread")]
)
def test_the_merchant_cx2_c26(purse: str, after: str) -> None:
    t = table(purse=purse)
    answer(take(t, 0, Gain("merchant", 2)))
    assert +t.seats[0].purse == amounts(after)


def test_a_villa_brings_nothing_c23() -> None:
    t = table(".", "k25:1 k25:3")
    assert gains(t, 0, (2, 2)) == []


def test_several_things_come_in_the_order_of_choice_c29() -> None:
    first, second = (table(purse="1 herb") for _ in range(2))
    both = [Gain("pond", 3), Gain("merchant", 2)]
    answer(collect(first, 0, both), ("take", "pond"))
    answer(collect(second, 0, both), ("take", "merchant"))
    assert (+first.seats[0].purse, +second.seats[0].purse) == (amounts("4 coin"), amounts("2 coin 2 fish"))


# ------------------------------------------------------------------------------------------------ craftsmen
def test_craftsmen_follow_each_other_c26() -> None:
    t = table(".", ".", ". . k10:1 k10:3", ". . . k10:3")
    t.bottom = ["k10", "k31"]
    answer(
        take(t, 0, Gain("craftsman", 2)),
        ("edge", "k10", *laid("4 3", "k10", 1)),
        ("take", "craftsman"),
        ("edge", "k31", *laid("5 4", "k31")),
    )
    assert t.bottom == []
    assert (t.seats[0].purse, t.track.step_of(0)) == (amounts("1 coin"), 1), "the scroll last"


def test_a_craftsman_may_find_nothing_to_do_and_keeps_nothing_c26() -> None:
    t = table("k10:1 k10:3")
    t.bottom = ["k31"]
    answer(take(t, 0, Gain("craftsman", 2)), NOT_TAKEN)
    assert (t.bottom, t.seats[0].kept) == (["k31"], [])
    t.bottom = []
    assert answer(take(t, 0, Gain("craftsman", 2))) == []
    closed = table("k10:1 k10:3 ", "w01 w01")
    closed.bottom = ["k13"]
    (offered,) = answer(take(closed, 0, Gain("craftsman", 2)), NOT_TAKEN)
    assert not any("1 1" in words or "keep" in words for words in offered)


# ------------------------------------------------------------------------------------------------ fountains
def test_the_first_fountain_keeps_one_of_two_c28() -> None:
    t = table()
    t.fountains = ["villa", "pond", "market"]
    (offered,) = answer(take(t, 0, Gain("fountain")), under("pond"))
    assert offered == [under("market"), under("pond")]
    assert (t.seats[0].fountains, t.fountains) == (["market"], ["pond", "villa"])


def test_from_the_second_fountain_on_an_old_one_may_go_c28() -> None:
    t = table()
    t.fountains, t.seats[0].fountains = ["villa", "pond", "market"], ["baker"]
    answer(take(t, 0, Gain("fountain")), under("baker"))
    assert (t.seats[0].fountains, t.fountains) == (["market", "pond"], ["baker", "villa"])


# ------------------------------------------------------------------------------------------------ a turn
def test_bread_before_moving_c13() -> None:
    t = table(purse="1 bread")
    t.seats[0].at = 0
    t.ring.tiles = [["w01"] if space in (0, 2, 5) else [] for space in range(7)]
    assert [course.said for course in moves(t, 0)] == [
        ("walk", "right"),
        ("walk", "left"),
        ("bread", "0"),
        ("bread", "2"),
        ("bread", "5"),
    ]
    t.seats[0].purse.clear()
    assert [course.said for course in moves(t, 0)] == [("walk", "right"), ("walk", "left")]


def test_a_turn_c11_c15() -> None:
    t = table()
    t.seats[0].at = 0
    t.ring.tiles = [["w01", "w05", "w09", "w13"] for _ in range(7)]
    answer(turn(t, 0), ("walk", "left"), ("w05",), laid("3 3", "w05"))
    assert (t.seats[0].at, t.ring.tiles[6], t.ring.discarded) == (6, ["w01", "w09", "w13"], [])
    assert t.seats[0].purse == amounts("1 bread")
    answer(turn(t, 0), ("bread", "6"), ("w01",), ("keep",))
    assert (t.ring.tiles[6], t.ring.discarded, t.seats[0].kept) == ([], ["w09", "w13"], ["w01"])
