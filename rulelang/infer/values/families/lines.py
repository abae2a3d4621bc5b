"""Ends and positions: `the first customer in queue`, `the final month`, `position of marker in queue`."""

from __future__ import annotations

from typing import Literal

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.lines import (
    in_a_circle_nothing_is_first,
    last_or_final,
    line_may_be_another,
    not_in_line,
    nothing_has_an_order,
    order_is_not_seen,
    position_of_a_piece,
)
from rulelang.infer.core import infer, is_piece, rule
from rulelang.infer.scope import Scope, Typed
from rulelang.infer.values.families.partaking import in_the_order_of_leaving
from rulelang.infer.values.groups import group
from rulelang.infer.values.places import held_in, held_there, place
from rulelang.names.symbols import Class
from rulelang.program import kinds
from rulelang.program.nodes import parts

_ENDS: dict[str, Literal["first", "last"]] = {"the first": "first", "the last": "last", "the final": "last"}


_OF_A_NAME = ("kind", "span", "comments", "name")


@rule(ast.EndOf)
def end_of(scope: Scope, node: ast.EndOf, wanted: str | None) -> Typed:
    if node.word == "the" and _is_a_name_alone(node.group):
        return infer(scope, ast.Reference(span=node.group.span, name=node.group.name), wanted)
    found, _ = group(scope, node.group, by_order=node.word != "the")
    if node.word != "the" and (left := in_the_order_of_leaving(node, found)) is not None:
        return Typed(p.EndOf(end="first", group=left, type=found.type), found.type)
    cls = scope.symbols.classes.get(found.type)
    if node.word == "the":
        return Typed(p.EndOf(end="only", group=found, type=found.type), found.type)
    if cls is not None and cls.form == "piece":
        _of_pieces(scope, node, found)
    elif cls is not None or found.type != kinds.UNKNOWN:
        _of_names(scope, node, found.type, cls)
    return Typed(p.EndOf(end=_ENDS[node.word], group=found, type=found.type), found.type)


def _is_a_name_alone(node: ast.Group) -> bool:
    """`the card`, `the deck`: what has that name; of a class one must be named before."""
    return all(getattr(node, name) is None for name in type(node).model_fields if name not in _OF_A_NAME)


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
    if word is None or not isinstance(word.node, ast.ZoneLine) or not _is_in_line(word.node):
        scope.complain(node, not_in_line(word.name if word is not None else None), also=scope.symbols.also(word) if word else ())
        return
    seen = {note.sight: note.seer for note in notes if isinstance(note, ast.SightNote)}
    contents = seen.get("contents", "nobody" if seen.keys() & set(ast.PARTS_SEEN) else "everyone")
    if seen.get("order", contents) != contents:
        scope.complain(node, order_is_not_seen(word.name), also=scope.symbols.also(word))


def _is_in_line(zone: ast.ZoneLine) -> bool:
    return any(isinstance(note, ast.OrderedNote) and note.in_line for note in zone.notes)


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


def line_named(scope: Scope, node: ast.Node) -> p.Expression | None:
    """The place in which pieces lie in line, if this is the name of one."""
    word = scope.symbols.words.get(getattr(node, "name", ""))
    if word is None or not isinstance(word.node, ast.ZoneLine) or not _is_in_line(word.node):
        return None
    at = place(scope, node)
    in_line(scope, node, at)
    if any(isinstance(part, p.StateValue | p.Amount | p.Fold) for part in parts(at)):
        scope.complain(node, line_may_be_another(scope.symbols.text_of(node)))
    return at


def positions_for(scope: Scope, node: ast.ChoosePlace, line: p.Expression) -> p.Expression:
    """How many places a piece can come to in a line: before each of the others there, and behind them."""
    piece = infer(scope, node.piece)
    if piece.type == kinds.UNKNOWN or not isinstance(line, p.PlaceAt):
        return p.Number(value=1)
    if not is_piece(scope, piece.type):
        scope.complain(node.piece, position_of_a_piece(piece.type))
        return p.Number(value=1)
    held_there(scope, node.grid, p.Places(one=line), [piece.type])
    one = p.Number(value=1)
    there = p.Arithmetic(op="smaller", left=p.PositionOf(piece=piece.node, place=line), right=one)
    others: p.Expression = p.Arithmetic(op="-", left=one, right=there)
    classes = held_in(scope, line.zone) or [cls.name for cls in scope.symbols.classes.values() if cls.form == "piece"]
    for name in sorted({single for word in classes for single in scope.symbols.classes_of(word)}):
        bound = scope.frame.new_bound()
        count = p.Fold(op="count", group=p.Group(type=name, bound=bound, places=p.Places(one=line)))
        others = p.Arithmetic(op="+", left=others, right=count)
    return others


def place_in_line(scope: Scope, node: ast.Node) -> tuple[p.Expression, p.Expression] | None:
    """The line and the position, if this is the name of a place in a line that was chosen."""
    named = scope.locals.get(node.name) if isinstance(node, ast.Reference) else None
    if named is None or named.line is None:
        return None
    return named.line, p.Local(slot=named.slot, type=kinds.NUMBER)
