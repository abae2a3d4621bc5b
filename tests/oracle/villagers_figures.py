"""The figures of Villagers from the rulebook and the list of cards, typed in anew and read from no rules file."""

from __future__ import annotations

from dataclasses import dataclass

SUITS = ("grain", "wood", "hay", "ore", "grapes", "wool", "leather", "solitary", "special")
ONLY_WITH_FOUR = ("wool", "leather")  # A03
FOUNDERS = "founders"
BASICS = ("hayer", "lumberjack", "miner")
STAND_INS = ("monk", "apprentice")  # A42, A43: they lie in a chain in place of another
DISCARDED = ("tinner", "smuggler")  # A40: they never lie in a village
COUNTESS = "countess"  # her own card, the beginning of her village

PLAYERS = (1, 2, 3, 4, 5)
SUPPLY, HAND = 8, 5  # A02, A04
BASICS_OF_A_KIND, COPIES = 10, 2  # A01; two of each advanced villager
PILES = ROAD = 6  # A04
IN_A_PILE = {1: 5, 2: 4, 3: 6, 4: 8, 5: 10}  # A04, A70
STARTERS = ("carpenter", "grazier", "mason", "harvester", "hunter", "wattler")


@dataclass(frozen=True)
class Villager:
    """One card; `base` is the villager directly beneath, `stack` how many it carries, `key` how many name it."""

    suit: str
    base: str | None = None
    stack: int = 0
    lock: str | None = None
    key: int = 0
    gold: int = 0
    food: int = 0
    builder: int = 0
    silver: bool = False
    symbols: int = 1


VILLAGERS = {
    "founders": Villager("grain", stack=2, gold=2),
    "hayer": Villager("hay", stack=2),
    "lumberjack": Villager("wood", stack=2),
    "miner": Villager("ore", stack=2),
    "brewer": Villager("grain", "founders", lock="cooper", key=2, food=1, builder=1),
    "poulterer": Villager("grain", "founders", lock="carpenter", gold=3, food=1),
    "swineherd": Villager("grain", "founders", stack=1, gold=2, food=1),
    "truffler": Villager("grain", "swineherd", lock="hunter", gold=8, food=1),
    "carpenter": Villager("wood", "lumberjack", key=8, builder=1),
    "cooper": Villager("wood", "lumberjack", lock="blacksmith", key=6, gold=4),
    "shipwright": Villager("wood", "lumberjack", key=4, gold=2, builder=1),
    "wheeler": Villager("wood", "lumberjack", stack=1, gold=3),
    "cartwright": Villager("wood", "wheeler", key=2, gold=9),
    "wood_carver": Villager("wood", "lumberjack", silver=True),
    "log_rafter": Villager("wood", "lumberjack", silver=True, symbols=2),
    "thatcher": Villager("hay", "hayer", gold=2, builder=1),
    "bed_builder": Villager("hay", "hayer", lock="carpenter", gold=4, symbols=2),
    "grazier": Villager("hay", "hayer", stack=1, food=1),
    "milk_maid": Villager("hay", "grazier", stack=1, lock="cooper", food=2),
    "fromager": Villager("hay", "milk_maid", gold=15, food=1),
    "peddler": Villager("hay", "hayer", lock="cartwright", silver=True),
    "horse_trader": Villager("hay", "hayer", silver=True),
    "ore_muler": Villager("hay", "hayer", silver=True),
    "blacksmith": Villager("ore", "miner", key=10, gold=2),
    "glass_blower": Villager("ore", "miner", lock="blacksmith", key=2, gold=4, symbols=2),
    "mason": Villager("ore", "miner", gold=2, builder=1),
    "seeker": Villager("ore", "miner", stack=1),
    "spelunker": Villager("ore", "seeker", stack=1, lock="chandler", gold=10),
    "jeweler": Villager("ore", "spelunker", lock="blacksmith", gold=20),
    "locksmith": Villager("ore", "miner", lock="blacksmith", silver=True),
    "graper": Villager("grapes", stack=2, food=1),
    "vintner": Villager("grapes", "graper", stack=1, lock="cooper", gold=5),
    "wine_trader": Villager("grapes", "vintner", lock="glass_blower", gold=14),
    "shepherd": Villager("wool", stack=2, food=1),
    "spinner": Villager("wool", "shepherd", stack=1, gold=4),
    "weaver": Villager("wool", "spinner", stack=1, lock="carpenter", gold=12),
    "tailor": Villager("wool", "weaver", gold=24),
    "tanner": Villager("leather", stack=2, gold=2),
    "saddler": Villager("leather", "tanner", gold=5),
    "cobbler": Villager("leather", "tanner", lock="blacksmith", gold=6),
    "harvester": Villager("solitary", key=2, food=1),
    "hunter": Villager("solitary", key=2, food=1),
    "chandler": Villager("solitary", key=4, gold=3, symbols=2),
    "wattler": Villager("solitary", builder=1),
    "fisher": Villager("solitary", lock="shipwright", gold=3, food=1),
    "beekeeper": Villager("solitary", lock="carpenter", gold=4),
    "grocer": Villager("solitary", lock="harvester", silver=True),
    "freemason": Villager("solitary", lock="brewer", silver=True),
    "priest": Villager("solitary", lock="chandler", silver=True),
    "agent": Villager("solitary", silver=True),
    "monk": Villager("special"),
    "apprentice": Villager("special"),
    "tinner": Villager("special"),
    "smuggler": Villager("special", lock="shipwright"),
}


def chain(name: str) -> tuple[str, ...]:
    """A21: the villagers of its chain from the bottom up, itself the last."""
    base = VILLAGERS[name].base
    return (*chain(base), name) if base else (name,)


def copies(name: str, players: int) -> int:
    """A01-A03, A70: how many of it are in the game."""
    if name == FOUNDERS:
        return players
    if name in BASICS:
        return BASICS_OF_A_KIND
    suit = VILLAGERS[name].suit
    left_out = (suit in ONLY_WITH_FOUR and players < 4) or (suit == "special" and players == 1)
    return 0 if left_out else COPIES


def advanced(players: int) -> dict[str, int]:
    """A04: all that is shuffled into piles, hands and reserve, the six on the road taken out."""
    names = [name for name in VILLAGERS if name != FOUNDERS and name not in BASICS]
    return {name: copies(name, players) - (name in STARTERS) for name in names if copies(name, players)}
