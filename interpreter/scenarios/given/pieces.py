"""To put pieces where a scenario wants them, taken from where they are; never over a capacity, never a piece too many."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.engine import sight
from interpreter.engine.chains.law import NONE, beneath, chained, goes_on, on_it
from interpreter.engine.chains.laying import from_the_top
from interpreter.numbering.layout import BOX
from interpreter.numbering.tables import tables_of
from interpreter.scenarios.failing import Impossible
from interpreter.state.state import State


def bring(state: State, kind: str, row: int, place: int, you: int) -> int:
    """A piece of this class and row comes to lie on top in `place`, from the nearest place that is not this one: its number."""
    tables = tables_of(state)
    owner = tables.place_owner[place] if tables.place_owner[place] >= 0 else you
    copies = [
        piece
        for piece in tables.pieces_of(kind)
        if (row < 0 or tables.piece_row[piece] == row) and state.at[piece] != place and tables.piece_owner[piece] in (-1, owner)
    ]
    if not copies:
        raise Impossible(f"no {piece_name(state, kind, row)} is left that could come to {tables.place_name(place)}")
    piece = min(copies, key=lambda piece: (_distance(state, state.at[piece]), piece))
    put(state, piece, place)
    return piece


def lay_on_top(state: State, named: tuple[str, int], place: int, you: int) -> None:
    """A piece of this class and row lies on top: one that is there already, or one that comes."""
    kind, row = named
    there = [q for q in state.z[place] if tables_of(state).piece_class[q] == kind and tables_of(state).piece_row[q] == row]
    put(state, there[-1] if there else bring(state, kind, row, place, you), place)


def _distance(state: State, place: int) -> int:
    """Out of the game first, then what lies for all, then what somebody has."""
    if place == BOX:
        return 0
    return 2 if tables_of(state).place_owner[place] >= 0 else 1


def put(state: State, piece: int, place: int, bottom: bool = False) -> None:
    """The piece lies on top in `place` (or at the bottom); nothing is triggered. Raises Impossible if the place is full."""
    tables = tables_of(state)
    _check_holds(state, piece, place)
    _take_off(state, piece)
    source = state.at[piece]
    state.z[source] = tuple(other for other in state.z[source] if other != piece)
    if source != place and len(state.z[place]) >= tables.capacity[place]:
        state.z[source] = (*state.z[source], piece)
        raise Impossible(f"{tables.place_name(place)} is full")
    state.z[place] = (piece, *state.z[place]) if bottom else (*state.z[place], piece)
    state.at[piece] = place
    if tables.sight.faces >= 0 and tables.sight.contents[place] != tables.sight.everybody:
        lie(state, piece, "up")
    sight.forget(state, (piece,))


def put_on(state: State, piece: int, under: int) -> None:
    """The piece, which lies on the table of a chain, lies on another of it. Raises Impossible if the law is against it."""
    if not goes_on(state, piece, under):
        names = [piece_name(state, tables_of(state).piece_class[one], tables_of(state).piece_row[one]) for one in (piece, under)]
        raise Impossible(f"{names[0]} cannot be laid on {names[1]}")
    state.v[state.n.lies_on + piece] = under
    state.v[state.n.carried + under] += 1


def _take_off(state: State, piece: int) -> None:
    """The piece lies on nothing. Raises Impossible if something lies on it."""
    if not chained(state, piece):
        return
    if on := on_it(state, piece):
        names = [piece_name(state, tables_of(state).piece_class[one], tables_of(state).piece_row[one]) for one in (on[0], piece)]
        raise Impossible(f"{names[0]} lies on {names[1]}, which can therefore not be moved")
    if (under := beneath(state, piece)) >= 0:
        state.v[state.n.carried + under] -= 1
        state.v[state.n.lies_on + piece] = NONE


def lie(state: State, piece: int, facing: str | None) -> None:
    """The piece lies face `up` or `down`, and nobody has seen it before. Raises Impossible where no rule speaks of faces."""
    if facing is None:
        return
    if tables_of(state).sight.faces < 0:
        raise Impossible("in these rules nothing ever lies face down")
    state.v[tables_of(state).sight.faces + piece] = int(facing == "down")
    sight.forget(state, (piece,))


def _check_holds(state: State, piece: int, place: int) -> None:
    tables = tables_of(state)
    kind = tables.piece_class[piece]
    if kind not in tables.held[place]:
        raise Impossible(f"{tables.place_name(place)} holds no {kind}")


def clear(state: State, places: Sequence[int]) -> None:
    """The places are empty: their pieces lie where they start, under what is there, or out of the game."""
    tables = tables_of(state)
    starts = {piece: place for place, pile in enumerate(tables.start_places) for piece in pile}
    for place in places:
        for piece in from_the_top(state, state.z[place]):
            home = starts[piece]
            full = len(state.z[home]) >= tables.capacity[home]
            put(state, piece, BOX if home in places or full else home, bottom=True)


def piece_name(state: State, kind: str, row: int) -> str:
    """A piece's row in words, or its class if all are alike."""
    rows = tables_of(state).piece[kind].rows
    return rows[row] if 0 <= row < len(rows) else kind
