"""A board that is drawn as a picture: a move for each letter."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.grids.pictures import (
    cannot_be_drawn,
    empty_is_a_dot,
    letter_not_used,
    letter_twice,
    letter_unknown,
    no_piece_of_letter,
    rows_of_another_size,
    too_few_for_picture,
    whose_letter,
)
from rulelang.infer.core import player
from rulelang.infer.scope import Scope
from rulelang.names.symbols import Class, Symbol
from rulelang.program import kinds

_EMPTY = (".", "·")


class _Meant(NamedTuple):
    """What a letter stands for: a class of pieces, one row of it if it has several, and whose they are."""

    cls: Class
    row: int | None
    owner: p.Expression | None


def picture(scope: Scope, node: ast.Picture) -> tuple[p.Step, ...]:
    """The pieces that stand in the rows, from the bottom left."""
    word = _drawn_on(scope, node)
    legends = [one for one in node.drawn if isinstance(one, ast.Legend)]
    rows = [(one, one.text.strip().strip("|").split()) for one in node.drawn if isinstance(one, ast.Row)]
    meant = {one.letter: found for one in legends if (found := _meant(scope, one)) is not None}
    for extra in [one for n, one in enumerate(legends) if one.letter in {other.letter for other in legends[:n]}]:
        scope.complain(extra, letter_twice(extra.letter), word=extra.letter)
    _letters(scope, rows, legends)
    if word is None or not _has_size(scope, node, word, [letters for _, letters in rows]):
        return ()
    _enough(scope, legends, meant, [letter for _, letters in rows for letter in letters])
    squares = [letter for _, letters in reversed(rows) for letter in letters]
    line = scope.symbols.line_of(node)
    return tuple(_placed(scope, line, node.grid, space, meant[letter]) for space, letter in enumerate(squares) if letter in meant)


def _drawn_on(scope: Scope, node: ast.Picture) -> Symbol | None:
    """The grid, which must be a plain one that all play on."""
    word = scope.symbols.words.get(node.grid)
    line = word.node if word is not None else None
    hexes = isinstance(line, ast.GridLine) and any(isinstance(note, ast.HexesNote) for note in line.notes)
    if not isinstance(line, ast.GridLine) or line.each is not None or line.has_law or hexes:
        scope.complain(node, cannot_be_drawn(node.grid, is_grid=isinstance(line, ast.GridLine)), word=node.grid)
        return None
    return word


def _has_size(scope: Scope, node: ast.Picture, word: Symbol, rows: list[list[str]]) -> bool:
    """Whether as many rows are drawn as the grid has, each as wide; a complaint where not."""
    line = word.node
    assert isinstance(line, ast.GridLine)
    size = [one.value if isinstance(one, ast.NumberText) else -1 for one in (line.width, line.height)]
    if size[1] == len(rows) and all(len(letters) == size[0] for letters in rows):
        return True
    scope.complain(node, rows_of_another_size(node.grid, len(rows)), word=node.grid, also=scope.symbols.also(word))
    return False


def _letters(scope: Scope, rows: list[tuple[ast.Row, list[str]]], legends: list[ast.Legend]) -> None:
    """Complaints about letters that are drawn and not told, and the other way round."""
    known, drawn = {one.letter for one in legends}, {letter for _, letters in rows for letter in letters}
    for row, letters in rows:
        for letter in dict.fromkeys(one for one in letters if one not in known and one not in _EMPTY):
            scope.complain(row, empty_is_a_dot() if letter == "-" else letter_unknown(letter))
    for one in legends:
        if one.letter not in drawn:
            scope.complain(one, letter_not_used(one.letter), word=one.letter)


def _meant(scope: Scope, node: ast.Legend) -> _Meant | None:
    """The class or row of pieces that a letter stands for."""
    symbols = scope.symbols
    cls, row = symbols.classes.get(node.piece), None
    if cls is None or cls.form != "piece":
        rows = [(type, row) for type, row in symbols.members.get(node.piece, ()) if type in symbols.classes]
        found = [(symbols.classes[type], row) for type, row in rows if symbols.classes[type].form == "piece"]
        cls, row = found[0] if found else (None, None)
    word = symbols.words.get(cls.name) if cls is not None else None
    if cls is None or word is None or not isinstance(word.node, ast.PieceLine) or (row is None and len(cls.members) > 1):
        scope.complain(node, no_piece_of_letter(node.piece), word=node.piece)
        return None
    owned = word.node.each is not None
    if owned != (node.owner is not None):
        scope.complain(node, whose_letter(node.piece, owned=owned), word=node.piece)
        return None
    return _Meant(cls, row, player(scope, node.owner) if node.owner is not None else None)


def _enough(scope: Scope, legends: list[ast.Legend], meant: dict[str, _Meant], drawn: list[str]) -> None:
    """Complaints where more pieces are drawn than there are."""
    wanted = Counter(letter for letter in drawn if letter in meant)
    for legend in legends:
        there = _copies(scope, meant[legend.letter]) if legend.letter in meant else None
        if there is not None and wanted[legend.letter] > there:
            scope.complain(legend, too_few_for_picture(legend.piece, wanted[legend.letter], there), word=legend.letter)


def _copies(scope: Scope, meant: _Meant) -> int | None:
    """How many there are; None where that hangs on the table."""
    line = scope.symbols.words[meant.cls.name].node
    assert isinstance(line, ast.PieceLine)
    if line.rows and not isinstance(line.rows[0], ast.Row | ast.Csv):
        return line.rows[0].value if isinstance(line.rows[0], ast.NumberText) else None
    column = meant.cls.columns.get("copies")
    text = "1" if column is None else column.cells[meant.row or 0].text
    return int(text) if text.isdecimal() else None


def _placed(scope: Scope, line: int, grid: str, space: int, meant: _Meant) -> p.Step:
    """The first such piece, from where it starts to a space."""
    cls, row, owner = meant
    declared = scope.symbols.words[cls.name].node
    assert isinstance(declared, ast.PieceLine)
    bound = scope.frame.new_bound()
    it = p.Bound(number=bound, type=cls.name)
    of_row = p.Compare(op="==", left=p.RowOf(of=it), right=p.Constant(type=kinds.row_of(cls.name), value=row or 0))
    starts = declared.starts.zone if declared.starts is not None else "box"
    group = p.Group(
        type=cls.name,
        bound=bound,
        places=p.Places(one=p.PlaceAt(zone="box")) if starts == "box" else p.Places(families=(starts,)),
        owner="your" if owner is not None else None,
        you=owner,
        where=None if row is None else of_row,
    )
    to = p.PlaceAt(zone=grid, space=p.Constant(type=kinds.space_of(grid), value=space))
    return p.MovePiece(line=line, piece=p.EndOf(end="first", group=group, type=cls.name), to=to)
