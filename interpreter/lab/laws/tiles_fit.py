"""Tiles fit: on a grid with a law touching sides show the same, and a piece is turned as it may be there, with its parts."""

from __future__ import annotations

from interpreter.engine.tiles import shapes
from interpreter.engine.tiles.law import hinders_at, law_on, looks_turned, may_turn
from interpreter.engine.tiles.sides import turn
from interpreter.lab.at_a_decision import Moment
from interpreter.numbering.tables import tables_of
from interpreter.state.failures import Why
from interpreter.state.laws import GridLaw
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
    if s.n.whole and s.n.whole[piece] >= 0:
        return None  # asked of what it is a part of
    under, turned = shapes.grid_under(s, place), turn(s, piece)
    law = law_on(s, under)
    if turned and (law is None or not may_turn(law, turned) or turned != looks_turned(s, piece, turned)):
        return f"is turned by {turned} quarters"
    if law is not None and under != place:
        under, _ = shapes.spot_now(s, piece)
    if (lies := _in_parts(s, piece, law, under)) is not None:
        return lies
    hindrance = hinders_at(s, piece, under, turned) if law is not None and law.match else None
    return "does not match what it touches" if hindrance is not None and hindrance[0] is Why.SIDES_DIFFER else None


def _in_parts(s: State, piece: int, law: GridLaw | None, space: int) -> str | None:
    """The parts of a piece lie on the spaces that it covers, turned as it is; of one that lies on no grid in the box."""
    if not s.n.parts or not s.n.parts[piece]:
        return None
    cells = [shapes.BOX] * len(s.n.parts[piece]) if law is None else shapes.covered(s, law, piece, space, turn(s, piece))
    if [s.at[part] for part in s.n.parts[piece]] != cells:
        return "does not lie where its parts lie"
    turned = any(turn(s, part) != looks_turned(s, part, turn(s, piece)) for part in s.n.parts[piece])
    return "is not turned as its parts are" if turned else None
