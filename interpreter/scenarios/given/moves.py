"""`given move …`: pieces and resources from where they are to where a scenario wants them, within every capacity and limit."""

from __future__ import annotations

from interpreter.engine.chains.law import chained, covered
from interpreter.engine.chains.laying import from_the_top
from interpreter.engine.effects import put_in_line
from interpreter.engine.spots import on_piece, spot_at, turned_at
from interpreter.numbering.tables import tables_of
from interpreter.scenarios.failing import Impossible
from interpreter.scenarios.given.conditions import exact_way, held
from interpreter.scenarios.given.holdings import transfer
from interpreter.scenarios.given.pieces import bring, distance, lie, lies_there, put, spot_name
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
            for piece in _in_order(state, read.any_of(state, p.Fold(op="any", group=step.group))):
                put(state, piece, place, bottom=step.bottom, apart=step.apart)
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
    for piece in _in_order(state, meant[len(meant) - count :]):
        put(state, piece, read(state, step.to), bottom=step.bottom, apart=step.apart)
        lie(state, piece, step.facing)


def _piece(state: State, step: p.MovePiece, read: Reading) -> None:
    named = row_of(step.piece)
    spot = _onto(state, step.to, read) if names_any(step.to) or row_of(step.to) else read(state, step.to)
    spot = turned_at(state, spot, step.turned)
    if names_any(step.piece):
        piece = _first_elsewhere(state, read.any_of(state, step.piece), spot, step.bottom)
    else:
        piece = _brought(state, named, spot, step, read) if named else read.piece(state, step.piece)
    put(state, piece, spot, bottom=step.bottom, apart=step.apart)
    lie(state, piece, step.facing)
    if step.position is not None:
        put_in_line(state, piece, read(state, step.position))


def _onto(state: State, e: p.Expression, read: Reading) -> int:
    """The spot on the first piece in a chain that is such as a row or `any …` says, if possible on one that is not covered."""
    named = row_of(e)
    found = _copies(state, *named) if named else read.any_of(state, e)
    if not found:
        raise Impossible("there is no such piece on which it could be laid")
    in_chains = [piece for piece in found if chained(state, piece)] or found
    return on_piece(state, next((piece for piece in in_chains if not covered(state, piece)), in_chains[0]))


def _copies(state: State, kind: str, row: int) -> list[int]:
    tables = tables_of(state)
    return [piece for piece in tables.pieces_of(kind) if tables.piece_row[piece] == row]


def _in_order(state: State, pieces: list[int]) -> list[int]:
    """The pieces as they are counted; where some lie on each other, in the order in which they can leave."""
    return from_the_top(state, pieces) if any(chained(state, piece) for piece in pieces) else pieces


def _first_elsewhere(state: State, pieces: list[int], spot: int, bottom: bool) -> int:
    """The nearest of these pieces that does not lie there yet, if possible one on which nothing lies. Raises Impossible."""
    found = [piece for piece in pieces if not lies_there(state, piece, spot)]
    if found:
        return min(found, key=lambda piece: (covered(state, piece), distance(state, piece)))
    if (piece := _within_its_pile(state, pieces, spot, bottom)) is None:
        raise Impossible(f"there is no such piece that could come to {spot_name(state, spot)}")
    return piece


def _brought(state: State, named: tuple[str, int], spot: int, step: p.MovePiece, read: Reading) -> int:
    """A piece of a row that has come from elsewhere, or is to come within its pile. Raises Impossible."""
    try:
        return bring(state, *named, spot, read.you, apart=step.apart)
    except Impossible:
        if (piece := _within_its_pile(state, _copies(state, *named), spot, step.bottom)) is None:
            raise
        return piece


def _within_its_pile(state: State, pieces: list[int], spot: int, bottom: bool) -> int | None:
    """Of the pieces that lie in a pile already the one that has furthest to go to its top, or to its bottom."""
    place, on = spot_at(state, spot)
    there = [piece for piece in state.z[place] if piece in pieces] if state.n.ordered[place] and on < 0 else []
    return there[-1 if bottom else 0] if there else None


def _resources(state: State, step: p.MoveResources, read: Reading) -> None:
    source, target = held(state, step.source, read), held(state, step.target, read)
    for resource, amount in exact_way(read(state, step.bundle)):
        transfer(state, source, target, resource, amount)


def _all_resources(state: State, step: p.MoveAllResources, read: Reading) -> None:
    source, target = held(state, step.source, read), held(state, step.target, read)
    form, of, index = source
    for resource in step.resources:
        transfer(state, source, target, resource, state.v[tables_of(state).amount_slot(form, of, resource, index)])
