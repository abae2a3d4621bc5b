"""The final scoring of Village (V90-V95), recounted from the JSON of a view alone."""

from __future__ import annotations

from typing import Any

from tests.oracle.village_figures import CUSTOMERS, LEVELS, PAGE_POINTS, TOWN_POINTS, WINDOWS


def score_lines(view: dict[str, Any]) -> dict[str, list[int]]:
    """Each seat's points by what they are for."""
    seats = range(view["players"])
    return {
        "prestige_won": [view["resources"][f"Player {me + 1}"].get("prestige", 0) for me in seats],
        "towns": [TOWN_POINTS[sum(zone.startswith("visited of ") for zone in zones_of(view, me, "flag"))] for me in seats],
        "benches": [sum(worth(zone, "bench of ", LEVELS) for zone in zones_of(view, me, "member")) for me in seats],
        "windows": [sum(worth(zone, "pew of ", WINDOWS) for zone in zones_of(view, me, "member")) for me in seats],
        "pages": [
            PAGE_POINTS[min(5, sum(zone.startswith("chronicle of ") for zone in zones_of(view, me, "member")))] for me in seats
        ],
        "customers": [sum(CUSTOMERS[tile][1] for tile in view["zones"][f"sold_to of Player {me + 1}"]["pieces"]) for me in seats],
        "coins": [view["resources"][f"Player {me + 1}"].get("coin", 0) for me in seats],
    }


def winners(view: dict[str, Any]) -> list[int]:
    """V95: most prestige, then customers served, then members on the farm, on the board or in the bag."""
    lines = score_lines(view)
    standing = []
    for me in range(view["players"]):
        living = [zone for zone in zones_of(view, me, "member") if not zone.startswith(("unborn", "chronicle", "graves"))]
        total = sum(points[me] for points in lines.values())
        standing.append((total, view["zones"][f"sold_to of Player {me + 1}"]["count"], len(living)))
    return [me for me, mark in enumerate(standing) if mark == max(standing)]


def zones_of(view: dict[str, Any], me: int, kind: str) -> list[str]:
    """The zone of each of the player's pieces of this kind that can be seen."""
    return [
        name
        for name, zone in view["zones"].items()
        for piece in zone.get("pieces", ())
        if piece.startswith(kind) and piece.endswith(f" of Player {me + 1}")
    ]


def worth(zone: str, kind: str, points: dict[str, tuple[int, int]]) -> int:
    return points[zone.removeprefix(kind)][1] if zone.startswith(kind) else 0
