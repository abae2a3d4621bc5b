"""The places that a trigger watches: `hole`, `hole of pit`, where each has a name in the steps, or one that stays the same."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.names import already_bound
from rulelang.complaints.places import one_place_that_stays
from rulelang.infer.scope import Binding, Scope
from rulelang.infer.values.places import places
from rulelang.names.symbols import Symbols, class_of_key
from rulelang.program import kinds
from rulelang.program.nodes import parts

_CHANGES = p.StateValue | p.Amount | p.Fold | p.TopOf | p.PlaceOfPiece | p.ActivePlayer
Keys = tuple[tuple[str, str], ...]  # the names, each with its kind


def places_with_names(scope: Scope, node: ast.Node) -> tuple[p.Places, Keys] | None:
    """`hole of pit`, `line of player at gate`, `space`, `space of board`: all places of a family, and the names of what tells
    them apart; None if the places are named otherwise.
    """
    symbols = scope.symbols
    if isinstance(node, ast.Reference | ast.Property) and node.name == kinds.SPACE:
        return _spaces(symbols, node)
    if not isinstance(node, ast.Property) or not isinstance(node.of, ast.Reference):
        return None
    word = symbols.words.get(node.name)
    if word is None or not isinstance(word.node, ast.ZoneLine) or word.node.each is None:
        return None
    said = [node.of.name, *([node.key.name] if isinstance(node.key, ast.Reference) else [])]
    each = [word.node.each.name, *([word.node.each.second] if word.node.each.second is not None else [])]
    if said != each or len(set(each)) != len(each):
        return None
    return p.Places(families=(word.name,)), tuple((name, class_of_key(symbols, name)) for name in each)


def _spaces(symbols: Symbols, node: ast.Reference | ast.Property) -> tuple[p.Places, Keys] | None:
    """The spaces of the only grid, or of one that is named, if it is one for all."""
    of = node.of.name if isinstance(node, ast.Property) and isinstance(node.of, ast.Reference) else None
    grids = [grid for grid in symbols.grids() if of in (None, grid.name)]
    if len(grids) != 1 or grids[0].each is not None or (of is None and isinstance(node, ast.Property)):
        return None
    return p.Places(families=(grids[0].name,)), ((kinds.SPACE, kinds.space_of(grids[0].name)),)


def bind_keys(scope: Scope, node: ast.Node, keys: Keys) -> tuple[str, ...]:
    """Gives the names to the slots from 2 on; their kinds."""
    for name, type in keys:
        if name in scope.locals:
            scope.complain(node, already_bound(name), word=name)
        scope.locals[name] = Binding(type, scope.frame.new_slot(), node.span)
    return tuple(type for _, type in keys)


def watched(scope: Scope, node: ast.Node) -> p.Places:
    """The places, which are the same all the time; or a complaint."""
    found = places(Scope(scope.symbols), node)
    if found.one is not None and any(isinstance(part, _CHANGES) for part in parts(found.one)):
        scope.complain(node, one_place_that_stays(scope.symbols.text_of(node)))
    return found
