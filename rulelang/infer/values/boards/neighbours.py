"""What is beside something, or some steps from it: `level above level of member`, `the field 3 steps right of mill`."""

from __future__ import annotations

from typing import Literal, cast

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.boards.looking import no_hex_straight
from rulelang.complaints.chains.laying import one_step_under
from rulelang.complaints.values import no_player_above, no_such_neighbour, steps_are_written
from rulelang.infer.core import infer, number, rule
from rulelang.infer.scope import UNKNOWN, Scope, Typed
from rulelang.infer.values.boards.ahead import beyond_in_front
from rulelang.infer.values.boards.stacks import under
from rulelang.names.symbols import is_hexagonal
from rulelang.program import kinds

Relation = Literal["above", "below", "left of", "right of"]
_ALONG: dict[str, Relation] = {"ahead of": "above", "behind": "below"}  # along the names of a kind, as they are written
MOST_WRITTEN = 20  # steps that are gone through one by one


@rule(ast.NeighbourText)
def neighbour(scope: Scope, node: ast.NeighbourText, wanted: str | None) -> Typed:
    if _straight_on(node):
        return beyond_in_front(scope, node)
    if node.relation == "under":
        return under(scope, node)
    of = infer(scope, node.of)
    relation = _relation(scope, node, of)
    return UNKNOWN if relation is None else Typed(p.Neighbour(relation=relation, of=of.node, type=of.type), of.type)


@rule(ast.StepsBeyond)
def steps_beyond(scope: Scope, node: ast.StepsBeyond, wanted: str | None) -> Typed:
    if node.relation == "under":
        return scope.complain(node, one_step_under(), word="under")
    if _straight_on(node):
        return _one_by_one(scope, node, beyond_in_front(scope, node))
    of = infer(scope, node.of)
    relation = _relation(scope, node, of)
    if relation is None:
        return UNKNOWN
    if of.type == kinds.PLAYER:
        return _one_by_one(scope, node, Typed(p.Neighbour(relation=relation, of=of.node, type=of.type), of.type))
    return Typed(p.StepsBeyond(relation=relation, steps=number(scope, node.steps), of=of.node, type=of.type), of.type)


def _one_by_one(scope: Scope, node: ast.StepsBeyond, first: Typed) -> Typed:
    """So many single steps, of which the first is given; a complaint where their number does not stand here."""
    steps = number(scope, node.steps)
    if not isinstance(steps, p.Number) or not 1 <= steps.value <= MOST_WRITTEN:
        return scope.complain(node.steps, steps_are_written(node.name, node.relation, MOST_WRITTEN))
    found = first.node
    for _ in range(1, steps.value):
        found = first.node.model_copy(update={"of": found})
    return Typed(found, first.type)


def _straight_on(node: ast.NeighbourText | ast.StepsBeyond) -> bool:
    """Whether it is a space that is ahead of somebody, or behind."""
    return node.name == kinds.SPACE and node.relation in _ALONG


def _relation(scope: Scope, node: ast.NeighbourText | ast.StepsBeyond, of: Typed) -> Relation | None:
    """Which way it lies; None after a complaint, where such a thing has no neighbours, or none that way."""
    if of.type == kinds.UNKNOWN:
        return None
    kind = _is_kind(scope, of.type)
    relation = _ALONG.get(node.relation, cast(Relation, node.relation)) if kind else node.relation
    if relation in ("above", "below") and (grid := kinds.grid_of(of.type)) and is_hexagonal(scope.symbols, grid):
        scope.complain(node, no_hex_straight(relation))
        return None
    known = of.type == kinds.PLAYER or kinds.grid_of(of.type) or kind
    word = kinds.SPACE if kinds.grid_of(of.type) else of.type
    if not known or node.name != word or relation in _ALONG:
        scope.complain(node, no_such_neighbour(node.name, relation, scope.symbols.text_of(node.of), of.type))
        return None
    if of.type == kinds.PLAYER and relation in ("above", "below"):
        scope.complain(node, no_player_above())
        return None
    return cast(Relation, relation)


def _is_kind(scope: Scope, type: str) -> bool:
    cls = scope.symbols.classes.get(type)
    return cls is not None and cls.form == "kind"
