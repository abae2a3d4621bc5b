"""Tables to members, columns and matrices in the table of symbols; a complaint for each row and heading that does not fit."""

from __future__ import annotations

import re

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.complaint import FIRST_HERE
from rulelang.complaints.families.dice import dice_without_names, sides_of_dice, sides_stand_above
from rulelang.complaints.names import already_declared, no_such_member, numbers_and_names
from rulelang.complaints.tables import (
    already_in,
    column_twice,
    heading_of_names,
    not_a_heading,
    not_a_name,
    perhaps_copies,
    row_twice,
    rows_missing,
    rows_of_nothing_known,
)
from rulelang.names.data.csv_file import Written
from rulelang.names.data.matrices import matrix
from rulelang.names.data.named_columns import as_named
from rulelang.names.data.ranges import ends
from rulelang.names.data.several_in_one import apart
from rulelang.names.data.table_rows import FOR_PEOPLE, as_name, read_rows
from rulelang.names.declare import declare_name, reserve
from rulelang.names.symbols import Cell, Class, Column, Symbol, Symbols
from rulelang.program import kinds
from rulelang.program.kinds import MOST_SIDES, SIDE
from rulelang.text.near_names import nearest
from rulelang.text.source import Span


def add_class(symbols: Symbols, name: str, form: str, plural: ast.Plural | None) -> Class:
    word = plural.name if plural else kinds.plural(name)
    cls = Class(name, form, word)
    symbols.classes[name] = cls
    symbols.plurals.setdefault(word, name)
    return cls


def members(symbols: Symbols, cls: Class, members: list[tuple[str, Span, str]]) -> None:
    first: dict[str, Span] = {}
    for name, span, file in members:
        if not name.isidentifier():
            symbols.complain(span, not_a_name(name, _as_identifier(name, cls.name)), file=file)
            symbols.lost.add("unknown_name")
        if name in first:
            symbols.complain(
                span,
                already_in(name, cls.name),
                also=symbols.also(Symbol(name, "", symbols_node(symbols, cls), first[name], file), FIRST_HERE),
                file=file,
            )
            continue
        first[name] = span
        reserve(symbols, name, span, file)
        symbols.members.setdefault(name, []).append((cls.name, len(cls.members)))
        cls.members.append(name)


def option(symbols: Symbols, node: ast.OptionLine) -> None:
    """An option of names is a class: its values, and then what a variant left out. A value given twice is told elsewhere."""
    word = symbols.words.get(node.name)
    if word is None or word.node is not node or not node.names:
        return
    if len(node.names) < len(node.values):
        symbols.complain(node.span, numbers_and_names(node.name))
    found: dict[str, ast.Name] = {}
    for name in (*node.names, *node.former):
        found.setdefault(name.name, name)
    if node.name in found:
        symbols.complain(found[node.name].span, already_declared(node.name, "option"), also=symbols.also(word))
    cls = symbols.classes[node.name] = Class(node.name, "option", kinds.plural(node.name))
    members(symbols, cls, [(one.name, one.span, one.span.file or symbols.source.name) for one in found.values()])


def _as_identifier(name: str, of: str) -> str:
    """The name that somebody may have meant: `kings_hall`, `card_3`; empty if nothing in it could be one."""
    word = re.sub(r"\W+", "_", re.sub(r"['’]", "", name)).strip("_")
    return word if word.isidentifier() or not word else f"{of}_{word}"


def symbols_node(symbols: Symbols, cls: Class) -> ast.Node:
    """The declaration of a class, or an empty node for a built-in one."""
    word = symbols.words.get(cls.name)
    return word.node if word else ast.Node()


