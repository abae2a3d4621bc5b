"""A game of Village by the rulebook, in plain Python: who decides what, and every legal course, to the end of the last mass.

`play` is given a view as JSON at the first decision, `play_on` one at the start of any turn. They yield either an `Ask` (who
decides, and all that is legal), answered by the course that was taken, or `LOOK`, answered by the view as it now is: so the
oracle learns what chance drew.
"""

from __future__ import annotations

from typing import Any

from tests.oracle.village_actions import ACTIONS, any_action, openings
from tests.oracle.village_courses import Ask, Course, Play, ask, look, optional, text
from tests.oracle.village_figures import INFLUENCES, INTO_BAG, ONTO_SQUARES, SQUARES
from tests.oracle.village_market import deaths, market_day
from tests.oracle.village_mass import mass
from tests.oracle.village_opening import opening
from tests.oracle.village_table import NOBODY, Table, read

MARKET = (text({"square": "market"}),)


def play(view: dict[str, Any], lap: int) -> Play:
    """A whole game; gives the last table."""
    table = yield from seeding(opening(view, lap))
    return (yield from rounds(table, table.roles["start_player"]))


def play_on(view: dict[str, Any], lap: int) -> Play:
    """From the start of a player's turn."""
    return rounds(read(view, lap), view["active"])


def rounds(table: Table, me: int) -> Play:
    """V11, V16, V17: turns until no cube is left, the mass, and again, until somebody has brought the end on."""
    while True:
        while table.on_board():
            table = yield from turn(table, me)
            if table.roles["ender"] != NOBODY:
                return (yield from last_turns(table, me))
            me = (me + 1) % table.players
        table = yield from mass(table)
        if table.roles["next_start_player"] != NOBODY:  # V17
            table.roles["start_player"] = table.roles["next_start_player"]
            table.roles["next_start_player"] = NOBODY
        me = table.roles["start_player"]
        table = yield from seeding(table)


def last_turns(table: Table, me: int) -> Play:
    """V81, V82, V84, V85: who brought the end on in the own turn has no other."""
    for step in range(1, table.players + 1):
        player = (me + step) % table.players
        if player != me or table.roles["ender"] != me:
            table = yield from turn(table, player)
    return (yield from mass(table))


# ------------------------------------------------------------------------------------------------ a turn
def turn(table: Table, me: int) -> Play:
    """V11, V14, V15: a cube and its action, or the well, or with an empty board at the end a free action; then the deaths."""
    if table.on_board():
        table = yield from cube_or_well(table, me)
    else:
        table = yield from free_action(table, me)
    return (yield from deaths(table, me))


def cube_or_well(table: Table, me: int) -> Play:
    before = table.cubes
    table = yield from ask(me, table, openings(table, me))
    square = next((name for name in SQUARES if table.cubes[name] != before[name]), None)
    if square is None:
        return (yield from free_action(table, me))
    if square == "market":
        return (yield from market_day(table, me))
    return (yield from ask(me, table, optional(table, ACTIONS[square](table, me))))


def free_action(table: Table, me: int) -> Play:
    """Any one action; a market day leaves the table as it is until the first sale."""
    course: Course = yield Ask(me, table, any_action(table, me))
    table = course.after.copy()
    return (yield from market_day(table, me)) if course.said == MARKET else table


# ------------------------------------------------------------------------------------------------ seeding
def seeding(table: Table) -> Play:
    """V10, V18: what goes into the bag is known, what is drawn is seen; each square has its number, while there are cubes."""
    for name in (*INFLUENCES, "plague"):
        wanted = table.supply.get(name, 0) if name == "plague" else INTO_BAG[table.players]
        moved = min(wanted, table.supply.get(name, 0))
        table.in_supply(name, -moved)
        table.on_square("green_bag", name, moved)
    view = yield from look()
    left = sum(table.cubes["green_bag"].values())
    for square, number in zip(SQUARES, ONTO_SQUARES[table.players], strict=True):
        table.cubes[square] = dict(view["resources"].get(square, {}))
        drawn = sum(table.cubes[square].values())
        assert drawn == min(number, left), f"{drawn} cubes lie on {square}, not {min(number, left)}"
        left -= drawn
        for name, amount in table.cubes[square].items():
            table.on_square("green_bag", name, -amount)
    return table
