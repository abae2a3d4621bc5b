"""Areas to their typed declaration: what joins the pieces of a grid, and when an area is complete."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.grids.areas import (
    apart_without_sides,
    area_is_printed,
    complete_by_itself,
    joined_by_a_name,
    joined_by_what,
    parts_are_alike,
    parts_by_what,
    several_on_a_space,
    sides_of_one_kind,
)
from rulelang.complaints.grids.laws import hexes_show_no_sides
from rulelang.complaints.places import no_such_grid
from rulelang.infer.core import infer, truth
from rulelang.infer.printed import all_figures, is_printed
from rulelang.infer.scope import Candidate, Frame, Scope
from rulelang.infer.values.boards.areas import OWNER, SIDES, Joined, held_by_grid, joined
from rulelang.infer.values.columns.cells import column_type
from rulelang.names.symbols import Class, Symbols
from rulelang.program import kinds
from rulelang.program.nodes import parts

PIECE, KIND = 0, 1  # the candidates of what is printed; of the condition the first is the area
_OF_THE_AREA = (
    p.Area, p.Fold, p.AreaFact, p.LiesAcross, p.PlaceOfPiece, p.IndexOfPlace, p.OwnerOf, p.Neighbour,
)  # fmt: skip


def areas(symbols: Symbols, line: ast.Areas) -> p.Areas | None:
    """What is declared of areas; None after a complaint."""
    scope = Scope(symbols)
    word = symbols.words.get(line.grid)
    if word is None or not isinstance(word.node, ast.GridLine):
        scope.complain(line, no_such_grid(line.grid, [grid.name for grid in symbols.grids()]), word=line.grid)
        return None
    held = held_by_grid(symbols, line)
    if held is None:
        return None  # the line of the grid says that there is no such class
    if any(isinstance(note, ast.RoomNote) for note in word.node.notes):
        scope.complain(line, several_on_a_space(line.grid), word=line.grid, also=symbols.also(word))
    by = _joined(scope, line, held)
    if by is not None and by.form == "sides" and any(isinstance(note, ast.HexesNote) for note in word.node.notes):
        scope.complain(line, hexes_show_no_sides(symbols.text_of(line)))
    complete = _complete(symbols, line)
    if by is None:
        return None
    piece = p.Bound(number=PIECE, type=held.name)
    return p.Areas(
        name=line.name,
        line=-1 if line.complete is None else symbols.line_of(line),
        grid=line.grid,
        form=by.form,
        by=line.by,
        type=by.type,
        piece=held.name,
        cells=tuple(p.ColumnOf(owner=held.name, column=column, of=piece, type=by.type) for column in by.columns),
        apart=_apart(scope, line, held, by),
        segments=_segments(scope, line, held, by),
        border=_border(symbols, word.node, by),
        complete=complete,
    )


def _joined(scope: Scope, line: ast.Areas, held: Class) -> Joined | None:
    """What joins the pieces, or a complaint."""
    by = joined(scope.symbols, line)
    if by is None:
        sided = {column_type(scope.symbols, held.columns[side]) for side in SIDES if side in held.columns}
        if line.by in scope.symbols.classes:
            scope.complain(line, sides_of_one_kind(line.by, held.name), word=line.by)
        else:
            scope.complain(line, joined_by_what(line.by, held.name, [*held.columns, *sided, "owner"]), word=line.by)
        return None
    cls = scope.symbols.classes.get(by.type)
    if by.type not in (kinds.NUMBER, kinds.PLAYER, kinds.UNKNOWN) and (cls is None or cls.form not in ("kind", "option")):
        scope.complain(line, joined_by_a_name(line.by, by.type), word=line.by)
        return None
    for column in by.columns:
        piece = p.ColumnOf(owner=held.name, column=column, of=p.Bound(number=PIECE, type=held.name), type=by.type)
        if not all_figures(scope.symbols, piece):
            scope.complain(line, area_is_printed(column), word=line.by)
            return None
    return by


def _apart(scope: Scope, line: ast.Areas, held: Class, by: Joined) -> p.Expression | None:
    """Which sides of one kind are not joined on the piece itself."""
    if not isinstance(line.split, ast.ApartNote) or not _has_sides(scope, line.split, by):
        return None
    piece = Candidate(p.Bound(number=PIECE, type=held.name), held.name, held.name)
    kind = Candidate(p.Bound(number=KIND, type=by.type), by.type, by.type)
    condition = truth(Scope(scope.symbols, candidates=(piece, kind)), line.split.condition)
    for part in parts(condition):
        if not is_printed(scope.symbols, part):
            scope.complain(line.split, area_is_printed(scope.symbols.text_of(line.split.condition)))
            return None
    return condition


def _has_sides(scope: Scope, note: ast.Node, by: Joined) -> bool:
    """Whether there are sides that can be apart, or a complaint."""
    if by.form != "sides":
        scope.complain(note, apart_without_sides(by.columns[0] if by.columns else OWNER, scope.symbols.text_of(note)))
    return by.form == "sides"


def _segments(scope: Scope, line: ast.Areas, held: Class, by: Joined) -> tuple[p.Expression, ...]:
    """For each side what says with which others of its kind it is joined on the piece itself."""
    if not isinstance(line.split, ast.PartsNote) or not _has_sides(scope, line.split, by):
        return ()
    note = line.split
    piece = Candidate(p.Bound(number=PIECE, type=held.name), held.name, held.name)
    given = infer(Scope(scope.symbols, candidates=(piece,)), note.of)
    cls = scope.symbols.classes.get(given.type)
    if given.type == kinds.UNKNOWN:
        return ()
    if cls is None or cls.form != "kind" or not cls.columns.keys() >= set(SIDES):
        scope.complain(note, parts_by_what(scope.symbols.text_of(note.of), given.type))
        return ()
    types = {column_type(scope.symbols, cls.columns[side]) for side in SIDES}
    found = tuple(p.ColumnOf(owner=cls.name, column=side, of=given.node, type=min(types)) for side in SIDES)
    if len(types) > 1 or not types <= {kinds.NUMBER, *_names_of_kinds(scope.symbols)}:
        scope.complain(note, parts_are_alike(cls.name))
        return ()
    for part in (*parts(given.node), *found):
        if not is_printed(scope.symbols, part):
            scope.complain(note, area_is_printed(scope.symbols.text_of(note.of)))
            return ()
    return found


def _names_of_kinds(symbols: Symbols) -> set[str]:
    return {name for name, cls in symbols.classes.items() if cls.form == "kind"}


def _border(symbols: Symbols, grid: ast.GridLine, by: Joined) -> int | None:
    """The kind that the frame around the grid shows."""
    names = [note.name for note in grid.notes if isinstance(note, ast.BorderNote)]
    cls = symbols.classes.get(by.type)
    if not names or by.form != "sides" or cls is None or names[0] not in cls.members:
        return None
    return cls.members.index(names[0])


def _complete(symbols: Symbols, line: ast.Areas) -> p.Expression | None:
    """When an area is complete: by what it is, so that it changes only as pieces come and go."""
    if line.complete is None:
        return None
    frame = Frame()
    area = Candidate(p.Bound(number=frame.new_bound(), type=line.name), line.name, line.name)
    scope = Scope(symbols, frame, candidates=(area,))
    said = len(symbols.diagnostics)
    condition = truth(scope, line.complete)
    if len(symbols.diagnostics) == said and not all(_of_the_area(symbols, part) for part in parts(condition)):
        scope.complain(line.complete, complete_by_itself(symbols.text_of(line.complete)))
    return condition


def _in_the_area(symbols: Symbols, where: p.Places) -> bool:
    """Whether only its own pieces are looked at, and not what lies on it."""
    return where.area is not None and isinstance(symbols.words[where.families[0]].node, ast.GridLine)


def _of_the_area(symbols: Symbols, part: p.Node) -> bool:
    match part:
        case p.Group():
            return part.places is not None and _in_the_area(symbols, part.places) and part.owner is None
        case p.Places():
            return _in_the_area(symbols, part)
        case p.AreaFact():
            return part.fact != "complete"
    return isinstance(part, _OF_THE_AREA) or is_printed(symbols, part)
