"""Spaces of a grid that each player has: what is given and claimed of one says whose it is."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.ast.traversal import nodes
from rulelang.complaints.scenarios import whose_space
from rulelang.infer.scope import Scope
from rulelang.infer.values.boards.spaces import own_spaces
from rulelang.program.nodes import parts
from rulelang.scenario_files.clauses import Clause


def check_whose(scope: Scope, node: ast.Clause, clause: Clause) -> None:
    """Complains about a bare `e6` that means a place: of the grids of several players nobody says which."""
    places = [part for part in parts(clause) if isinstance(part, p.PlaceAt) and part.space is not None and part.of == scope.you]
    meant = {(place.zone, place.space.value) for place in places if isinstance(place.space, p.Constant)}
    for part in nodes(node.body):
        if not isinstance(part, ast.Reference):
            continue
        for grid, _ in meant.intersection(own_spaces(scope.symbols, part.name)):
            scope.complain(part, whose_space(part.name, grid))
