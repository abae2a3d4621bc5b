"""Whose a piece is can be somebody: each player has some of these pieces, or they lie in a place of each player."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import placed, span_of_part
from rulelang.complaints.no_effect.giving import owner_is_nobody
from rulelang.names.symbols import Symbols
from rulelang.program import kinds


def owners_are_there(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at each `owner of` a piece whose class is known; quiet where some place in which it may lie is a player's."""
    complained: set[tuple[int, str]] = set()
    for part, line, name in placed(program):
        if not isinstance(part, p.OwnerOf) or (group := _group_of(part.of)) is None or (line, name) in complained:
            continue
        type, places = group
        classes = set(symbols.classes_of(type))
        pieces = [piece for piece in program.pieces if piece.name in classes]
        if pieces and not any(piece.each_player for piece in pieces) and not _of_players(symbols, program, classes, places):
            complained.add((line, name))
            zone = getattr(places.one, "zone", None) if places is not None else None
            symbols.complain(span_of_part(symbols, text, line, name), owner_is_nobody(type, zone))


def _group_of(piece: p.Expression) -> tuple[str, p.Places | None] | None:
    """The class of a piece, and where it lies if that is said."""
    match piece:
        case p.EndOf():
            return piece.group.type, piece.group.places
        case p.Local() | p.Picked():
            return piece.type, None
        case _:
            return None


def _of_players(symbols: Symbols, program: p.Program, classes: set[str], places: p.Places | None) -> bool:
    """Whether one of the places is a player's, or is none that is known by its name."""
    owned = {zone.name: kinds.PLAYER in (zone.of, zone.by) for zone in program.zones}
    owned |= {grid.name: grid.of == kinds.PLAYER for grid in program.grids}
    names = list(_names(places)) if places is not None else list(_holding(symbols, program, classes))
    return any(owned.get(name, True) for name in names)


def _names(places: p.Places) -> Iterator[str]:
    if places.one is None and places.whole is None:
        yield from places.families
    else:
        yield getattr(places.one, "zone", "")


def _holding(symbols: Symbols, program: p.Program, classes: set[str]) -> Iterator[str]:
    """The places that may hold some of these pieces."""
    yield from (zone.name for zone in program.zones if not zone.holds or classes & set(zone.holds))
    yield from (grid.name for grid in program.grids if classes & set(symbols.classes_of(grid.holds)))
