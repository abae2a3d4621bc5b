"""Which villagers of a hand can be played, written by hand: for tables where no monk and no apprentice is in sight."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bench.by_hand.legality.tables import rows

ASKED = "action play_villager.choose"
SPECIAL = {"monk", "apprentice"}
CARDS = rows("villagers", "villagers")
ORDER = {row["villager"]: number for number, row in enumerate(CARDS)}
BASE = {row["villager"]: row["base"] for row in CARDS}
STACK = {row["villager"]: int(row["room"]) for row in CARDS}
LOCK = {row["villager"]: row["opener"] for row in CARDS}
NOTHING = "nothing"
KEY_PRICE = 2


@dataclass(frozen=True, slots=True)
class Building:
    """A hand, whom the own villagers can still carry, the keys in the own village and in any, coins and limits."""

    hand: Sequence[str]
    room: frozenset[str]
    own_keys: frozenset[str]
    all_keys: frozenset[str]
    coins: int
    may_place: bool
    free_locks: bool


def position(view: Mapping[str, Any], _: Sequence[str]) -> Building | None:
    """What matters of what whoever builds sees; None where a monk or an apprentice is in sight."""
    me = f"Player {view['you'] + 1}"
    zones, counters = view["zones"], view["counters"]
    villages = {name: pile["pieces"] for name, pile in zones.items() if name.startswith("village of ")}
    hand = zones[f"hand of {me}"]["pieces"]
    own = villages[f"village of {me}"]
    if SPECIAL & {*hand, *(name for village in villages.values() for name in village)}:
        return None
    lying = _lying(zones[f"village of {me}"].get("stacks", []))
    room = frozenset(name for name, above in lying if above < STACK[name])
    return Building(
        sorted(set(hand), key=ORDER.__getitem__), room, frozenset(own), frozenset().union(*villages.values()),
        view["resources"][me].get("coin", 0), counters[f"builds of {me}"] < counters[f"build_limit of {me}"],
        counters[f"tinners_used of {me}"] > 0,
    )  # fmt: skip


def _lying(stacks: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, int]]:
    """Each villager of these stacks, and how many lie directly on it."""
    for stack in stacks:
        above = stack.get("above", [])
        yield stack["piece"], len(above)
        yield from _lying(above)


def legal(at: Building) -> list[str]:
    """Those that have a place and whose padlock can be opened; the tinner always."""
    found = []
    for villager in at.hand:
        if villager == "tinner":
            found.append(villager)
        elif villager == "smuggler":
            if _opens(at, LOCK[villager]):
                found.append(villager)
        elif at.may_place:
            base = BASE[villager]
            if (base == NOTHING or base in at.room) and _opens(at, LOCK[villager]):
                found.append(villager)
    return found


def _opens(at: Building, key: str) -> bool:
    """Free, with a key of one's own, or for two coins."""
    return key == NOTHING or at.free_locks or key in at.own_keys or at.coins >= KEY_PRICE
