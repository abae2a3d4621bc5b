"""Which steps may bring a player more of a resource than that player may hold: only these look at the limit in play."""

from __future__ import annotations

from collections.abc import Iterable

from interpreter.translate import bundles
from interpreter.translate.code import Text
from rulelang import program as p


def limited_move(text: Text, step: p.MoveResources) -> bool:
    """Whether a move may bring too much."""
    return _limited(text, step.target, bundles.resources(text.tables, step.bundle))


def limited_all(text: Text, step: p.MoveAllResources) -> bool:
    """The same of a move of all."""
    return _limited(text, step.target, step.resources)


def limited_draw(text: Text, step: p.DrawResources) -> bool:
    """The same of a draw, which may bring anything."""
    return _limited(text, step.target, range(len(text.program.resources)))


def limited_pay(text: Text, step: p.Pay) -> bool:
    """The same of a cost that a player gets."""
    asked = bundles.asked_for(text.tables, step)
    return step.to is not None and _limited(
        text, step.to, (one for bundle in asked for one in (*bundles.resources(text.tables, bundle), *_jokers(text)))
    )


def _jokers(text: Text) -> list[int]:
    return [number for number, resource in enumerate(text.program.resources) if resource.stands_for]


def _limited(text: Text, to: p.Holder, resources: Iterable[int]) -> bool:
    if to.form != "player":
        return False
    changed = {modifier.name for modifier in text.program.modifiers if modifier.target == "limit"}
    found = [text.program.resources[number] for number in resources]
    return any(resource.limit is not None or resource.name in changed for resource in found)
