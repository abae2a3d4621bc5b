"""Pieces that are made of others: which spaces each row covers, and what lies on each; and the zones where such pieces lie."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.grids.shapes import (
    comes_with_its_whole,
    made_of_itself,
    shape_missing,
    unreadable_shape,
    which_part,
)
from rulelang.infer.scope import Scope
from rulelang.infer.values.groups import class_named
from rulelang.names.symbols import Cell, Class, Symbols

SHAPE = "shape"
COVERED, LEFT_OUT = "X", "."  # of a space in a drawing
Shape = tuple[tuple[int, int, int], ...]  # by space: the row of the piece there, and how far up and right it is from the first


def shapes(symbols: Symbols, line: ast.PieceLine) -> tuple[Shape, ...]:
    """By row the spaces that a piece covers, in the order of reading; nothing for pieces that lie on one space."""
    if line.made_of is None:
        return ()
    scope = Scope(symbols)
    part = symbols.classes.get(class_named(scope, line.made_of, line.made_of.plural, plural=True))
    if part is None:
        return ()
    others = [whole for whole, one in symbols.made_of.items() if one == part.name and whole != line.name]
    if others or part.form != "piece" or part.name == line.name or part.name in {*symbols.made_of, *symbols.unions}:
        scope.complain(line.made_of, made_of_itself(line.name, line.made_of.plural), word=line.made_of.plural)
        return ()
    column = symbols.classes[line.name].columns.get(SHAPE)
    if column is None:
        scope.complain(line, shape_missing(line.name, part.name), word=line.name)
        return ()
    return tuple(_shape(symbols, cell, part) for cell in column.cells)


def _shape(symbols: Symbols, cell: Cell, part: Class) -> Shape:
    """What is drawn in one cell, after a complaint nothing."""
    found: list[tuple[int, int, int]] = []
    for down, row in enumerate(cell.text.split("/")):
        for right, word in enumerate(_words(row)):
            if word == COVERED and part.named and len(part.members) > 1:
                symbols.complain(cell.span, which_part(cell.text, part.name), file=cell.file)
                return ()
            if word == COVERED or word in part.members:
                found.append((0 if word == COVERED else part.members.index(word), -down, right))
            elif word != LEFT_OUT:
                found = []
                break
    if not found:
        symbols.complain(cell.span, unreadable_shape(cell.text, part.name, part.named), file=cell.file)
        return ()
    _, up, right = found[0]
    return tuple((row, one - up, other - right) for row, one, other in found)


def _words(row: str) -> list[str]:
    """One row of a drawing, space by space: signs side by side, or names with blanks between them."""
    words = row.split()
    if len(words) == 1 and set(words[0]) <= {COVERED, LEFT_OUT}:
        return list(words[0])
    return words or ["?"]


def part_of_a_whole(symbols: Symbols, line: ast.PieceLine) -> bool:
    """Whether a class is what others are made of; complaints about what is said of it that only the whole has."""
    whole = symbols.whole_of(line.name)
    if whole is None:
        return False
    plural = symbols.classes[line.name].plural
    said: list[tuple[ast.Node | None, str]] = [(line.each, f"each {line.each.name}" if line.each else "")]
    said += [(line.starts, "starts in"), (line.back, "back shows")]
    if line.rows and not isinstance(line.rows[0], ast.Row | ast.Csv):
        said.append((line, f": {symbols.text_of(line.rows[0])}"))
    for node, written in said:
        if node is not None:
            Scope(symbols).complain(node, comes_with_its_whole(plural, whole, written))
    copies = symbols.classes[line.name].columns.get("copies")
    if copies is not None:
        symbols.complain(copies.span, comes_with_its_whole(plural, whole, "copies"), file=copies.file)
    return True


def zones_of_wholes(symbols: Symbols) -> Iterator[p.Zone]:
    """For each grid and each class of pieces that cover several of its spaces: where these are while their parts lie there."""
    for grid in symbols.grids():
        for whole, part in symbols.made_of.items():
            if part in symbols.classes_of(grid.holds):
                yield p.Zone(
                    name=symbols.zone_of_wholes(whole, grid.name),
                    of=grid.each.name if grid.each else None,
                    holds=(whole,),
                    laid_on=grid.name,
                )
