"""What is ahead of somebody at a board: spaces that are further on, and the next one straight on."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.boards.looking import (
    forward_on_which_board,
    no_side,
    no_straight_ahead,
)
from rulelang.complaints.groups import nothing_is_whose
from rulelang.infer.core import infer, rule
from rulelang.infer.scope import UNKNOWN, Scope, Typed
from rulelang.infer.values.boards.near import each_has_one, one_grid, only_space, space
from rulelang.names.symbols import is_hexagonal
from rulelang.program import kinds


@rule(ast.Ahead)
def ahead(scope: Scope, node: ast.Ahead, wanted: str | None) -> Typed:
    one, other = space(scope, node.one), space(scope, node.other)
    grid = one_grid(scope, node, [one, other])
    player = faced_by(scope, node, node.other)
    if grid is None or player is None or not sides_known(scope, node, grid):
        return UNKNOWN
    if node.word == "behind":
        one, other = other, one
    return Typed(p.Ahead(grid=grid, one=one.node, other=other.node, player=player), kinds.TRUTH)


def faced_by(scope: Scope, node: ast.Node, of: ast.Expression) -> p.Expression | None:
    """Who looks ahead from here: the owner of a piece of a player, of anything else `you`; a complaint if that is nobody."""
    said = len(scope.symbols.diagnostics)
    given = infer(scope, of, only_space(scope))
    if len(scope.symbols.diagnostics) > said or given.type == kinds.UNKNOWN:
        return None
    if _owned(scope, given.type):
        return p.OwnerOf(of=given.node)
    if scope.you is None:
        scope.complain(node, nothing_is_whose("ahead"))
    return scope.you


def _owned(scope: Scope, type: str) -> bool:
    """Whether all pieces of a class are some player's."""
    lines = [word.node for name in scope.symbols.classes_of(type) if (word := scope.symbols.words.get(name))]
    return bool(lines) and all(isinstance(line, ast.PieceLine) and line.each is not None for line in lines)


def sides_known(scope: Scope, node: ast.Node, grid: str) -> bool:
    """Whether it is said where each player sits at a grid; at a board of one's own that is at the bottom."""
    symbols = scope.symbols
    if each_has_one(scope, grid):
        return True
    line = next(line for line in symbols.grids() if line.name == grid)
    seats = {note.number for note in line.notes if isinstance(note, ast.SideNote)}
    missing = [seat for seat in range(1, symbols.most_players + 1) if seat not in seats]
    automas = [word.name for word in symbols.words.values() if isinstance(word.node, ast.Automa)]
    if missing or automas:
        scope.complain(node, no_side(grid, missing, automas), also=symbols.also(symbols.words[grid]))
    return not missing and not automas


def beyond_in_front(scope: Scope, node: ast.NeighbourText | ast.StepsBeyond) -> Typed:
    """`space ahead of pawn`, `space behind pawn`: straight on, as its owner sees it."""
    origin = space(scope, node.of)
    grid = kinds.grid_of(origin.type)
    player = faced_by(scope, node, node.of)
    if grid is None or player is None or not sides_known(scope, node, grid):
        return UNKNOWN
    if not _straight_ahead(scope, node, grid):
        return UNKNOWN
    heading = p.ForwardOf(grid=grid, of=player)
    if node.relation == "behind":
        heading = p.ForwardOf(grid=grid, of=player, back=True)
    return Typed(p.SpaceBeyond(heading=heading, of=origin.node, type=origin.type), origin.type)


def _straight_ahead(scope: Scope, node: ast.Node, grid: str) -> bool:
    """Whether a space is straight ahead of every player; a complaint where hexes lie to both sides of that."""
    line = next(line for line in scope.symbols.grids() if line.name == grid)
    across = any(isinstance(note, ast.SideNote) and note.side in ("at the bottom", "at the top") for note in line.notes)
    if is_hexagonal(scope.symbols, grid) and (line.each is not None or across):
        scope.complain(node, no_straight_ahead())
        return False
    return True


def forward(scope: Scope, node: ast.Node, player: Typed) -> Typed:
    """`forward of you`: the direction in which a player looks at the only grid."""
    grids = scope.symbols.grids()
    if len(grids) != 1:
        return scope.complain(node, forward_on_which_board(len(grids)))
    grid = grids[0].name
    if not sides_known(scope, node, grid) or not _straight_ahead(scope, node, grid):
        return UNKNOWN
    return Typed(p.ForwardOf(grid=grid, of=player.node), kinds.DIRECTION)
