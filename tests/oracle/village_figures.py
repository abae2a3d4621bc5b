"""The figures of Village as the rulebook and the component list give them, typed in anew and read from no rules file."""

from __future__ import annotations

Amounts = dict[str, int]

INFLUENCES = ("skill", "persuasion", "faith", "knowledge")
GOODS = ("scroll", "horse", "plough", "ox", "wagon")
LIMITED = (*INFLUENCES, "plague", "grain")  # V07: only these can run out
GRAIN_AT_MOST = 5  # V21
SQUARES = ("harvest", "family", "crafts", "market", "travel", "council", "church")

# V10: cubes of each influence into the bag, and cubes onto each square in the order above, by the number of players
INTO_BAG = {2: 4, 3: 5, 4: 6}
ONTO_SQUARES = {2: (3, 3, 3, 2, 2, 2, 3), 3: (3, 3, 3, 3, 3, 3, 3), 4: (4, 4, 4, 3, 3, 3, 3)}
STALLS = {2: 3, 3: 4, 4: 5}  # V04
QUEUE = 5

# V26: training, production, what is made, price
CRAFTS: dict[str, tuple[int, int, tuple[str, ...], Amounts]] = {
    "wagon_maker": (2, 2, ("wagon",), {"knowledge": 1, "skill": 1}),
    "stable": (3, 3, ("horse", "ox"), {"grain": 3}),
    "office": (2, 2, ("scroll",), {"knowledge": 1}),
    "smithy": (3, 3, ("plough",), {"knowledge": 1, "skill": 1}),
}

# V36: the roads out of the village, and those between two towns
GATES: dict[str, tuple[str, Amounts]] = {"north_gate": ("north", {"faith": 2}), "south_gate": ("south", {"knowledge": 2})}
ROADS: dict[str, tuple[str, str, Amounts]] = {
    "ab": ("north", "south", {"faith": 1, "knowledge": 1}),
    "ac": ("north", "north_mid", {"skill": 2}),
    "bd": ("south", "south_mid", {"skill": 2}),
    "cd": ("north_mid", "south_mid", {"knowledge": 1, "skill": 1}),
    "ce": ("north_mid", "north_far", {"faith": 1, "skill": 1}),
    "df": ("south_mid", "south_far", {"knowledge": 1, "skill": 1}),
    "ef": ("north_far", "south_far", {"faith": 1, "knowledge": 1}),
}
TOWNS = ("north", "south", "north_mid", "south_mid", "north_far", "south_far")
PRESTIGE_TOWNS = ("north", "south")  # V37: 3 prestige
COIN_TOWNS = ("north_mid", "south_far")  # 1 coin; the other two give 2 cubes of choice

# V38: the time to reach each level from the one below (the first from the farm); V91: what a member there is worth
LEVELS = {"first": (1, 0), "second": (2, 2), "third": (2, 4), "fourth": (3, 6)}
# V71: grain for the step to the window on the left; V92: what a member there is worth
WINDOWS = {"window_1": (1, 2), "window_2": (2, 3), "window_3": (2, 4), "window_4": (0, 6)}

# V61, V05: free places by profession and number of players, and graves
CHRONICLE = {
    "councillor": {2: 2, 3: 3, 4: 3},
    "artisan": {2: 2, 3: 3, 4: 4},
    "traveller": {2: 2, 3: 2, 4: 3},
    "cleric": {2: 2, 3: 3, 4: 3},
    "farmer": {2: 2, 3: 2, 4: 3},
}
GRAVES = {2: 5, 3: 7, 4: 9}
PROFESSIONS = {"farm": "farmer", "workshop": "artisan", "lodging": "traveller", "bench": "councillor", "pew": "cleric"}

# what each customer wants, and the prestige for it
CUSTOMERS: dict[str, tuple[Amounts, int]] = {
    "c01": ({"grain": 3}, 3),
    "c02": ({"grain": 4}, 4),
    "c03": ({"grain": 5}, 6),
    "c04": ({"scroll": 1, "grain": 1}, 3),
    "c05": ({"scroll": 1, "grain": 2}, 4),
    "c06": ({"wagon": 1, "grain": 1}, 4),
    "c07": ({"wagon": 1, "grain": 2}, 5),
    "c08": ({"plough": 1, "grain": 1}, 4),
    "c09": ({"plough": 1, "grain": 2}, 5),
    "c10": ({"horse": 1, "grain": 1}, 4),
    "c11": ({"ox": 1, "grain": 1}, 4),
    "c12": ({"scroll": 1, "ox": 1}, 5),
    "c13": ({"scroll": 1, "horse": 1}, 5),
    "c14": ({"scroll": 1, "plough": 1}, 5),
    "c15": ({"scroll": 1, "wagon": 1}, 5),
    "c16": ({"scroll": 2}, 4),
    "c17": ({"horse": 1, "plough": 1}, 6),
    "c18": ({"ox": 1, "plough": 1}, 6),
    "c19": ({"horse": 1, "wagon": 1}, 6),
    "c20": ({"ox": 1, "wagon": 1}, 6),
    "c21": ({"plough": 1, "wagon": 1}, 6),
    "c22": ({"horse": 1, "ox": 1}, 6),
    "c23": ({"scroll": 1, "ox": 1, "wagon": 1}, 9),
    "c24": ({"scroll": 1, "horse": 1, "plough": 1}, 9),
}

TOWN_POINTS = (0, 1, 3, 6, 10, 14, 18)  # V90
PAGE_POINTS = (0, 0, 0, 4, 7, 12)  # V93
