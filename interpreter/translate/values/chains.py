"""What is asked of pieces that lie on each other, to nodes; and which moves have to do with chains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter import form as n
from interpreter.numbering.tables import Tables
from interpreter.translate.values import belonging
from interpreter.translate.values.groups import places
from interpreter.translate.writing.writer import Writing, writes
from rulelang import program as p


def lie_in_chains(tables: Tables, classes: frozenset[str]) -> bool:
    """Whether pieces of some of these classes may lie in a chain: then what lies on them, and what they may lie on, counts."""
    return any(classes & set(tables.classes_of(chain.type)) for chain in tables.program.chains)


def laid(tables: Tables, step: Any) -> bool:
    """Whether a step moves or exchanges pieces that may lie in chains, or come there."""
    match step:
        case p.MovePiece():
            return lie_in_chains(tables, belonging.classes_meant(tables, step.piece))
        case p.MoveAll():
            return lie_in_chains(tables, frozenset(tables.classes_of(step.group.type)))
        case p.MoveSome():
            return lie_in_chains(tables, frozenset(tables.classes_of(step.type)))
        case p.Swap():
            both = (belonging.classes_meant(tables, piece) for piece in (step.piece, step.other))
            return any(lie_in_chains(tables, classes) for classes in both)
    return False


def is_chain(tables: Tables, to: p.Expression) -> bool:
    """Whether a move may go to where pieces lie on each other."""
    return not isinstance(to, p.PlaceAt) or to.zone in {chain.zone for chain in tables.program.chains}


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


def any_spot(x: Writing, e: p.Spots, name: str, possible: Sequence[n.Node]) -> n.Node:
    """Whether there is a spot; `possible` are tests of it, by its name."""
    if not possible:
        return n.Ask("any_spot", (x(e.piece), places(x, e.places)))
    return n.Fold("any", n.Loop(name, spots(x, e), tuple(possible)))


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
    return n.Ask("can_lay_stack" if step.with_all else "can_lay", (x(step.piece), x(step.to), n.Constant(step.apart)))
