"""What only pages may say so far: areas. Names and kinds are checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.groups import only_areas_lie_across
from rulelang.complaints.places import no_such_grid
from rulelang.complaints.values import cannot_be
from rulelang.infer.core import infer, number, rule, truth
from rulelang.infer.scope import Candidate, Scope, Typed
from rulelang.infer.values.groups import class_named
from rulelang.names.symbols import Symbols
from rulelang.program import kinds


def _about(*values: Typed) -> Typed:
    """A condition that no Program says yet, about some values."""
    made: p.Expression = values[0].node
    for value in values[1:]:
        made = p.Logic(op="and", left=made, right=value.node)
    return Typed(p.Not(of=made), kinds.TRUTH)


def state_of_page(scope: Scope, node: ast.StateLine, of: Typed) -> Typed:
    """`estate is complete`"""
    scope.not_yet(node, f"`{node.state}`")
    cls = scope.symbols.classes.get(of.type)
    if of.type != kinds.UNKNOWN and (cls is None or cls.form != "area"):
        scope.complain(node.of, cannot_be(node.state, scope.symbols.text_of(node.of), of.type, "area"))
    return _about(of)


def of_area(scope: Scope, name: str, owner: Typed) -> Typed | None:
    """`size of estate`, and the class that its tiles are joined by: `land of estate`."""
    if name in ("size", "open_sides"):
        return Typed(owner.node, kinds.NUMBER)
    if name in area_by(scope, owner.type):
        return Typed(owner.node, name)
    if name == "owner":
        return Typed(owner.node, kinds.PLAYER)
    return None


def area_by(scope: Scope, type: str) -> Iterator[str]:
    """The class by whose sides the pieces of an area are joined."""
    word = scope.symbols.words.get(type)
    if word is not None and isinstance(word.node, ast.Areas):
        yield word.node.by


@rule(ast.Across)
def across(scope: Scope, node: ast.Across, wanted: str | None) -> Typed:
    scope.not_yet(node, "`lies across`")
    given = infer(scope, node.area)
    cls = scope.symbols.classes.get(given.type)
    if given.type != kinds.UNKNOWN and (cls is None or cls.form != "area"):
        scope.complain(node.area, only_areas_lie_across(given.type))
    number(scope, node.first)
    number(scope, node.second)
    return _about(given)


def areas(symbols: Symbols, node: ast.Areas) -> None:
    """`areas estate in district by land, complete when …`"""
    scope = Scope(symbols)
    scope.not_yet(node, "`areas`")
    word = symbols.words.get(node.grid)
    if word is None or word.form != "grid":
        scope.complain(node, no_such_grid(node.grid, [grid.name for grid in symbols.grids()]), word=node.grid)
    class_named(scope, node, node.by)
    if node.complete is not None:
        candidate = Candidate(p.Bound(number=0, type=node.name), node.name, node.name)
        truth(scope.asking(candidate), node.complete)


DECLARED: dict[type[ast.Node], Callable[[Symbols, Any], None]] = {
    ast.Areas: areas,
}
