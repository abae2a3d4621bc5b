"""What there is at the start, and how large, is known before a match begins."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.numbers.certain_numbers import certain, seatings
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts

_KNOWN = (
    p.Number, p.Constant, p.Nobody, p.PlayerCount, p.OptionValue, p.Arithmetic, p.Cases, p.ColumnOf, p.CellOf, p.Bound,
)  # fmt: skip


def starts_are_known(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at start values, sizes, supplies, limits and numbers of copies: they may depend on players and options alone."""
    for name, what, expression in _declared(program):
        word = symbols.words.get(name)
        if expression is None or word is None:
            continue
        later = next((part for part in parts(expression) if not isinstance(part, _KNOWN)), None)
        if later is not None:
            symbols.complain_in_prose(
                "not_known_yet",
                "not known before the game",
                word.span,
                f"{what} of `{name}` changes in a match, and is needed before it begins",
                hint="it may depend on numbers, `players`, options and tables; say the rest in `setup:`",
            )
        elif _by_zero(program, expression):
            symbols.complain_in_prose(
                "bad_number", "a number that cannot be", word.span, f"{what} of `{name}` would be divided by 0"
            )


def _by_zero(program: p.Program, expression: p.Expression) -> bool:
    """Whether something in it is divided by 0 at some table."""
    divided = [part for part in parts(expression) if isinstance(part, p.Arithmetic) and part.op in ("down", "up", "remainder")]
    return any(certain(part.right, table) == 0 for part in divided for table in seatings(program))


def _declared(program: p.Program) -> Iterator[tuple[str, str, p.Expression | None]]:
    """Each name, what of it is said, and the expression."""
    for counter in program.counters:
        yield counter.name, "the start", counter.start
    for role in program.roles:
        yield role.name, "the start", role.start
    for track in program.tracks:
        yield track.name, "the length", track.steps
    for resource in program.resources:
        name = resource.group or resource.name
        yield name, "the supply", resource.supply
        yield name, "the limit", resource.limit
    for zone in program.zones:
        yield zone.name, "the room", zone.capacity
    for grid in program.grids:
        for size in (grid.width, grid.height, grid.capacity):
            yield grid.name, "the size", size
    for piece in program.pieces:
        for copies in piece.copies:
            yield piece.name, "the number", copies
