"""Between which numbers something always is, whatever is played: steps of tracks, sides of dice, how many there can be."""

from __future__ import annotations

from typing import NamedTuple

from rulelang.program import kinds
from rulelang.program.certain.numbers import Seating, certain
from rulelang.program.declarations import Piece, Program
from rulelang.program.values.atoms import NO_LIMIT, Constant
from rulelang.program.values.expressions import Amount, Arithmetic, Expression, Fold, StateValue

__all__ = ["Bounds", "bounds"]


class Bounds(NamedTuple):
    """The lowest and the highest number that can come up."""

    low: int
    high: int


def bounds(e: Expression, table: Seating) -> Bounds | None:
    """Of a number at a table; None where nothing is sure."""
    known = certain(e, table)
    if known is not None:
        return Bounds(known, known)
    match e:
        case StateValue(form="track" | "die"):
            return _declared(e, table)
        case Fold(op="count"):
            most = _how_many(table.program, e.group.type, table)
            return None if most is None else Bounds(0, most)
        case Amount(resource=Constant(value=resource)):
            return _amount(resource, e.holder.form == "player", table)
        case Arithmetic(op="+" | "-"):
            return _sum(e, table)
    return None


def _declared(e: StateValue, table: Seating) -> Bounds | None:
    """A track goes from 0 to one less than it has steps, a die from its lowest to its highest side."""
    if e.form == "die":
        die = next(one for one in table.program.dice if one.name == e.name)
        return Bounds(die.low, die.high)
    steps = certain(next(one.steps for one in table.program.tracks if one.name == e.name), table)
    return None if steps is None else Bounds(0, steps - 1)


def _sum(e: Arithmetic, table: Seating) -> Bounds | None:
    one, other = bounds(e.left, table), bounds(e.right, table)
    if one is None or other is None:
        return None
    return (
        Bounds(one.low + other.low, one.high + other.high) if e.op == "+" else Bounds(one.low - other.high, one.high - other.low)
    )


def _amount(number: int, players: bool, table: Seating) -> Bounds | None:
    """As many as there are, and with a player as many as one may have."""
    resource = table.program.resources[number]
    if resource.counted_of is not None:
        return Bounds(0, NO_LIMIT)
    if resource.track is not None:
        return None
    found = [certain(one, table) for one in (resource.supply, resource.limit if players else None)]
    most = [one for one in found if one is not None and one != NO_LIMIT]
    return Bounds(0, min(most)) if most else None


def _how_many(program: Program, type: str, table: Seating) -> int | None:
    """How many there are of a class: of the names of a kind, of players, of pieces."""
    if type == kinds.PLAYER:
        return table.players + len(program.automas)
    kind = next((one for one in program.kinds if one.name == type), None)
    if kind is not None:
        return len(kind.members)
    classes = next((union.classes for union in program.unions if union.name == type), (type,))
    found = [_pieces(piece, table) for piece in program.pieces if piece.name in classes]
    known = [one for one in found if one is not None]
    return sum(known) if len(known) == len(classes) else None


def _pieces(piece: Piece, table: Seating) -> int | None:
    """How many pieces of a class there are; of parts of others it is not asked."""
    copies = [certain(one, table) for one in piece.copies]
    known = [one for one in copies if one is not None]
    if len(known) < len(copies) or NO_LIMIT in known or any(piece.name == one.made_of for one in table.program.pieces):
        return None
    return sum(known) * (table.players + len(table.program.automas) if piece.each_player else 1)
