"""What went wrong in play, in words: a code and its numbers to a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from interpreter.engine.sight import Seat
from interpreter.numbering.tables import Tables
from interpreter.state.failures import Failure, Why
from interpreter.state.state import State
from interpreter.telling.words.naming import amount_name, piece_name, seen_name
from interpreter.telling.words.tiles import DIRECTIONS, side_name


def said(t: Tables, failure: Failure, s: State | None = None, seat: Seat = None) -> str:
    """What is wrong, in words; nothing where the line itself says it. Pieces are named as a seat knows them, in that state."""
    return _said(t, failure, lambda piece: _piece(t, piece, s, seat))


def said_openly(t: Tables, failure: Failure) -> str:
    """The same with each piece by its face, as the referee of a scenario sees it."""
    return _said(t, failure, lambda piece: piece_name(t, piece) if 0 <= piece < len(t.piece_class) else "")


def _said(t: Tables, failure: Failure, named: Callable[[int], str]) -> str:
    if failure.why in OF_PIECES:
        return OF_PIECES[failure.why](t, [named(number) for number in failure.numbers], failure.numbers)
    return WORDS[failure.why](t, *failure.numbers)


def _piece(t: Tables, piece: int, s: State | None, seat: Seat) -> str:
    if not 0 <= piece < len(t.piece_class):
        return ""
    return t.piece_class[piece] if s is None else seen_name(s, piece, seat)


def _nothing_to_choose(t: Tables, site: int) -> str:
    return t.nothing_to_choose(t.sites[site])


def _may_hold(t: Tables, player: int, resource: int, more: int) -> str:
    return f"{t.seat_name(player)} may hold {amount_name(t, resource, f'{more} more' if more else 'no more')}"


def _differs(t: Tables, names: Sequence[str], numbers: Sequence[int]) -> str:
    """Which side of a piece would show something else than what touches it."""
    _, other, place, direction, shown, there = numbers
    text = f"{names[0]} would show {side_name(t, place, shown)} in the {DIRECTIONS[direction]}"
    touched = (
        f"the border is {side_name(t, place, there)}" if other < 0 else f"{names[1]} there shows {side_name(t, place, there)}"
    )
    return f"{text}, and {touched}"


SCOPES = {2: "round", 1: "phase", 6: "turn"}
WORDS: dict[Why, Callable[..., str]] = {
    Why.NEEDS: lambda _: "",
    Why.NO_PIECE: lambda _: "there is no such piece",
    Why.NO_PLACE: lambda _: "there is no such place",
    Why.NOBODY: lambda _: "there is nobody, or nothing, to do this to",
    Why.FULL: lambda t, place: f"{t.place_name(place)} is full",
    Why.TOO_FEW: lambda t, place, there, wanted: f"{t.place_name(place)} holds {there} and {wanted} are needed",
    Why.TOO_FEW_SUCH: lambda t, place, there, wanted: f"{t.place_name(place)} holds {there} such and {wanted} are needed",
    Why.DOES_NOT_BELONG: lambda t, place, piece: f"{t.place_name(place)} does not hold {t.piece_class[piece]}",
    Why.NOT_UNDER_WAY: lambda _, marker: f"no {SCOPES[marker]} is under way",
    Why.NOTHING_TO_CHOOSE: _nothing_to_choose,
    Why.CANNOT_PAY: lambda t, player, resource, wanted, there: (
        f"it takes {amount_name(t, resource, wanted)} and {t.seat_name(player)} has {there}"
    ),
    Why.TOO_LITTLE: lambda t, resource, there, wanted: f"there is {amount_name(t, resource, there)} and {wanted} is needed",
    Why.HOLDS_ENOUGH: _may_hold,
    Why.NO_CASE: lambda _, value: f"there is no case for {value}",
    Why.NO_CASE_OF_THIS: lambda _: "there is no case for this",
    Why.BY_ZERO: lambda _, left: f"{left} cannot be divided by 0",
    Why.TOO_MANY_NUMBERS: lambda _, many, most: f"there are {many} numbers to choose from, and {most} are the most",
    Why.TOO_MANY_WAYS: lambda _, most: f"there are more than {most} ways to do this: ask for it in parts",
    Why.TOO_LARGE: lambda _, most: f"no number goes beyond {most}",
    Why.NOT_TURNED: lambda t, place: f"in {t.family[place]} nothing is laid turned",
    Why.NO_FIRST: lambda t, place: f"it is not known where the first piece in {t.family[place]} lies",
    Why.FIRST_ELSEWHERE: lambda t, place, first: f"the first piece in {t.family[place]} lies on {t.place_name(first)}",
    Why.NOT_BESIDE: lambda t, place: f"nothing lies beside {t.place_name(place)}",
    Why.LEAVES_GRID: lambda t, place, piece: f"from {t.place_name(place)} on it would leave {t.family[place]}",
    Why.NOT_MIRRORED: lambda t, place: f"in {t.family[place]} nothing is laid mirrored",
    Why.NONE_FOR_CHANCE: lambda _: "there is none that chance could choose",
    Why.NO_SIDE: lambda t, piece: f"{t.piece_class[piece]} has no such side",
    Why.ENDLESS: lambda _: "this goes on and on without anybody deciding anything",
    Why.TOO_DEEP: lambda _, tries: f"after {tries} tries it is still open whether this can be carried out",
}
OF_PIECES: dict[Why, Callable[[Tables, Sequence[str], Sequence[int]], str]] = {
    Why.COVERED: lambda _, names, __: f"{names[1]} lies on {names[0]}",
    Why.DOES_NOT_BEGIN: lambda t, names, numbers: f"{names[1]} does not begin in {t.place_name(numbers[0])}",
    Why.DOES_NOT_GO_ON: lambda _, names, __: f"{names[0]} does not go on {names[1]}",
    Why.CARRIES_ENOUGH: lambda _, names, numbers: f"{names[0]} carries {numbers[1]} and no more",
    Why.IN_NO_CHAIN: lambda _, names, __: f"{names[0]} lies in no chain",
    Why.NO_STAND_IN: lambda _, names, __: f"{names[0]} cannot stand in for {names[1]}",
    Why.SIDES_DIFFER: _differs,
}
assert WORDS.keys() | OF_PIECES.keys() == set(Why)
