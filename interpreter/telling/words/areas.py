"""Areas in words: what joins them, and the space at which they begin: `the pond at c4`."""

from __future__ import annotations

from interpreter.engine.areas.asking import area_now, area_owner, area_value, labels_at
from interpreter.engine.sight import Seat
from interpreter.numbering.constants import space_name
from interpreter.numbering.tables import Tables, tables_of
from interpreter.state.state import State

SIDES = ("north", "east", "south", "west")


def area_name(s: State, name: str, area: int, seat: Seat = None) -> str:
    """`pond at c4`, `group of Player 2 at c4`; by its side where two of one kind begin on one piece: `road at c4 (east)`.

    In a grid of one's own it is said of others whose it is.
    """
    t = tables_of(s)
    number = number_of(t, name)
    now = area_now(s, number, area)
    if now < 0:
        return "nothing"
    law = s.n.areas[number]
    place, side = law.first + now // law.sides, now % law.sides
    called = _called(s, number, now, seat)
    same = {label for label in labels_at(s, law, place) if label >= 0 and _called(s, number, label, seat) == called}
    begins = space_name((place - law.first) % law.spaces, law.width)
    return f"{called} at {begins}{f' ({SIDES[side]})' if len(same) > 1 else ''}"


def number_of(t: Tables, name: str) -> int:
    """The number of a class of areas."""
    return [areas.name for areas in t.program.areas].index(name)


def areas_there(s: State, name: str) -> list[int]:
    """All areas of a class."""
    law = s.n.areas[number_of(tables_of(s), name)]
    labels = s.v[law.labels : law.labels + law.places * law.sides]
    return [node for node, label in enumerate(labels) if label == node]


def _called(s: State, number: int, area: int, seat: Seat) -> str:
    """What joins it, if that is a kind, else its class; and whose it is, if that is somebody else."""
    t = tables_of(s)
    areas = t.program.areas[number]
    value = area_value(s, number, area)
    name = areas.name
    if areas.type in t.kind and value >= 0:
        name = t.kind[areas.type].members[value]
    elif areas.form == "column":
        name = f"{areas.name} of {value}"
    owner = area_owner(s, number, area)
    return name if owner < 0 or (owner == seat and areas.form != "owner") else f"{name} of {t.seat_name(owner)}"
