"""The set-up of Village (V01-V08): the table before the first seeding, chance taken from what a view shows."""

from __future__ import annotations

from typing import Any

from tests.oracle.village_figures import CHRONICLE, CRAFTS, CUSTOMERS, INFLUENCES, LEVELS, QUEUE, SQUARES, STALLS, TOWNS, WINDOWS
from tests.oracle.village_table import NOBODY, Table, read

FAMILY = {1: 4, 2: 3, 3: 2, 4: 2}  # V01: members of each generation
SHARED = {"workshop": CRAFTS, "lodging": TOWNS, "visited": TOWNS, "bench": LEVELS, "pew": WINDOWS, "chronicle": CHRONICLE}


def opening(view: dict[str, Any], lap: int) -> Table:
    """The table as the rulebook has it; who starts and which customers came is read from the view."""
    seen = read(view, lap)
    players = range(seen.players)
    zones: dict[str, list[str]] = {f"{kind} of {name}": [] for kind, names in SHARED.items() for name in names}
    for me in (f"Player {player + 1}" for player in players):
        members = [f"member {generation} of {me}" for generation, copies in FAMILY.items() for _ in range(copies)]
        zones |= {f"farm of {me}": members[:4], f"unborn of {me}": members[4:], f"sold_to of {me}": []}
        zones |= {f"pouch of {me}": [f"flag of {me}"] * 6}
    zones |= {"black_bag": ["monk"] * 4, "altar": [], "graves": []}
    shown = [*seen.zones["stalls"], *seen.zones["queue"]]
    assert len(seen.zones["stalls"]) == STALLS[seen.players], "V04: the stalls"
    assert len(seen.zones["queue"]) == QUEUE, "V04: the queue"
    assert len(set(shown)) == len(shown), "each customer is there once"
    assert set(shown) <= set(CUSTOMERS), "these customers are unknown"
    zones |= {"stalls": seen.zones["stalls"], "queue": seen.zones["queue"]}
    return Table(
        lap,
        {**dict.fromkeys(INFLUENCES, 18), "plague": 6, "grain": 20},
        [{"coin": 1} for _ in players],
        {where: {} for where in (*SQUARES, "green_bag")},
        zones,
        len(CUSTOMERS) - len(shown),
        [0 for _ in players],
        {"start_player": view["active"], "next_start_player": NOBODY, "ender": NOBODY},
        [0 for _ in players],
    )
