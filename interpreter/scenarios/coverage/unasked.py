"""What changes nothing though every line about it runs: resources that no rule asks for, and texts that only people read."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulelang import program as p
from rulelang.program.nodes import parts

CELL = re.compile(r"(?:table|piece) (\w+)\[(.+)\]\.(\w+)")  # the address of a cell: its table, row and column


def unasked(program: p.Program) -> tuple[str, ...]:
    """The names of resources that are only gained: never paid, counted, compared, scored or moved."""
    gained = {id(part) for gain in parts(program) if isinstance(gain, p.Gain) for part in parts(gain.bundle)}
    given = {number for node in parts(program) if id(node) in gained for number in _named(program, node)}
    asked = {number for node in parts(program) if id(node) not in gained for number in _named(program, node)}
    asked |= {number for node in parts(program) if isinstance(node, p.Amount) for number in _meant(program, node.resource)}
    asked |= {number for number, one in enumerate(program.resources) if one.track is not None or one.stands_for}
    return tuple(one.name for number, one in enumerate(program.resources) if number in given and number not in asked)


def only_read(program: p.Program) -> tuple[str, ...]:
    """The columns that hold texts, as `said of card`: whatever they promise, no rule does it, and the Program leaves them out."""
    cells = [(number, found) for number, line in enumerate(program.lines) if (found := CELL.fullmatch(line.address))]
    columns = [column for kind in program.kinds for column in kind.columns]
    columns += [column for piece in program.pieces for column in piece.columns]
    told = {column.name for column in columns} | {"copies"}
    drawn = {(piece.name, "shape") for piece in program.pieces if piece.made_of is not None}
    tables = {matrix.name for matrix in program.matrices}
    used = {(found[1], found[3]) for number, found in cells if number in {ability.line for ability in program.abilities}}
    texts = {(found[1], found[3]): None for _, found in cells if found[3] not in told and found[1] not in tables}
    return tuple(f"{column} of {table}" for table, column in texts if (table, column) not in used | drawn)


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