def table(symbols: Symbols, node: ast.Table) -> None:
    rows = read_rows(symbols, node)
    if not rows:
        return
    if node.keys is not None:
        matrix(symbols, node, rows)
        return
    key = rows[0][0]
    cls = symbols.classes.get(key.text)
    if cls is None or (cls.form == "kind" and not cls.members and node.name == key.text):
        if key.text != node.name:
            symbols.complain(key.span, rows_of_nothing_known(node.name, key.text), file=key.file)
            symbols.lost |= {"unknown_name", "unknown_class", "unknown_property"}
            return
        if not declare_name(symbols, symbols.words, node, node.name, "table"):
            return
        cls = add_class(symbols, node.name, "kind", node.plural)
        members(symbols, cls, [(row[0].text, row[0].span, row[0].file) for row in rows[1:]])
    elif key.text != node.name:
        declare_name(symbols, symbols.words, node, node.name, "table")
    _columns(symbols, cls, node, rows, 1, _order(symbols, cls, rows))


def _order(symbols: Symbols, cls: Class, rows: list[list[Written]]) -> dict[int, int]:
    """Which row of the table belongs to which member of the class; complains about rows too many, too few or twice."""
    order: dict[int, int] = {}
    for number, row in enumerate(rows[1:], 1):
        cell = row[0]
        if cell.text not in cls.members:
            symbols.complain(cell.span, no_such_member(cls.name, cell.text), file=cell.file)
        elif cls.members.index(cell.text) not in order:
            order[cls.members.index(cell.text)] = number
        elif cls.form != "kind" or symbols.words[cls.name].form != "table":
            symbols.complain(cell.span, row_twice(cell.text), file=cell.file)
    missing = [member for i, member in enumerate(cls.members) if i not in order]
    if missing and rows:
        span = rows[0][0].span
        symbols.complain(span, rows_missing(missing[:4], cls.name), file=rows[0][0].file)
    return order


def _columns(
    symbols: Symbols, cls: Class, node: ast.Table | ast.PieceLine, rows: list[list[Written]], first: int, order: dict[int, int]
) -> None:
    quiet = len(symbols.diagnostics)
    headings = [
        (number, heading)
        for number, heading in list(enumerate(rows[0]))[first:]
        if heading.text not in FOR_PEOPLE or heading.text in symbols.classes
    ]
    for number, heading in headings:
        if heading.text in cls.columns:
            symbols.complain(heading.span, column_twice(cls.name, heading.text), file=heading.file)
            continue
        if cls.form == "piece" and heading.text != "copies" and nearest(heading.text, ["copies"]):
            symbols.complain(heading.span, perhaps_copies(heading.text), file=heading.file)
        if not heading.text.isidentifier():
            symbols.complain(heading.span, not_a_heading(heading.text), file=heading.file)
            continue
        cells = []
        for member in range(len(cls.members)):
            row = rows[order[member]] if member in order else None
            cell = row[number] if row else Written("-", heading.span, heading.file)
            cells.append(Cell(cell.text, cell.span, cell.file, cls.members[member]))
        cls.columns[heading.text] = Column(heading.text, cls.name, node.name, cells, heading.span, heading.file)
    if len(symbols.diagnostics) == quiet:
        as_named(symbols, node, [heading for _, heading in headings])


def piece(symbols: Symbols, node: ast.PieceLine) -> None:
    word = symbols.words.get(node.name)
    if word is None or word.node is not node:
        return
    cls = symbols.classes[node.name]
    if isinstance(node, ast.Dice):
        _dice(symbols, cls, node)
        return
    if node.rows and not isinstance(node.rows[0], ast.Row | ast.Csv):
        cls.members, cls.named = [node.name], False
        return
    if not node.rows and symbols.whole_of(node.name) is not None:
        cls.members, cls.named = [node.name], False
        return
    rows = read_rows(symbols, node)
    if not rows:
        cls.members = []
        return
    first = rows[0][0].text
    names: list[str] = []
    if first not in (node.name, "name"):
        rows, names = apart(symbols, node, rows)
    cls.named = first in (node.name, "name") or _misnamed(symbols, node, rows)
    if cls.named:
        rows[1:] = [[as_name(row[0]), *row[1:]] for row in rows[1:]]
        members(symbols, cls, [(row[0].text, row[0].span, row[0].file) for row in rows[1:]])
        places = {row[0].text: number for number, row in reversed(list(enumerate(rows)))}
        order = {i: places[member] for i, member in enumerate(cls.members)}
    else:
        cls.members = names
        order = {i: i + 1 for i in range(len(cls.members))}
    _columns(symbols, cls, node, rows, 1 if cls.named else 0, order)


