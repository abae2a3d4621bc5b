"""What helps to pay, where each piece offers what is known before any match: it is looked up by the piece."""

from __future__ import annotations

from typing import Any

from interpreter import form as n
from interpreter.engine.sources import offer
from interpreter.playable.folding.folding import Folding, simpler
from interpreter.playable.folding.rewriting import asks_for
from interpreter.playable.folding.tables import LONGEST
from rulelang.program.values.arithmetic import arithmetic


class _NotKnown(Exception):
    """A part of an offer hangs on more than the piece."""


@simpler(n.Ask)
def _offered(fold: Folding, e: n.Ask) -> n.Node | None:
    if e.what != "offer" or len(names := asks_for(e)) != 1:
        return None
    (name,) = names
    pieces = fold.known.get(name)
    if pieces is None or pieces.start or len(pieces) > LONGEST:
        return None
    try:
        return n.Lookup(tuple([_of(e.given, piece) for piece in pieces]), n.Name(name))
    except _NotKnown:
        return None


def _of(given: tuple[n.Node, ...], piece: int) -> Any:
    """What a piece offers; None of one that is not in the tables, and so never asked about."""
    try:
        return offer(*[_value(one, piece) for one in given])
    except IndexError:
        return None


def _value(node: n.Node, piece: int) -> Any:
    match node:
        case n.Constant(value=value):
            return value
        case n.Name():
            return piece
        case n.Lookup(table=table, index=index):
            return table[_value(index, piece)]
        case n.Arithmetic(op=op, left=left, right=right):
            return arithmetic(op, _value(left, piece), _value(right, piece))
    raise _NotKnown
