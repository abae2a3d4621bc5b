"""Why a piece does not fit on a space of a grid, or not turned like this: what the law says."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.engine.spots import spot_at, turn_at
from interpreter.engine.tiles.law import hinders_at, law_on, turns
from interpreter.form import Ask, Choice
from interpreter.numbering.tables import tables_of
from interpreter.state.failures import Failure, Why
from interpreter.state.state import State
from interpreter.telling.refusals.evaluate import value
from interpreter.telling.words.failures import said
from interpreter.telling.words.tiles import is_space
from rulelang.program import TURNS
from rulelang.program.kinds import TURN


def unfit_there(s: State, number: int, spot: int, player: int) -> str:
    """What hinders the piece that a decision is about at a spot of a grid: one thing, or one for each turn; else nothing."""
    piece, place = _asked_for(s, number), spot_at(s, spot)[0]
    law = law_on(s, place)
    if piece < 0 or law is None or not is_space(s, spot):
        return ""
    chosen = s.n.sites[number].type == TURN
    return _of_turns(s, piece, place, [turn_at(s, spot)] if chosen else turns(s, law, piece), player)


def fits_in_no_turn(s: State, number: int, player: int) -> str:
    """What hinders the piece on the space that was just chosen, where the decision how to turn it has no option."""
    return _of_turns(s, _asked_for(s, number), spot_at(s, s.stack[-1][s.n.sites[number].slot])[0], range(len(TURNS)), player)


def asked_about(s: State, number: int, spots: Sequence[int]) -> list[int]:
    """Those of some spots that lie where a decision asks for a place."""
    match s.n.form.options.get(number):
        case Choice(listed=Ask("spots" | "spaces", (_, looked_into))):
            places = value(looked_into, s, {}, s.stack[-1])
            return [spot for spot in spots if spot_at(s, spot)[0] in places]
    return list(spots)


def _asked_for(s: State, number: int) -> int:
    """The piece for which a decision asks a place or a turn; -1 if it asks something else."""
    match s.n.form.options.get(number):
        case Choice(listed=Ask("spots" | "spaces" | "turns_at", (named, _))):
            return int(value(named, s, {}, s.stack[-1]))
    return -1


def _of_turns(s: State, piece: int, place: int, asked: Sequence[int], player: int) -> str:
    """What hinders a piece in each of these turns; nothing if it fits in one."""
    found: dict[int, str] = {}
    for turn in asked:
        hindrance = hinders_at(s, piece, place, turn)
        if hindrance is None:
            return ""
        why, numbers = hindrance
        found[turn] = said(tables_of(s), Failure(-1, why, *numbers), s, player)
        if why is not Why.SIDES_DIFFER:
            return found[turn]
    told = list(dict.fromkeys(found.values()))
    return told[0] if len(told) == 1 else "; ".join(f"{TURNS[turn]}: {text}" for turn, text in found.items())
