"""Tables and districts laid by hand, and decisions answered by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import Any

from tests.oracle.carpe_diem_cards import laid_out
from tests.oracle.carpe_diem_district import District, Laid, turned
from tests.oracle.carpe_diem_figures import DEALT, OBJECTIVES, PANELS, SQUARES, TILES, amounts
from tests.oracle.carpe_diem_ring import Ring, started
from tests.oracle.carpe_diem_table import Ask, Seat, Table

FRAME = ["f01", "f05", "f09", "f13"]


def drawn(*rows: str, panel: str = "panel_1") -> District:
    """Rows from the top; a dot is an empty space, `w61:1` a tile turned clockwise once. Whether it may lie so is not asked."""
    district = District(PANELS[panel])
    for row, line in enumerate(rows, 1):
        for column, word in enumerate(line.split(), 1):
            if word != ".":
                name, _, quarters = word.partition(":")
                district.tiles[row, column] = Laid(name, turned(TILES[name].sides, int(quarters or 0)))
    return district


def table(*rows: str, purse: str = "", players: int = 2, panel: str = "panel_1") -> Table:
    """The first player has this district and this purse; the ring is empty, and nobody stands anywhere."""
    seats = [Seat(drawn(*(rows if not seat else ()), panel=panel), list(FRAME)) for seat in range(players)]
    seats[0].purse = Counter(amounts(purse))
    names = sorted(OBJECTIVES)
    cards = [names.pop(next(i for i, name in enumerate(names) if name[0] == deck)) for deck in DEALT[players]]
    ring = Ring([[] for _ in range(SQUARES)], players)
    return Table(seats, ring, started(list(range(players))), [], [], [], [], laid_out(cards, players))


def answer(steps: Generator[Any, Any, None], *answers: tuple[str, ...]) -> list[list[tuple[str, ...]]]:
    """Answers each decision in turn, and gives what could be said at each; all must be asked for, and no more."""
    offered, left = [], list(answers)
    try:
        ask: Ask = next(steps)
        while True:
            courses = {course.said: course for course in ask.courses}
            offered.append(list(courses))
            assert left, f"one more is asked: {offered[-1]}"
            ask = steps.send(courses[left.pop(0)])
    except StopIteration:
        assert not left, f"never asked: {left}"
    return offered