def _dice(symbols: Symbols, cls: Class, node: ast.Dice) -> None:
    """The sides of dice are their rows, those of each sort together, and the last column says which number each has."""
    least, most = node.sides.least, node.sides.most
    if not 1 < most - least + 1 <= MOST_SIDES:
        symbols.complain(node.sides.span, sides_of_dice(least, most, MOST_SIDES))
        most = min(most, least + MOST_SIDES)
    sides = range(least, most + 1)
    rows, sorts = _sorts_of_dice(symbols, node)
    cls.members, cls.named = [f"{sort} {side}" for sort in sorts for side in sides], False
    each = [row for row in rows[1:] for _ in sides]
    if rows:
        _columns(symbols, cls, node, [rows[0], *each], 0, {row: row + 1 for row in range(len(each))})
    span = symbols.word_span(node.span, node.name)
    cells: list[p.Expression] = [p.Number(value=side) for _ in sorts for side in sides]
    cls.columns[SIDE] = Column(SIDE, cls.name, cls.name, [], span, symbols.source.name, kinds.NUMBER, cells)


def _sorts_of_dice(symbols: Symbols, node: ast.Dice) -> tuple[list[list[Written]], list[str]]:
    """The rows of a class of dice with what stands above them, none where all are of one sort; and what each sort is called."""
    rows = read_rows(symbols, node) if isinstance(node, ast.DiceRows) else []
    if side := next((one for one in rows[0] if one.text in (SIDE, "sides")), None) if rows else None:
        symbols.complain(side.span, sides_stand_above(node.name), file=side.file)
        rows = [row[: rows[0].index(side)] for row in rows]
    if not rows or not rows[0]:
        return [], [node.name]
    heading = rows[0][0]
    rows, names = apart(symbols, node, rows)
    if heading.text in (node.name, "name") or _unknown_names(symbols, rows):
        symbols.lost |= {"unknown_name", "unknown_property"}
        symbols.complain(heading.span, dice_without_names(node.name), file=heading.file)
    worded = [" ".join(word for word in name.split() if word != node.name) for name in names]
    return rows, [word if word[:1].isalpha() else name for word, name in zip(worded, names, strict=True)]


def _misnamed(symbols: Symbols, node: ast.PieceLine, rows: list[list[Written]]) -> bool:
    """Whether the first column holds new names under a wrong heading; complains if so."""
    if len(rows[0]) < 2 or not _unknown_names(symbols, rows):
        return False
    heading = rows[0][0]
    symbols.complain(heading.span, heading_of_names(node.name), file=heading.file)
    return True


def _unknown_names(symbols: Symbols, rows: list[list[Written]]) -> bool:
    """Whether the first column holds names that nothing has."""
    resources = {line.name for line in symbols.text.declarations if isinstance(line, ast.ResourceLine)}
    names = [as_name(row[0]).text for row in rows[1:] if ends(row[0].text) is None]
    known = {*symbols.members, *resources, "nothing", "free"}
    return bool(names) and all(name.isidentifier() and name not in known for name in names)


def union(symbols: Symbols, node: ast.PiecesLine) -> None:
    """One word for several classes has the columns that all of them have."""
    word = symbols.words.get(node.name)
    if word is None or word.node is not node:
        return
    names = [name.name for name in node.classes]
    parts = [symbols.classes[name] for name in names if name in symbols.classes]
    symbols.unions[node.name] = names
    if parts:
        own = {SIDE} if any(symbols.is_dice(part.name) for part in parts) else set()  # what is up is asked of one class of dice
        shared = [column for column in parts[0].columns if column not in own and all(column in part.columns for part in parts)]
        symbols.classes[node.name].columns = {column: parts[0].columns[column] for column in shared}
    symbols.classes[node.name].named = False
