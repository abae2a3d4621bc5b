"""Numbers to the names that the rules gave them: slots of the state and of a frame, places, pieces, members, tables.

What has no name in the tables is shown as an unnamed number: nothing that a shipped game says may need it.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import cached_property
from pathlib import PurePath
from typing import Any, NamedTuple

from interpreter.engine.effects import PLENTY
from interpreter.engine.faces import EVERYONE
from interpreter.form import Site
from interpreter.numbering.tables import Tables
from interpreter.paying.demands import Demand
from interpreter.state.slots import ACTIONS, ACTIVE, LOOP, STOPPERS, TRIGGER, TURNS
from interpreter.telling.words.naming import value_name, way_name
from rulelang.program import kinds
from rulelang.program.values.atoms import NO_LIMIT

UNNAMED = "unnamed number "
FIXED_NAMES = {ACTIVE: "active player", TURNS: "turns begun", ACTIONS: "actions begun"}
MARKED = {LOOP: "turns", TRIGGER: "trigger"}


class Said(NamedTuple):
    """What something is called, and which sort of value it is."""

    name: str
    kind: str


class Region(NamedTuple):
    """A stretch of the state's numbers: where it begins, what it is for, and of a holder how far apart its resources are."""

    first: int
    form: str
    name: str
    of: str | None
    stride: int = 0


_NUMBERS = {PLENTY: "as many as fit", NO_LIMIT: "no limit"}


class Names:
    """The names of one game's tables."""

    def __init__(self, t: Tables) -> None:
        self.t = t

    # -- values
    def value(self, kind: str, value: Any) -> str:
        """A constant of a sort."""
        t = self.t
        match value:
            case bool():
                return "yes" if value else "no"
            case tuple():
                return self._several(kind, value)
        if kind == "resource":
            return str(t.bundle_names[value])
        if kind == "place" or (kind == "spot" and value < t.places):
            return t.place_name(value) if value >= 0 else "no place"
        if kind == "player":
            return "everybody" if value == EVERYONE else t.seat_name(value) if value < t.seats else str(value)
        if kind == "piece" or kind in t.class_pieces:
            return "no piece" if value < 0 else f"piece {value}"
        if value in _NUMBERS and kind in ("number", ""):
            return _NUMBERS[value]
        if (piece := kinds.piece_of(kind)) is not None and piece in t.piece:
            return str(t.piece[piece].rows[value]) if value >= 0 else "nothing"
        if kind == "ability" and value >= 0:
            return f"`{ability_name(t, value)}`"
        if kind.startswith("way of "):
            return f"`{self.ways(self.t.sites[int(kind[7:])])[value]}`"
        if kind in t.kind or kind in t.space_grid:
            return value_name(t, kind, value)
        named = {"areas": [areas.name for areas in t.program.areas], "span": t.spans}
        return str(named[kind][value]) if kind in named else str(value)

    def _several(self, kind: str, values: tuple[Any, ...]) -> str:
        match kind:
            case "demand":
                return demand_name(self.t, values)
            case "way":
                return way_name(self.t, values)
            case "places":
                return self.places(values)
            case "classes":
                return " or ".join(dict.fromkeys(name for name, one in zip(self.t.piece_class, values, strict=True) if one))
            case "switches":
                return ", ".join(f"`{self.switch(slot)}`" for slot in values) or "none"
            case "use" | "option" if values == (-1, -1):
                return "stop"
        one = {"players": "player", "resources": "resource", "pieces": "piece"}.get(kind, kind)
        return ", ".join(self.value(one, value) for value in values) or "none"

    def ways(self, site: Site) -> tuple[str, ...]:
        """What the ways of a decision are called."""
        return site.labels if site.chosen < 0 else ("what was chosen", "decline")

    def places(self, numbers: tuple[int, ...]) -> str:
        """Several places: whole families by their name."""
        left, found = list(numbers), []
        for family in dict.fromkeys(self.t.family[number] for number in numbers):
            whole = list(self.t.family_places(family))
            if len(whole) > 1 and set(whole) <= set(left):
                found.append(f"every {self.t.grid[family].space if family in self.t.grid else family}")
                left = [number for number in left if number not in whole]
        return ", ".join([*found, *map(self.t.place_name, left)]) or "no place"

    def switch(self, slot: int) -> str:
        """The line of a modifier that a slot switches on."""
        region = self.region(slot)
        return self.t.program.lines[self.t.program.modifiers[int(region.name)].line].text.strip()

    def holder(self, region: Region, index: int) -> str:
        """One of the holders whose amounts lie in a region."""
        match region.form, region.of:
            case "player", _:
                return self.value("player", index)
            case "member", str(of):
                return self.value(of, index)
            case "piece", _:
                return self.value("piece", index)
            case "zone", str(of):
                return self.t.place_name(self.t.first_place[of] + index)
        return "the supply"

    def line(self, number: int) -> str:
        """A rule line: where it stands, and its text."""
        at = self.t.program.lines[number]
        return f"{PurePath(at.file).name}:{at.line}  {at.text.strip()}"

    def marker(self, marker: int) -> str:
        """What a frame is."""
        return next((scope for scope, one in STOPPERS.items() if one == marker), MARKED.get(marker, "call"))

    def end(self, number: str) -> str:
        """The line of an end."""
        return self.t.program.lines[self.t.program.ends[int(number or 0)].line].text.strip()

    # -- the state's numbers
    @cached_property
    def regions(self) -> list[Region]:
        """What the state's numbers are for, in order."""
        t = self.t
        found = [Region(slot, "fixed", name, None) for slot, name in FIXED_NAMES.items()]
        for (form, name), first in t.slot.items():
            of = t.of(name) if form in ("counter", "role", "track") else "player" if form == "switch" else None
            found.append(Region(first, form, name, of))
        for (form, of), first in t.holder.items():
            if form != "piece":
                found.append(Region(first, form, "", of, t.holder_stride(form, of)))
        laden = [(first - t.class_pieces[of or ""][0], of) for (form, of), first in t.holder.items() if form == "piece"]
        found += [Region(base, "piece", "", of, t.holder_stride("piece", of)) for base, of in laden[:1]]
        return sorted(found)

    def region(self, slot: int) -> Region:
        """What the number at a slot is for."""
        return self.regions[bisect_right(self.regions, slot, key=lambda region: region.first) - 1]


def sort(type_: str) -> str:
    """The sort of values that a type of the Program has."""
    return {"bundle": "demand", "number": "", "truth": ""}.get(type_, type_)


def demand_name(t: Tables, demand: Demand) -> str:
    """`2 wood + 1 of gold / stone, or 3 iron`: what is asked for."""
    ways = [" + ".join(_wanted(t, amount, several) for amount, several in way) or "nothing" for way in demand]
    return ", or ".join(ways)


def _wanted(t: Tables, amount: int, several: tuple[int, ...]) -> str:
    names = " / ".join(t.bundle_names[one] for one in several)
    return f"{amount} {names}" if len(several) == 1 else f"{amount} of {names}"


def ability_name(t: Tables, number: int) -> str:
    """An ability by what it says and whose row it is."""
    one = t.program.abilities[number]
    return f"{one.label}, of {t.piece[one.piece].rows[one.row]}"
