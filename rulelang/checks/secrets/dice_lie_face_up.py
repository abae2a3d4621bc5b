"""Dice lie face up, in no chain and not as tiles: of those that lie otherwise nothing is said yet."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.dice import not_face_up
from rulelang.names.symbols import Symbols


def dice_lie_face_up(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains about places where dice may lie in which pieces lie face down, in chains, or as tiles."""
    for dice in (piece.name for piece in program.pieces if piece.rolled):
        for place, why in _closed(program, dice):
            word = symbols.words[place]
            symbols.complain(word.span, not_face_up(dice, place, why), file=word.file)


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
        elif zone.name in face_down:
            yield zone.name, "pieces lie face down there"
    for grid in program.grids:
        if dice in unions.get(grid.holds, (grid.holds,)) and (grid.law is not None or grid.name in face_down):
            yield grid.name, "pieces lie face down there, or like tiles"
