"""What is asked of areas: what joins them, how large and how open they are, where they lie, whether they are complete."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.grids.areas import areas_are_elsewhere, has_no_areas, in_several_areas, never_complete, no_such_line
from rulelang.complaints.groups import only_areas_lie_across
from rulelang.complaints.values import cannot_be
from rulelang.infer.core import infer, number, rule
from rulelang.infer.scope import UNKNOWN, Scope, Typed
from rulelang.infer.values.columns.cells import column_type
from rulelang.names.symbols import Class, Symbols
from rulelang.program import kinds

SIDES = ("north", "east", "south", "west")
OWNER = "owner"
Fact = Literal["size", "open_sides", "value", "owner", "complete", "now"]


class Joined(NamedTuple):
    """What joins the pieces of areas: the columns of their sides, one column, or whose they are; and the kind of that."""

    form: Literal["sides", "column", "owner"]
    type: str
    columns: tuple[str, ...] = ()


def line_of(symbols: Symbols, type: str) -> ast.Areas | None:
    """The line that declares a class of areas."""
    word = symbols.words.get(type)
    return word.node if word is not None and isinstance(word.node, ast.Areas) else None


def is_area(scope: Scope, type: str) -> bool:
    """Whether a kind of value is a class of areas."""
    return line_of(scope.symbols, type) is not None


def held_by_grid(symbols: Symbols, line: ast.Areas) -> Class | None:
    """The class of pieces that the grid of areas holds."""
    word = symbols.words.get(line.grid)
    return symbols.classes.get(word.node.holds) if word is not None and isinstance(word.node, ast.GridLine) else None


def joined(symbols: Symbols, line: ast.Areas) -> Joined | None:
    """What joins the pieces; None where nothing of them is called so."""
    held = held_by_grid(symbols, line)
    if held is None:
        return None
    if line.by in held.columns and line.by != "copies":
        return Joined("column", column_type(symbols, held.columns[line.by]), (line.by,))
    sides = [held.columns[side] for side in SIDES if side in held.columns]
    if len(sides) == len(SIDES) and all(column_type(symbols, side) == line.by for side in sides):
        return Joined("sides", line.by, SIDES)
    return Joined("owner", kinds.PLAYER) if line.by == OWNER else None


def of_area(scope: Scope, name: str, owner: Typed) -> Typed | None:
    """`size of estate`, `open_sides of estate`, `owner of estate`, and what joins its pieces: `land of estate`."""
    line = line_of(scope.symbols, owner.type)
    if line is None:
        return None
    match name:
        case "size" | "open_sides":
            return _fact(owner, name, kinds.NUMBER)
        case "owner":
            return _fact(owner, "owner", kinds.PLAYER)
        case line.by:
            by = joined(scope.symbols, line)
            return UNKNOWN if by is None else _fact(owner, "value", by.type)
    return None


def _fact(area: Typed, fact: Fact, type: str) -> Typed:
    return Typed(p.AreaFact(areas=area.type, fact=fact, of=area.node, type=type), type)


def as_it_is_now(scope: Scope, given: Typed) -> p.Expression:
    """An area that is compared: by now it may be joined with another."""
    return _fact(given, "now", given.type).node if is_area(scope, given.type) else given.node


def asked_of_areas(scope: Scope, type: str) -> Iterator[str]:
    """All that may stand before `of` an area."""
    line = line_of(scope.symbols, type)
    if line is not None:
        yield from ("size", "open_sides", OWNER, line.by)


def area_of_piece(scope: Scope, node: ast.Node, name: str, piece: Typed) -> Typed | None:
    """`herd of cow`; a complaint where a piece may be in several."""
    line = line_of(scope.symbols, name)
    if line is None:
        return None
    held = held_by_grid(scope.symbols, line)
    by = joined(scope.symbols, line)
    if held is None or by is None:
        return UNKNOWN
    if not set(scope.symbols.classes_of(held.name)) & set(scope.symbols.classes_of(piece.type)):
        return scope.complain(node, has_no_areas(name, piece.type))
    if by.form == "sides":
        return scope.complain(node, in_several_areas(scope.symbols.text_of(node), name, piece.type))
    return Typed(p.AreaOf(of=piece.node, type=name), name)


def spaces_of_area(scope: Scope, given: Typed) -> p.Places | None:
    """The spaces of an area, or the places on it, as where to look."""
    if given.type == kinds.ON_AREA and isinstance(given.node, p.PlaceAt) and given.node.of is not None:
        zone = scope.symbols.words[given.node.zone].node
        areas = zone.each.name if isinstance(zone, ast.ZoneLine) and zone.each is not None else ""
        return p.Places(families=(given.node.zone,), area=p.Area(areas=areas, of=given.node.of))
    line = line_of(scope.symbols, given.type)
    if line is None:
        return None
    return p.Places(families=(line.grid,), area=p.Area(areas=given.type, of=given.node))


def lie_there(scope: Scope, node: ast.Node, type: str, where: p.Places | None) -> p.Places | None:
    """Where areas of a class are looked for: in all their grid, unless it is said; a complaint where they never lie."""
    line = line_of(scope.symbols, type)
    if line is None:
        return where
    if where is None:
        return p.Places(families=(line.grid,))
    named = [where.one.zone] if isinstance(where.one, p.PlaceAt) else where.families
    if where.area is not None or any(name != line.grid for name in named):
        scope.complain(node, areas_are_elsewhere(type, line.grid))
    return where


def state_of_area(scope: Scope, node: ast.StateLine, of: Typed) -> Typed:
    """`estate is complete`"""
    line = line_of(scope.symbols, of.type)
    if line is None:
        if of.type != kinds.UNKNOWN:
            scope.complain(node.of, cannot_be(node.state, scope.symbols.text_of(node.of), of.type, "area"))
        return Typed(UNKNOWN.node, kinds.TRUTH)
    if line.complete is None:
        scope.complain(node, never_complete(line.name), also=scope.symbols.also(scope.symbols.words[line.name]))
    found = _fact(of, "complete", kinds.TRUTH)
    return Typed(p.Not(of=found.node), kinds.TRUTH) if node.negated else found


@rule(ast.Across)
def across(scope: Scope, node: ast.Across, wanted: str | None) -> Typed:
    given = infer(scope, node.area)
    first, second = number(scope, node.first), number(scope, node.second)
    if not is_area(scope, given.type):
        if given.type != kinds.UNKNOWN:
            scope.complain(node.area, only_areas_lie_across(given.type))
        return Typed(UNKNOWN.node, kinds.TRUTH)
    if isinstance(first, p.Number) and isinstance(second, p.Number) and first.value == second.value:
        scope.complain(node, no_such_line(first.value, second.value))
    lines: Literal["rows", "columns"] = "rows" if node.lines == "rows" else "columns"
    made = p.LiesAcross(areas=given.type, of=given.node, between=lines, first=first, second=second)
    return Typed(made, kinds.TRUTH)
