"""Why there is nowhere in a chain to lay a piece: what it goes on, and whether that is there."""

from __future__ import annotations

from interpreter.engine import sight
from interpreter.engine.chains.law import hinders, hinders_on, law_at
from interpreter.engine.tiles.law import Hindrance
from interpreter.form import Ask, Choice
from interpreter.numbering.tables import tables_of
from interpreter.state.failures import Failure
from interpreter.state.laws import ChainLaw
from interpreter.state.state import State
from interpreter.telling.refusals.evaluate import value
from interpreter.telling.words.failures import said_openly
from interpreter.telling.words.naming import piece_name


def nowhere(s: State, number: int, player: int) -> str:
    """`hall goes on cellar, and Player 1 has none`, of a decision where to lay a piece; nothing if it is none about one chain.

    The law speaks of what is printed: of a piece that the player cannot see nothing is said.
    """
    match s.n.form.options.get(number):
        case Choice(listed=Ask("spots", (named, looked_into))):
            piece, places = int(value(named, s, {})), list(value(looked_into, s, {}))
            if piece >= 0 and len(places) == 1 and sight.piece(s, piece, player):
                law = law_at(s, places[0])
                return "" if law is None else _hindered(s, law, piece, places[0])
    return ""


def _hindered(s: State, law: ChainLaw, piece: int, place: int) -> str:
    """What hinders a piece everywhere in a place of a chain."""
    face = law.faces[piece]
    base = law.base[face] if face >= 0 else -1
    if base < 0:
        return _said(s, hinders(s, piece, place, False))
    name, beneath = (piece_name(tables_of(s), one) for one in (piece, law.faces.index(base)))
    there = [other for other in s.z[place] if law.faces[other] == base]
    if not there:
        owner = tables_of(s).place_owner[place]
        none = f"{tables_of(s).seat_name(owner)} has none" if owner >= 0 else f"none is in {tables_of(s).place_name(place)}"
        return f"{name} goes on {beneath}, and {none}"
    told = dict.fromkeys(_said(s, hinders_on(s, piece, other)) for other in there)
    return f"{name} goes on {beneath}, and {' and '.join(filter(None, told))}"


def _said(s: State, hindrance: Hindrance | None) -> str:
    return "" if hindrance is None else said_openly(tables_of(s), Failure(-1, hindrance[0], *hindrance[1]))
