"""Which steps may bring a player more of a resource than that player may hold: only these look at the limit in play."""

from __future__ import annotations

from collections.abc import Iterable

from interpreter.numbering.tables import Tables
from interpreter.translate.values import bundles
from rulelang import program as p


def limited_move(tables: Tables, step: p.MoveResources) -> bool:
    """Whether a move may bring too much."""
    return _limited(tables, step.target, bundles.resources(tables, step.bundle))


def limited_all(tables: Tables, step: p.MoveAllResources) -> bool:
    """The same of a move of all."""
    return _limited(tables, step.target, step.resources)


def limited_draw(tables: Tables, step: p.DrawResources) -> bool:
    """The same of a draw, which may bring anything."""
    return _limited(tables, step.target, range(len(tables.program.resources)))


def limited_pay(tables: Tables, step: p.Pay) -> bool:
    """The same of a cost that a player gets."""
    asked = bundles.asked_for(tables, step)
    return step.to is not None and _limited(
        tables, step.to, (one for bundle in asked for one in (*bundles.resources(tables, bundle), *_jokers(tables)))
    )


def _jokers(tables: Tables) -> list[int]:
    return [number for number, resource in enumerate(tables.program.resources) if resource.stands_for]


def _limited(tables: Tables, to: p.Holder, resources: Iterable[int]) -> bool:
    if to.form != "player":
        return False
    changed = {modifier.name for modifier in tables.program.modifiers if modifier.target == "limit"}
    found = [tables.program.resources[number] for number in resources]
    return any(resource.limit is not None or resource.name in changed for resource in found)
