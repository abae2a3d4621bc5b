"""A tree to all trees that differ from it in one small thing that a test should notice: a number, a clause, a word, a cell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from rulelang import ast
from rulelang.ast.addresses import clauses
from rulelang.names.data.table_rows import FOR_PEOPLE
from rulelang.printing.format import line_of

Path = tuple[tuple[str, int | None], ...]  # from the root: fields, and places in fields of many

_OTHER_WORDS = {
    "exactly": ("at least", "at most"),
    "at least": ("at most", "more than"), "at most": ("at least", "less than"),
    "more than": ("less than", "at least"), "less than": ("more than", "at most"), "fewer than": ("more than", "at most"),
    "highest": ("lowest",), "lowest": ("highest",), "the highest": ("the lowest",), "the lowest": ("the highest",),
    "larger": ("smaller",), "smaller": ("larger",),
    "more": ("less",), "less": ("more",), "least": ("most",), "most": ("least",),
    "rounded up": ("rounded down",), "rounded down": ("rounded up",),
    "halves count": ("rounded down",), "quarters count": ("rounded down",), "while": ("until",), "until": ("while",),
    "largest network": ("longest path",), "longest path": ("largest network",),
    "rows": ("columns",), "columns": ("rows",),
    "top of": ("bottom of",), "bottom of": ("top of",), "face up": ("face down",), "face down": ("face up",),
    "turned right": ("turned left",), "turned left": ("turned right",), "upside down": ("turned right",),
    "upright": ("upside down",),
    "ahead of": ("behind",), "behind": ("ahead of",), "next to": ("around",), "around": ("next to",),
    "diagonally next to": ("next to",), "a jump from": ("an orthogonal jump from",), "an orthogonal jump from": ("a jump from",),
    "a diagonal jump from": ("a jump from",), "in a straight line from": ("in a diagonal line from",),
    "in an orthogonal line from": ("in a straight line from",), "in a diagonal line from": ("in a straight line from",),
    "still in the": ("out of the",), "out of the": ("still in the",), "is still in the": ("is out of the",),
    "is out of the": ("is still in the",), "are still in the": ("are out of the",), "are out of the": ("are still in the",),
    "diagonal": ("orthogonal",), "orthogonal": ("diagonal",),
    "the most": ("the fewest", "the second most"), "the second most": ("the most",), "the third most": ("the second most",),
    "the fewest": ("the most", "the second fewest"), "the second fewest": ("the fewest",), "fewer": ("more",),
    "as many": ("at least as many",), "at least as many": ("at most as many",), "at most as many": ("at least as many",),
    "goes up by": ("goes down by",), "goes down by": ("goes up by",), "go up by": ("go down by",), "go down by": ("go up by",),
    "win": ("lose",), "wins": ("loses",), "lose": ("win",), "loses": ("wins",),
}  # fmt: skip
_WORD_FIELDS = (
    "comparator", "best", "word", "sign", "side", "rounded", "end", "facing", "turned", "state", "lines", "relation",
)  # fmt: skip
_NUMBER_FIELDS = ("value", "amount", "low", "high", "count", "number", "quarters")
_OPTIONAL = (
    "where",
    "holding",
    "partaking",
    "ranked",
    "else_step",
    "if_possible",
    "only",
    "at_random",
    "one_kind",
    "count",
    "except_for",
    "until",
    "round",
    "split",
    "complete",
    "measure",
    "uncounted",
    "fallback",
)
_LISTS = ("steps", "else_ifs", "notes", "alternatives", "names", "lines", "bounds", "rankings", "ranks", "grades", "stages")
# Declarations that may be left out.
_WHOLE = (ast.ModifierLine, ast.TriggerLine, ast.Answer, ast.EndLine, ast.ScoreLine, ast.Grades)
_MAY_BE_EMPTY = ("notes", "else_ifs", "bounds", "stages")
_UNTOUCHED = (ast.Header, ast.Players)


class Mutant(NamedTuple):
    """A changed tree: the address and place of the clause that is changed (the file is empty for that of the game), and how."""

    address: str
    line: int
    file: str
    change: str
    tree: ast.Text


def mutants(tree: ast.Text) -> Iterator[Mutant]:
    """Every mutant of a tree, in the order of the text."""
    addresses = {id(node): address for address, node in clauses(tree)}
    for place, declaration in enumerate(tree.declarations):
        path: Path = (("declarations", place),)
        if isinstance(declaration, _WHOLE):
            change = f"`{line_of(declaration)}` is left out"
            span = declaration.span
            yield Mutant(addresses[id(declaration)], span.line, span.file, change, _without(tree, path))
        if not isinstance(declaration, _UNTOUCHED):
            yield from _below(tree, declaration, path, addresses, "")


def _below(tree: ast.Text, node: ast.Node, path: Path, addresses: dict[int, str], address: str) -> Iterator[Mutant]:
    address = addresses.get(id(node), address)
    for at, change, new in _changed(node):
        where = f"{address}{at}" if isinstance(at, str) else addresses.get(id(at), address)
        line = _row_line(node, new) if isinstance(at, str) else at.span.line
        file = node.span.file if isinstance(at, str) else at.span.file
        yield Mutant(where, line, file, change, _with(tree, path, new))
    for name in type(node).model_fields:
        value = getattr(node, name)
        if isinstance(value, ast.Node):
            yield from _below(tree, value, (*path, (name, None)), addresses, address)
        elif isinstance(value, tuple) and name != "comments":
            for place, part in enumerate(value):
                if isinstance(part, ast.Node):
                    yield from _below(tree, part, (*path, (name, place)), addresses, address)


Change = tuple[ast.Node | str, str, ast.Node]  # the clause (or cell, as an address) that changes, how in words, and the new node


def _changed(node: ast.Node) -> Iterator[Change]:
    """The nodes that may stand in a node's place."""
    if isinstance(node, ast.Table | ast.PieceLine):
        yield from _cells(node)
        return
    for new in (*_numbers(node), *_words(node), *_sides(node)):
        yield node, f"`{line_of(node)}` becomes `{line_of(new)}`", new
    yield from _dropped(node)


