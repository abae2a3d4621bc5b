"""`then`: whether what a scenario claims is so, and in words what is the case if it is not."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.engine.queries.players import gone
from interpreter.engine.ranking import places, ranked
from interpreter.numbering.tables import tables_of
from interpreter.paying import ways
from interpreter.scenarios.failing import Impossible
from interpreter.scenarios.given.conditions import exact_way, held
from interpreter.scenarios.playing.answers import check_verb, matching, reached, spoken, stand
from interpreter.scenarios.playing.asking import asked
from interpreter.scenarios.reading import Reading
from interpreter.state.state import State
from interpreter.telling.grading import grade_of
from interpreter.telling.words import naming
from rulelang import program as p
from rulelang.scenario_files import clauses as sc


def check_condition(state: State, e: p.Expression, source: str, read: Reading) -> None:
    """Raises Impossible if the condition does not hold."""
    if not read(state, e):
        raise Impossible(f"expected `{source}`, but {_case(state, e, read)}")


def _case(state: State, e: p.Expression, read: Reading) -> str:
    """What is the case where a condition does not hold."""
    match e:
        case p.Logic(op="and"):
            return _case(state, e.right if read(state, e.left) else e.left, read)
        case p.Compare():
            type_ = _type(e.left) or _type(e.right) or "number"
            left, right = (read.words(state, type_, read(state, side)) for side in (e.left, e.right))
            return f"it is {left}" if isinstance(e.right, (p.Number, p.Constant)) else f"one side is {left} and the other {right}"
        case p.Has():
            return _holds(state, e, read)
        case p.Inside() if not isinstance(e.piece, p.Constant):
            piece = read(state, e.piece)
            return f"it is in {tables_of(state).place_name(state.at[piece])}" if piece >= 0 else "there is no such piece"
        case p.PlaceState() | p.Inside():
            names = [naming.face_name(state, piece) for place in read.places(state, e.places) for piece in state.z[place]]
            return f"there is {', '.join(names)}" if names else "there is nothing"
    return "it is not so"


def _type(e: p.Expression) -> str | None:
    """Of what kind a value is, where its expression tells."""
    if isinstance(e, (p.ActivePlayer, p.AutomaSeat, p.OwnerOf)):
        return "player"
    if isinstance(e, p.StateValue) and e.form == "role":
        return e.names
    return "place" if isinstance(e, (p.PlaceAt, p.PlaceOfPiece)) else getattr(e, "type", None)


def _holds(state: State, e: p.Has, read: Reading) -> str:
    form, of, index = held(state, e.holder, read)
    try:
        resources = [resource for resource, _ in exact_way(read(state, e.bundle))]
    except Impossible:
        resources = list(range(len(tables_of(state).resource_names)))
    way: ways.Way = tuple((r, state.v[tables_of(state).amount_slot(form, of, r, index)]) for r in resources)
    names = [naming.amount_name(tables_of(state), resource, amount) for resource, amount in way]
    return f"there is {' + '.join(names)}"


def check_over(state: State, negated: bool) -> None:
    """Raises Impossible if the game is not over (or, negated, if it is)."""
    if state.over == negated:
        raise Impossible("the game is over" if negated else f"the game is not over: {asked(state)}")


def check_winners(state: State, expected: list[int]) -> None:
    """Raises Impossible if others have won, or not all of these, or nobody yet."""
    if not state.over:
        raise Impossible(f"the game is not over: {asked(state)}")
    winners = ranked(state)
    if sorted(set(expected) - {-1}) != sorted(winners):
        raise Impossible(f"expected that {_names(state, expected)}, but {_names(state, winners)}")


def check_result(state: State, claim: sc.ThenLoses | sc.ThenPlaced | sc.ThenCalled, seats: Sequence[int]) -> None:
    """Raises Impossible if one of these seats has not lost, has another place, or its points are called otherwise."""
    if isinstance(claim, sc.ThenPlaced) and not state.over:
        raise Impossible(f"the game is not over: {asked(state)}")
    for seat in seats:
        if told := _result(state, claim, seat):
            raise Impossible(f"{tables_of(state).seat_name(seat)} {told}")


def _result(state: State, claim: sc.ThenLoses | sc.ThenPlaced | sc.ThenCalled, seat: int) -> str:
    """What is the case where a claim about a seat is wrong; nothing if it is right."""
    match claim:
        case sc.ThenLoses():
            return "" if gone(state, seat) else "has not lost"
        case sc.ThenPlaced():
            found = places(state)
            told = f"has place {found[seat]}" if found and found[seat] else "has no place: it is not ranked"
            told = told if found else "has no place: nothing ranks anybody here"
            return "" if found and found[seat] == claim.place else told
    called = grade_of(state, seat)
    return "" if called == claim.label else f'is "{called}"'


def _names(state: State, seats: list[int]) -> str:
    named = [tables_of(state).seat_name(seat) for seat in seats if seat >= 0]
    if not named:
        return "nobody wins"
    return f"{' and '.join(named)} {'wins' if len(named) == 1 else 'win'}"


def check_may(state: State, player: int, said: sc.Said, negated: bool, read: Reading) -> None:
    """Raises Impossible if the player may not do this now (or, negated, may)."""
    state = state.copy()
    if not negated:
        reached(state, player, said, read)
        return
    stand(state, player, said, read)
    deciding = state.ask is not None and state.ask[1] == player
    if isinstance(said, sc.Do) and not deciding:
        return
    if not deciding:
        raise Impossible(f"whether {tables_of(state).seat_name(player)} may {spoken(said)} is not the question: {asked(state)}")
    check_verb(state, said, read)
    if matching(state, said, read):
        raise Impossible(f"{tables_of(state).seat_name(player)} may {spoken(said)}: {asked(state)}")
