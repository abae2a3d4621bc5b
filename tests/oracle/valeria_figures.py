"""The figures of Villages of Valeria from the rulebook and the list of cards, typed in anew and read from no rules file."""

from __future__ import annotations

from dataclasses import dataclass

MATERIALS = ("food", "wood", "stone", "magic")
CALLINGS = ("worker", "soldier", "shadow", "holy")
DEEDS = ("harvest", "develop", "build", "recruit", "tax")
LANES = ("lane_1", "lane_2", "lane_3", "lane_4", "lane_5")
WILD = "any material"

PLAYERS = (2, 3, 4, 5)
GOLD = {2: 14, 3: 20, 4: 25, 5: 30}  # W02: in the game
GOLD_EACH, HAND, POOL, COPIES = 3, 6, 5, 3  # W02-W04
HAND_AT_MOST = 8  # W17
FULL = {2: 12, 3: 12, 4: 10, 5: 10}  # W40: buildings and adventurers in one village
PAIR = 2  # W24: one card is developed, another discarded for it

Price = dict[str, int]


@dataclass(frozen=True)
class Power:
    """When it is used, what it does how often, and how many cards are discarded for it."""

    moment: str  # a deed, `instant` or `paying`
    effect: str
    amount: int = 1
    discards: int = 0


@dataclass(frozen=True)
class Building:
    """`gives` is what the card provides once it is developed; the price, what it takes to build it."""

    calling: str
    price: Price
    points: int
    gives: str
    power: Power | None = None


@dataclass(frozen=True)
class Adventurer:
    """`asks` are the callings of the buildings without which nobody comes."""

    asks: tuple[str, ...]
    points: int
    power: Power | None = None


def building(calling: str, price: str, points: int, gives: str, power: Power | None = None) -> Building:
    """The price is written with a letter for each unit: F, W, S, M."""
    units = {material: price.count(material[0].upper()) for material in MATERIALS}
    return Building(calling, {material: amount for material, amount in units.items() if amount}, points, gives, power)


BUILDINGS = {
    "farm": building("worker", "WWSM", 2, "food", Power("paying", "food")),
    "tannery": building("worker", "F", 1, "wood", Power("instant", "draw")),
    "sawmill": building("worker", "FSSM", 2, "wood", Power("paying", "wood")),
    "quarry": building("worker", "FWMM", 2, "stone", Power("paying", "stone")),
    "market": building("worker", "FWS", 1, "magic", Power("develop", "gold")),
    "tavern": building("worker", "FW", 1, "food", Power("recruit", "draw", 2)),
    "workshop": building("worker", "WW", 2, "stone"),
    "guard_tower": building("soldier", "WS", 1, "stone", Power("harvest", "draw")),
    "armory": building("soldier", "WSS", 2, "magic", Power("build", "draw")),
    "barracks": building("soldier", "FW", 1, "wood", Power("develop", "draw")),
    "stables": building("soldier", "FFW", 2, "food", Power("recruit", "gold")),
    "arena": building("soldier", "FSS", 3, "magic"),
    "fortress": building("soldier", "WSSM", 3, "stone"),
    "archery_range": building("soldier", "WW", 1, "wood", Power("instant", "draw", 3)),
    "hideout": building("shadow", "W", 1, "food"),
    "witch_hut": building("shadow", "M", 1, "magic", Power("instant", "gold", discards=1)),
    "wizard_tower": building("shadow", "SMM", 1, "magic", Power("build", "gold")),
    "thieves_guild": building("shadow", "FM", 1, "wood", Power("instant", "steal cards", 2)),
    "black_market": building("shadow", "FWM", 2, "stone", Power("paying", WILD, discards=1)),
    "catacombs": building("shadow", "SMM", 3, "stone"),
    "gambling_den": building("shadow", "FM", 1, "food", Power("tax", "gold", discards=1)),
    "cathedral": building("holy", "FSSM", 3, "stone", Power("tax", "draw", 2)),
    "oracle": building("holy", "FMM", 1, "magic", Power("tax", "gold")),
    "chapel": building("holy", "S", 1, "wood", Power("recruit", "draw")),
    "monastery": building("holy", "FS", 1, "food", Power("tax", "draw")),
    "shrine": building("holy", "FFWS", 2, "magic", Power("paying", "magic")),
    "infirmary": building("holy", "FM", 1, "food", Power("instant", "develop")),
    "library": building("holy", "WM", 1, "wood", Power("harvest", "draw", 2, discards=1)),
}

ADVENTURERS = {
    "knight": Adventurer(("soldier", "soldier"), 2),
    "master_builder": Adventurer(("worker", "worker"), 2),
    "assassin": Adventurer(("shadow", "shadow"), 2),
    "priestess": Adventurer(("holy", "holy"), 2),
    "ranger": Adventurer(("worker", "soldier"), 3, Power("harvest", "draw")),
    "rogue": Adventurer(("worker", "shadow"), 3, Power("instant", "steal gold")),
    "monk": Adventurer(("worker", "holy"), 3, Power("develop", "draw")),
    "mercenary": Adventurer(("soldier", "shadow"), 3, Power("instant", "gold", 2)),
    "paladin": Adventurer(("soldier", "holy"), 3, Power("build", "draw")),
    "warlock": Adventurer(("shadow", "holy"), 3, Power("paying", WILD, discards=1)),
    "bard": Adventurer(("worker", "soldier", "shadow"), 4, Power("recruit", "draw", 2)),
    "druid": Adventurer(("worker", "soldier", "holy"), 4, Power("paying", WILD)),
    "inquisitor": Adventurer(("soldier", "shadow", "holy"), 4, Power("tax", "draw")),
    "alchemist": Adventurer(("worker", "shadow", "holy"), 4, Power("develop", "gold")),
    "champion": Adventurer(CALLINGS, 6),
    "legend": Adventurer(CALLINGS, 4),
}

# W35: points for each building of a calling; the legend's are for adventurers, the fortress has one for two soldiers
FOR_EACH = {"knight": "soldier", "master_builder": "worker", "assassin": "shadow", "priestess": "holy"}

POWERS = {name: card.power for cards in (BUILDINGS, ADVENTURERS) for name, card in cards.items() if card.power}
