"""Cells of tables, and formulas of values, to typed nodes; found when first asked for, so that the order of the text is free."""

from __future__ import annotations

import re
from dataclasses import replace

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.numbers import number_too_large
from rulelang.complaints.tables import (
    bundle_missing,
    neither_yes_nor_no,
    no_range_of_one_kind,
    number_missing,
    several_in_one_cell,
    unlike_other_rows,
    unreadable_cell,
)
from rulelang.complaints.values import column_needs_itself
from rulelang.infer.core import infer
from rulelang.infer.scope import Candidate, Frame, Scope, Typed
from rulelang.infer.values.bundles import as_bundle
from rulelang.names.data.ranges import ends
from rulelang.names.data.several_in_one import stands_for_several
from rulelang.names.symbols import Cell, Class, Column, Matrix, Symbols
from rulelang.program import kinds
from rulelang.syntax.parse import Unreadable, parse_cell
from rulelang.syntax.tokens import LARGEST, PARTS, small

_EMPTY = ("", "-", "–", "—")
YES, NO = "yes", "no"


def column_type(symbols: Symbols, column: Column) -> str:
    """The kind of value that a column holds; its typed cells are then in `column.nodes`."""
    if column.type is not None:
        return column.type
    if column.asked:
        symbols.complain(column.span, column_needs_itself(column.name), file=column.file)
        column.type = kinds.UNKNOWN
        return column.type
    column.asked = True
    owner = symbols.words.get(column.owner)
    if column.name == "shape" and owner is not None and getattr(owner.node, "made_of", None) is not None:
        column.type = kinds.TEXT  # a drawing, which is read with the class
        return column.type
    there = [cell for cell in column.cells if cell.span != column.span]  # a row that is missing is told
    if answers(symbols, there):
        column.type, column.answers, column.nodes = kinds.TRUTH, True, [_answer(symbols, cell) for cell in column.cells]
        return column.type
    _all_are_numbers(symbols, there)
    type, nodes = _typed(symbols, column.name, column.cells, symbols.classes.get(column.owner))
    _none_is_empty(symbols, there, type)
    if column.type is None:
        column.type, column.nodes = type, nodes
    return column.type


def answers(symbols: Symbols, cells: list[Cell]) -> bool:
    """Whether a column says yes and no; not where an author has such a name."""
    return any(cell.text in (YES, NO) for cell in cells) and YES not in symbols.members


def _answer(symbols: Symbols, cell: Cell) -> p.Expression:
    """A cell of such a column: 1 or 0; an empty one says no."""
    if cell.text not in (YES, NO, "nothing", *_EMPTY):
        symbols.complain(cell.span, neither_yes_nor_no(cell.text), file=cell.file)
    return p.Number(value=int(cell.text == YES))


def matrix_type(symbols: Symbols, matrix: Matrix) -> str:
    """The kind of value that a table with two keys holds; its typed cells are then in `matrix.nodes`."""
    if matrix.type is None:
        matrix.type = kinds.UNKNOWN
        cells = [cell for row in matrix.cells for cell in row]
        _all_are_numbers(symbols, cells)
        type, nodes = _typed(symbols, matrix.name, cells, None)
        _none_is_empty(symbols, cells, type)
        width = len(matrix.columns)
        matrix.type, matrix.nodes = type, [nodes[i : i + width] for i in range(0, len(nodes), width)] if width else []
    return matrix.type


def _typed(symbols: Symbols, name: str, cells: list[Cell], owner: Class | None) -> tuple[str, list[p.Expression]]:
    trees = [cell_tree(symbols, cell) for cell in cells]
    if all(tree is None or isinstance(tree, ast.TextLiteral) for tree in trees) and any(trees):
        return kinds.TEXT, []
    wanted = _kind_of_all(symbols, name, trees)
    found = [_cell(symbols, cell, tree, wanted, owner) for cell, tree in zip(cells, trees, strict=True)]
    type = _common([typed.type for typed in found if typed is not None])
    return type, [_fitted(symbols, cell, tree, typed, type, owner) for cell, tree, typed in zip(cells, trees, found, strict=True)]


