"""The seven actions of Village (V20-V41) and what starts a turn (V11, V50): every way to carry each of them out."""

from __future__ import annotations

from collections.abc import Callable

from tests.oracle.village_courses import (
    Course,
    branch,
    chosen,
    gain,
    gain_cubes,
    gain_one,
    optional,
    pay,
    plus,
    said,
    text,
    then,
    unasked,
)
from tests.oracle.village_figures import (
    COIN_TOWNS,
    CRAFTS,
    GATES,
    GOODS,
    INFLUENCES,
    LEVELS,
    PRESTIGE_TOWNS,
    ROADS,
    SQUARES,
)
from tests.oracle.village_table import NOBODY, Table, generation

HEIGHTS = list(LEVELS)
COUNCIL_PRICES = ({"persuasion": 2}, {"scroll": 1})


def farm(player: int) -> str:
    return f"farm of Player {player + 1}"


# ------------------------------------------------------------------------------------------------ the turn
def openings(table: Table, me: int) -> list[Course]:
    """V11, V12, V13, V50: every cube that can be taken, and every way to pay the well."""
    found = []
    for square in SQUARES:
        for cube in table.cubes[square]:
            after = table.copy()
            after.on_square(square, cube, -1)
            if cube == "plague":
                after.in_supply(cube, 1)
                after.pass_time(me, 2)
                steps: tuple[str, ...] = (text({"do": "plague"}),)
            else:
                after.in_hand(me, cube, 1)
                steps = (text({"do": "influence"}), text({"influence": cube}))
            found.append(Course((text({"square": square}), *steps), after))
    well = pay(table, me, *[{colour: 3} for colour in INFLUENCES])
    return branch("take_cube", found) + branch("well", well)


def any_action(table: Table, me: int) -> list[Course]:
    """V50, V82: any action that can be carried out."""
    return [
        Course((text({"square": square}), *course.said), course.after)
        for square in SQUARES
        for course in ACTIONS[square](table, me)
    ]


def market(table: Table, me: int) -> list[Course]:
    """V14, V34: a market day can always be held; who sells what is asked later."""
    return unasked(table)


# ------------------------------------------------------------------------------------------------ at home
def harvest(table: Table, me: int) -> list[Course]:
    """V20"""
    if not table.own(me, "farm"):
        return []
    plough = table.has(me, "plough") > 0
    if plough and table.has(me, "ox"):
        return gain(table, me, "grain", 4)
    return gain(table, me, "grain", 3 if plough and table.has(me, "horse") else 2)


def family(table: Table, me: int) -> list[Course]:
    """V22"""

    def to_farm(after: Table, member: str, zone: str) -> list[Course]:
        after.move(member, zone, farm(me))
        return unasked(after)

    unborn = [(member, zone) for member, zone in table.own(me, "unborn")]
    lowest = [(member, zone) for member, zone in unborn if generation(member) == generation(min(unborn)[0])]
    born = branch("a_child_is_born", chosen(lowest, table, to_farm))
    away = table.own(me, "workshop", "lodging", "bench", "pew")
    return born + branch("somebody_comes_home", chosen(away, table, to_farm))


def church(table: Table, me: int) -> list[Course]:
    """V41"""

    def enter(after: Table, member: str, zone: str) -> list[Course]:
        after.move(member, zone, "black_bag")
        return pay(after, me, {"faith": 1}, {"time": 3})

    return chosen(table.own(me, "farm"), table, enter)


# ------------------------------------------------------------------------------------------------ crafts
def crafts(table: Table, me: int) -> list[Course]:
    """V24, V25, V26, V28"""
    train, produce, buy = [], [], []
    for craft, (training, production, makes, price) in CRAFTS.items():
        workshop = f"workshop of {craft}"
        told = said(table, craft=craft)

        def make(after: Table, production: int = production, makes: tuple[str, ...] = makes) -> list[Course]:
            after.pass_time(me, production)
            return gain_one(after, me, makes)

        def place(after: Table, member: str, zone: str, training: int = training, workshop: str = workshop) -> list[Course]:
            after.move(member, zone, workshop)
            after.pass_time(me, training)
            return optional(after, make(after.copy()))

        train += then(told, lambda after: chosen(table.own(me, "farm"), after, place))
        if any(zone == workshop for _, zone in table.own(me, "workshop")):
            produce += then(told, make)
        bought = then(told, lambda after, price=price: pay(after, me, price))  # type: ignore[misc]
        buy += then(bought, lambda after, makes=makes: gain_one(after, me, makes))  # type: ignore[misc]
    mill = then(pay(table, me, {"grain": 2, "time": 2}), lambda after: gain(after, me, "coin", 2))
    return (
        branch("train_a_member", train)
        + branch("produce_with_a_trained_member", produce)
        + branch("buy", buy)
        + branch("grind_at_the_mill", mill)
    )