def _numbers(node: ast.Node) -> Iterator[ast.Node]:
    for name in _NUMBER_FIELDS:
        value = getattr(node, name, None)
        if isinstance(value, int):
            least = 1 if isinstance(node, ast.Seat | ast.TurnCount) else 0
            yield from (_new(node, name, other) for other in (value + 1, value - 1) if other >= least)
    if isinstance(node, ast.OptionLine):
        for i, value in enumerate(node.values):
            before, after = node.values[:i], node.values[i + 1 :]
            if isinstance(value, int):
                yield _new(node, "values", (*before, value + 1, *after))
            elif i > 0:
                yield _new(node, "values", (value, *before, *after))  # another default


def _words(node: ast.Node) -> Iterator[ast.Node]:
    for name in _WORD_FIELDS:
        value = getattr(node, name, None)
        if isinstance(value, str):
            yield from (_new(node, name, other) for other in _OTHER_WORDS.get(value, ()))
    if isinstance(node, ast.Equal | ast.Being | ast.StateLine | ast.InsideLine | ast.Joined):
        yield _new(node, "negated", None if node.negated else "not")


def _sides(node: ast.Node) -> Iterator[ast.Node]:
    """One side for both, one joint for the other, one branch for the other."""
    if isinstance(node, ast.Either | ast.Both):
        other = ast.Both if isinstance(node, ast.Either) else ast.Either
        yield other.model_construct(span=node.span, left=node.left, right=node.right)
    if isinstance(node, ast.Either | ast.Both | ast.Plus):
        yield node.left
        yield node.right
    if isinstance(node, ast.Minus):
        yield ast.Plus.model_construct(span=node.span, left=node.left, right=node.right)
    if isinstance(node, ast.Negation):
        yield node.of
    if isinstance(node, ast.IfStep) and node.else_step is not None and not node.else_ifs:
        swapped = _new(node.else_step, "block", node.block)
        yield node.model_copy(update={"block": node.else_step.block, "else_step": swapped})


