"""What belongs to players and automas: a column for each, a row for each resource, number and place; below it their stacks."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from interpreter.frontends.console import at_the_beginning
from interpreter.frontends.table_view.marks import (
    NONE,
    classes_in,
    colour,
    faces_told,
    marks_of,
    members,
    seats_in,
    spoken,
    unseen,
)
from interpreter.frontends.table_view.stacks import chains_of_players, of_players
from interpreter.frontends.table_view.text_flow import columns, flow
from interpreter.telling.view_shape import Pile, View
from rulelang import program as p
from rulelang.program import Program

MANY = 5  # so many pieces of one player in one place are counted, too
UNSEEN = "unseen"
BOX = "_"  # one that nothing is written into
ROWS_AT_EASE = 8  # so many rows are told even where nobody has anything


def player_columns(program: Program, view: View, width: int) -> list[Table | Text]:
    """A column for each player, and stacks below; what no player has is told in one line."""
    rows = {**dict(_rows(program, view)), **_who_misses_turns(view), **_who_is_out(view)}
    if not rows:
        return [*of_players(program, view, width)]
    told = rows
    if len(rows) > ROWS_AT_EASE:
        told = {name: cells for name, cells in rows.items() if any(cell not in ("0", NONE) for cell in cells)}
    heads = [_head(view, seat, name) for seat, name in enumerate(seats_in(view))]
    table = columns("", heads, "left")
    for name, cells in told.items():
        table.add_row(spoken(name), *(Text("·", style="dim") if cell in ("0", NONE) else cell for cell in cells))
    none = [Text(spoken(name)) for name in rows if name not in told]
    return [table, *of_players(program, view, width), *flow(none, width, Text("none of: ", style="dim"), ", ")]


def _head(view: View, seat: int, name: str) -> Text:
    active = seat == view["active"] and not view["over"]
    you = " (you)" if seat == view["you"] else ""
    return Text(f"{'> ' if active else ''}{at_the_beginning(name)}{you}", style=f"bold {colour(seat)}")


def _rows(program: Program, view: View) -> Iterator[tuple[str, list[str]]]:
    """What it is, and what is said of it for each seat."""
    seats, chains = seats_in(view), chains_of_players(program)
    for resource in program.resources:
        if resource.track is None and resource.counted_of is None and not _none_of(resource):
            yield resource.name, [str(view["resources"][seat].get(resource.name, 0)) for seat in seats]
    for track in program.tracks:
        if track.of == "player":
            steps = view["steps"][track.name]
            yield track.name, [f"{view['counters'][f'{track.name} of {seat}']} of {steps}" for seat in seats]
    for counter in program.counters:
        for key in _second_keys(program, view, counter):
            yield counter.name + key, [str(view["counters"].get(f"{counter.name} of {seat}{key}", UNSEEN)) for seat in seats]
    for role in program.roles:
        for key in _second_keys(program, view, role):
            yield role.name + key, [_holder(view["roles"][f"{role.name} of {seat}{key}"]) for seat in seats]
    for zone in program.zones:
        for key in _second_keys(program, view, zone) if zone not in chains else ():
            piles = [view["zones"][f"{zone.name} of {seat}{key}"] for seat in seats]
            yield zone.name + key, [_own_pile(program, zone, pile, seat) for pile, seat in zip(piles, seats, strict=True)]


def _who_is_out(view: View) -> dict[str, list[str]]:
    """Of what each player is out; nothing as long as nobody is out of anything."""
    out = {spoken(name): left for name, left in view.get("out", {}).items() if left}
    of_each = [", ".join(name for name, left in out.items() if seat in left) for seat, _ in enumerate(seats_in(view))]
    return {"out of": [told or NONE for told in of_each]} if out else {}


def _who_misses_turns(view: View) -> dict[str, list[str]]:
    """How many turns each player is still to miss; nothing as long as nobody is to miss any."""
    misses = view.get("misses", [])
    of_each = [str(number or NONE) for number in (*misses, *(0 for _ in view.get("automas", ())))]
    return {"turns to miss": of_each} if any(misses) else {}


def _second_keys(program: Program, view: View, one: p.Counter | p.Role | p.Zone) -> list[str]:
    """` at north`, …: what stands after a player's name, once for each second key; once nothing where there is none."""
    if one.of != "player":
        return []
    return [""] if one.by is None else [f" at {name}" for name in members(program, view, one.by)]


def _holder(who: str) -> str:
    return NONE if who in ("nobody", "nothing") else who


def _none_of(resource: p.Resource) -> bool:
    """Whether there is never any of it in the game."""
    return isinstance(resource.supply, p.Number) and not resource.supply.value


def _own_pile(program: Program, zone: p.Zone, pile: Pile, owner: str) -> str:
    """What lies in a player's own place; whose it is goes without saying."""
    if "pieces" not in pile:
        return ", ".join(unseen(pile, classes_in(program, zone), owner)) or NONE
    if (boxes := _boxes(program, zone, pile)) is not None:
        return boxes
    told = faces_told([name for _, name in marks_of(pile, classes_in(program, zone), owner)])
    return f"{pile['count']}: {told}" if ", " in told and pile["count"] >= MANY else told


def _boxes(program: Program, zone: p.Zone, pile: Pile) -> str | None:
    """`2 4 · · ·`: a row of so many boxes for numbers, as on a sheet; nothing of other places."""
    classes = classes_in(program, zone)
    rows = [row for piece in program.pieces if piece.name in classes for row in piece.rows]
    if not zone.in_line or len(classes) != 1 or "at_most" not in pile or "on" in pile:
        return None
    if len(rows) < 2 or not all(row.removeprefix(f"{classes[0]} ").isdecimal() for row in rows):
        return None
    numbers = [spoken(face.removeprefix(f"{classes[0]} ")) for face in pile.get("pieces", ())]
    return " ".join([*numbers, *[BOX] * (pile["at_most"] - pile["count"])])
