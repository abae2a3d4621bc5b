"""What may lie where: whether a piece certainly belongs to the place it is put in, and which of a pile's pieces a class names."""

from __future__ import annotations

from typing import Any

from interpreter.form import Ask, Constant, Node
from interpreter.numbering.tables import Tables
from interpreter.translate.writing.writer import Writing
from rulelang import program as p
from rulelang.program.nodes import parts


def places_meant(tables: Tables, place: p.Expression) -> list[int]:
    """The places that an expression may mean: all of its family, or of the game where it is computed."""
    return tables.places_of(p.Places(one=place)) if isinstance(place, p.PlaceAt) else list(range(tables.places))


def classes_meant(tables: Tables, piece: p.Expression) -> frozenset[str]:
    """The classes that a piece may be of: of the next one in a place, those that may lie there."""
    if isinstance(piece, p.TopOf):
        return lying(tables, piece.of)
    type_ = getattr(piece, "type", "")
    return frozenset(tables.classes_of(type_)) if type_ in tables.class_pieces else frozenset(tables.piece)


def lying(tables: Tables, place: p.Expression) -> frozenset[str]:
    """The classes that may lie in a place."""
    return frozenset[str]().union(*(tables.held[one] for one in places_meant(tables, place)))


def belong(tables: Tables, classes: frozenset[str], place: p.Expression) -> bool:
    """Whether pieces of all these classes may lie in a place, whichever it turns out to be."""
    return all(classes <= tables.held[one] for one in places_meant(tables, place))


def mixed(tables: Tables, type_: str, place: p.Expression) -> bool:
    """Whether pieces of other classes may lie there, too."""
    return not lying(tables, place) <= set(tables.classes_of(type_))


def among(tables: Tables, type_: str) -> tuple[bool, ...]:
    """For each piece whether a class, or a word for several, names it."""
    classes = tables.classes_of(type_)
    return tuple(one in classes for one in tables.piece_class)


def classes_named(tables: Tables, step: p.MoveSome) -> frozenset[str]:
    """The classes that a move of some pieces can take: those that it names and that may lie there."""
    return frozenset(tables.classes_of(step.type)) & lying(tables, step.source)


def named(x: Writing, step: p.MoveSome, you: Node) -> Node:
    """The pieces in a place that a move names, as they lie."""
    return Ask("meant", (x(step.source), Constant(among(x.tables, step.type)), Constant(known(x, step, you))))


def fitting(pieces: Node, to: Node) -> Node:
    """Those of some pieces that may lie in a place."""
    return Ask("belonging", (pieces, to))


def known(x: Writing, step: p.MoveSome, you: Node) -> bool:
    """Whether whoever makes a move sees what lies there, and which of the pieces that it names comes first."""
    tables = x.tables
    places = places_meant(tables, step.source)
    own = isinstance(step.source, p.PlaceAt) and step.source.of is not None and x(p.first_key(step.source.of)) == you
    seers = ("everyone", "owner") if own else ("everyone",)
    kinds = tables.classes_of(step.type)
    alike = len(kinds) == 1 and len(tables.piece[kinds[0]].rows) == 1
    return all(tables.contents[place] in seers and (alike or tables.order[place] in seers) for place in places)


def alike_by_the_rules(tables: Tables, group: p.Group) -> bool:
    """Whether nothing ever tells apart the pieces of a group that lie in one place: everybody knows that there is no choice.

    They are of one class and one row, nobody's own, bear nothing, and all lie face up.
    """
    classes = tables.classes_of(group.type)
    marked = any(isinstance(node, p.Holder) and node.form == "piece" for node in parts(tables.program))
    if marked or tables.sight.faces >= 0 or len(classes) != 1 or group.places is None or group.places.one is None:
        return False
    piece = tables.piece[classes[0]]
    return not piece.each_player and (len(piece.rows) <= 1 or _one_row(group.where, p.Bound(number=group.bound, type=group.type)))


def _one_row(where: Any, candidate: p.Bound) -> bool:
    """Whether a condition says which row a candidate is."""
    match where:
        case p.Logic(op="and"):
            return _one_row(where.left, candidate) or _one_row(where.right, candidate)
        case p.Compare(op="==", left=p.RowOf(of=of), right=p.Constant()):
            return bool(of == candidate)
    return False
