"""What the line of a zone says of all that lies there, `whose profession here is farmer`: asked of the place, and of a piece."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.places import lies_in_none_of_these
from rulelang.infer.scope import Scope, Typed
from rulelang.names.symbols import held_classes
from rulelang.program import kinds


def mark_of_place(scope: Scope, name: str, place: p.Expression) -> Typed | None:
    """`profession of place of member`; None if no zone's line has such a word."""
    note = next((note for note in _notes(scope) if note.name == name), None)
    if note is None:
        return None
    type = mark_type(scope, note)
    return Typed(p.MarkOfPlace(mark=name, of=place, type=type), type)


def said_by_its_place(scope: Scope, node: ast.Node, name: str, piece: Typed) -> Typed | None:
    """`profession of member`, `level of member`: what the line of the zone where it lies says, or whose place it is."""
    if (marked := mark_of_place(scope, name, p.PlaceOfPiece(of=piece.node))) is not None:
        return marked
    if name == kinds.PLAYER or name not in scope.symbols.classes or not (zones := scope.symbols.zones_by(name)):
        return None
    if not any(_may_hold(scope, zone, piece.type) for zone in zones):
        return scope.complain(node, lies_in_none_of_these(piece.type, name, [zone.name for zone in zones]))
    return Typed(p.IndexOfPlace(of=piece.node, type=name), name)


def mark_type(scope: Scope, note: ast.MarkNote) -> str:
    """The kind that a zone's mark is of: the mark's own name, or the only kind with that member."""
    found = [type for type, _ in scope.symbols.members.get(note.value, ())]
    if note.name in found:
        return note.name
    return found[0] if len(found) == 1 else kinds.UNKNOWN


def _notes(scope: Scope) -> Iterator[ast.MarkNote]:
    for word in scope.symbols.words.values():
        if isinstance(word.node, ast.ZoneLine):
            yield from (note for note in word.node.notes if isinstance(note, ast.MarkNote))


def _may_hold(scope: Scope, zone: ast.ZoneLine | ast.Chain, type: str) -> bool:
    """Whether pieces of a class, or of one that a word stands for, may lie there."""
    held = {one for name in held_classes(zone) for one in scope.symbols.classes_of(name)}
    return not held or bool(held & set(scope.symbols.classes_of(type)))
