"""What is asked of pieces where a law says how they lie, to nodes; and which moves have to do with chains and such grids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter import form as n
from interpreter.numbering.tables import Tables
from interpreter.translate.values import belonging
from interpreter.translate.values.groups import places
from interpreter.translate.writing.writer import Writing, writes
from rulelang import program as p


def lie_by_law(tables: Tables, classes: frozenset[str]) -> bool:
    """Whether pieces of some of these classes may lie in a chain, or on a grid with a law: then what they lie on or beside
    counts."""
    held = [chain.type for chain in tables.program.chains]
    held += [grid.holds for grid in tables.program.grids if grid.law is not None]
    made_of = {tables.piece[name].made_of for name in classes}
    return any((classes | made_of) & set(tables.classes_of(name)) for name in held)


def laid(tables: Tables, step: Any) -> bool:
    """Whether a step moves or exchanges pieces that may lie where a law says how, or come there."""
    match step:
        case p.MovePiece():
            return lie_by_law(tables, belonging.classes_meant(tables, step.piece))
        case p.MoveAll():
            return lie_by_law(tables, frozenset(tables.classes_of(step.group.type)))
        case p.MoveSome():
            return lie_by_law(tables, frozenset(tables.classes_of(step.type)))
        case p.Swap():
            both = (belonging.classes_meant(tables, piece) for piece in (step.piece, step.other))
            return any(lie_by_law(tables, classes) for classes in both)
    return False


def has_law(tables: Tables, to: p.Expression) -> bool:
    """Whether a move may go to where a law says how pieces lie."""
    return not isinstance(to, p.PlaceAt) or to.zone in p.zones_with_law(tables.program)


@writes(p.GoesOn)
def goes_on(x: Writing, e: p.GoesOn) -> n.Node:
    """Whether the law lets a piece be laid on another."""
    return n.Ask("goes_on", (x(e.piece), x(e.on)))


@writes(p.OnPiece)
def on_piece(x: Writing, e: p.OnPiece) -> n.Node:
    """The spot on a piece."""
    return n.Ask("on_piece", (x(e.of),))


def spots(x: Writing, e: p.Spots) -> n.Node:
    """Where a piece may be laid."""
    return n.Ask("spots", (x(e.piece), places(x, e.places)))


def spaces(x: Writing, e: p.Spots) -> n.Node:
    """On which spaces of a grid a piece may be laid, however turned."""
    return n.Ask("spaces", (x(e.piece), places(x, e.places)))


def turns_at(x: Writing, e: p.Spots, slot: int) -> n.Node:
    """The spots on the space that was chosen, one for each turn."""
    return n.Ask("turns_at", (x(e.piece), x.slot(slot)))


def is_turned(tables: Tables, e: p.Spots) -> bool:
    """Whether a piece may be turned where it is laid."""
    named = [e.places.one.zone] if isinstance(e.places.one, p.PlaceAt) else list(e.places.families)
    laws = [tables.grid[name].law for name in named if name in tables.grid]
    return any(law is not None and (law.turned or law.mirrored) for law in laws)


def any_spot(x: Writing, e: p.Spots, name: str, possible: Sequence[n.Node]) -> n.Node:
    """Whether there is a spot; `possible` are tests of it, by its name."""
    if not possible:
        found = n.Ask("any_spot", (x(e.piece), places(x, e.places)))
        return _from_outside(x, e, found, name) if _comes_from_outside(x, e) else found
    return n.Fold("any", n.Loop(name, spots(x, e), tuple(possible)))


def _comes_from_outside(x: Writing, e: p.Spots) -> bool:
    """Whether a piece that lies where no law says how is to be laid in one place, which is no grid."""
    lies = x.past.pieces.lies.get(x(e.piece), frozenset())
    place, zones = e.places.one, p.zones_with_law(x.draft.program)
    return bool(lies) and not lies & zones and isinstance(place, p.PlaceAt) and place.zone in zones - x.tables.grid.keys()


def _from_outside(x: Writing, e: p.Spots, any_: n.Node, name: str) -> n.Node:
    """The same of such a piece: it begins a chain, or carries on what has room; of stand-ins there more is asked."""
    place, piece = e.places.one, x(e.piece)
    assert isinstance(place, p.PlaceAt)
    chain, other = x.tables.chain_of[x.tables.first_place[place.zone]], n.Name(f"{name}on")
    bears = n.Ask("bears", (other, piece, n.Constant(chain)))
    carried = n.Fold("any", n.Loop(other.name, n.Ask("with_room", (x(place),)), (bears,)))
    return n.Either((n.Lookup(beginning(x.tables, place.zone), piece), carried, n.Both((n.Ask("stands_in", (x(place),)), any_))))


def begins(x: Writing, step: p.MovePiece) -> n.Node:
    """Whether a piece that lies elsewhere may lie on the table of a chain."""
    assert isinstance(step.to, p.PlaceAt)
    return n.Lookup(beginning(x.tables, step.to.zone), x(step.piece))


def beginning(tables: Tables, zone: str) -> tuple[bool, ...]:
    """For each piece whether it may lie on the table of a chain; no piece may."""
    law = tables.chain_laws[tables.chain_of[tables.first_place[zone]]]
    return (*(face >= 0 and (law.begins[face] or law.stand_ins[face]) for face in law.faces), False)


def can_lay(x: Writing, step: p.MovePiece) -> n.Node:
    """Whether a piece can be moved to a place or spot."""
    return n.Ask("can_lay_stack" if step.with_all else "can_lay", (x(step.piece), laid_at(x, step), n.Constant(step.apart)))


def laid_at(x: Writing, step: p.MovePiece) -> n.Node:
    """The place or spot where a piece is laid."""
    return n.Ask("turned_at", (x(step.to), n.Constant(step.turned))) if step.turned else x(step.to)
