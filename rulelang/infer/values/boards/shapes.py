"""Pieces that cover several spaces of a grid: where they are looked for, what is asked of them and of their parts."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.grids.shapes import lies_in_its_parts, moves_with_its_whole
from rulelang.infer.core import infer
from rulelang.infer.scope import Scope, Typed
from rulelang.names.symbols import Symbols
from rulelang.program import kinds


def wholes(symbols: Symbols, type: str) -> list[str]:
    """The classes that cover several spaces, of those that a word stands for."""
    return [one for one in symbols.classes_of(type) if one in symbols.made_of]


def lies_in_parts(scope: Scope, node: ast.Node, type: str) -> bool:
    """Whether pieces of a class lie on no space but in their parts; complains, where one space is asked for."""
    found = wholes(scope.symbols, type)
    if found:
        scope.complain(node, lies_in_its_parts(found[0], scope.symbols.made_of[found[0]], scope.symbols.text_of(node)))
    return bool(found)


def moved_alone(scope: Scope, node: ast.Node, type: str) -> None:
    """A complaint where parts of pieces would move by themselves."""
    for one in scope.symbols.classes_of(type):
        if (whole := scope.symbols.whole_of(one)) is not None:
            scope.complain(node, moves_with_its_whole(one, whole))
            return


def where_wholes_lie(scope: Scope, node: ast.Node, type: str, where: p.Places) -> p.Places:
    """Where pieces of a class are looked for: on a grid those that cover several spaces have a zone of their own."""
    symbols = scope.symbols
    covering = wholes(symbols, type)
    named = [where.one.zone] if isinstance(where.one, p.PlaceAt) else where.families
    grids = {grid.name: grid for grid in symbols.grids()}
    if not covering or not any(name in grids for name in named):
        return where
    if where.one is not None or where.area is not None:
        lies_in_parts(scope, node, type)
        return where
    found: list[str] = []
    for name in named:
        held = symbols.held_by(grids[name]) if name in grids else ()
        found += [symbols.zone_of_wholes(one, name) for one in covering if one in held]
        if name not in grids or set(symbols.classes_of(type)) & set(held) - set(covering):
            found.append(name)
    return where.model_copy(update={"families": tuple(found)})


def parts_on(scope: Scope, node: ast.Group, type: str) -> p.Places | None:
    """`fields on domino`: its parts, wherever they are; None where it is made of no such pieces."""
    assert node.on is not None
    made_of = {part for part in scope.symbols.made_of.values() if part in scope.symbols.classes_of(type)}
    given = infer(scope, node.on, kinds.PLACE) if made_of else None
    if given is None or not any(scope.symbols.made_of[one] in made_of for one in wholes(scope.symbols, given.type)):
        return None
    return p.Places(whole=given.node)


def whole_of_part(scope: Scope, name: str, owner: Typed) -> Typed | None:
    """`domino of field`; nothing of what is a part of none."""
    if any(scope.symbols.whole_of(one) == name for one in scope.symbols.classes_of(owner.type)):
        return Typed(p.WholeOf(of=owner.node, type=name), name)
    return None
