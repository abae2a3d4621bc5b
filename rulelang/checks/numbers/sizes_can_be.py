"""Grids, pieces and supplies have sizes that a table, and a computer, can hold."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.numbers.certain_numbers import certain, seatings
from rulelang.names.symbols import Symbols

MOST_SPACES = 10_000
MOST_PIECES = 10_000


def sizes_can_be(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at every number of players; quiet where a size is not certain."""
    for table in seatings(program):
        for grid in program.grids:
            sides = [certain(side, table) for side in (grid.width, grid.height)]
            spaces = [side for side in sides if side is not None]
            if any(side < 1 for side in spaces) or (len(spaces) == 2 and spaces[0] * spaces[1] > MOST_SPACES):
                _complain(symbols, grid.name, f"with {table} `{grid.name}` has not between 1 and {MOST_SPACES} spaces")
        for piece in program.pieces:
            copies = [number for number in (certain(one, table) for one in piece.copies) if number is not None]
            if any(number < 0 for number in copies) or sum(copies) > MOST_PIECES:
                _complain(symbols, piece.name, f"with {table} there are not between 0 and {MOST_PIECES} of `{piece.name}`")


def _complain(symbols: Symbols, name: str, text: str) -> None:
    symbols.complain_in_prose("bad_number", "a number that cannot be", symbols.words[name].span, text)
