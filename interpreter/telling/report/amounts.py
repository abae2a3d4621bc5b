"""Resources and pieces, as people at the table say them: `2 coins and a scroll`, `3 monks`, `a rose and 2 ferns`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from interpreter.engine.sight import Seat
from interpreter.numbering.tables import Tables
from interpreter.state.trace import Seen
from interpreter.telling.english.articles import the
from interpreter.telling.english.inflection import amount, listed, one_of
from interpreter.telling.report.things import Thing, amount_of, together
from interpreter.telling.words import naming
from rulelang import program as p

_CODE = re.compile(r"[a-z]{1,2}\d+")  # a name that only tells one from the others
_NUMBERED = re.compile(r"(.*\D) (\d+)")
_MOST_SHOWN = 5  # cells that a piece without a name is told apart by
_NOTHING = ("", "0", "nothing", "no", "-")


def resources(t: Tables, way: Iterable[tuple[int, int]]) -> str:
    """`2 coins and 1 scroll`."""
    return listed([resource(t, one, count) for one, count in way if count])


def resource(t: Tables, one: int, count: int) -> str:
    """`2 coins`."""
    plural = t.program.resources[one].plural
    return amount_of(count, plain(t.resource_names[one]), plural and plain(plural))


def pieces(t: Tables, seen: Sequence[Seen], owners: Iterable[int], seat: Seat) -> tuple[Thing, ...]:
    """Each by its face if the seat knew it before or after, else by its back or class."""
    bit = t.sight.bit(seat)
    known = set(owners)
    if not any(one.back or one.seers & bit for one in seen):
        return tuple(_unnamed(t, one, known, plain(t.piece_class[one.piece])) for one in seen)
    return tuple(_thing(t, one, bit, known) for one in seen)


def piece(t: Tables, one: Seen, seat: Seat) -> str:
    """One piece."""
    return together(pieces(t, [one], (), seat))


def _thing(t: Tables, one: Seen, bit: int, owners: set[int]) -> Thing:
    if not one.seers & bit:
        name = (naming.back_name if one.back else naming.class_name)(t, one.piece, owned=True)
        return _unnamed(t, one, owners, plain(name))
    kind = t.piece[t.piece_class[one.piece]]
    name = plain(naming.piece_name(t, one.piece, True, one.side))
    thing = _unnamed(t, one, owners, plain(kind.name))._replace(shown=not one.before & bit)
    if len(kind.rows) < 2:
        return thing._replace(shown=False)
    if _CODE.fullmatch(name):
        return thing._replace(shows=_shows(t, kind, t.piece_row[one.piece]))
    numbered = _NUMBERED.fullmatch(name)
    if numbered is None or numbered[1] != thing.noun:
        return thing._replace(noun=name, called="name", known=_only(t, one.piece))
    column = _column_of_number(t, one.piece, numbered[2])
    return thing._replace(called="number", number=numbered[2], column=column)


def _only(t: Tables, piece: int) -> bool:
    """Whether no other piece of its class and its owner has its face."""
    first, last = t.class_pieces[t.piece_class[piece]]
    alike = zip(t.piece_row[first:last], t.piece_owner[first:last], strict=True)
    return [*alike].count((t.piece_row[piece], t.piece_owner[piece])) == 1


def _unnamed(t: Tables, one: Seen, owners: set[int], noun: str) -> Thing:
    owner = t.piece_owner[one.piece]
    whose = "" if owner < 0 or owner in owners else t.seat_name(owner)
    return Thing(noun, whose=whose, sort=plain(t.piece_class[one.piece]))


def _column_of_number(t: Tables, piece: int, number: str) -> str:
    """The column of which the number in a name is: `generation` of `member 1`."""
    row, kind = t.piece_row[piece], t.piece[t.piece_class[piece]]
    first = kind.columns[0] if kind.columns and not kind.rolled else None
    return plain(first.name) if first is not None and first.type == "number" and first.said[row] == number else ""


def holder(t: Tables, base: int) -> str:
    """Who or what holds the amounts that begin there: a member of a kind goes without an article."""
    name = plain(naming.holder_name(t, base))
    member = any(form == "member" and first <= base < first + t.holder_count(form, of) for (form, of), first in t.holder.items())
    return name if member else the(name)


def row_named(t: Tables, name: str) -> str:
    """What is chosen by a name that only tells one piece from the others: `a tile (villa, meadow)`; else the name."""
    found = [kind for kind in t.program.pieces if name in kind.rows] if _CODE.fullmatch(name) else []
    if len(found) != 1:
        return name
    kind = found[0]
    return str(Thing(plain(kind.name), shows=_shows(t, kind, kind.rows.index(name))))


def _shows(t: Tables, kind: p.Piece, row: int) -> str:
    """What stands on a piece that has no name: `wants 3 grain, prestige 4`; nothing where that is much."""
    cells = [
        _cell(t, column, column.said[row])
        for column in kind.columns
        if column.said[row] not in _NOTHING and column.name != kind.back
    ]
    told = list(dict.fromkeys(cells))
    return ", ".join(told) if len(told) <= _MOST_SHOWN else ""


def _cell(t: Tables, column: p.Column, said: str) -> str:
    if column.type in t.kind:
        return plain(said)
    counted = said.isdigit() and column.name.endswith("s")
    return plain(amount(int(said), one_of(column.name)) if counted else f"{column.name} {said}")


def plain(name: str) -> str:
    """A name as plain words."""
    return name.replace("_", " ")
