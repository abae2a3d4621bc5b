"""Conditions and moves of a scenario, in which a name may mean a piece with that row: `cat is in your hand`."""

from __future__ import annotations

from typing import Literal

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.chains.laying import given_one_by_one
from rulelang.complaints.places import no_name_when_given
from rulelang.infer.core import infer, is_piece, truth
from rulelang.infer.scope import Scope, Typed
from rulelang.infer.steps.moving.moves import ends, move, no_ends, turned
from rulelang.infer.values.boards.shapes import where_wholes_lie
from rulelang.infer.values.bundles import as_holder, bundle, holder_of
from rulelang.infer.values.chains import of_one_chain
from rulelang.infer.values.comparing.named_by_two import named_by_two
from rulelang.infer.values.places import as_place, place, places
from rulelang.infer.values.properties import property_of
from rulelang.program import kinds
from rulelang.scenario_files import counted_on_pieces


def condition(scope: Scope, node: ast.Node, *, given: bool = False) -> p.Expression:
    """A condition, in which `cat is in your hand` may name any cat; `given`: it is made true, and not asked."""
    match node:
        case ast.Both():
            left, right = (condition(scope, one, given=given) for one in (node.left, node.right))
            return p.Logic(op="and", left=left, right=right)
        case ast.Negation():
            return p.Not(of=condition(scope, node.of, given=given))
        case ast.InsideLine() if (row := _row(scope, node.piece)) is not None:
            inside = p.Inside(piece=row, places=where_wholes_lie(scope, node, row.type, places(scope, node.place)))
            return p.Not(of=inside) if node.negated else inside
    counted = (counted_on_pieces.given if given else counted_on_pieces.asserted)(scope, node)
    return truth(scope, node) if counted is None else counted


def seen(scope: Scope, node: ast.MaySee) -> tuple[Literal["place", "order", "piece", "property", "number"], p.Expression]:
    """What somebody may see: a place or its order, a piece or a property of it, one of several pieces, or a number."""
    if node.order is not None:
        return "order", place(scope, node.place)
    row = _row(scope, node.place)
    if row is not None:
        return "piece", row
    given = _of_any(scope, node.place) or infer(scope, node.place, kinds.PLACE)
    if is_piece(scope, given.type) or (isinstance(given.node, p.Fold) and is_piece(scope, given.node.group.type)):
        return "piece", given.node
    if isinstance(given.node, p.ColumnOf) and is_piece(scope, given.node.owner):
        return "property", given.node
    if isinstance(given.node, p.StateValue | p.Amount):
        return "number", given.node
    return "place", as_place(scope, node.place, given)


def _of_any(scope: Scope, node: ast.Node) -> Typed | None:
    """`suit of any card in hand of seat 2`: what stands on each piece that is such."""
    if not isinstance(node, ast.Property) or not isinstance(node.of, ast.Some):
        return None
    fold = infer(scope, node.of).node
    if not isinstance(fold, p.Fold) or not is_piece(scope, fold.group.type):
        return None
    return property_of(scope, node, node.name, Typed(fold, fold.group.type))


def _row(scope: Scope, node: ast.Node) -> p.Constant | None:
    """The row of a piece that a name means, or two: `two of clubs`."""
    if (named := named_by_two(scope, node)) is not None and isinstance(named.node, p.Constant):
        return named.node
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
    if node.with_all is not None:
        scope.complain(node, given_one_by_one(node.with_all), word="with")
    if node.called is not None:
        scope.complain(node, no_name_when_given(node.called), word="as")
        node = node.model_copy(update={"called": None})
    row: p.Expression | None = _row(scope, node.what)
    if row is None and isinstance(node.what, ast.Some):
        row = infer(scope, node.what).node
    if row is None:
        step = _resources(scope, node) or move(scope, node)
        return None if isinstance(step, tuple) else step  # what `any` names was looked for above
    bottom = node.end is not None and node.end.startswith("bottom")
    facing: Literal["up", "down"] | None = None
    if node.facing:
        facing = "down" if node.facing.endswith("down") else "up"
    to, apart = _where(scope, node, row), node.apart is not None
    return p.MovePiece(line=-1, piece=row, to=to, bottom=bottom, apart=apart, turned=turned(scope, node, to), facing=facing)


def _where(scope: Scope, node: ast.Move, piece: p.Expression) -> p.Expression:
    """Where a piece goes: to a place, or onto the piece that a row names, or onto the first that is such as `any …` says."""
    onto: p.Expression | None = _row(scope, node.to)
    if onto is None and isinstance(node.to, ast.Some):
        onto = infer(scope, node.to).node
    if onto is None:
        to = place(scope, node.to)
        ends(scope, node, to)
        return to
    no_ends(scope, node)
    if under := _class_of(onto):
        of_one_chain(scope, node.to, _class_of(piece), under)
    return onto


def _class_of(piece: p.Expression) -> str:
    """Of what class the piece is that a row or `any …` names."""
    if isinstance(piece, p.Fold):
        return piece.group.type
    return kinds.piece_of(piece.type) or "" if isinstance(piece, p.Constant) else ""
