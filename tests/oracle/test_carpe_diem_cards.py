"""Objective cards, by hand (C02, C30-C34, CX3-CX6, CX9)."""

from __future__ import annotations

import pytest

from tests.oracle.carpe_diem import DONE, resolve, scoring
from tests.oracle.carpe_diem_by_hand import answer, drawn, table
from tests.oracle.carpe_diem_cards import THREE_BREAD, circles, how_often, most_times, payments, ways
from tests.oracle.carpe_diem_figures import OBJECTIVES, PLAYERS, amounts, card_places
from tests.oracle.carpe_diem_table import Table

CHIMNEYS = ("w73:1 w84 w73:3",)  # seven
LANDSCAPES = (
    "k13:1 k13:3 k13:1 k13:3 k16:1 k16:3",
    "k19:1 k19:3 k19:1 k19:3 k22:1 k22:3",
    "k22:1 k22:3",
)  # seven; two ponds, a garden


def resolved(t: Table, card: str, *answers: tuple[str, ...]) -> Table:
    """The first player resolves this card and answers so."""
    answer(resolve(t, 0, OBJECTIVES[card]), *answers)
    return t


def meet(words: str) -> tuple[str, str]:
    return ("meet", words)


def brought(t: Table) -> dict[str, int]:
    me = t.seats[0]
    return {"point": me.points, "step": t.track.step_of(0), **+me.purse} if me.points or t.track.step_of(0) else dict(+me.purse)


# ------------------------------------------------------------------------------------------------ circles
@pytest.mark.parametrize(("players", "cards", "number"), [(2, 8, 9), (3, 10, 13), (4, 12, 17)])
def test_there_is_a_circle_between_every_two_cards_c02_c30(players: int, cards: int, number: int) -> None:
    assert len(card_places(players)) == cards
    assert len(set(circles(players))) == number == 4 * players + 1


def test_with_three_players_two_opposite_corners_are_empty_c02() -> None:
    corners = {place for place in card_places(4) if place[0] in (1, 4) and place[1] in (1, 3)}
    assert [len(corners & set(card_places(players))) for players in PLAYERS] == [0, 2, 4]
    first, second = sorted(corners - set(card_places(3)))
    assert (first[0] != second[0], first[1] != second[1]) == (True, True)


def test_the_furthest_begins_and_a_used_circle_stays_used_c30() -> None:
    t = table()
    t.track.advance(1, 1)
    asked = []
    steps = scoring(t)
    ask = next(steps)
    try:
        while True:
            asked.append((ask.player, {course.said[0] for course in ask.courses}))
            ask = steps.send(ask.courses[0])
    except StopIteration:
        pass
    assert [player for player, _ in asked] == [1, 0]
    assert [len(found) for _, found in asked] == [9, 8]
    assert len(t.used) == 2


def test_both_cards_fail_for_eight_points_c33() -> None:
    t = table()
    answer(scoring(t), ("1 2 - 2 2", "1 2", "2 2"), ("2 1 - 2 2", "2 2", "2 1"))
    assert [seat.points for seat in t.seats] == [-8, -8], "C33: below zero"


# ------------------------------------------------------------------------------------------------ paying
def test_a_coin_stands_for_any_of_the_goods_c32() -> None:
    assert payments({"herb": 2}, {"herb": 1, "coin": 2}) == {(("coin", 1), ("herb", 1)), (("coin", 2),)}
    assert payments({"herb": 2}, {"herb": 1, "fish": 5}) == set()
    assert payments({"herb": 1, "fish": 1}, {"herb": 2}) == set()
    assert payments({"herb": 1, "fish": 1}, {"herb": 1, "coin": 1}) == {(("coin", 1), ("herb", 1))}


def test_three_bread_meet_either_card_and_coins_no_green_one_c32() -> None:
    assert ways(OBJECTIVES["c03"], {"bread": 3, "coin": 9}) == {THREE_BREAD}
    assert ways(OBJECTIVES["a01"], {"bread": 3}) == {THREE_BREAD}
    assert ways(OBJECTIVES["a01"], {"bread": 2, "coin": 1}) == set()


