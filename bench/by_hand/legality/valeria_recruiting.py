"""Which adventurers of the pool can be recruited, written by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bench.by_hand.legality.tables import rows

ASKED = "action recruit.choose"
CALLINGS = ("worker", "soldier", "shadow", "holy")
CALLING = {row["building"]: CALLINGS.index(row["calling"]) for row in rows("valeria", "buildings")}
REQUIRED = {row["adventurer"]: tuple(int(row[name]) for name in CALLINGS) for row in rows("valeria", "required")}


@dataclass(frozen=True, slots=True)
class Recruiting:
    """Who is in the pool, the buildings in the village by calling, the gold of whoever recruits, and what it costs."""

    pool: Sequence[str]
    buildings: tuple[int, ...]
    gold: int
    price: int


def position(view: Mapping[str, Any], _: Sequence[str]) -> Recruiting:
    """What matters of what whoever recruits sees."""
    me = f"Player {view['you'] + 1}"
    built = [CALLING[card] for card in view["zones"][f"village of {me}"]["pieces"] if card in CALLING]
    pool = sorted(set(view["zones"]["pool"]["pieces"]), key=list(REQUIRED).index)
    price = 1 if view["active"] == view["you"] else 2
    return Recruiting(pool, tuple(built.count(n) for n in range(4)), view["resources"][me].get("gold", 0), price)


def legal(at: Recruiting) -> list[str]:
    """Those whose buildings stand there, if there is gold enough."""
    if at.gold < at.price:
        return []
    workers, soldiers, shadows, holy = at.buildings
    found = []
    for adventurer in at.pool:
        a, b, c, d = REQUIRED[adventurer]
        if a <= workers and b <= soldiers and c <= shadows and d <= holy:
            found.append(adventurer)
    return found
