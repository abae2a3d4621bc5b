"""Grids to their typed declarations: their size, what lies on them, and the law of where it may be laid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.boards.looking import own_board_is_before_you
from rulelang.complaints.grids.laws import (
    border_of_no_sides,
    hexes_show_no_sides,
    no_such_side,
    one_tile_on_a_space,
    side_missing,
    sides_are_names,
    sides_are_printed,
    sides_of_several_kinds,
)
from rulelang.complaints.grids.shapes import grid_of_parts, no_shapes_of_hexes
from rulelang.complaints.numbers import seat_beyond
from rulelang.infer.core import how_many, thing
from rulelang.infer.declarations.components import each_class
from rulelang.infer.declarations.zones import held_piece, so_many
from rulelang.infer.scope import Scope
from rulelang.infer.values.columns.cells import column_type
from rulelang.infer.values.families.keys import one_class
from rulelang.names.symbols import Class, Symbols
from rulelang.program import kinds

T = TypeVar("T", bound=ast.Node)
SIDES = ("north", "east", "south", "west")  # the columns, clockwise
SEATED: dict[str, p.Side] = {"at the bottom": "bottom", "at the top": "top", "at the left": "left", "at the right": "right"}


def grid(symbols: Symbols, line: ast.GridLine) -> p.Grid:
    """A grid with its notes."""
    scope = Scope(symbols)
    held_piece(scope, line, line.holds)
    for whole in symbols.classes_of(line.holds):
        if (part := symbols.made_of.get(whole)) is not None:
            scope.complain(line, grid_of_parts(whole, part, symbols.classes[part].plural), word=line.holds)
    of = each_class(symbols, line.each, kinds.PLAYER)
    one_class(symbols, line.each, line.name, "a grid")
    for note in line.notes:
        if isinstance(note, ast.SideNote):
            _seat(scope, note, of)
    return p.Grid(
        name=line.name,
        of=of,
        space=kinds.space_of(line.name),
        width=how_many(scope, line.width),
        height=how_many(scope, line.height),
        holds=line.holds,
        capacity=_room(scope, _note(line, ast.RoomNote), line.holds),
        hexes=_note(line, ast.HexesNote) is not None,
        sides=tuple((note.number - 1, SEATED[note.side]) for note in line.notes if isinstance(note, ast.SideNote)),
        law=_law(symbols, line, of),
    )


def _room(scope: Scope, note: ast.RoomNote | None, held: str) -> p.Expression | None:
    """How many may lie on each space; None: one."""
    if note is None:
        return None
    return p.Number(value=p.NO_LIMIT) if note.amount is None else how_many(scope, so_many(scope.symbols, note.amount, [held]))


def _seat(scope: Scope, note: ast.SideNote, of: str | None) -> None:
    """Complaints about a seat that nobody can have, and about a side where the board is the player's own."""
    most = scope.symbols.most_players if scope.symbols.players_known else None
    if of is not None:
        scope.complain(note, own_board_is_before_you())
    elif note.number < 1 or (most is not None and note.number > most):
        scope.complain(note, seat_beyond(most))


def _note(line: ast.GridLine, cls: type[T]) -> T | None:
    return next((note for note in line.notes if isinstance(note, cls)), None)


def _law(symbols: Symbols, line: ast.GridLine, of: str | None) -> p.GridLaw | None:
    parts = [part for part in symbols.made_of.values() if part in symbols.classes_of(line.holds)]
    if not symbols.has_law(line):
        return None
    capacity, sides, turned = _note(line, ast.RoomNote), _note(line, ast.SidesNote), _note(line, ast.TurningNote)
    if capacity is not None:
        Scope(symbols).complain(capacity, one_tile_on_a_space())
    hexes = _note(line, ast.HexesNote)
    if hexes is not None and parts:
        Scope(symbols).complain(hexes, no_shapes_of_hexes())
    if hexes is not None and (note := sides or turned or _note(line, ast.MirrorNote)) is not None:
        Scope(symbols).complain(note, hexes_show_no_sides(symbols.text_of(note)))
    player = p.Bound(number=0, type=kinds.PLAYER)
    first = _note(line, ast.FirstNote)
    inner = Scope(symbols, you=player if of else None)
    mirrored = _note(line, ast.MirrorNote)
    asks = sides or (None if parts else turned or mirrored)  # shapes are turned whatever their sides show
    kind = _kind_of_sides(symbols, line, asks) if asks else None
    return p.GridLaw(
        first=None if first is None else thing(inner, first.space, kinds.space_of(line.name)),
        player=player.number,
        joined=_note(line, ast.JoinedNote) is not None,
        match=sides is not None,
        turned=turned is not None,
        mirrored=mirrored is not None,
        border=_border(symbols, line, kind if sides else None),
        sides=kind,
    )


# --------------------------------------------------------------------------------------------------------------- sides
def _kind_of_sides(symbols: Symbols, line: ast.GridLine, note: ast.Node) -> str | None:
    """The kind of what all sides of all pieces show; complaints where there is none."""
    scope = Scope(symbols)
    found: dict[str, str] = {}  # by kind, a column that holds it
    for cls in _classes(symbols, line.holds):
        missing = [side for side in SIDES if side not in cls.columns]
        if missing:
            scope.complain(note, side_missing(cls.name, missing), also=symbols.also(symbols.words[cls.name]))
        for side in SIDES:
            if side in cls.columns and (type := column_type(symbols, cls.columns[side])) != kinds.UNKNOWN:
                found.setdefault(type, f"{side} of {cls.name}")
                _is_printed(scope, note, cls, side, type)
    if len(found) > 1:
        scope.complain(note, sides_of_several_kinds(found))
    return next(iter(found), None)


def _classes(symbols: Symbols, holds: str) -> Iterator[Class]:
    return (symbols.classes[name] for name in symbols.classes_of(holds) if name in symbols.classes)


def _is_printed(scope: Scope, node: ast.Node, cls: Class, side: str, type: str) -> None:
    """Complains where a side shows no name, or one that changes in a match."""
    of = scope.symbols.classes.get(type)
    if of is None or of.form != "kind":
        scope.complain(node, sides_are_names(side, cls.name, type))
    elif any(not isinstance(cell, p.Constant | p.Nobody) for cell in cls.columns[side].nodes):
        scope.complain(node, sides_are_printed(side, cls.name))


def _border(symbols: Symbols, line: ast.GridLine, kind: str | None) -> int | None:
    """What sides at the border must show."""
    note = _note(line, ast.BorderNote)
    if note is None:
        return None
    scope = Scope(symbols)
    if _note(line, ast.SidesNote) is None:
        scope.complain(note, border_of_no_sides(note.name))
        return None
    cls = symbols.classes.get(kind or "")
    if cls is None:
        return None  # what sides show has had its complaint
    if note.name not in cls.members:
        scope.complain(note, no_such_side(note.name, cls.name, cls.members), word=note.name)
        return None
    return cls.members.index(note.name)
