"""Grids, pieces and supplies have sizes that a table, and a computer, can hold."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.numbers import no_room_on_a_space, too_many_pieces, too_many_spaces
from rulelang.names.data.several_in_one import MOST_PIECES
from rulelang.names.symbols import Symbols
from rulelang.program.certain.numbers import certain, seatings

MOST_SPACES = 10_000


def sizes_can_be(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at every number of players; quiet where a size is not certain."""
    for table in seatings(program):
        for grid in program.grids:
            sides = [certain(side, table) for side in (grid.width, grid.height)]
            spaces = [side for side in sides if side is not None]
            if any(side < 1 for side in spaces) or (len(spaces) == 2 and spaces[0] * spaces[1] > MOST_SPACES):
                symbols.complain(symbols.words[grid.name].span, too_many_spaces(str(table), grid.name, MOST_SPACES))
            if grid.capacity is not None and (room := certain(grid.capacity, table)) is not None and room < 1:
                symbols.complain(symbols.words[grid.name].span, no_room_on_a_space(str(table), grid.name))
        for piece in program.pieces:
            copies = [number for number in (certain(one, table) for one in piece.copies) if number is not None]
            if any(number < 0 for number in copies) or sum(copies) > MOST_PIECES:
                symbols.complain(symbols.words[piece.name].span, too_many_pieces(str(table), piece.name, MOST_PIECES))
