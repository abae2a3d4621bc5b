"""The table of Village as a match shows it: read from JSON, copied, and changed by hand as the rulebook says."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.oracle.village_figures import GRAIN_AT_MOST, INFLUENCES, LIMITED, PROFESSIONS, SQUARES, Amounts

NOBODY = -1


@dataclass
class Table:
    """Everything that lies on the table, by the names of the view, and the deaths still owed at the end of the turn."""

    lap: int
    supply: Amounts
    hands: list[Amounts]
    cubes: dict[str, Amounts]  # on each square and in the green bag
    zones: dict[str, list[str]]
    travellers: int
    lifetime: list[int]
    roles: dict[str, int]
    owed: list[int] = field(default_factory=list)

    @property
    def players(self) -> int:
        return len(self.hands)

    def copy(self) -> Table:
        """Another table; amounts and piles are shared, for they are only ever replaced."""
        return Table(
            self.lap,
            self.supply,
            list(self.hands),
            dict(self.cubes),
            dict(self.zones),
            self.travellers,
            list(self.lifetime),
            dict(self.roles),
            list(self.owed),
        )

    # -- what is there
    def has(self, player: int, resource: str) -> int:
        return self.hands[player].get(resource, 0)

    def own(self, player: int, *kinds: str) -> list[tuple[str, str]]:
        """The player's members in zones of these kinds, as (member, zone), alike ones once."""
        return sorted(
            {
                (piece, name)
                for name, pieces in self.zones.items()
                if name.split(" of ")[0] in kinds
                for piece in pieces
                if piece.startswith("member") and owner(piece) == player
            }
        )

    def on_board(self) -> int:
        """How many cubes lie on the squares."""
        return sum(sum(self.cubes[square].values()) for square in SQUARES)

    # -- what is done
    def move(self, piece: str, source: str, target: str | None) -> None:
        """Moves a piece; None: out of the game."""
        at = self.zones[source].index(piece)
        self.zones[source] = self.zones[source][:at] + self.zones[source][at + 1 :]
        if target is not None:
            self.zones[target] = [*self.zones[target], piece]

    def in_hand(self, player: int, resource: str, by: int) -> None:
        self.hands[player] = changed(self.hands[player], resource, by)

    def in_supply(self, resource: str, by: int) -> None:
        if resource in LIMITED:
            self.supply = changed(self.supply, resource, by)

    def on_square(self, square: str, cube: str, by: int) -> None:
        self.cubes[square] = changed(self.cubes[square], cube, by)

    def pay(self, player: int, loss: Amounts) -> None:
        """V15, V31: what is paid goes to the supply, and time passes."""
        for resource, amount in loss.items():
            if resource == "time":
                self.pass_time(player, amount)
            else:
                self.in_hand(player, resource, -amount)
                self.in_supply(resource, amount)

    def gain(self, player: int, resource: str, amount: int) -> None:
        """V07, V21: no more than there is, and no more grain than fits."""
        if resource in LIMITED:
            amount = min(amount, self.supply.get(resource, 0))
        if resource == "grain":
            amount = min(amount, GRAIN_AT_MOST - self.has(player, "grain"))
        self.in_hand(player, resource, amount)
        self.in_supply(resource, -amount)

    def pass_time(self, player: int, amount: int) -> None:
        """V15: each time the marker passes the bridge a death is owed."""
        self.lifetime[player] += amount
        while self.lifetime[player] >= self.lap:
            self.lifetime[player] -= self.lap
            self.owed[player] += 1

    def shown(self) -> dict[str, Any]:
        """All that can be compared with another table."""
        zones = {name: pieces if name in ("stalls", "queue") else sorted(pieces) for name, pieces in self.zones.items()}
        numbers = {"lifetime": self.lifetime, "travellers": self.travellers}
        return {"supply": self.supply, "hands": self.hands, "cubes": self.cubes, "zones": zones, "roles": self.roles, **numbers}


def read(view: dict[str, Any], lap: int) -> Table:
    """The table of a view; nobody owes a death."""
    players = view["players"]
    resources = view["resources"]
    return Table(
        lap,
        {name: resources["the supply"][name] for name in LIMITED if resources["the supply"].get(name)},
        [dict(resources[f"Player {player + 1}"]) for player in range(players)],
        {where: dict(resources.get(where, {})) for where in (*SQUARES, "green_bag")},
        {name: list(zone["pieces"]) for name, zone in view["zones"].items() if "pieces" in zone and name != "green_bag"},
        view["zones"]["customer_deck"]["count"],
        [view["counters"][f"lifetime of Player {player + 1}"] for player in range(players)],
        {role: seat(name) for role, name in view["roles"].items()},
        [0] * players,
    )


def changed(amounts: Amounts, name: str, by: int) -> Amounts:
    """With so many more; what is not there is not listed."""
    now = {**amounts, name: amounts.get(name, 0) + by}
    return {what: amount for what, amount in now.items() if amount}


def seat(name: str) -> int:
    return NOBODY if name == "nobody" else int(name.removeprefix("Player ")) - 1


def owner(piece: str) -> int:
    return seat(piece.split(" of ")[1])


def generation(member: str) -> int:
    return int(member.split()[1])


def profession(zone: str) -> str:
    return PROFESSIONS[zone.split(" of ")[0]]


def cubes_in(supply: Amounts) -> Amounts:
    """The influence in it."""
    return {name: supply[name] for name in INFLUENCES if supply.get(name)}
