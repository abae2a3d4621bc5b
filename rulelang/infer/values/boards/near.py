"""What stands near a space of a grid: where the candidates of a group are, and how far apart two spaces are."""

from __future__ import annotations

from typing import cast

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.boards.looking import (
    a_space_is_needed,
    hexes_have_no_diagonals,
    in_that_place_already,
    nothing_is_near,
    of_one_board,
    only_others_are_outflanked,
    outflanked_are_pieces,
    outflanked_where_several_lie,
    whose_board,
)
from rulelang.complaints.groups import nothing_is_whose
from rulelang.infer.core import infer
from rulelang.infer.scope import UNKNOWN, Scope, Typed
from rulelang.infer.values.boards.shapes import lies_in_parts
from rulelang.names.symbols import is_hexagonal
from rulelang.program import kinds

OUTFLANKED = "outflanked from"


def near(scope: Scope, node: ast.Group, type: str) -> p.Places | None:
    """Where the candidates of `space next to origin`, `other man between origin and space` are."""
    found = node.near
    assert found is not None
    if node.place is not None or node.on is not None:
        scope.complain(node.place or node.on or node, in_that_place_already())
    ends = [found.of] if isinstance(found, ast.Near) else [found.one, found.other]
    spaces = [space(scope, end, there=len(ends) == 1 and type != kinds.SPACE) for end in ends]
    grid = one_grid(scope, node, spaces)
    if grid is None or type == kinds.UNKNOWN or lies_in_parts(scope, node, type):
        return None
    relation = cast(p.Relation, found.relation if isinstance(found, ast.Near) else "between")
    if not _fits(scope, node, type, relation, grid):
        return None
    return p.Places(
        families=(grid,),
        of=_whose(scope, node, type, grid, spaces[0].node),
        near=p.Near(relation=relation, space=spaces[0].node, other=spaces[1].node if len(spaces) > 1 else None),
    )


def _fits(scope: Scope, node: ast.Group, type: str, relation: p.Relation, grid: str) -> bool:
    """Whether things of a class can stand so on a grid; a complaint if not."""
    cls = scope.symbols.classes.get(type)
    piece = cls is not None and cls.form == "piece"
    if type != kinds.SPACE and not piece:
        scope.complain(node, nothing_is_near(type), word=node.name)
        return False
    if "diagonal" in relation and is_hexagonal(scope.symbols, grid):
        scope.complain(node.near or node, hexes_have_no_diagonals())
        return False
    if relation != OUTFLANKED:
        return True
    if not piece:
        scope.complain(node, outflanked_are_pieces(), word=node.name)
    elif node.whose == "your":
        scope.complain(node, only_others_are_outflanked(), word=node.whose)
    elif scope.you is None:
        scope.complain(node, nothing_is_whose("outflanked"))
    elif has_room_for_several(scope, grid):
        scope.complain(node, outflanked_where_several_lie(grid))
    return piece


def _whose(scope: Scope, node: ast.Group, type: str, grid: str, origin: p.Expression) -> p.Expression | None:
    """Whose board it is, where each player has one: of pieces, that of whoever is `you`, or that on which the origin lies."""
    if not each_has_one(scope, grid) or type == kinds.SPACE:
        return None
    if isinstance(origin, p.IndexOfPlace):
        return p.OwnerOf(of=origin.of)
    if scope.you is None:
        scope.complain(node, whose_board(grid))
    return scope.you


def each_has_one(scope: Scope, grid: str) -> bool:
    """Whether each player has a board of their own."""
    line = next(line for line in scope.symbols.grids() if line.name == grid)
    return line.each is not None


def has_room_for_several(scope: Scope, grid: str) -> bool:
    """Whether several pieces may lie on one of its spaces."""
    line = next(line for line in scope.symbols.grids() if line.name == grid)
    return any(isinstance(note, ast.RoomNote) for note in line.notes)


def space(scope: Scope, node: ast.Expression, *, there: bool = False) -> Typed:
    """A space: said by itself, or by the piece that lies on it.

    On boards of several players only by itself, unless what is asked is asked of the board `there`, and the piece is nobody's.
    """
    given = infer(scope, node, only_space(scope))
    if given.type == kinds.UNKNOWN or kinds.grid_of(given.type):
        return given
    cls = scope.symbols.classes.get(given.type)
    if cls is None or cls.form != "piece":
        return scope.complain(node, a_space_is_needed(scope.symbols.text_of(node), given.type))
    if lies_in_parts(scope, node, given.type):
        return UNKNOWN
    classes = set(scope.symbols.classes_of(given.type))
    grids = [one for one in scope.symbols.grids() if classes & set(scope.symbols.classes_of(one.holds))]
    if len(grids) != 1:
        return scope.complain(node, of_one_board(given.type, len(grids)))
    if grids[0].each is not None and not (there and _nobodys(scope, given.type)):
        return scope.complain(node, whose_board(grids[0].name, scope.symbols.text_of(node)))
    type = kinds.space_of(grids[0].name)
    return Typed(p.IndexOfPlace(of=given.node, type=type), type)


def _nobodys(scope: Scope, type: str) -> bool:
    """Whether no pieces of a class are a player's own, so that whose they are says on whose board they lie."""
    lines = [word.node for name in scope.symbols.classes_of(type) if (word := scope.symbols.words.get(name))]
    return all(isinstance(line, ast.PieceLine) and line.each is None for line in lines)


def only_space(scope: Scope) -> str | None:
    grids = scope.symbols.grids()
    return kinds.space_of(grids[0].name) if len(grids) == 1 else None


def one_grid(scope: Scope, node: ast.Node, spaces: list[Typed]) -> str | None:
    """The grid that all the spaces are of; a complaint if they are of several."""
    grids = {kinds.grid_of(one.type) for one in spaces}
    if None in grids:
        return None
    if len(grids) > 1:
        scope.complain(node, of_one_board(kinds.SPACE, len(grids)))
        return None
    return grids.pop()


def distance(scope: Scope, node: ast.Node, origin: ast.Expression, goal: ast.Expression) -> Typed:
    """`distance between origin and space`"""
    one, other = space(scope, origin), space(scope, goal)
    grid = one_grid(scope, node, [one, other])
    return UNKNOWN if grid is None else Typed(p.Distance(grid=grid, one=one.node, other=other.node), kinds.NUMBER)
