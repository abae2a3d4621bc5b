"""What tells pieces of one name apart where they are options: what lies on them, and what they were chosen as before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from interpreter.engine import sight
from interpreter.engine.sight import Seat
from interpreter.form import Site
from interpreter.numbering.tables import tables_of
from interpreter.state.state import State
from interpreter.telling.words import naming


def told_apart(s: State, site: Site, pieces: Sequence[int], names: list[str], seat: Seat) -> list[str]:
    """The names; those that several have, with what a seat sees on the pieces and what they are called by now."""
    count = Counter(zip(names, (s.at[piece] for piece in pieces), strict=True))
    if len(count) == len(names):
        return names
    frame = s.stack[-1] if s.stack else ()
    given = {frame[index]: name for index, name in site.held if index < len(frame)}
    found = []
    for piece, name in zip(pieces, names, strict=True):
        if count[name, s.at[piece]] > 1:
            on = load(s, piece) if piece >= 0 and sight.load(s, piece, seat) else ""
            name += f" with {on}" if on else ""
            name += f" ({given[piece].replace('_', ' ')})" if piece in given else ""
        found.append(name)
    return found


def load(s: State, piece: int) -> str:
    """`2 gold + 1 wood`: what lies on a piece; nothing where nothing ever lies on its class."""
    t = tables_of(s)
    if ("piece", t.piece_class[piece]) not in t.holder:
        return ""
    number = piece - t.class_pieces[t.piece_class[piece]][0]
    slots = [t.amount_slot("piece", t.piece_class[piece], resource, number) for resource in range(len(t.resource_names))]
    amounts = [naming.amount_name(t, resource, s.v[slot]) for resource, slot in enumerate(slots) if s.v[slot]]
    return " + ".join(amounts) or "nothing"
