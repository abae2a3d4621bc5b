"""Ways between places, place by place: where each leads, how long it is if that is asked, and whose it is or what lies on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.text import Text

from interpreter.frontends.table_view.marks import classes_in, joined, mark, mark_told, pile_marks, seats_in, spoken
from interpreter.frontends.table_view.prices import in_words
from interpreter.frontends.table_view.text_flow import flow
from interpreter.telling.view_shape import View
from rulelang import program as p
from rulelang.program import Program


class Way(NamedTuple):
    """One way, in words: its ends, how long it is (empty if nobody asks), and whose it is or what lies on it."""

    ends: tuple[str, str]
    length: str
    whose: Text


def networks(program: Program, view: View, width: int) -> Iterator[Text]:
    """For each class of ways a heading, and a line for each place from which one leads that is seen."""
    for name, (columns, measure) in _classes(program).items():
        ways = [*_ways(program, view, name, columns, measure)]
        places = [place for kind in program.kinds for place in map(spoken, kind.members) if _from(ways, place)]
        indent = max(map(len, places), default=0) + 2
        if places:
            yield Text(spoken(name), style="bold")
        for place in dict.fromkeys(places):
            yield from flow(_from(ways, place), width, Text(place.ljust(indent)))


def _classes(program: Program) -> dict[str, tuple[list[str], str]]:
    """The classes of ways that the rules ask about: the columns of their ends, and of their length if one is asked."""
    found: dict[str, tuple[list[str], str]] = {}
    unions = {union.name: union.classes for union in program.unions}
    for asked in p.parts(program):
        if isinstance(asked, p.Ways):
            columns = [end.column for end in asked.ends if isinstance(end, p.ColumnOf)]
            measure = asked.length.column if isinstance(asked.length, p.ColumnOf) else ""
            for name in unions.get(asked.group.type, (asked.group.type,)):
                found[name] = (columns, measure or found.get(name, ([], ""))[1])
    return found


def _ways(program: Program, view: View, name: str, columns: list[str], measure: str) -> Iterator[Way]:
    """The ways of a class: all rows of a kind, and of pieces those that are seen."""
    kind = next((kind for kind in program.kinds if kind.name == name), None)
    piece = next((piece for piece in program.pieces if piece.name == name), None)
    table = kind or piece
    if table is None:
        return
    rows = table.rows if isinstance(table, p.Piece) else table.members
    cells = {column.name: column.cells for column in table.columns}
    for number, row in enumerate(rows):
        one, other = (spoken(in_words(program, cells[column][number])) for column in columns)
        length = in_words(program, cells[measure][number]) if measure else ""
        lying = _lying(program, view, piece, row) if piece else [_on(program, view, name, row)]
        for whose in lying if one and other else ():
            yield Way((one, other), length, whose)


def _on(program: Program, view: View, name: str, row: str) -> Text:
    """What lies on a row of a kind."""
    found: list[Text] = []
    for zone in program.zones:
        if zone.of == name:
            found += pile_marks(view["zones"][f"{zone.name} of {row}"], classes_in(program, zone), zone.ordered)
    return joined(found) if found else Text()


def _lying(program: Program, view: View, piece: p.Piece, row: str) -> Iterator[Text]:
    """Whose each piece of a row is, and where it lies if that does not say it, for each that is seen."""
    called = row if len(piece.rows) > 1 else piece.name  # where all look alike they have the name of their class
    zones = [zone for zone in program.zones if piece.name in classes_in(program, zone)]
    say_where = piece.each_player or sum(zone.of == "player" for zone in zones) > 1
    for zone in zones:
        for seat, place in enumerate(seats_in(view)) if zone.of == "player" else [(None, "")]:
            pile = view["zones"].get(f"{zone.name} of {place}" if place else zone.name)
            for face in pile.get("pieces", ()) if pile is not None else ():
                owner, said = mark(face, ())
                if said == spoken(called):
                    yield _told(seat if owner is None else owner, spoken(zone.name) if seat is None or say_where else "")


def _told(seat: int | None, where: str) -> Text:
    told = [] if seat is None else [mark_told(seat, "")]
    return Text(" ").join([*told, Text(where, style="dim")] if where else told)


def _from(ways: list[Way], place: str) -> list[Text]:
    """Where the ways from a place lead."""
    found: list[Text] = []
    for way in ways:
        if place in way.ends:
            other = way.ends[1] if way.ends[0] == place else way.ends[0]
            told = Text(" ".join(part for part in (other, way.length) if part))
            found.append(told.append(" (").append_text(way.whose).append(")") if way.whose else told)
    return found
