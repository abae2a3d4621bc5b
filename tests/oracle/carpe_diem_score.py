"""The final scoring of Carpe Diem (C40-C45)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.oracle.carpe_diem_district import Area, District
from tests.oracle.carpe_diem_figures import FOUNTAIN_POINTS, FRAMES, GOODS, SIZE, WORTH_OF_CHIMNEYS
from tests.oracle.carpe_diem_ring import Track

Line = tuple[int, int]  # 0: between rows, 1: between columns; and how many of them lie before it


def villa_points(chimneys: Sequence[int]) -> int:
    """C40: of complete villas."""
    return sum(WORTH_OF_CHIMNEYS[min(number, len(WORTH_OF_CHIMNEYS) - 1)] for number in chimneys)


def left_over(purse: Mapping[str, int], tiles: int) -> int:
    """C41"""
    return (sum(purse.get(kind, 0) for kind in (*GOODS, "coin", "bread")) + tiles) // 2


def fountain_points(cards: Sequence[str], has: Mapping[str, int]) -> int:
    """C43"""
    return sum(FOUNTAIN_POINTS * has.get(kind, 0) for kind in cards)


# ------------------------------------------------------------------------------------------------ the frame
def frame_points(district: District, pieces: Sequence[str]) -> int:
    """C44: four pieces, from the top one clockwise."""
    complete = district.complete()
    return sum(
        points
        for side, piece in enumerate(pieces)
        for place, land, points in FRAMES[piece]
        if any(area.land == land and crosses(area, line(side, place)) for area in complete)
    )


def line(side: int, place: int) -> Line:
    """Places are counted clockwise: on the bottom from the right, on the left from below."""
    return (1 - side % 2, place if side < 2 else SIZE - place)


def crosses(area: Area, between: Line) -> bool:
    """Whether it lies on both sides. Its tiles hang together, so two joined ones lie on opposite sides then."""
    axis, before = between
    return len({space[axis] > before for space in area.spaces}) == 2


# ------------------------------------------------------------------------------------------------ the winner
def winner(points: Sequence[int], track: Track) -> int:
    """C45: of those with most points the last on the track, the lower disc on one step."""
    return next(seat for seat in reversed(track.order()) if points[seat] == max(points))
