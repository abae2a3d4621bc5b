"""A piece in one place is never the piece that lies first in another: what was meant is a piece of the same sort."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.choices.unseen import lies_elsewhere
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts


def pieces_are_met(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at each group of pieces in one zone that are asked whether they are the first, last or top one of another zone."""
    written = {id(found): node for node, found in symbols.compared}  # two that are alike stand in two lines
    for group in parts(program):
        if not isinstance(group, p.Group) or (here := _zone(group.places)) is None:
            continue
        for compare in parts(group.where):
            if isinstance(compare, p.Compare) and id(compare) in written and _asks_of(group, compare):
                there = _where_it_lies(compare.right)
                if there is not None and there != here:
                    node = written[id(compare)]
                    other = symbols.text_of(getattr(node, "right", node))
                    symbols.complain(node.span, lies_elsewhere(here, there, other, _alike(program, group.type)))


def _asks_of(group: p.Group, compare: p.Compare) -> bool:
    return isinstance(compare.left, p.Bound) and compare.left.number == group.bound


def _zone(places: p.Places | None) -> str | None:
    """The one zone in which is looked; None where it may be several."""
    return places.one.zone if places is not None and isinstance(places.one, p.PlaceAt) else None


def _where_it_lies(piece: p.Expression) -> str | None:
    match piece:
        case p.TopOf(of=p.PlaceAt(zone=zone)):
            return zone
        case p.EndOf(group=p.Group(places=places)):
            return _zone(places)
    return None


def _alike(program: p.Program, type: str) -> str:
    """What two pieces of a class that are of one sort have in common: their name, or else what their first column says."""
    piece = next((piece for piece in program.pieces if piece.name == type), None)
    if piece is None or all(type not in row for row in piece.rows):
        return "name"
    return next((column.name for column in piece.columns if column.name != "copies"), "name")
