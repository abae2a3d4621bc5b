"""Ends and positions: `the first customer in queue`, `the final month`, `position of marker in queue`."""

from __future__ import annotations

from typing import Literal

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.lines import (
    in_a_circle_nothing_is_first,
    last_or_final,
    not_in_line,
    nothing_has_an_order,
    order_is_not_seen,
    position_of_a_piece,
)
from rulelang.infer.core import infer, rule
from rulelang.infer.scope import Scope, Typed
from rulelang.infer.values.families.partaking import in_the_order_of_leaving
from rulelang.infer.values.groups import group
from rulelang.infer.values.places import held_there, place
from rulelang.names.symbols import Class
from rulelang.program import kinds

_ENDS: dict[str, Literal["first", "last"]] = {"the first": "first", "the last": "last", "the final": "last"}


@rule(ast.EndOf)
def end_of(scope: Scope, node: ast.EndOf, wanted: str | None) -> Typed:
    found, _ = group(scope, node.group, by_order=True)
    if (left := in_the_order_of_leaving(node, found)) is not None:
        return Typed(p.EndOf(end="first", group=left, type=found.type), found.type)
    cls = scope.symbols.classes.get(found.type)
    if cls is not None and cls.form == "piece":
        _of_pieces(scope, node, found)
    elif cls is not None or found.type != kinds.UNKNOWN:
        _of_names(scope, node, found.type, cls)
    return Typed(p.EndOf(end=_ENDS[node.word], group=found, type=found.type), found.type)


def _of_pieces(scope: Scope, node: ast.EndOf, found: p.Group) -> None:
    """Pieces have an order in a place where they lie in line."""
    if node.word == "the final":
        scope.complain(node, last_or_final(node.group.name, pieces=True), word="final")
    at = found.places.one if found.places is not None else None
    in_line(scope, node.group.place or node.group, at)


def _of_names(scope: Scope, node: ast.EndOf, type: str, cls: Class | None) -> None:
    """The names of a kind have the order in which they are written."""
    if cls is None or cls.form not in ("kind", "option"):
        scope.complain(node, nothing_has_an_order(type))
    elif cls.wraps:
        scope.complain(node, in_a_circle_nothing_is_first(type))
    elif node.word == "the last":
        scope.complain(node, last_or_final(node.group.name, pieces=False), word="last")


def in_line(scope: Scope, node: ast.Node, at: p.Expression | None) -> None:
    """Complains where pieces do not certainly lie in line, or their order is seen by fewer than they are."""
    word = scope.symbols.words.get(at.zone) if isinstance(at, p.PlaceAt) else None
    if at is not None and isinstance(at, p.Nobody):
        return  # there is a complaint already
    notes = word.node.notes if word is not None and isinstance(word.node, ast.ZoneLine) else ()
    if word is None or not any(isinstance(note, ast.OrderedNote) and note.word == "in line" for note in notes):
        scope.complain(node, not_in_line(word.name if word is not None else None), also=scope.symbols.also(word) if word else ())
        return
    seen = {note.sight: note.seer for note in notes if isinstance(note, ast.SightNote)}
    contents = seen.get("contents", "nobody" if seen.keys() & set(ast.PARTS_SEEN) else "everyone")
    if seen.get("order", contents) != contents:
        scope.complain(node, order_is_not_seen(word.name), also=scope.symbols.also(word))


@rule(ast.LinePosition)
def line_position(scope: Scope, node: ast.LinePosition, wanted: str | None) -> Typed:
    piece = infer(scope, node.piece)
    at = place(scope, node.place)
    cls = scope.symbols.classes.get(piece.type)
    if cls is not None and cls.form == "piece":
        held_there(scope, node.place, p.Places(one=at), [piece.type])
    elif piece.type != kinds.UNKNOWN:
        scope.complain(node.piece, position_of_a_piece(piece.type))
    in_line(scope, node.place, at)
    return Typed(p.PositionOf(piece=piece.node, place=at), kinds.NUMBER)
