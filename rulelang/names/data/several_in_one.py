"""Rows of pieces that stand for several: `| each | 1 to 13 |` to a row for each combination of what these cells say."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product
from math import prod

from rulelang import ast
from rulelang.complaints.tables import each_of_no_kind, range_backwards, rows_too_many
from rulelang.names.data.csv_file import Written
from rulelang.names.data.table_rows import FOR_PEOPLE
from rulelang.names.symbols import Symbols
from rulelang.syntax.tokens import small

MOST_PIECES = 10_000
_ONE_EACH = (*FOR_PEOPLE, "copies")  # columns in which a cell is for all that the row makes
_RANGE = re.compile(r"(-?\d+) to (-?\d+)")
_EACH = re.compile(r"each(?: ([^\W\d]\w*))?")
_PLAIN = re.compile(r"-?\d+|[^\W\d]\w*")
_NONE = "-"  # what stands for a cell that was complained about: then it makes one row


def stands_for_several(text: str) -> bool:
    """Whether a cell is written as one for several pieces."""
    return bool(_RANGE.fullmatch(text) or _EACH.fullmatch(text))


def apart(symbols: Symbols, node: ast.PieceLine, rows: list[list[Written]]) -> tuple[list[list[Written]], list[str]]:
    """All rows with the heading, and a name for each row, which people read: by what tells it apart, or by its number.

    The first of several columns changes last, as people count through a pack. Complains about cells that cannot be meant.
    """
    found, telling = rows[:1], set[int]()
    for row in rows[1:]:
        said = [_said(symbols, heading.text, cell) for heading, cell in zip(rows[0], row, strict=True)]
        several = [place for place, words in enumerate(said) if words is not None]
        if len(found) + prod(len(words) for words in said if words is not None) > MOST_PIECES + 1:
            symbols.complain(row[several[0]].span if several else row[0].span, rows_too_many(MOST_PIECES), file=row[0].file)
            said = [words and words[:1] for words in said]
        for words in product(*(words if words is not None else [cell.text] for words, cell in zip(said, row, strict=True))):
            found.append([cell._replace(text=word) for cell, word in zip(row, words, strict=True)])
        telling |= {*several}
    return found, [f"{node.name} {name}" for name in _names(found, sorted(telling))]


def _names(rows: list[list[Written]], telling: Sequence[int]) -> list[str]:
    """`hearts 7`: by the columns that say several things at once, and by those that tell rows apart that are alike so far.

    By their numbers where two are alike all the same, or more than plain words would have to be read.
    """
    places, body = [*telling], rows[1:]
    for place in _said_of_one(rows[0]):
        if _how_many(body, [*places, place]) > _how_many(body, places):
            places = sorted([*places, place])
    if not places or _how_many(body, places) < len(body) or not all(_is_plain(body, place) for place in places):
        return [str(number) for number in range(1, len(rows))]
    return [" ".join(row[place].text for place in places) for row in body]


def _said_of_one(heading: list[Written]) -> list[int]:
    """The columns that say something of each piece."""
    return [place for place, word in enumerate(heading) if word.text not in _ONE_EACH]


def _is_plain(rows: list[list[Written]], place: int) -> bool:
    return all(_PLAIN.fullmatch(row[place].text) for row in rows)


def _how_many(rows: list[list[Written]], places: Sequence[int]) -> int:
    """How many rows these columns tell apart."""
    return len({tuple([row[place].text for place in places]) for row in rows})


def _said(symbols: Symbols, heading: str, cell: Written) -> list[str] | None:
    """What a cell says one after another; None if it says one thing, for all that the row makes."""
    if heading in _ONE_EACH:
        return None
    if numbers := _RANGE.fullmatch(cell.text):
        return _numbers(symbols, cell, *numbers.groups())
    if each := _EACH.fullmatch(cell.text):
        return _members(symbols, cell, each[1] or heading)
    return None


def _numbers(symbols: Symbols, cell: Written, first: str, last: str) -> list[str]:
    if not all(small(number.removeprefix("-")) for number in (first, last)) or int(last) - int(first) >= MOST_PIECES:
        symbols.complain(cell.span, rows_too_many(MOST_PIECES), file=cell.file)
        return [_NONE]
    if int(first) > int(last):
        symbols.complain(cell.span, range_backwards(cell.text), file=cell.file)
        return [first]
    return [str(number) for number in range(int(first), int(last) + 1)]


def _members(symbols: Symbols, cell: Written, name: str) -> list[str]:
    cls = symbols.classes.get(name)
    if cls is None or cls.form != "kind":
        symbols.complain(
            cell.span, each_of_no_kind(name, [one.name for one in symbols.classes.values() if one.form == "kind"]), file=cell.file
        )
        return [_NONE]
    return list(cls.members) or [_NONE]
