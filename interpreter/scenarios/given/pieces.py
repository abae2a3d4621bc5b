"""To put pieces where a scenario wants them, taken from where they are; never over a capacity, never a piece too many."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.engine import sight
from interpreter.engine.areas.keeping import follow
from interpreter.engine.chains.law import NONE, beneath, chained, covered, hinders
from interpreter.engine.chains.laying import from_the_top, rest
from interpreter.engine.spots import spot_at, turn_at
from interpreter.engine.tiles import shapes
from interpreter.engine.tiles.law import law_on, looks_turned
from interpreter.numbering.layout import BOX
from interpreter.numbering.tables import tables_of
from interpreter.scenarios.failing import Impossible
from interpreter.state.failures import Failure
from interpreter.state.state import State
from interpreter.telling.words import failures
from rulelang.program.kinds import with_article


def bring(state: State, kind: str, row: int, spot: int, you: int, *, apart: bool = False) -> int:
    """A piece of this class and row, on which nothing lies, comes to a place or spot from the nearest other place: its number."""
    tables = tables_of(state)
    place, _ = spot_at(state, spot)
    owner = tables.place_owner[place] if tables.place_owner[place] >= 0 else you
    copies = [
        piece
        for piece in tables.pieces_of(kind)
        if (row < 0 or tables.piece_row[piece] == row)
        and not lies_there(state, piece, spot)
        and not covered(state, piece)
        and tables.piece_owner[piece] in (-1, owner)
    ]
    if not copies:
        raise Impossible(f"no {piece_name(state, kind, row)} is left that could come to {spot_name(state, spot)}")
    piece = min(copies, key=lambda piece: (distance(state, piece), piece))
    put(state, piece, spot, apart=apart)
    return piece


def lies_there(state: State, piece: int, spot: int) -> bool:
    """Whether a piece lies in a place, or is or lies on the piece that a spot is on."""
    place, on = spot_at(state, spot)
    return state.at[piece] == place and (on < 0 or piece == on or beneath(state, piece) == on)


def lay_on_top(state: State, named: tuple[str, int], place: int, you: int) -> None:
    """A piece of this class and row lies on top: one that is there already, or one that comes."""
    kind, row = named
    there = [q for q in state.z[place] if tables_of(state).piece_class[q] == kind and tables_of(state).piece_row[q] == row]
    put(state, there[-1] if there else bring(state, kind, row, place, you), place)


def distance(state: State, piece: int) -> int:
    """Out of the game first, then what lies for all, then what somebody has; last what lies in a chain."""
    place = state.at[piece]
    if place == BOX:
        return 0
    if chained(state, piece):
        return 3
    return 2 if tables_of(state).place_owner[place] >= 0 else 1


def put(state: State, piece: int, spot: int, *, bottom: bool = False, apart: bool = False) -> None:
    """The piece lies on top in a place (or at the bottom), or on another piece; nothing is triggered.

    Raises Impossible if the place is full, something lies on the piece, or the law of a chain does not let it be laid there;
    `apart`: on its table, whatever the law says.
    """
    tables = tables_of(state)
    place, on = spot_at(state, spot)
    _check_holds(state, piece, place)
    if (hindrance := hinders(state, piece, spot, apart)) is not None:
        why, numbers = hindrance
        raise Impossible(failures.said_openly(tables, Failure(-1, why, *numbers)))
    was_on = beneath(state, piece) if chained(state, piece) else NONE
    source = state.at[piece]
    turn = looks_turned(state, piece, turn_at(state, spot))
    place, moves = _in_parts(state, piece, place, turn)
    state.z[source] = tuple(other for other in state.z[source] if other != piece)
    state.z[place] = (piece, *state.z[place]) if bottom else (*state.z[place], piece)
    state.at[piece] = place
    rest(state, piece, was_on, on)
    if state.n.turned >= 0:
        state.v[state.n.turned + piece] = turn
    if state.n.areas:
        fired = state.fired
        follow(state, ((piece, source, place), *moves))
        state.fired = fired
    hides = tables.sight.contents[place] != tables.sight.everybody
    if tables.sight.faces >= 0 and (hides or state.n.grid_of[place] >= 0):
        lie(state, piece, "up")
    sight.forget(state, (piece,))


def _in_parts(state: State, piece: int, place: int, turn: int) -> tuple[int, list[tuple[int, int, int]]]:
    """Where a piece goes that may have parts, and how these go with it: each, where it was, where it is."""
    law = law_on(state, place)
    if not state.n.parts or not state.n.parts[piece]:
        return place, []
    if law is None:
        return place, shapes.parts_go(state, piece, (), turn)
    moves = shapes.parts_go(state, piece, shapes.covered(state, law, piece, place, turn), turn)
    return state.n.zones_of_wholes[state.n.class_number[piece]][place], moves


def lie(state: State, piece: int, facing: str | None) -> None:
    """The piece lies face `up` or `down`, and nobody has seen it before. Raises Impossible where no rule speaks of faces."""
    if facing is None:
        return
    if tables_of(state).sight.faces < 0:
        raise Impossible("in these rules nothing ever lies face down")
    if facing == "down" and state.n.grid_of[state.at[piece]] >= 0:
        raise Impossible(f"{tables_of(state).family[state.at[piece]]} is a grid on which all pieces lie face up")
    state.v[tables_of(state).sight.faces + piece] = int(facing == "down")
    sight.forget(state, (piece,))


def _check_holds(state: State, piece: int, place: int) -> None:
    tables = tables_of(state)
    kind = tables.piece_class[piece]
    if tables.whole[piece] >= 0:
        raise Impossible(f"{with_article(kind)} moves with its {tables.piece_class[tables.whole[piece]]}")
    if kind not in tables.held[place]:
        raise Impossible(f"{tables.place_name(place)} holds no {kind}")


def clear(state: State, places: Sequence[int]) -> None:
    """The places are empty: their pieces lie where they start, under what is there, or out of the game."""
    tables = tables_of(state)
    starts = {piece: place for place, pile in enumerate(tables.start_places) for piece in pile}
    for place in places:
        lying = [piece if tables.whole[piece] < 0 else tables.whole[piece] for piece in state.z[place]]
        for piece in from_the_top(state, list(dict.fromkeys(lying))):
            home = starts[piece]
            full = len(state.z[home]) >= tables.capacity[home]
            put(state, piece, BOX if home in places or full else home, bottom=True)


def spot_name(state: State, spot: int) -> str:
    """A place in words, or the place with the piece that a spot is on."""
    place, on = spot_at(state, spot)
    tables = tables_of(state)
    name = tables.place_name(place)
    return name if on < 0 else f"{piece_name(state, tables.piece_class[on], tables.piece_row[on])} in {name}"


def piece_name(state: State, kind: str, row: int) -> str:
    """A piece's row in words, or its class if all are alike."""
    rows = tables_of(state).piece[kind].rows
    return rows[row] if 0 <= row < len(rows) else kind
