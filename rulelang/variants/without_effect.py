"""Statements of a variant that change nothing: `change` and `replace` that say what the base says already."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rulelang import ast
from rulelang.ast.addresses import title
from rulelang.complaints.complaint import STANDS_ALREADY
from rulelang.lower import cell_addresses
from rulelang.names.resolve import resolve
from rulelang.names.symbols import Cell
from rulelang.text.diagnostics import Also
from rulelang.text.source import Span
from rulelang.variants.edit import Edit, changed, written
from rulelang.variants.read import Stack


def idle(stack: Stack, tree: ast.Text, found: Sequence[Edit]) -> Iterator[tuple[ast.Node, Also]]:
    """Each statement of a variant, whose edits are `found`, that leaves its base's `tree` as it is, and what stands there."""
    cells: dict[str, Cell] = {}
    if any(_is_cell(edit) for edit in found):
        cells = dict(cell_addresses(resolve(stack.game, tree, stack.sources)))
    columns = {(edit.path, edit.aspect[2]) for edit in found if _is_cell(edit) and not edit.aspect[1]}
    for statement in dict.fromkeys(id(edit.statement) for edit in found):
        edits = [edit for edit in found if id(edit.statement) == statement]
        if any(_is_cell(edit) and edit.aspect[1] and (edit.path, edit.aspect[2]) in columns for edit in edits):
            continue  # it makes an exception from a column that this variant changes
        places = [_standing(stack, tree, edit, cells) for edit in edits]
        if all(places) and (first := next(iter(places), None)):
            yield edits[0].statement, first


def _is_cell(edit: Edit) -> bool:
    return edit.aspect[:1] == ("cell",)


def _standing(stack: Stack, tree: ast.Text, edit: Edit, cells: dict[str, Cell]) -> Also | None:
    """Where what the edit wants stands already; None if it changes something."""
    if _is_cell(edit):
        return _standing_cell(edit, _about(tree, edit, cells))
    if not isinstance(edit.statement, ast.ChangeLine | ast.ReplaceLine | ast.ReplaceClause):
        return None
    old = _clause(tree, edit)
    if old is None or written(old) != written(*edit.make(old)):
        return None
    return Also(file=old.span.file or stack.game.name, span=_first_line(old.span), text=STANDS_ALREADY)


def _clause(tree: ast.Text, edit: Edit) -> ast.Node | None:
    """The clause that an edit is about."""
    found: list[ast.Node] = []

    def keep(node: ast.Node) -> tuple[ast.Node, ...]:
        found.append(node)
        return (node,)

    changed(tree, edit.path, keep)
    return found[0] if found else None


def _about(tree: ast.Text, edit: Edit, cells: dict[str, Cell]) -> list[Cell]:
    """The cells that an edit sets."""
    table = _clause(tree, edit)
    _, row, column = edit.aspect
    start, end = f"{title(table)}[" if table is not None else "?", f"].{column}"
    return [
        cell
        for address, cell in cells.items()
        if address.startswith(start) and address.endswith(end) and row in ("", address[len(start) : -len(end)])
    ]


def _standing_cell(edit: Edit, cells: list[Cell]) -> Also | None:
    if not cells or any(_words(cell.text) != _words(edit.said) for cell in cells):
        return None
    return Also(file=cells[0].file, span=cells[0].span, text=STANDS_ALREADY)


def _words(text: str) -> list[str]:
    """The words and signs of a cell, however they are spaced."""
    return re.findall(r"\w+|[^\w\s]", text)


def _first_line(span: Span) -> Span:
    if span.line == span.end_line:
        return span
    return span.model_copy(update={"end_line": span.line + 1, "end_column": 1})
