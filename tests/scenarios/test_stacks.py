"""A scenario lays pieces on pieces, within the law of a chain, and takes them off from the top."""

from __future__ import annotations

import pytest

from tests.toys import path_of

from .conftest import Holds, Run

BUILDERS = path_of("builders").read_text(encoding="utf-8")


def test_stacks_are_built_and_taken_down(holds: Holds) -> None:
    holds(
        """
        scenario "stacks are built"
          players 2
          given move cellar to street of seat 1
          given move hall to cellar
          given move loft to any house in street where it is hall
          then count of houses in street of seat 1 is 3
          and count of houses in street of seat 1 where it is covered is 2

        scenario "and taken down"
          players 2
          given move cellar to street of seat 1
          given move hall to cellar
          given move all houses in street of seat 1 to heap
          given move cellar to street of seat 1
          then no house in street where it is covered
          and count of houses in heap is 1
          and count of houses in street is 1

        scenario "and cleared"
          players 2
          given move cellar to street of seat 1
          given move hall to cellar
          given street of seat 1 is empty
          given move hall to street of seat 2 apart
          then no house in street where it is covered
        """,
        BUILDERS,
    )


@pytest.mark.parametrize("what", ["cellar", "any house in street where it is cellar"])
def test_what_lies_on_a_piece_is_given_in_lines_of_its_own(run_toy: Run, what: str) -> None:
    report = run_toy(
        f"""
        scenario "a stack at once"
          players 2
          given move cellar to street of seat 1
          given move hall to cellar
          given move {what} with all on it to street of seat 1 apart
          then count of houses in street of seat 1 is 2
        """,
        BUILDERS,
    )
    assert not report.good
    assert "a scenario lays pieces one by one" in str(report), report


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("move loft to cellar", "loft does not go on cellar"),
        ("move any house in street where it is cellar to heap", "hall lies on cellar"),
        ("move loft to oven", "oven lies in no chain"),
    ],
)
def test_what_cannot_lie_so_cannot_be_given(run_toy: Run, line: str, why: str) -> None:
    report = run_toy(
        f"""
        scenario "not so"
          players 2
          given move cellar to street of seat 1
          given move hall to cellar
          given {line}
          then street of seat 1 is not empty
        """,
        BUILDERS,
    )
    assert [why in failure.text for failure in report.failures] == [True], report.failures
