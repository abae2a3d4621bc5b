"""How many pieces a game has, in the words of its rules: `52 cards, 15 checkers of each player`."""

from __future__ import annotations

from rulelang import program as p
from rulelang.names.symbols import Symbols
from rulelang.program.certain.numbers import Seating, certain, seatings


def pieces_counted(program: p.Program, symbols: Symbols) -> list[str]:
    """Each class of pieces with its number; left out where that hangs on who plays, or on options."""
    told = ((piece, _number(program, piece)) for piece in program.pieces)
    return [_said(symbols, piece, number) for piece, number in told if number]


def _number(program: p.Program, piece: p.Piece) -> int | None:
    found = {_at(table, piece) for table in seatings(program)}
    return found.pop() if len(found) == 1 else None


def _at(table: Seating, piece: p.Piece) -> int | None:
    copies = [certain(number, table) for number in piece.copies]
    return None if None in copies else sum(number or 0 for number in copies)


def _said(symbols: Symbols, piece: p.Piece, number: int) -> str:
    name = piece.name if number == 1 else symbols.classes[piece.name].plural
    return f"{number} {name.replace('_', ' ')}{' of each player' if piece.each_player else ''}"
