"""Spaces by their names, as in chess: `b2` is the second column of the second row from below; and grids with a law: which pieces
may lie there, and how they are turned."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, cast

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.grids.laying import drawn_onto_a_grid, is_never_turned
from rulelang.complaints.values import cannot_be
from rulelang.infer.scope import Scope, Typed
from rulelang.names.symbols import Symbols
from rulelang.program import kinds

_SPACE = re.compile(r"([a-z]{1,2})(\d{1,2})")


def space_named(grid: ast.GridLine, name: str) -> int | None:
    """Which space of a grid has this name, if one has; of a grid whose size hangs on something, none."""
    found = _SPACE.fullmatch(name)
    if found is None or not isinstance(grid.width, ast.NumberText) or not isinstance(grid.height, ast.NumberText):
        return None
    column = 0
    for letter in found[1]:
        column = column * 26 + ord(letter) - ord("a") + 1
    row = int(found[2])
    if not (1 <= column <= grid.width.value and 1 <= row <= grid.height.value):
        return None
    return (row - 1) * grid.width.value + column - 1


def own_spaces(symbols: Symbols, name: str) -> list[tuple[str, int]]:
    """The spaces of this name in grids of which each player has one: the grid, and which of its spaces."""
    found = [(grid.name, space_named(grid, name)) for grid in symbols.grids() if grid.each is not None]
    return [(grid, space) for grid, space in found if space is not None]


def grids_with_law(symbols: Symbols, classes: Iterable[str]) -> list[ast.GridLine]:
    """The grids with a law on which pieces of some of these classes, or words for several, may lie."""
    named = {one for name in classes for one in symbols.classes_of(name)}
    return [line for line in symbols.grids() if symbols.has_law(line) and named & set(symbols.held_by(line))]


def state_of_turn(scope: Scope, node: ast.StateLine, of: Typed) -> Typed:
    """`tile is upside down`"""
    cls = scope.symbols.classes.get(of.type)
    written = scope.symbols.text_of(node.of)
    if of.type != kinds.UNKNOWN and (cls is None or cls.form != "piece"):
        scope.complain(node.of, cannot_be(node.state, written, of.type))
    elif of.type != kinds.UNKNOWN and not any(line.is_turned for line in grids_with_law(scope.symbols, [of.type])):
        scope.complain(node.of, is_never_turned(written, of.type))
    found = p.PieceState(state=cast(Any, node.state), of=of.node)
    return Typed(p.Not(of=found) if node.negated else found, kinds.TRUTH)


def fits_what_comes(scope: Scope, node: ast.Node, at: p.Expression, what: str) -> None:
    """A complaint where a step brings whatever comes, and the place is, or may be, a space of a grid with a law."""
    written = scope.symbols.text_of(node)
    if isinstance(at, p.PlaceAt):
        word = scope.symbols.words.get(at.zone)
        if word is not None and isinstance(word.node, ast.GridLine) and scope.symbols.has_law(word.node):
            scope.complain(node, drawn_onto_a_grid(what, written, perhaps=False), also=scope.symbols.also(word))
    elif grids_with_law(scope.symbols, [getattr(getattr(at, "of", None), "type", "")]):
        scope.complain(node, drawn_onto_a_grid(what, written, perhaps=True))