def _all_are_numbers(symbols: Symbols, cells: list[Cell]) -> None:
    """Complains where a table of plain numbers has none: 0, no limit and not known would look alike."""
    without = _empty(symbols, cells)
    if len(without) == len(cells) or not all(_is_number(cell.text) for cell in cells if cell.text not in _EMPTY):
        return
    for cell in without:
        symbols.complain(cell.span, number_missing(cell.text, cell.row), file=cell.file)


def _is_number(text: str) -> bool:
    return text.removeprefix("-").rstrip(PARTS).isdecimal() or text in PARTS or text == "no limit"


def _none_is_empty(symbols: Symbols, cells: list[Cell], type: str) -> None:
    """Complains about an empty cell among bundles: free, not to be had and not known would look alike."""
    without = _empty(symbols, cells)
    if type != kinds.BUNDLE or len(without) == len(cells):
        return
    for cell in without:
        symbols.complain(cell.span, bundle_missing(cell.row), file=cell.file)


def _empty(symbols: Symbols, cells: list[Cell]) -> list[Cell]:
    """The cells with nothing in them; none where rows are torn, which is told."""
    torn = any(d.code == "ragged_row" for d in symbols.diagnostics)
    return [] if torn else [cell for cell in cells if cell.text in _EMPTY]


def cell_tree(symbols: Symbols, cell: Cell) -> ast.Node | None:
    """What stands in a cell; None if it is empty."""
    text = cell.text
    if text in _EMPTY:
        return None
    if text.isdecimal() and len(text) < 8:
        return ast.NumberText(span=cell.span, value=int(text))
    if text == "free":
        return ast.Reference(span=cell.span, name="nothing")
    try:
        file = "" if cell.file == symbols.source.name else cell.file
        tree = parse_cell(text, cell.span.line, cell.span.column, file)
    except Unreadable:
        joined = _with_names_joined(symbols, text)
        return _unreadable(symbols, cell) if joined == text else cell_tree(symbols, cell._replace(text=joined))
    return tree if isinstance(tree, ast.Node) else _unreadable(symbols, cell)


def _with_names_joined(symbols: Symbols, text: str) -> str:
    """The text with names of several words as one word: `2 dark wood` as `2 dark_wood`, if there is something of this name."""
    for name in sorted({*symbols.members, *symbols.resource_index, *symbols.bodies, *symbols.words}, key=len, reverse=True):
        if "_" in name:
            text = re.sub(rf"(?<!\w){name.replace('_', ' ')}(?!\w)", name, text)
    return text


def _unreadable(symbols: Symbols, cell: Cell) -> ast.Node:
    if not all(map(small, re.findall("[0-9]+", cell.text))):
        symbols.complain(cell.span, number_too_large(LARGEST), file=cell.file)
        return ast.Reference(span=cell.span, name="")
    if stands_for_several(symbols, cell.text):
        symbols.complain(cell.span, several_in_one_cell(cell.text), file=cell.file)
        return ast.Reference(span=cell.span, name="")
    if (range_ := ends(cell.text)) is not None:
        symbols.complain(cell.span, no_range_of_one_kind(*range_), file=cell.file)
        return ast.Reference(span=cell.span, name="")
    symbols.complain(cell.span, unreadable_cell(cell.text, in_file=cell.file.endswith(".csv")), file=cell.file)
    return ast.Reference(span=cell.span, name="")


def _kind_of_all(symbols: Symbols, name: str, trees: list[ast.Node | None]) -> str | None:
    """The one kind of which all bare names of a column are members; the column's own name settles several."""
    if any(isinstance(t, (ast.QuantityText, ast.AnyQuantityText, ast.Plus, ast.Either)) for t in trees):
        return kinds.BUNDLE
    names = [t.name for t in trees if isinstance(t, ast.Reference) and t.name not in ("nothing", "nobody", "")]
    if not names:
        return None
    sets = [{type for type, _ in symbols.members.get(n, ())} for n in names]
    shared = set.intersection(*sets)
    if name in shared or not shared:
        return name if name in shared else None
    if all(n in symbols.resource_index for n in names):
        groups = [s for s in sorted(shared) if symbols.resource_group(s)]
        return groups[0] if groups else kinds.RESOURCE
    return sorted(shared)[0] if len(shared) == 1 else None


