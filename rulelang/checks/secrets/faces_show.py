"""Whether a piece lies face down is asked only where it may lie one way or the other."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.places import nothing_lies_face_down
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts

FACES = ("face up", "face down")


def faces_show(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains where all that is asked about certainly lies face up, or lies as the line of its zone says."""
    if symbols.page:
        return
    lies = p.FaceDown(program)
    for clause, node in _in_clauses(program, -1):
        for asked in _asked(node):
            places = _places(asked, node)
            if places and not places & lies.places:
                _complain(symbols, clause, min(places), lies)


def _in_clauses(node: object, line: int) -> list[tuple[int, p.Node]]:
    """The groups and questions of a Program, each with the line of its clause."""
    line = node.__dict__.get("line", line) if isinstance(node, p.Node) else line
    found: list[tuple[int, p.Node]] = [(line, node)] if isinstance(node, p.Group | p.PieceState) else []
    for part in p.below(node):
        if isinstance(part, p.Node | tuple):
            found += _in_clauses(part, line)
    return found


def _asked(node: p.Node) -> list[p.PieceState]:
    """How the pieces of this group lie, or the piece on top."""
    if isinstance(node, p.Group):
        found = [one for one in parts(node.where) if isinstance(one, p.PieceState)]
        return [one for one in found if one.state in FACES and one.of == p.Bound(number=node.bound, type=node.type)]
    is_top = isinstance(node, p.PieceState) and node.state in FACES and isinstance(node.of, p.TopOf)
    return [node] if isinstance(node, p.PieceState) and is_top else []


def _places(asked: p.PieceState, node: p.Node) -> set[str]:
    """The zones and grids where what is asked about lies; none if that is not known."""
    if isinstance(asked.of, p.TopOf):
        return {asked.of.of.zone} if isinstance(asked.of.of, p.PlaceAt) else set()
    places = node.places if isinstance(node, p.Group) else None
    if places is None:
        return set()
    return set(places.families) if places.one is None else {places.one.zone} if isinstance(places.one, p.PlaceAt) else set()


def _complain(symbols: Symbols, line: int, place: str, lies: p.FaceDown) -> None:
    symbols.complain(span_of(symbols, line), nothing_lies_face_down(place, hidden=not lies.is_open(place)))