def _dropped(node: ast.Node) -> Iterator[Change]:
    for name in _OPTIONAL:
        part = getattr(node, name, None) if _may_lack(node, name) else None
        if part is not None and not isinstance(part, int):
            words = line_of(part) if isinstance(part, ast.Node) else part
            at = part if isinstance(part, ast.Node) else node
            yield at, f"`{'where ' if name == 'where' else ''}{words}` is left out", _new(node, name, None)
    for name in _LISTS:
        parts = node.__dict__.get(name)  # what is worked out of other fields is no field
        if isinstance(parts, tuple) and len(parts) > (0 if name in _MAY_BE_EMPTY else 1):
            for i, part in enumerate(parts):
                if isinstance(part, ast.HoldsNote):
                    continue  # what a zone holds is a kind of value, which the checks keep; no play can tell
                yield part, f"`{line_of(part)}` is left out", _new(node, name, (*parts[:i], *parts[i + 1 :]))


def _may_lack(node: ast.Node, name: str) -> bool:
    """Whether a node is one without this part as well: `or that is not penal if there is none` is none without its condition."""
    field = type(node).model_fields.get(name)
    return field is not None and field.default is None


def _cells(node: ast.Table | ast.PieceLine) -> Iterator[Change]:
    """The tables with one cell changed: a number by one, anything else to what the next row (or the first) has there."""
    rows = [(place, row, _split(row.text)) for place, row in enumerate(node.rows) if isinstance(row, ast.Row)]
    for (place, row, cells), (_, _, below) in zip(rows[1:], [*rows[2:], *rows[1:2]], strict=True):
        for column, (heading, cell, beside) in enumerate(zip(rows[0][2], cells, below, strict=False)):
            for new in _other_cells(cell, beside, heading) if column else ():
                text = f"| {' | '.join([*cells[:column], new, *cells[column + 1 :]])} |"
                changed = (*node.rows[:place], _new(row, "text", text), *node.rows[place + 1 :])
                yield f"[{cells[0]}].{heading}", f"`{cell}` becomes `{new}`", _new(node, "rows", changed)


def _row_line(old: ast.Node, new: ast.Node) -> int:
    """The line of the row in which two tables differ."""
    rows = zip(getattr(old, "rows", ()), getattr(new, "rows", ()), strict=True)
    return next((row.span.line for row, other in rows if row is not other), old.span.line)


def _other_cells(cell: str, beside: str, heading: str) -> Iterator[str]:
    if heading in FOR_PEOPLE or cell.startswith('"'):
        return
    if cell.removeprefix("-").isdecimal():
        yield from (str(other) for other in (int(cell) + 1, int(cell) - 1) if other >= min(0, int(cell)))
    elif numbers := re.fullmatch(r"(-?\d+) to (-?\d+)", cell):
        yield from (f"{numbers[1]} to {int(numbers[2]) + more}" for more in (1, -1) if int(numbers[2]) + more >= int(numbers[1]))
    elif beside != cell:
        yield beside


def _split(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().removeprefix("|").removesuffix("|").split("|")]


def _new(node: ast.Node, name: str, value: object) -> ast.Node:
    return node.model_copy(update={name: value})


def _with(tree: Any, path: Path, new: ast.Node) -> Any:
    """The tree with another node at a place."""
    if not path:
        return new
    (name, place), rest = path[0], path[1:]
    value = getattr(tree, name)
    if place is None:
        return tree.model_copy(update={name: _with(value, rest, new)})
    return tree.model_copy(update={name: (*value[:place], _with(value[place], rest, new), *value[place + 1 :])})


def _without(tree: ast.Text, path: Path) -> ast.Text:
    ((_, place),) = path
    assert place is not None
    return tree.model_copy(update={"declarations": (*tree.declarations[:place], *tree.declarations[place + 1 :])})
