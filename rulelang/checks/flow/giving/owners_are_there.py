"""Whose a piece is can be somebody: each player has some of these pieces, or they lie in a place of each player."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import placed, span_of_part
from rulelang.complaints.complaint import Complaint
from rulelang.complaints.no_effect.giving import owner_is_nobody
from rulelang.names.symbols import Symbols
from rulelang.program import kinds
from rulelang.program.nodes import parts


def owners_are_there(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at each `owner of` a piece whose class is known, and at each group of yours.

    Quiet where some place in which it may lie is a player's.
    """
    complained: set[tuple[int, str]] = set()
    for part, line, name in placed(program):
        for type, places in _asked(part) if (line, name) not in complained else ():
            classes = set(symbols.classes_of(type))
            pieces = [piece for piece in program.pieces if piece.name in classes]
            owned = not pieces or any(piece.each_player for piece in pieces)
            if not owned and not _of_players(symbols, program, classes, places):
                complained.add((line, name))
                symbols.complain(span_of_part(symbols, text, line, name), _nobodys(program, type, places))


def _nobodys(program: p.Program, type: str, places: p.Places | None) -> Complaint:
    """What is said of it: where it lies, if that is said."""
    zone = next(_names(places), None) if places is not None else None
    families: list[p.Zone | p.Grid] = [*program.zones, *program.grids]
    of = next((one.of for one in families if one.name == zone), None)
    return owner_is_nobody(type, zone or None, of)


def _asked(part: p.Node) -> Iterator[tuple[str, p.Places | None]]:
    """The class and the places of each piece whose owner a part asks for: of one piece, or of each of a group."""
    if isinstance(part, p.OwnerOf) and (one := _group_of(part.of)) is not None:
        yield one
    if isinstance(part, p.Group) and (part.owner == "your" or _asks_whose(part)):
        yield part.type, part.places


def _asks_whose(group: p.Group) -> bool:
    """Whether its condition asks whose each of them is."""
    candidate = p.Bound(number=group.bound, type=group.type)
    return any(isinstance(one, p.OwnerOf) and one.of == candidate for one in parts(group.where))


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