# ------------------------------------------------------------------------------------------------ travel
def travel(table: Table, me: int) -> list[Course]:
    """V36, V37"""
    journey = {"time": 2, "wagon": 1}

    def leave(after: Table, member: str, zone: str) -> list[Course]:
        found = []
        for gate, (town, toll) in GATES.items():
            paid = then(said(after, gate=gate), lambda now, toll=toll: pay(now, me, plus(journey, toll)))  # type: ignore[misc]
            found += then(paid, lambda now, town=town: arrive(now, me, member, zone, town))  # type: ignore[misc]
        return found

    def go_on(after: Table, member: str, zone: str) -> list[Course]:
        found = []
        here = zone.removeprefix("lodging of ")
        for road, (one, other, toll) in ROADS.items():
            if here in (one, other):
                town = other if here == one else one
                paid = then(said(after, road=road), lambda now, toll=toll: pay(now, me, plus(journey, toll)))  # type: ignore[misc]
                found += then(paid, lambda now, town=town: arrive(now, me, member, zone, town))  # type: ignore[misc]
        return found

    return branch("leave_the_village", chosen(table.own(me, "farm"), table, leave)) + branch(
        "travel_on", chosen(table.own(me, "lodging"), table, go_on)
    )


def arrive(table: Table, me: int, member: str, zone: str, town: str) -> list[Course]:
    """V37: a marker and the reward at the first visit."""
    table.move(member, zone, f"lodging of {town}")
    marker = f"flag of Player {me + 1}"
    if marker in table.zones[f"visited of {town}"]:
        return unasked(table)
    table.move(marker, f"pouch of Player {me + 1}", f"visited of {town}")
    if town in PRESTIGE_TOWNS:
        return gain(table, me, "prestige", 3)
    return gain(table, me, "coin", 1) if town in COIN_TOWNS else gain_cubes(table, me, 2)


# ------------------------------------------------------------------------------------------------ council
def council(table: Table, me: int) -> list[Course]:
    """V38"""

    def climb(after: Table, member: str, zone: str, level: str) -> list[Course]:
        after.move(member, zone, f"bench of {level}")
        time = {"time": LEVELS[level][0]}
        paid = pay(after, me, *[plus(time, price) for price in COUNCIL_PRICES])
        return then(paid, lambda now: optional(now, privileges(now, me, level)))

    def enter(after: Table, member: str, zone: str) -> list[Course]:
        return climb(after, member, zone, "first")

    def rise(after: Table, member: str, zone: str) -> list[Course]:
        return climb(after, member, zone, HEIGHTS[HEIGHTS.index(level_of(zone)) + 1])

    def stay(after: Table, member: str, zone: str) -> list[Course]:
        return privileges(after, me, level_of(zone))

    seated = table.own(me, "bench")
    below = [(member, zone) for member, zone in seated if level_of(zone) != "fourth"]
    return (
        branch("enter_the_council", chosen(table.own(me, "farm"), table, enter))
        + branch("move_up", chosen(below, table, rise))
        + branch("only_a_privilege", chosen(seated, table, stay))
    )


def level_of(zone: str) -> str:
    return zone.removeprefix("bench of ")


def privileges(table: Table, me: int, level: str) -> list[Course]:
    """V39: one privilege of this level or of any below; what would bring nothing is no choice."""
    height = HEIGHTS.index(level) + 1
    found: list[Course] = []
    if table.roles["next_start_player"] == NOBODY:
        first = table.copy()
        first.roles["next_start_player"] = me
        found += branch("be_first_in_the_next_round", unasked(first))
    if height >= 2:
        found += branch("influence", gain_cubes(table, me, 2))
    if height >= 3:
        found += branch("a_good", gain_one(table, me, GOODS))
    if height >= 4 and table.has(me, "coin"):
        paid = table.copy()
        paid.pay(me, {"coin": 1})
        found += branch("prestige_for_a_coin", gain(paid, me, "prestige", 3))
    return found


ACTIONS: dict[str, Callable[[Table, int], list[Course]]] = {
    "harvest": harvest,
    "family": family,
    "crafts": crafts,
    "market": market,
    "travel": travel,
    "council": council,
    "church": church,
}
