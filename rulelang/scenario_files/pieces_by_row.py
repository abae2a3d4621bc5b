"""Conditions and moves of a scenario, in which a name may mean a piece with that row: `cat is in your hand`."""

from __future__ import annotations

from typing import Literal

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.chains.laying import only_of_a_piece
from rulelang.infer.core import infer, truth
from rulelang.infer.scope import Scope, Typed
from rulelang.infer.steps.moves import is_piece, move
from rulelang.infer.values.bundles import as_holder, bundle, holder_of
from rulelang.infer.values.places import as_place, place, places
from rulelang.program import kinds


def condition(scope: Scope, node: ast.Node) -> p.Expression:
    """A condition, in which `cat is in your hand` may name any cat."""
    match node:
        case ast.Both():
            return p.Logic(op="and", left=condition(scope, node.left), right=condition(scope, node.right))
        case ast.Negation():
            return p.Not(of=condition(scope, node.of))
        case ast.InsideLine() if (row := _row(scope, node.piece)) is not None:
            inside = p.Inside(piece=row, places=places(scope, node.place))
            return p.Not(of=inside) if node.negated else inside
    return truth(scope, node)


def seen(scope: Scope, node: ast.MaySee) -> tuple[Literal["place", "order", "piece", "property", "number"], p.Expression]:
    """What somebody may see: a place or its order, a piece or a property of it, one of several pieces, or a number."""
    if node.order is not None:
        return "order", place(scope, node.place)
    row = _row(scope, node.place)
    if row is not None:
        return "piece", row
    given = infer(scope, node.place, kinds.PLACE)
    if is_piece(scope, given.type) or (isinstance(given.node, p.Fold) and is_piece(scope, given.node.group.type)):
        return "piece", given.node
    if isinstance(given.node, p.ColumnOf) and is_piece(scope, given.node.owner):
        return "property", given.node
    if isinstance(given.node, p.StateValue | p.Amount):
        return "number", given.node
    return "place", as_place(scope, node.place, given)


def _row(scope: Scope, node: ast.Node) -> p.Constant | None:
    """The row of a piece that a name means."""
    if not isinstance(node, ast.Reference):
        return None
    for type, index in scope.symbols.members.get(node.name, ()):
        if is_piece(scope, type):
            return p.Constant(type=kinds.row_of(type), value=index)
    return None


def _resources(scope: Scope, node: ast.Move) -> p.Step | None:
    """Resources moved from or to a piece that `any …` names."""
    if node.source is None or not (isinstance(node.source, ast.Some) or isinstance(node.to, ast.Some)):
        return None
    bundle_ = bundle(scope, node.what)
    return p.MoveResources(line=-1, bundle=bundle_, source=_holder(scope, node.source), target=_holder(scope, node.to))


def _holder(scope: Scope, node: ast.Node) -> p.Holder:
    """Who or what holds resources; of pieces `any …` names the first that is such."""
    if not isinstance(node, ast.Some):
        return holder_of(scope, node)
    fold = infer(scope, node).node
    if isinstance(fold, p.Fold) and is_piece(scope, fold.group.type):
        return p.Holder(form="piece", type=fold.group.type, of=fold)
    return as_holder(scope, node, Typed(fold, kinds.TRUTH))


def given_move(scope: Scope, node: ast.Move) -> p.Step | None:
    """A move of a piece, of pieces or of resources; None after a complaint."""
    row: p.Expression | None = _row(scope, node.what)
    if row is None and isinstance(node.what, ast.Some):
        row = infer(scope, node.what).node
    if row is None:
        return _resources(scope, node) or move(scope, node)
    bottom = node.end is not None and node.end.startswith("bottom")
    facing: Literal["up", "down"] | None = None
    if node.facing:
        facing = "down" if node.facing.endswith("down") else "up"
    if node.with_all is not None:
        scope.complain(node, only_of_a_piece(node.with_all), word="with")
    return p.MovePiece(line=-1, piece=row, to=_target(scope, node.to), bottom=bottom, facing=facing)


def _target(scope: Scope, node: ast.Node) -> p.Expression:
    """Where a piece is put: in a place, or on a piece of a chain that a row or `any …` names."""
    under: p.Expression | None = _row(scope, node)
    if under is None and isinstance(node, ast.Some):
        under = infer(scope, node).node
    return place(scope, node) if under is None else p.OnPiece(of=under)
