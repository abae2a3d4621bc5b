"""Ways to pay that a scenario names by whose help is taken: alike helpers are one, so any of them may be named."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

from interpreter import machine
from interpreter.payment import Way
from interpreter.scenarios.reading import Reading, row_of
from interpreter.sources import is_part, kinds_of
from interpreter.state import State
from interpreter.ways import Use
from rulelang import clauses as sc

Kind = tuple[Any, ...]


def helped(state: State, said: sc.PayWith, read: Reading) -> list[Any]:
    """The options of the open decision that take the help that is named, or begin to."""
    assert state.ask is not None
    player = state.ask[1]
    kinds = kinds_of(state, player)
    meant = [_meant(state, helper, player, read, kinds) for helper in said.helpers]
    wanted = [Counter(choice) for choice in product(*meant)]
    found = []
    for value in state.ask[2]:
        taken = Counter(kinds[use] for use in value[1] if use[0] >= 0)
        if is_part(value):
            if any(taken <= one for one in wanted) and _leads_there(state, value, said, read):
                found.append(value)
        elif taken in wanted:
            found.append(value)
    return found


def unhelped(state: State, way: Way) -> list[Any]:
    """The option of the open decision that takes nobody's help, and pays this."""
    assert state.ask is not None
    return [value for value in state.ask[2] if value == (way, ())]


def _leads_there(state: State, value: Any, said: sc.PayWith, read: Reading) -> bool:
    """Whether, having begun to pay like this, one can go on to what is named."""
    later = state.copy()
    machine.answer(later, value)
    return later.ask is not None and later.ask[:2] == (state.ask or ())[:2] and bool(helped(later, said, read))


def _meant(state: State, helper: Any, player: int, read: Reading, kinds: dict[Use, Kind]) -> list[Kind]:
    """The kinds of help that a name can mean."""
    values, of = helper
    owner = player if of is None else read(state, of)
    rows = {row_of(value) for value in values}
    t = state.t
    return list(
        dict.fromkeys(
            kind
            for (_, piece, _), kind in kinds.items()
            if (t.piece_class[piece], t.piece_row[piece]) in rows and t.place_owner[state.at[piece]] in (owner, -1)
        )
    )
