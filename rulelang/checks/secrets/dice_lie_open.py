"""Dice lie where everybody sees them, face up and in no chain; elsewhere nothing is said yet of who knows which side is up."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.dice import not_open
from rulelang.names.symbols import Symbols


def dice_lie_open(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains about places where dice may lie that are hidden, where pieces lie face down, in chains or as tiles."""
    for dice in (piece.name for piece in program.pieces if piece.rolled):
        for place, why in _closed(program, dice):
            word = symbols.words[place]
            symbols.complain(word.span, not_open(dice, place, why), file=word.file)


def _closed(program: p.Program, dice: str) -> Iterator[tuple[str, str]]:
    """The places where dice may lie and cannot yet, and why not."""
    face_down = p.FaceDown(program).places
    unions = {union.name: union.classes for union in program.unions}
    for zone in program.zones:
        held = {one for name in zone.holds for one in unions.get(name, (name,))}
        if held and dice not in held:
            continue
        if any(chain.zone == zone.name for chain in program.chains):
            yield zone.name, "nothing is said yet of dice in chains"
        elif (zone.contents, zone.order) != ("everyone", "everyone"):
            yield zone.name, "not everybody sees what lies there"
        elif zone.name in face_down:
            yield zone.name, "pieces lie face down there"
    for grid in program.grids:
        if dice in unions.get(grid.holds, (grid.holds,)) and (grid.law is not None or grid.name in face_down):
            yield grid.name, "pieces lie face down there, or like tiles"
