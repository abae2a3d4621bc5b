"""What there is at the start, and how large, is known before a match begins."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.numbers import (
    A_CELL,
    THE_LENGTH,
    THE_LIMIT,
    THE_NUMBER,
    THE_ROOM,
    THE_SIZE,
    THE_START,
    THE_SUPPLY,
    not_known_yet,
    would_be_divided_by_zero,
)
from rulelang.names.symbols import Symbols
from rulelang.program.certain.numbers import certain, seatings
from rulelang.program.nodes import parts

_KNOWN = (
    p.Number, p.Constant, p.Nobody, p.PlayerCount, p.OptionValue, p.AutomaSeat, p.Arithmetic, p.Cases, p.ColumnOf, p.CellOf,
    p.Bound, p.EmptyBundle, p.Quantity, p.Counts, p.AnyQuantity, p.BundlePlus, p.BundleOr, p.BundleTimes,
)  # fmt: skip


def starts_are_known(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at start values, sizes, supplies, limits and numbers of copies: they may depend on players and options alone.

    So do the cells of tables with two keys.
    """
    for name, what, expression in _declared(program):
        word = symbols.words.get(name)
        if expression is None or word is None:
            continue
        later = next((part for part in parts(expression) if not isinstance(part, _KNOWN)), None)
        if later is not None:
            symbols.complain(word.span, not_known_yet(what, name))
        elif _by_zero(program, expression):
            symbols.complain(word.span, would_be_divided_by_zero(what, name))


def _by_zero(program: p.Program, expression: p.Expression) -> bool:
    """Whether something in it is divided by 0 at some table."""
    divided = [part for part in parts(expression) if isinstance(part, p.Arithmetic) and part.op in ("down", "up", "remainder")]
    return any(certain(part.right, table) == 0 for part in divided for table in seatings(program))


def _declared(program: p.Program) -> Iterator[tuple[str, str, p.Expression | None]]:
    """Each name, what of it is said, and the expression."""
    for counter in program.counters:
        yield counter.name, THE_START, counter.start
    for role in program.roles:
        yield role.name, THE_START, role.start
    for track in program.tracks:
        yield track.name, THE_LENGTH, track.steps
    for resource in program.resources:
        name = resource.group or resource.name
        yield name, THE_SUPPLY, resource.supply
        yield name, THE_LIMIT, resource.limit
        yield name, THE_START, resource.at_first
    for zone in program.zones:
        yield zone.name, THE_ROOM, zone.capacity
    for grid in program.grids:
        for size in (grid.width, grid.height, grid.capacity):
            yield grid.name, THE_SIZE, size
    for matrix in program.matrices:  # looked up as they stand; a table with one key may hold formulas
        for cells in matrix.cells:
            yield from ((matrix.name, A_CELL, cell) for cell in cells)
    for piece in program.pieces:
        for copies in piece.copies:
            yield piece.name, THE_NUMBER, copies
