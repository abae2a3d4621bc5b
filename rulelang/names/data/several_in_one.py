"""Rows of pieces that stand for several: `| each | 1 to 13 |` to a row for each combination of what these cells say."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from math import prod
from typing import NamedTuple

from rulelang import ast
from rulelang.complaints.tables import each_of_no_kind, ends_further_on, range_backwards, ranges_as_long, rows_too_many
from rulelang.names.data.csv_file import Written
from rulelang.names.data.ranges import ends, is_number, upwards
from rulelang.names.data.table_rows import FOR_PEOPLE
from rulelang.names.symbols import Symbols
from rulelang.syntax.tokens import small

MOST_PIECES = 10_000
_MOST_TRIED = 10 * MOST_PIECES  # combinations looked at, where what a cell says hangs on another
_ONE_EACH = (*FOR_PEOPLE, "copies")  # columns in which a cell is for all that the row makes
_EACH = re.compile(r"each(?: ([^\W\d]\w*))?")
_PLAIN = re.compile(r"-?\d+|[^\W\d]\w*")
_NONE = "-"  # what stands for a cell that was complained about: then it makes one row


class _UpTo(NamedTuple):
    """`blank to high`: from a name or a number up to what this row has in another column, to the left."""

    heading: str
    first: str
    place: int


class _Row(NamedTuple):
    """A row as written, and what its cells say: None says one thing, for all that the row makes."""

    cells: Sequence[Written]
    said: Sequence[list[str] | _UpTo | None]


def stands_for_several(symbols: Symbols, text: str) -> bool:
    """Whether a cell is written as one for several pieces."""
    found = ends(text)
    return bool(_EACH.fullmatch(text)) or (found is not None and _is_range(symbols, "", *found))


def apart(symbols: Symbols, node: ast.PieceLine, rows: list[list[Written]]) -> tuple[list[list[Written]], list[str]]:
    """All rows with the heading, and a name for each row, which people read: by what tells it apart, or by its number.

    The first of several columns changes last, as people count through a pack. Complains about cells that cannot be meant.
    """
    found, several = rows[:1], set[int]()
    for row in rows[1:]:
        written = _Row(row, [_said(symbols, rows[0], place, cell) for place, cell in enumerate(row)])
        several |= {place for place, words in enumerate(written.said) if words is not None}
        _ranges_differ(symbols, written)
        more = _pieces(symbols, written, MOST_PIECES + 1 - len(found))
        found += [[cell._replace(text=word) for cell, word in zip(row, words, strict=True)] for words in more]
    return found, _names(node.name, found, sorted(several))


def _ranges_differ(symbols: Symbols, row: _Row) -> None:
    """Complains about two ranges that hold as many: it is not said whether they go along, as in a table, or make each pair."""
    ranges = {place: words for place, words in enumerate(row.said) if isinstance(words, list) and ends(row.cells[place].text)}
    for place, words in ranges.items():
        alike = [one for one, others in ranges.items() if 1 < len(words) == len(others)]
        if place in alike[1:]:
            written, cell = [one.text for one in row.cells], row.cells[place]
            along = [ranges[one][0] if one in alike else text for one, text in enumerate(written)]
            pairs = [*along[:place], cell.text, *along[place + 1 :]]
            complaint = ranges_as_long([written[one] for one in alike], len(words), along, pairs)
            return symbols.complain(cell.span, complaint, file=cell.file)
    return None


def _names(of: str, rows: list[list[Written]], telling: Sequence[int]) -> list[str]:
    """`red card`, `card red 7`: by the columns that say several things at once, and by those that tell rows apart that are alike
    so far; of two, one of which holds names of several things, `ten of clubs`.

    By their numbers where two are alike all the same, or more than plain words would have to be read.
    """
    places, body = [*telling], rows[1:]
    for place in _said_of_one(rows[0]):
        if _how_many(body, [*places, place]) > _how_many(body, places):
            places = sorted([*places, place])
    if not places or _how_many(body, places) < len(body) or not all(_is_plain(body, place) for place in places):
        return [f"{of} {number}" for number in range(1, len(rows))]
    suits = [place for place in places if _are_suits(body, place)]
    rank = next((place for place in places if place not in suits), -1)
    if len(places) == 2 and len(suits) == 1 and not any(row[rank].text.startswith("-") for row in body):
        return [f"{row[rank].text} of {row[suits[0]].text}" for row in body]
    told = [" ".join(row[place].text for place in places) for row in body]
    worded = not any(is_number(row[place].text) for row in body for place in places)
    return [f"{words} {of}" if worded else f"{of} {words}" for words in told]


def _are_suits(rows: list[list[Written]], place: int) -> bool:
    """Whether a column holds the names of several things, as `clubs` and `hearts` are: most of them are plurals."""
    words = {row[place].text for row in rows}
    plurals = [word for word in words if len(word) > 2 and word.endswith("s") and not word.endswith("ss")]
    return len(words) > 1 and len(plurals) * 2 > len(words)


def _said_of_one(heading: list[Written]) -> list[int]:
    """The columns that say something of each piece."""
    return [place for place, word in enumerate(heading) if word.text not in _ONE_EACH]


def _is_plain(rows: list[list[Written]], place: int) -> bool:
    return all(_PLAIN.fullmatch(row[place].text) for row in rows)


def _how_many(rows: list[list[Written]], places: Sequence[int]) -> int:
    """How many rows these columns tell apart."""
    return len({tuple([row[place].text for place in places]) for row in rows})


def _pieces(symbols: Symbols, row: _Row, most: int) -> list[list[str]]:
    """What each piece of a row has; one of them if there are more than so many, or none, which is complained about."""
    widest = list[list[str]]()
    for cell, said in zip(row.cells, row.said, strict=True):
        widest.append(_words(symbols, cell, said, [words[-1] for words in widest]))
        if not widest[-1]:
            symbols.complain(cell.span, range_backwards(cell.text), file=cell.file)
            return [[_NONE] * len(row.cells)]
    tried = _combinations(symbols, row, []) if prod(map(len, widest)) <= _MOST_TRIED else iter(())
    found = list(islice(tried, most + 1))
    if 0 < len(found) <= most:
        return found
    several = [cell.span for cell, said in zip(row.cells, row.said, strict=True) if said is not None]
    symbols.complain((several or [row.cells[0].span])[0], rows_too_many(MOST_PIECES), file=row.cells[0].file)
    return [[words[0] for words in widest]]


def _combinations(symbols: Symbols, row: _Row, before: list[str]) -> Iterator[list[str]]:
    if len(before) == len(row.cells):
        yield before
        return
    for word in _words(symbols, row.cells[len(before)], row.said[len(before)], before):
        yield from _combinations(symbols, row, [*before, word])


def _words(symbols: Symbols, cell: Written, said: list[str] | _UpTo | None, before: Sequence[str]) -> list[str]:
    """What a cell says one after another, where these stand in the cells to its left."""
    if isinstance(said, _UpTo):
        return upwards(symbols, said.heading, said.first, before[said.place], MOST_PIECES)
    return [cell.text] if said is None else said


def _said(symbols: Symbols, headings: list[Written], place: int, cell: Written) -> list[str] | _UpTo | None:
    """What a cell says one after another; None if it says one thing, for all that the row makes."""
    heading = headings[place].text
    if heading in _ONE_EACH:
        return None
    if each := _EACH.fullmatch(cell.text):
        return _kind(symbols, cell, each[1] or heading)
    found = ends(cell.text)
    if found is None:
        return None
    if _is_range(symbols, heading, *found):
        return _range(symbols, heading, cell, *found)
    columns = [one.text for one in headings]
    if found[1] not in columns or not (is_number(found[0]) or found[0] in symbols.members):
        return None
    if columns.index(found[1]) >= place:
        symbols.complain(cell.span, ends_further_on(cell.text, found[1]), file=cell.file)
        return [_NONE]
    return _UpTo(heading, found[0], columns.index(found[1]))


def _is_range(symbols: Symbols, heading: str, first: str, last: str) -> bool:
    """Whether these are two numbers, or two names of one kind, in whatever order."""
    numbers = is_number(first) and is_number(last)
    return numbers or any(upwards(symbols, heading, *pair, MOST_PIECES) for pair in ((first, last), (last, first)))


def _range(symbols: Symbols, heading: str, cell: Written, first: str, last: str) -> list[str]:
    found = upwards(symbols, heading, first, last, MOST_PIECES)
    if found:
        return found
    ordered = not is_number(first) or (all(small(one.removeprefix("-")) for one in (first, last)) and int(first) > int(last))
    symbols.complain(cell.span, range_backwards(cell.text) if ordered else rows_too_many(MOST_PIECES), file=cell.file)
    return [first if ordered else _NONE]


def _kind(symbols: Symbols, cell: Written, name: str) -> list[str]:
    cls = symbols.classes.get(name)
    if cls is None or cls.form != "kind":
        symbols.complain(
            cell.span, each_of_no_kind(name, [one.name for one in symbols.classes.values() if one.form == "kind"]), file=cell.file
        )
        return [_NONE]
    return list(cls.members) or [_NONE]
