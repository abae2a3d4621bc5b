"""A bot for Village alone, written by hand as somebody who knows it plays: what bots for every game are measured against.

It sells where it can, makes what customers want, sends the old ones to church, climbs in the council, and keeps a family on the
farm. It looks at what its seat is shown (`Match.view`), weighs the spaces once a turn, and never looks ahead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from interpreter import Match, Option

MAKERS = {"wagon": "wagon_maker", "horse": "stable", "ox": "stable", "scroll": "office", "plough": "smithy"}
PRICES = {"wagon": ("knowledge", "skill"), "scroll": ("knowledge",), "plough": ("knowledge", "skill")}
DEAR = {"coin": 3.0, "time": 0.8, "scroll": 1.5, "wagon": 2.0, "grain": 0.5}  # what a unit is worth when it is paid; others: 1
PRESTIGE = ("c03", "c23", "c24", "c17", "c18", "c19", "c20", "c21", "c22", "c12", "c13", "c14", "c15", "c05", "c07", "c09")
ENOUGH_GRAIN, FAMILY, CLERICS = 3, 3, 3


class VillageBot:
    """One seat of Village; it has no memory but the plan of its turn."""

    def __init__(self) -> None:
        self._weigh: dict[str, Callable[[Table, str], float]] = {
            "choose where to take a cube": Table.square, "choose an action": Table.square, "choose influence": Table.influence,
            "how to pay": Table.payment, "choose craft": Table.craft, "choose member": Table.member,
            "choose customer": Table.customer, "what to take": Table.taken,
        }  # fmt: skip

    def choose(self, match: Match) -> Option:
        """The option that weighs most; of several, the first."""
        assert match.decision is not None
        table, options = Table(match.view(match.decision.player)), match.decision.options
        weigh = self._weigh.get(match.decision.prompt, Table.way)
        return max(options, key=lambda option: weigh(table, option.key))


class Table:
    """What one seat sees."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.me = f"Player {view['you'] + 1}"
        self.has: dict[str, int] = {"coin": 0, **view["resources"].get(self.me, {})}
        self.zones: dict[str, list[str]] = {name: zone.get("pieces", []) for name, zone in view["zones"].items()}
        self.room = {name: zone.get("at_most", 99) - zone["count"] for name, zone in view["zones"].items()}
        self.square_cubes = view["resources"]

    def mine(self, zone: str) -> list[str]:
        """My members in the zones that are called so."""
        return [
            piece for name, there in self.zones.items() if name.startswith(zone) for piece in there if piece.endswith(self.me)
        ]

    def wanted(self) -> set[str]:
        """Goods that I have none of."""
        return {good for good in MAKERS if not self.has.get(good)}

    # -- each of these weighs one option of a sort of decision
    def square(self, key: str) -> float:
        """A space, by what its action would bring me now."""
        return {
            "market": self.market, "council": self.council, "travel": self.travel, "church": self.church,
            "crafts": self.crafts, "family": self.family, "harvest": self.harvest,
        }[key]()  # fmt: skip

    def market(self) -> float:
        """As good as what I could sell."""
        goods = sum(self.has.get(good, 0) for good in MAKERS)
        return min(6.0, 2.0 * goods + (2 if self.has.get("grain", 0) >= ENOUGH_GRAIN else 0)) if self.zones["stalls"] else 0.0

    def council(self) -> float:
        """Two persuasion or a scroll, and somebody to send or to move up."""
        able = self.has.get("persuasion", 0) + self.has["coin"] >= 2 or self.has.get("scroll", 0) > 0
        low = [piece for level in ("first", "second", "third") for piece in self.mine(f"bench of {level}")]
        return 5.0 if able and low else 3.0 if able and len(self.mine("farm")) >= 2 else 0.0

    def travel(self) -> float:
        """A wagon to go with."""
        return 4.5 if self.has.get("wagon") and (self.mine("lodging") or len(self.mine("farm")) >= 2) else 0.0

    def church(self) -> float:
        """Faith, and more than one on the farm."""
        spare = len(self.mine("farm")) >= 2 and len(self.mine("pew")) + len(self.mine("black_bag")) < CLERICS
        return 3.5 if spare and self.has.get("faith") else 1.0 if spare else 0.0

    def crafts(self) -> float:
        """Something that I have not got yet."""
        return 3.2 if self.wanted() and (self.mine("workshop") or len(self.mine("farm")) >= 2) else 1.5

    def family(self) -> float:
        """A child, as long as the farm is not full."""
        return 4.0 if len(self.mine("farm")) < FAMILY and self.mine("unborn") else 0.5

    def harvest(self) -> float:
        """Grain, if there is little."""
        return 2.5 if self.has.get("grain", 0) < ENOUGH_GRAIN and self.mine("farm") else 0.2

    def influence(self, key: str) -> float:
        """Of what I have least; persuasion and faith are of more use."""
        return {"persuasion": 0.6, "faith": 0.5, "knowledge": 0.4, "skill": 0.2}[key] - self.has.get(key, 0)

    def payment(self, key: str) -> float:
        """As little as can be; coins are points."""
        parts = [part.split(" ", 1) for part in key.split(" + ")]
        return -sum(int(count) * DEAR.get(what, 1.0) for count, what in parts)

    def craft(self, key: str) -> float:
        """What makes a good that I have not got, and best where I have somebody trained."""
        new = sum(MAKERS[good] == key for good in self.wanted())
        return new + (0.5 if self.mine(f"workshop of {key}") else 0.0)

    def member(self, key: str) -> float:
        """The old ones go out, whoever is furthest moves on."""
        ahead = {"third": 3, "second": 2, "window_3": 3, "window_2": 2}
        return -int(key.split()[1]) + 2 * ahead.get(key.split()[-1], 0)

    def customer(self, key: str) -> float:
        """Whoever brings most prestige."""
        return -PRESTIGE.index(key) if key in PRESTIGE else -len(PRESTIGE)

    def taken(self, key: str) -> float:
        """As many sorts as can be, and what I have least of."""
        return sum(1.0 / (1 + self.has.get(part.split(" ", 1)[1], 0)) for part in key.split(" + ")) + key.count("+")

    def way(self, key: str) -> float:
        """Whatever else is asked: to sell, to climb, to make; not to pass, nor to be beaten by the plague."""
        last = {"decline": -1.0, "pass": -1.0, "plague": -2.0, "well": -0.5, "grind_at_the_mill": -0.5, "only_a_privilege": -0.3}
        first = {"produce_with_a_trained_member": 0.8, "move_up": 0.9, "a_child_is_born": 0.7, "train_a_member": 0.4, "buy": 0.6}
        return last.get(key, 0.0) + first.get(key, 0.0)
