"""Stacks stand: pieces that lie on each other lie in one place, and none carries more than it may."""

from __future__ import annotations

from interpreter.engine.chains.law import law_at, stands_for
from interpreter.lab.at_a_decision import Moment
from interpreter.numbering.tables import tables_of
from interpreter.state.state import State


def each_stack_stands(moment: Moment) -> str | None:
    """In a chain each piece lies on the table, or on one that came there before it; how many lie on each is as it is noted."""
    s = moment.match.state
    if not s.n.chains:
        return None
    for place, pile in enumerate(s.z):
        chained = s.n.chain_of[place] >= 0
        there: set[int] = set()
        for piece in pile if chained else [one for one in pile if one in tables_of(s).chained]:
            if (how := _stands(s, piece, there) if chained else _lies_alone(s, piece)) is not None:
                return f"{tables_of(s).place_name(place)}: {tables_of(s).piece_class[piece]} {piece} {how}"
            there.add(piece)
    return None


def _lies_alone(s: State, piece: int) -> str | None:
    if s.v[s.n.lies_on + piece] != -1 or s.v[s.n.carried + piece]:
        return "lies in no chain, and is said to lie on something or to carry something"
    return None


def _stands(s: State, piece: int, there: set[int]) -> str | None:
    """What is wrong with a piece of a chain; `there` are those that came before it."""
    under = s.v[s.n.lies_on + piece]
    if under != -1 and under not in there:
        return f"lies on piece {under}, which is not there, or came later"
    on_it = [one for one in s.z[s.at[piece]] if s.v[s.n.lies_on + one] == piece]
    if len(on_it) != s.v[s.n.carried + piece]:
        return f"carries {len(on_it)}, and {s.v[s.n.carried + piece]} is noted"
    law = law_at(s, s.at[piece])
    assert law is not None
    face = stands_for(s, law, piece) if law.stand_ins[law.faces[piece]] else law.faces[piece]
    most = law.carries[face] if face >= 0 else 1
    return f"carries {len(on_it)}, and may carry {most}" if len(on_it) > most else None