def test_three_bread_for_one_set_and_coins_for_two_more_cx3() -> None:
    t = table(purse="3 bread 3 coin 2 fish 2 herb 1 chicken")
    assert most_times(OBJECTIVES["b11"], t.seats[0].purse) == 3
    resolved(
        t,
        "b11",
        meet("3 bread"),
        meet("1 chicken + 1 coin + 1 fish + 1 herb"),
        meet("2 coin + 1 fish + 1 herb"),
    )
    assert brought(t) == {"point": 24, "step": 0}


def test_what_would_not_suffice_is_kept_cx4() -> None:
    assert brought(resolved(table(purse="2 herb"), "a02")) == {"point": -4, "step": 0, "herb": 2}


def test_paying_nothing_counts_as_not_met_c31() -> None:
    t = table(purse="2 herb")
    assert brought(resolved(t, "a01", DONE.said)) == {"point": -4, "step": 0, "herb": 2}


def test_how_often_to_pay_is_the_players_choice_c31() -> None:
    assert brought(resolved(table(purse="4 herb"), "a01", meet("2 herb"), DONE.said)) == {"point": 4, "step": 0, "herb": 2}


# ------------------------------------------------------------------------------------------------ having
def test_seven_chimneys_cx5() -> None:
    t = table(*CHIMNEYS)
    resolved(t, "c01", DONE.said)
    assert t.seats[0].purse == amounts("3 bread")
    resolved(t, "c02", DONE.said)
    assert brought(t) == {"point": 0, "step": 2, "bread": 3, "coin": 2}


def test_seven_landscapes_cx6() -> None:
    assert drawn(*LANDSCAPES).counted()["landscape"] == 7
    assert brought(resolved(table(*LANDSCAPES), "d09")) == {"point": 7, "step": 0}
    assert brought(resolved(table(*LANDSCAPES), "d18")) == {"coin": 2, "bread": 2}


def test_bread_of_this_very_scoring_may_be_paid_c32() -> None:
    t = table(*CHIMNEYS)
    resolved(t, "c01", meet("3 bread"))
    assert t.seats[0].purse == amounts("1 bread"), "3 gained, 3 paid, 1 gained"


def test_bread_never_by_force_and_besides_the_usual_way_c32() -> None:
    villas = ("k25:1 k25:3",)
    assert brought(resolved(table(*villas, purse="6 bread"), "c03", DONE.said))["point"] == 3
    assert brought(resolved(table(*villas, purse="6 bread"), "c03", meet("3 bread"), meet("3 bread"))) == {"point": 9, "step": 0}
    assert brought(resolved(table(purse="3 bread"), "c03", DONE.said)) == {"point": -4, "step": 0, "bread": 3}


def test_nothing_is_given_up_for_a_green_card_c31() -> None:
    t = table(*CHIMNEYS)
    for _ in range(2):
        resolved(t, "c08")
    assert t.seats[0].points == 2 * 8


@pytest.mark.parametrize(
    ("card", "rows", "purse", "expected"),
    [
        ("a01", "", "2 herb", "4 point"),
        ("a05", "", "3 chicken", "7 point"),
        ("b07", "", "1 chicken 1 grape 1 fish", "5 point"),
        ("c03", "k25:1 k25:3", "", "3 point"),
        ("c04", "k25:1 k25:3 k25:1 k25:3", "", "1 coin 1 bread 1 step"),
        ("d01", "k01:1 k01:3", "", "3 point"),
        ("d16", "w05 w05", "", "3 point"),
    ],
)
def test_cards_named_in_the_text_cx9(card: str, rows: str, purse: str, expected: str) -> None:
    t = table(rows, purse=purse)
    pay = [meet(" + ".join(f"{number} {kind}" for kind, number in sorted(amounts(purse).items())))] if purse else []
    resolved(t, card, *pay)
    assert {kind: number for kind, number in brought(t).items() if number} == amounts(expected)


def test_only_complete_things_count_c34() -> None:
    assert how_often({"villa": 1}, drawn("k25:1 w77:1").counted()) == 0
    assert how_often({"pond": 1}, drawn("k13:1 w61:1 w61:1 w61:1 k13:3").counted()) == 0, "five tiles"
    assert how_often({"chimney": 2}, drawn("k25:1 w77:1").counted()) == 1
