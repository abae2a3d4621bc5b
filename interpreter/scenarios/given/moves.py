"""`given move …`: pieces and resources from where they are to where a scenario wants them, within every capacity and limit."""

from __future__ import annotations

from interpreter.engine.chains.law import NONE, chained
from interpreter.engine.chains.laying import from_the_top
from interpreter.numbering.tables import tables_of
from interpreter.scenarios.failing import Impossible
from interpreter.scenarios.given.conditions import exact_way, held
from interpreter.scenarios.given.holdings import transfer
from interpreter.scenarios.given.pieces import bring, lie, put, put_on
from interpreter.scenarios.reading import Reading, names_any, row_of
from interpreter.state.state import State
from rulelang import program as p


def move(state: State, step: p.Step, read: Reading) -> None:
    """Does a step that moves, without setting anything off. Raises Impossible."""
    match step:
        case p.MovePiece():
            _piece(state, step, read)
        case p.MoveSome():
            _some(state, step, read)
        case p.MoveAll():
            place = read(state, step.to)
            for piece in from_the_top(state, read.any_of(state, p.Fold(op="any", group=step.group))):
                put(state, piece, place, step.bottom)
                lie(state, piece, step.facing)
        case p.MoveResources():
            _resources(state, step, read)
        case p.MoveAllResources():
            _all_resources(state, step, read)
        case _:
            raise Impossible("a `given` moves pieces or resources, and nothing else")


def _some(state: State, step: p.MoveSome, read: Reading) -> None:
    source, count = read(state, step.source), read(state, step.amount)
    meant = [piece for piece in state.z[source] if tables_of(state).piece_class[piece] in tables_of(state).classes_of(step.type)]
    if len(meant) < count:
        raise Impossible(f"{tables_of(state).place_name(source)} holds {len(meant)} {step.type}, not {count}")
    for piece in meant[len(meant) - count :]:
        put(state, piece, read(state, step.to), step.bottom)
        lie(state, piece, step.facing)


def _piece(state: State, step: p.MovePiece, read: Reading) -> None:
    named = row_of(step.piece)
    under = _under(state, step.to.of, read) if isinstance(step.to, p.OnPiece) else NONE
    place = read(state, step.to) if under < 0 else state.at[under]
    if names_any(step.piece):
        piece = _first_elsewhere(state, read.any_of(state, step.piece), place)
    else:
        piece = bring(state, *named, place, read.you) if named else read.piece(state, step.piece)
    put(state, piece, place, step.bottom)
    lie(state, piece, step.facing)
    if under >= 0:
        put_on(state, piece, under)


def _under(state: State, e: p.Expression, read: Reading) -> int:
    """The one piece of a chain that is meant: of its row, or the first that is such. Raises Impossible."""
    if (row := row_of(e)) is None:
        found = [piece for piece in read.any_of(state, e) if chained(state, piece)][:1]
    else:
        t = tables_of(state)
        found = [piece for piece in t.pieces_of(row[0]) if t.piece_row[piece] == row[1] and chained(state, piece)]
    if len(found) != 1:
        raise Impossible(f"{len(found) or 'no'} such pieces lie in a chain: one is needed, on which to lay something")
    return found[0]


def _first_elsewhere(state: State, pieces: list[int], place: int) -> int:
    """The first of these pieces that does not lie there yet."""
    found = [piece for piece in pieces if state.at[piece] != place]
    if not found:
        raise Impossible(f"there is no such piece that could come to {tables_of(state).place_name(place)}")
    return found[0]


def _resources(state: State, step: p.MoveResources, read: Reading) -> None:
    source, target = held(state, step.source, read), held(state, step.target, read)
    for resource, amount in exact_way(read(state, step.bundle)):
        transfer(state, source, target, resource, amount)


def _all_resources(state: State, step: p.MoveAllResources, read: Reading) -> None:
    source, target = held(state, step.source, read), held(state, step.target, read)
    form, of, index = source
    for resource in step.resources:
        transfer(state, source, target, resource, state.v[tables_of(state).amount_slot(form, of, resource, index)])
