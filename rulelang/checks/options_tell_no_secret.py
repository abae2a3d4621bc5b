"""What is offered tells no secret: no condition or choice reads what nobody can see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.symbols import Symbols
from rulelang.walk import parts


def options_tell_no_secret(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at `needs:` without an `otherwise:`, and at what is chosen from; sure only of zones that nobody sees into."""
    tried = {id(step) for node in parts(program) if isinstance(node, p.Otherwise) for step in node.steps}
    _searched(symbols, program, tried)
    for step in parts(program):
        if not isinstance(step, p.Needs | p.Choose) or (isinstance(step, p.Needs) and id(step) in tried):
            continue
        read = step.condition if isinstance(step, p.Needs) else step.group
        for zone in _unseen(program, read):
            symbols.complain(
                "tells_a_secret",
                "this would tell a secret",
                span_of(symbols, step.line),
                f"whether this can be done would tell what lies in `{zone}`, which nobody sees",
                hint="draw or turn it up first, and say in `otherwise:` what happens if it does not fit",
            )
            break


def _searched(symbols: Symbols, program: p.Program, tried: set[int]) -> None:
    """A class is named, and nobody sees whether it lies there: only in set-up can all know it."""
    zones = {zone.name: zone for zone in program.zones}
    prepared = {id(step) for step in parts(program.setup)} if program.setup else set()
    for step in parts(program):
        if not isinstance(step, p.MoveSome) or step.if_possible or id(step) in tried | prepared:
            continue
        zone = zones.get(step.source.zone) if isinstance(step.source, p.PlaceAt) else None
        if zone is None or zone.contents != "nobody":
            continue
        if set(zone.holds or (piece.name for piece in program.pieces)) - set(symbols.classes_of(step.type)):
            symbols.complain(
                "tells_a_secret",
                "this would tell a secret",
                span_of(symbols, step.line),
                f"whether this can be done would tell what lies in `{zone.name}`, which nobody sees",
                hint="say `as far as possible` after it, or in `otherwise:` what happens if there is none",
            )


def _unseen(program: p.Program, read: Any) -> Iterator[str]:
    """The zones of which an expression or group reads more than how many pieces lie there."""
    zones = {zone.name: zone for zone in program.zones}
    counted = {
        id(node.group)
        for node in parts(read)
        if isinstance(node, p.Fold) and node.op in ("count", "any", "no") and node.group.where is None
    }
    for node in parts(read):
        if isinstance(node, p.Group) and node.places is not None and id(node) not in counted:
            one = node.places.one
            families = (one.zone,) if isinstance(one, p.PlaceAt) else node.places.families
            yield from (name for name in families if name in zones and zones[name].contents == "nobody")
        if isinstance(node, p.TopOf) and isinstance(node.of, p.PlaceAt) and node.of.zone in zones:
            zone = zones[node.of.zone]
            if "nobody" in (zone.contents, zone.order):
                yield zone.name