def _cell(symbols: Symbols, cell: Cell, tree: ast.Node | None, wanted: str | None, owner: Class | None) -> Typed | None:
    if tree is None:
        return None
    if isinstance(tree, ast.Reference) and not tree.name:
        return Typed(p.Nobody(), kinds.UNKNOWN)
    scope = cell_scope(symbols, cell, owner)
    if isinstance(tree, ast.Abilities):
        return Typed(p.Nobody(), kinds.ABILITY)
    if isinstance(tree, ast.TextLiteral):
        return Typed(p.Nobody(), kinds.TEXT)
    return infer(replace(scope, counts=True), tree, wanted)


def cell_scope(symbols: Symbols, cell: Cell, owner: Class | None) -> Scope:
    """A cell knows no names of steps; `it` is whose row it is (slot 1 of a formula), and of a piece `your` is whoever has it."""
    if owner is None or owner.form not in ("kind", "option", "piece"):
        return Scope(symbols, file=cell.file, in_cell=True)
    row = p.Local(slot=1, type=owner.name)
    you = p.OwnerOf(of=row) if owner.form == "piece" else None
    return Scope(symbols, file=cell.file, in_cell=True, you=you, candidates=(Candidate(row, owner.name, owner.name),))


def _common(types: list[str]) -> str:
    real = [t for t in types if t not in (kinds.UNKNOWN, kinds.NOBODY)]
    if not real:
        return kinds.UNKNOWN if kinds.UNKNOWN in types else (kinds.BUNDLE if kinds.NOBODY in types else kinds.NUMBER)
    if kinds.ABILITY in real:
        return kinds.ABILITY
    return kinds.BUNDLE if kinds.BUNDLE in real else real[0]


def _fitted(
    symbols: Symbols, cell: Cell, tree: ast.Node | None, typed: Typed | None, type: str, owner: Class | None
) -> p.Expression:
    """The cell as a value of the column's kind; an empty one is 0 or nothing."""
    if typed is None or tree is None or typed.type == kinds.UNKNOWN:
        return p.Number(value=0) if type == kinds.NUMBER else p.EmptyBundle() if type == kinds.BUNDLE else p.Nobody()
    scope = cell_scope(symbols, cell, owner)
    if type == kinds.BUNDLE:
        return as_bundle(scope, tree, typed)
    if not kinds.fits(typed.type, type):
        symbols.complain(cell.span, unlike_other_rows(type, typed.type), file=cell.file)
        return p.Nobody()
    return typed.node


def value_type(symbols: Symbols, line: ast.ValueLine | ast.Condition) -> str:
    """The kind of value that a declared value gives; a condition gives a truth."""
    if isinstance(line, ast.Condition):
        return kinds.TRUTH
    known = symbols.value_types.get(line.name)
    if known is None:
        symbols.value_types[line.name] = kinds.UNKNOWN
        quiet = len(symbols.diagnostics)
        scope, _ = value_scope(symbols, line)
        symbols.value_types[line.name] = known = infer(scope, line.formula).type
        symbols.forget_complaints(quiet)  # its own declaration will say so
    return known


def value_scope(symbols: Symbols, line: ast.ValueLine | ast.Condition) -> tuple[Scope, int | None]:
    """The scope of a value's formula, and the number of the candidate that it is for."""
    frame = Frame()
    if line.each is None:
        return Scope(symbols, frame), None
    first = _candidate(symbols, frame, line.each.name, line.each.name)
    you = first.node if first.type == kinds.PLAYER else None
    scope = Scope(symbols, frame, you, candidates=(first,))
    if line.each.second is not None:
        second = _candidate(symbols, frame, line.each.second, line.each.word or line.each.second)
        scope = replace(scope, candidates=(first, second))
    return scope, 0


def _candidate(symbols: Symbols, frame: Frame, name: str, word: str) -> Candidate:
    """What a value is about, by its class and the word for it."""
    grids = symbols.grids()
    type = kinds.space_of(grids[0].name) if name == kinds.SPACE and len(grids) == 1 else name
    return Candidate(p.Bound(number=frame.new_bound(), type=type), type, word)
