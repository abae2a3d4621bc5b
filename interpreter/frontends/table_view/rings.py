"""Names in a circle: a line for each in its order, with what lies at its places."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from interpreter.frontends.table_view.marks import spoken
from interpreter.frontends.table_view.stacks import pile_told
from interpreter.frontends.table_view.text_flow import columns
from interpreter.telling.view_shape import View
from rulelang import program as p
from rulelang.program import Program


def rings(program: Program, view: View) -> Iterator[Table | Text]:
    """A table for each kind in a circle that has places: where one stands, what lies there, and what comes after the last."""
    for kind in program.kinds:
        zones = zones_of_ring(program, kind)
        if not zones:
            continue
        table = columns(kind.name, [Text(spoken(zone.name), style="bold") for zone in zones], "left")
        for member in kind.members:
            table.add_row(
                spoken(member), *(pile_told(program, zone, view["zones"][f"{zone.name} of {member}"]) for zone in zones)
            )
        yield table
        yield Text(f"in a circle: after {spoken(kind.members[-1])} comes {spoken(kind.members[0])}", style="dim")


def zones_of_ring(program: Program, kind: p.Kind) -> list[p.Zone]:
    """The places of a kind in a circle; none of a kind that is no circle."""
    return [zone for zone in program.zones if kind.wraps and zone.of == kind.name and zone.by is None]
