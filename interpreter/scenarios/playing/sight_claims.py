"""`then seat 2 may see …`: whether a seat knows what lies in a place, a piece or a number, and in words who does."""

from __future__ import annotations

from interpreter.engine import sight
from interpreter.engine.sight import Seat
from interpreter.numbering.tables import tables_of
from interpreter.scenarios.failing import Impossible
from interpreter.scenarios.given.conditions import held
from interpreter.scenarios.reading import Reading, names_any
from interpreter.state.state import State
from interpreter.telling.words import naming
from rulelang import program as p
from rulelang.scenario_files import clauses as sc

SEERS = {"everyone": "everyone", "nobody": "nobody", "owner": "its owner", "others": "everyone but its owner"}


def check_sees(state: State, clause: sc.ThenSees, read: Reading) -> None:
    """Raises Impossible if the player does not see what is named (or, negated, does)."""
    seat = read(state, clause.player)
    sees, what, why = {"piece": _piece, "property": _property, "number": _number}.get(clause.form, _place)(
        state, clause, seat if seat >= 0 else None, read
    )
    if sees == clause.negated:
        why = ": an automa sees nothing" if seat >= tables_of(state).players else why
        spectator = "a spectator" if seat < 0 else tables_of(state).seat_name(seat)
        raise Impossible(f"{spectator} {'sees' if clause.negated else 'does not see'} {what}{why}")


Seen = tuple[bool, str, str]  # whether it is seen, what it is, and what is said of that


def _place(state: State, clause: sc.ThenSees, seat: Seat, read: Reading) -> Seen:
    tables, place = tables_of(state), read(state, clause.what)
    if place < 0:
        raise Impossible("there is no such place")
    name, pile = tables.place_name(place), state.z[place]
    if clause.form == "order":
        return sight.order(tables, place, seat), f"the order of {name}", f": it is seen by {SEERS[tables.order[place]]}"
    if pile and (tables.sight.in_part or tables.sight.faces >= 0):  # then it hangs on what has happened
        return all(sight.piece(state, piece, seat) for piece in pile), f"all that lies in {name}", ""
    return sight.contents(tables, place, seat), name, f": it is seen by {SEERS[tables.contents[place]]}"


def _piece(state: State, clause: sc.ThenSees, seat: Seat, read: Reading) -> Seen:
    pieces = read.any_of(state, clause.what) if names_any(clause.what) else [read.piece(state, clause.what)]
    if not pieces:
        raise Impossible("there is no such piece")
    names = ", ".join(
        f"{naming.piece_name(tables_of(state), piece)} in {tables_of(state).place_name(state.at[piece])}" for piece in pieces[:3]
    )
    return any(sight.piece(state, piece, seat) for piece in pieces), names, ""


def _property(state: State, clause: sc.ThenSees, seat: Seat, read: Reading) -> Seen:
    """What stands on a piece, or on any of several: its face is known, or its back shows it."""
    e, tables = clause.what, tables_of(state)
    assert isinstance(e, p.ColumnOf)
    pieces = read.any_of(state, e.of) if names_any(e.of) else [read.piece(state, e.of)]
    if not pieces:
        raise Impossible("there is no such piece")
    backed = tables.piece[e.owner].back == e.column
    return any(sight.piece(state, one, seat) or (backed and sight.back(state, one)) for one in pieces), clause.source, ""


def _number(state: State, clause: sc.ThenSees, seat: Seat, read: Reading) -> Seen:
    tables, e = tables_of(state), clause.what
    if isinstance(e, p.Amount):
        form, of, index = held(state, e.holder, read)
        slot = tables.amount_slot(form, of, read(state, e.resource), index)
        if form == "piece" and of is not None:
            return sight.load(state, tables.class_pieces[of][0] + index, seat), clause.source, ""
    else:
        assert isinstance(e, p.StateValue)
        slot = tables.slot[e.form, e.name] + (0 if e.of is None else read(state, e.of))
    return sight.number(tables, slot, seat), f"{naming.slot_name(tables, slot)}", ""
