"""What changes nothing though every line about it runs: resources that no rule asks for, and texts that only people read."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.constants import walk
from rulelang import kinds
from rulelang import program as p


def unasked(program: p.Program) -> tuple[str, ...]:
    """The names of resources that are only gained: never paid, counted, compared, scored or moved."""
    gained = {id(part) for gain in walk(program) if isinstance(gain, p.Gain) for part in walk(gain.bundle)}
    given = {number for node in walk(program) if id(node) in gained for number in _named(program, node)}
    asked = {number for node in walk(program) if id(node) not in gained for number in _named(program, node)}
    asked |= {number for node in walk(program) if isinstance(node, p.Amount) for number in _meant(program, node.resource)}
    asked |= {number for number, one in enumerate(program.resources) if one.track is not None or one.stands_for}
    return tuple(one.name for number, one in enumerate(program.resources) if number in given and number not in asked)


def only_read(program: p.Program) -> tuple[str, ...]:
    """The columns that hold texts, as `said of card`: whatever they promise, no rule does it."""
    columns = [(owner.name, column) for owner in (*program.kinds, *program.pieces) for column in owner.columns]
    return tuple(f"{column.name} of {name}" for name, column in columns if column.type == kinds.TEXT)


def _named(program: p.Program, node: object) -> Iterator[int]:
    """The resources that a bundle or a move names."""
    match node:
        case p.Quantity():
            yield from _meant(program, node.resource)
        case p.AnyQuantity() | p.MoveAllResources():
            yield from node.resources
        case p.DrawResources():
            yield from range(len(program.resources))


def _meant(program: p.Program, resource: p.Expression) -> Iterator[int]:
    """One resource; or, if it is worked out, any of them."""
    yield from (resource.value,) if isinstance(resource, p.Constant) else range(len(program.resources))
