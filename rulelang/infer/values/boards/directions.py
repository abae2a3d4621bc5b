"""Directions as values: the next space in one, the others that it leads to, and how it lies."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.boards.looking import (
    hexes_have_no_diagonals,
    no_direction,
)
from rulelang.complaints.values import cannot_be
from rulelang.infer.core import infer, rule
from rulelang.infer.scope import UNKNOWN, Scope, Typed
from rulelang.infer.values.boards.near import space
from rulelang.names.symbols import is_hexagonal
from rulelang.program import kinds


def of_direction(name: str, owner: Typed) -> Typed | None:
    """`opposite of heading`, and the next one clockwise or counterclockwise."""
    if name not in ("opposite", "clockwise", "counterclockwise"):
        return None
    return Typed(p.ColumnOf(owner=kinds.DIRECTION, column=name, of=owner.node, type=kinds.DIRECTION), kinds.DIRECTION)


def slanted(scope: Scope, node: ast.StateLine, of: Typed) -> Typed:
    """`heading is diagonal`, `heading is orthogonal`"""
    if of.type != kinds.UNKNOWN and not is_direction(scope, of.type):
        return scope.complain(node.of, cannot_be(node.state, scope.symbols.text_of(node.of), of.type, kinds.DIRECTION))
    if any(is_hexagonal(scope.symbols, line.name) for line in scope.symbols.grids()):
        return scope.complain(node, hexes_have_no_diagonals())
    found = p.ColumnOf(owner=kinds.DIRECTION, column=node.state, of=of.node, type=kinds.TRUTH)
    return Typed(p.Not(of=found) if node.negated else found, kinds.TRUTH)


def is_direction(scope: Scope, type: str) -> bool:
    """Whether values of a kind are directions of the language, and not an author's own."""
    return type == kinds.DIRECTION and scope.symbols.directions


@rule(ast.Beyond)
def beyond(scope: Scope, node: ast.Beyond, wanted: str | None) -> Typed:
    heading = infer(
        scope, ast.Reference(name=node.heading, span=scope.symbols.word_span(node.span, node.heading)), kinds.DIRECTION
    )
    known = heading.type == kinds.UNKNOWN or is_direction(scope, heading.type)
    if not known or node.name != kinds.SPACE:
        return scope.complain(node, no_direction(node.name, node.heading, heading.type))
    origin = space(scope, node.of)
    if kinds.UNKNOWN in (heading.type, origin.type):
        return UNKNOWN
    return Typed(p.SpaceBeyond(heading=heading.node, of=origin.node, type=origin.type), origin.type)
