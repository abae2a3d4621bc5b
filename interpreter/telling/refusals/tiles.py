"""Why a piece does not fit on a space of a grid: what the law says of each turn."""

from __future__ import annotations

from interpreter.engine.spots import spot_at
from interpreter.engine.tiles.law import hinders_at, law_on, turns
from interpreter.form import Ask, Choice
from interpreter.numbering.tables import tables_of
from interpreter.state.failures import Failure, Why
from interpreter.state.state import State
from interpreter.telling.refusals.evaluate import value
from interpreter.telling.words.failures import said
from rulelang.program import TURNS


def fits_in_no_turn(s: State, number: int, player: int) -> str:
    """What hinders the piece that is to be turned at a decision, which has no option: one thing, or one for each turn."""
    frame = s.stack[-1]
    match s.n.form.options.get(number):
        case Choice(listed=Ask("turns_at", (named, spot))):
            piece, place = value(named, s, {}, frame), spot_at(s, value(spot, s, {}, frame))[0]
        case _:
            return ""
    law = law_on(s, place)
    if law is None:
        return ""
    found: dict[int, str] = {}
    for turn in turns(s, law, piece):
        if (hindrance := hinders_at(s, piece, place, turn)) is None:
            return ""
        why, numbers = hindrance
        found[turn] = said(tables_of(s), Failure(-1, why, *numbers), s, player)
        if why is not Why.SIDES_DIFFER:
            return found[turn]
    return "; ".join(f"{TURNS[turn]}: {text}" if len(found) > 1 else text for turn, text in found.items())
