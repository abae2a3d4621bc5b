"""Numbers end where it is said: a division by 0, a case that is forgotten, what is too large or too much to choose from."""

from __future__ import annotations

import pytest

from interpreter.engine import bounds
from interpreter.engine.effects import NUMBERS_AT_MOST
from interpreter.paying.ways import WAYS_AT_MOST
from interpreter.state.failures import Halt, Why

from .bench import stopped_by


@pytest.mark.parametrize(
    ("left", "right", "down", "up"), [(7, 2, 3, 4), (-7, 2, -4, -3), (7, -2, -4, -3), (6, 2, 3, 3), (0, 5, 0, 0)]
)
def test_a_division_is_rounded_and_leaves_a_remainder(left: int, right: int, down: int, up: int) -> None:
    assert (bounds.down(left, right, 7), bounds.up(left, right, 7)) == (down, up)
    assert bounds.remainder(left, right, 7) == left - right * down


def test_nothing_is_divided_by_0() -> None:
    with stopped_by(7, Why.BY_ZERO, 5):
        bounds.down(5, 0, 7)
    with stopped_by(7, Why.BY_ZERO, -5):
        bounds.up(5, 0, 7)


def test_there_are_so_many_numbers_to_choose_from_and_no_more() -> None:
    assert bounds.among(3, 5, 7) == range(3, 6)
    assert len(bounds.among(1, bounds.NUMBERS_TO_CHOOSE, 7)) == bounds.NUMBERS_TO_CHOOSE
    with stopped_by(7, Why.TOO_MANY_NUMBERS, bounds.NUMBERS_TO_CHOOSE + 1, bounds.NUMBERS_TO_CHOOSE):
        bounds.among(0, bounds.NUMBERS_TO_CHOOSE, 7)
    for low in (-NUMBERS_AT_MOST - 1, NUMBERS_AT_MOST):
        with stopped_by(7, Why.TOO_LARGE, NUMBERS_AT_MOST):
            bounds.among(low, low + 1, 7)


def test_there_are_so_many_ways_and_no_more() -> None:
    assert bounds.few((0,) * WAYS_AT_MOST, 7) == (0,) * WAYS_AT_MOST
    with stopped_by(7, Why.TOO_MANY_WAYS, WAYS_AT_MOST):
        bounds.few((0,) * (WAYS_AT_MOST + 1), 7)


@pytest.mark.parametrize(("bounded", "most"), [(bounds.bounded, NUMBERS_AT_MOST), (bounds.whole, bounds.WHOLE_AT_MOST)])
def test_a_number_is_so_large_and_no_larger(bounded: object, most: int) -> None:
    assert callable(bounded)
    assert [bounded(value, 7) for value in (-most, 0, most)] == [-most, 0, most]
    for value in (-most - 1, most + 1):
        with stopped_by(7, Why.TOO_LARGE, NUMBERS_AT_MOST):
            bounded(value, 7)


def test_a_demand_has_no_more_units_than_a_number_can_say() -> None:
    demand = (((1, (0,)),), ((bounds.WHOLE_AT_MOST - 1, (0,)), (1, (1,))))
    assert bounds.payable_at_all(demand, 7) == demand
    with stopped_by(7, Why.TOO_LARGE, NUMBERS_AT_MOST):
        bounds.payable_at_all((*demand, ((bounds.WHOLE_AT_MOST, (0,)), (1, (1,)))), 7)


def test_nothing_has_what_is_absent_and_a_forgotten_case_stops() -> None:
    assert bounds.no_case(7, -1, "absent") == "absent"
    with stopped_by(7, Why.NO_CASE_OF_THIS):
        bounds.no_case(7, 0, "absent")
    with stopped_by(7, Why.NO_CASE, -1):
        bounds.no_case(7, -1)
    with pytest.raises(Halt):
        bounds.no_case(7, 3)


def test_what_is_worked_out_fits_64_bits_and_what_is_kept_is_far_below() -> None:
    assert bounds.WHOLE_AT_MOST.bit_length() == 63
    assert NUMBERS_AT_MOST == 10**12
    assert NUMBERS_AT_MOST * 1_000_000 < bounds.WHOLE_AT_MOST
