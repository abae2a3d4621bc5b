"""To build a tile, and all that it brings: steps, single buildings, what is completed, craftsmen and fountains (C14, C20-C29)."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from functools import partial
from typing import Any

from tests.oracle.carpe_diem_district import Sides
from tests.oracle.carpe_diem_figures import GOODS, TILES, VILLA, YIELD, Space
from tests.oracle.carpe_diem_table import Course, Table, asked

Steps = Generator[Any, Any, None]
STAY = Course(("nobody",))
SINGLE = {"market": {"coin": 1}, "bakery": {"bread": 1}}  # C28
HOUSE = {"baker": {"bread": 2}, "steward": {"step": 2}}  # C26


@dataclass(frozen=True)
class Gain:
    """One of the things that a tile brings: a scroll's step, a single building or what was completed."""

    name: str
    size: int = 0


def build(t: Table, seat: int, name: str) -> Steps:
    """C14: a tile that was taken is built or kept."""
    course = yield from asked(t, seat, [*places(t, seat, name), Course(("keep",), partial(t.seats[seat].kept.append, name))])
    if course.said[0] == "build":
        yield from collect(t, seat, gains(t, seat, spot_of(course)))


def places(t: Table, seat: int, name: str) -> list[Course]:
    """C20, C21"""
    district = t.seats[seat].district
    return [placing(t, seat, name, space, sides) for space, sides in district.placements(name)]


def placing(t: Table, seat: int, name: str, space: Space, sides: Sides) -> Course:
    return Course(("build", f"{space[0]} {space[1]}", " ".join(sides)), partial(t.seats[seat].district.lay, name, space, sides))


def spot_of(course: Course) -> Space:
    row, column = course.said[-2].split()
    return int(row), int(column)


# ------------------------------------------------------------------------------------------------ what it brings
def gains(t: Table, seat: int, space: Space) -> list[Gain]:
    """C22-C28: what the tile that was laid here brings, in no order; a villa brings nothing (C23)."""
    district = t.seats[seat].district
    scroll = [Gain("scroll")] if space in district.panel.scrolls else []
    single = TILES[district.tiles[space].name].building
    completed = [area for area in district.complete() if space in area.spaces and area.land != VILLA]
    return scroll + ([Gain(single)] if single else []) + [Gain(area.land, len(area.spaces)) for area in completed]


def collect(t: Table, seat: int, waiting: list[Gain]) -> Steps:
    """C29: in the order of choice; where a craftsman's tile brings more, that comes first."""
    waiting = list(waiting)
    while waiting:
        if len(set(waiting)) > 1:
            course = yield from asked(t, seat, [Course(("take", gain.name)) for gain in waiting])
            taken = next(gain for gain in waiting if gain.name == course.said[1])
        else:
            taken = waiting[0]
        waiting.remove(taken)
        yield from take(t, seat, taken)


def take(t: Table, seat: int, gain: Gain) -> Steps:
    if gain.name == "scroll":
        t.reward(seat, {"step": 1})
    elif gain.name in YIELD:
        t.reward(seat, {YIELD[gain.name]: gain.size - 1})
    elif gain.name == "merchant":
        sell(t, seat)
    elif gain.name == "craftsman":
        yield from craftsman(t, seat)
    elif gain.name == "fountain":
        yield from fountain(t, seat)
    else:
        t.reward(seat, {**SINGLE, **HOUSE}.get(gain.name, {}))


def sell(t: Table, seat: int) -> None:
    """C26, CX2"""
    purse = t.seats[seat].purse
    coins = sum(purse[good] for good in GOODS) + 1
    for good in GOODS:
        purse[good] = 0
    t.reward(seat, {"coin": coins})


def craftsman(t: Table, seat: int) -> Steps:
    """C26: one tile of the bottom edge, or none; it is never kept."""
    ways = [
        Course(("edge", name, *course.said), partial(from_the_edge, t, name, course))
        for name in sorted(set(t.bottom))
        for course in places(t, seat, name)
    ]
    if ways and (course := (yield from asked(t, seat, [*ways, STAY]))) is not STAY:
        yield from collect(t, seat, gains(t, seat, spot_of(course)))


def from_the_edge(t: Table, name: str, course: Course) -> None:
    t.bottom.remove(name)
    course.act()


def fountain(t: Table, seat: int) -> Steps:
    """C28: two are drawn; one of all that are held goes under the deck."""
    held = t.seats[seat].fountains
    held += [t.fountains.pop() for _ in range(min(2, len(t.fountains)))]
    if held:
        yield from asked(t, seat, [Course(("under", kind), partial(under, t, seat, kind)) for kind in sorted(set(held))])


def under(t: Table, seat: int, kind: str) -> None:
    t.seats[seat].fountains.remove(kind)
    t.fountains.insert(0, kind)
