"""Moves of several to typed nodes: all of a group, or so many of it, one after another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.places import (
    MOVED,
    only_pieces_are,
)
from rulelang.complaints.resources import all_from_where
from rulelang.infer.core import how_many, is_piece
from rulelang.infer.scope import Scope
from rulelang.infer.steps.moving.moves import facing, lies_up, moved_from, only_pieces, place_to
from rulelang.infer.values.boards.shapes import moved_alone
from rulelang.infer.values.bundles import holder_of, named_resource
from rulelang.infer.values.groups import group
from rulelang.program import kinds

ANY_NUMBER = p.Number(value=1_000_000)  # of times, each of them optional


def move_all(scope: Scope, node: ast.MoveAllLine) -> p.Step:
    if scope.symbols.resource_group(node.group.name) or named_resource(scope, node.group.name) is not None:
        return _all_of_a_resource(scope, node)
    found, candidate = group(scope, node.group, plural=True)
    if candidate.type != kinds.UNKNOWN and not is_piece(scope, candidate.type):
        scope.complain(node.group, only_pieces_are(MOVED, candidate.type))
    moved_alone(scope, node.group, candidate.type)
    bottom = node.end is not None and node.end.startswith("bottom")
    line = scope.symbols.line_of(node)
    to = place_to(scope, node, [candidate.type] if candidate.type != kinds.UNKNOWN else [])
    apart = node.apart is not None
    lies_up(scope, node, [candidate.type], to)
    return p.MoveAll(line=line, group=found, to=to, bottom=bottom, apart=apart, facing=facing(node.facing))


def move_number(scope: Scope, node: ast.MoveNumber) -> p.Step | tuple[p.Step, ...]:
    """So many pieces of a group, one after another: which ones says whoever does it, where they can be told apart.

    What comes from one place, whichever it is, comes `from` it, also where the line says `in`.
    """
    amount = p.Number(value=node.amount) if isinstance(node.amount, int) else how_many(scope, node.amount)
    found, candidate = group(scope, _group(node), plural=node.whose is not None or amount != p.Number(value=1))
    if candidate.type != kinds.UNKNOWN and not is_piece(scope, candidate.type):
        scope.complain(node, only_pieces_are(MOVED, candidate.type), word=node.name)
    if (said := node.with_from) is not None and found.places and found.places.one is not None:
        return moved_from(scope, node, said, candidate.type)
    moved_alone(scope, node, candidate.type)
    line = scope.symbols.line_of(node)
    to = place_to(scope, node, [candidate.type] if candidate.type != kinds.UNKNOWN else [])
    lies_up(scope, node, [candidate.type], to)
    slot = scope.frame.new_slot()
    choice = p.Choose(line=line, group=found, slot=slot, name=candidate.word, moved=True)
    bottom = node.end is not None and node.end.startswith("bottom")
    piece = p.Local(slot=slot, type=candidate.type)
    moved = p.MovePiece(line=line, piece=piece, to=to, bottom=bottom, apart=node.apart is not None, facing=facing(node.facing))
    return _so_often(node.comparator, amount, (choice, moved))


def _so_often(comparator: str | None, amount: p.Expression, steps: tuple[p.Choose, p.MovePiece]) -> tuple[p.Step, ...]:
    """The steps as often as is said: exactly, or, each time optional, beyond that or up to there."""
    line, one = steps[0].line, p.Number(value=1)
    if comparator in ("more than", "less than", "fewer than"):
        amount = p.Arithmetic(op="+" if comparator == "more than" else "-", left=amount, right=one)
    if comparator in ("at most", "less than", "fewer than"):
        return (p.Repeat(line=line, times=amount, up_to=True, steps=steps),)
    exactly = steps if amount == one else (p.Repeat(line=line, times=amount, steps=steps),)
    if comparator in (None, "exactly"):
        return exactly
    return (*exactly, p.Repeat(line=line, times=ANY_NUMBER, up_to=True, steps=steps))


def _group(node: ast.MoveNumber) -> ast.Group:
    """Those of which so many are moved."""
    return ast.Group.model_construct(span=node.span, whose=node.whose, name=node.name, place=node.place, where=node.where)


def _all_of_a_resource(scope: Scope, node: ast.MoveAllLine) -> p.Step:
    """`move all coin on card to you`: as much as lies there."""
    only_pieces(scope, node)
    at = node.group.on or node.group.place
    if at is None or node.group.where is not None or node.group.whose is not None or node.group.ranked is not None:
        scope.complain(node.group, all_from_where(node.group.name))
    source = holder_of(scope, at) if at is not None else p.Holder(form="supply")
    target, line = holder_of(scope, node.to), scope.symbols.line_of(node)
    one = named_resource(scope, node.group.name)
    if one is None or isinstance(one, p.Constant):
        resources = tuple(scope.symbols.resource_group(node.group.name)) if one is None else (one.value,)
        return p.MoveAllResources(line=line, resources=resources, source=source, target=target)
    bundle = p.Quantity(amount=p.Amount(resource=one, holder=source), resource=one)
    return p.MoveResources(line=line, bundle=bundle, source=source, target=target)


MOVES_OF_SEVERAL: dict[type[ast.Node], Callable[[Scope, Any], p.Step | tuple[p.Step, ...]]] = {
    ast.MoveNumber: move_number,
    ast.MoveAllLine: move_all,
}
