"""Tiles fit: on a grid with a law touching sides show the same, and a piece is turned only where that may be."""

from __future__ import annotations

from interpreter.engine.tiles.law import hinders_at, law_on, looks_turned
from interpreter.engine.tiles.sides import turn
from interpreter.lab.at_a_decision import Moment
from interpreter.numbering.tables import tables_of
from interpreter.state.failures import Why
from interpreter.state.state import State


def each_tile_fits(moment: Moment) -> str | None:
    """Sides that touch, or that face the border, show what they must; no turn is noted of what lies on no such grid."""
    s = moment.match.state
    for place, pile in enumerate(s.z) if s.n.grids else ():
        for piece in pile:
            if (how := _fits(s, piece, place)) is not None:
                return f"{tables_of(s).place_name(place)}: {tables_of(s).piece_class[piece]} {piece} {how}"
    return None


def _fits(s: State, piece: int, place: int) -> str | None:
    law, turned = law_on(s, place), turn(s, piece)
    if turned and (law is None or not law.turned or turned != looks_turned(s, piece, turned)):
        return f"is turned by {turned} quarters"
    hindrance = hinders_at(s, piece, place, turned) if law is not None and law.match else None
    return "does not match what it touches" if hindrance is not None and hindrance[0] is Why.SIDES_DIFFER else None
