"""What stands on a board, seen from a space of it: beside it, in a line from it, ahead of it, the next one in a direction."""

from __future__ import annotations

from typing import cast

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.boards import (
    a_space_is_needed,
    forward_on_which_board,
    hexes_have_no_diagonals,
    in_that_place_already,
    no_direction,
    no_side,
    no_straight_ahead,
    nothing_is_near,
    of_one_board,
    only_others_are_outflanked,
    outflanked_are_pieces,
    whose_board,
)
from rulelang.complaints.groups import nothing_is_whose
from rulelang.complaints.values import cannot_be
from rulelang.infer.core import infer, rule
from rulelang.infer.scope import UNKNOWN, Scope, Typed
from rulelang.names.symbols import is_hexagonal
from rulelang.program import kinds

OUTFLANKED = "outflanked from"


# ------------------------------------------------------------------------------------------------------------- groups
def near(scope: Scope, node: ast.Group, type: str) -> p.Places | None:
    """Where the candidates of `space next to origin`, `other man between origin and space` are."""
    found = node.near
    assert found is not None
    if node.place is not None or node.on is not None:
        scope.complain(node.place or node.on or node, in_that_place_already())
    ends = [found.of] if isinstance(found, ast.Near) else [found.one, found.other]
    spaces = [space(scope, end) for end in ends]
    grid = one_grid(scope, node, spaces)
    if grid is None or type == kinds.UNKNOWN:
        return None
    relation = cast(p.Relation, found.relation if isinstance(found, ast.Near) else "between")
    if not _fits(scope, node, type, relation, grid):
        return None
    return p.Places(
        families=(grid,),
        of=_whose(scope, node, type, grid),
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
    return piece


def _whose(scope: Scope, node: ast.Group, type: str, grid: str) -> p.Expression | None:
    """Whose board it is, where each player has one: of pieces, that of whoever is `you`."""
    if not each_has_one(scope, grid) or type == kinds.SPACE:
        return None
    if scope.you is None:
        scope.complain(node, whose_board(grid))
    return scope.you


def each_has_one(scope: Scope, grid: str) -> bool:
    """Whether each player has a board of their own."""
    line = next(line for line in scope.symbols.grids() if line.name == grid)
    return line.each is not None


# ------------------------------------------------------------------------------------------------------ spaces and grids
def space(scope: Scope, node: ast.Expression) -> Typed:
    """A space: said by itself, or by the piece that lies on it; on boards of several players only by itself."""
    given = infer(scope, node, _only_space(scope))
    if given.type == kinds.UNKNOWN or kinds.grid_of(given.type):
        return given
    cls = scope.symbols.classes.get(given.type)
    if cls is None or cls.form != "piece":
        return scope.complain(node, a_space_is_needed(scope.symbols.text_of(node), given.type))
    classes = set(scope.symbols.classes_of(given.type))
    grids = [one for one in scope.symbols.grids() if classes & set(scope.symbols.classes_of(one.holds))]
    if len(grids) != 1:
        return scope.complain(node, of_one_board(given.type, len(grids)))
    if grids[0].each is not None:
        return scope.complain(node, whose_board(grids[0].name, scope.symbols.text_of(node)))
    type = kinds.space_of(grids[0].name)
    return Typed(p.IndexOfPlace(of=given.node, type=type), type)


def _only_space(scope: Scope) -> str | None:
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


# ---------------------------------------------------------------------------------------------------- ahead, and distance
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
    given = infer(scope, of, _only_space(scope))
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


def distance(scope: Scope, node: ast.CellText) -> Typed:
    """`distance between origin and space`"""
    one, other = space(scope, node.row), space(scope, node.column)
    grid = one_grid(scope, node, [one, other])
    return UNKNOWN if grid is None else Typed(p.Distance(grid=grid, one=one.node, other=other.node), kinds.NUMBER)


# --------------------------------------------------------------------------------------------------------- the next space
def beyond_in_front(scope: Scope, node: ast.NeighbourText) -> Typed:
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


def of_direction(name: str, owner: Typed) -> Typed | None:
    """`opposite of heading`, and the next one clockwise or counterclockwise."""
    if name not in ("opposite", "clockwise", "counterclockwise"):
        return None
    return Typed(p.ColumnOf(owner=kinds.DIRECTION, column=name, of=owner.node, type=kinds.DIRECTION), kinds.DIRECTION)


def slanted(scope: Scope, node: ast.StateLine, of: Typed) -> Typed:
    """`heading is diagonal`, `heading is orthogonal`"""
    if of.type != kinds.UNKNOWN and not is_direction(scope, of.type):
        return scope.complain(node.of, cannot_be(node.state, scope.symbols.text_of(node.of), of.type, kinds.DIRECTION))
    if any(is_hexagonal(scope.symbols, line.name) for line in scope.symbols.grids()):
        return scope.complain(node, hexes_have_no_diagonals())
    found = p.ColumnOf(owner=kinds.DIRECTION, column=node.state, of=of.node, type=kinds.TRUTH)
    return Typed(p.Not(of=found) if node.negated else found, kinds.TRUTH)


def is_direction(scope: Scope, type: str) -> bool:
    """Whether values of a kind are directions of the language, and not an author's own."""
    return type == kinds.DIRECTION and scope.symbols.directions


@rule(ast.Beyond)
def beyond(scope: Scope, node: ast.Beyond, wanted: str | None) -> Typed:
    heading = infer(
        scope, ast.Reference(name=node.heading, span=scope.symbols.word_span(node.span, node.heading)), kinds.DIRECTION
    )
    known = heading.type == kinds.UNKNOWN or is_direction(scope, heading.type)
    if not known or node.name != kinds.SPACE:
        return scope.complain(node, no_direction(node.name, node.heading, heading.type))
    origin = space(scope, node.of)
    if kinds.UNKNOWN in (heading.type, origin.type):
        return UNKNOWN
    return Typed(p.SpaceBeyond(heading=heading.node, of=origin.node, type=origin.type), origin.type)
