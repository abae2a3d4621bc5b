"""To bring a match to where a scenario begins and stop there: the point where `given` speaks.

That is the first decision, before anything is offered, or the beginning of a phase or of set-up, before anything of it is done.
"""

from __future__ import annotations

from interpreter.engine import machine
from interpreter.engine.deciding.asking import Open, ask
from interpreter.numbering.tables import tables_of
from interpreter.scenarios.beginning.placing import NOT_REACHED, PLACING, arrived, head_for
from interpreter.scenarios.failing import Impossible
from interpreter.state.chance import seeded
from interpreter.state.failures import Endless
from interpreter.state.slots import ALL, FIRST
from interpreter.state.state import Playable, State, fresh

SEED = 1  # of all chance that a scenario leaves open


def is_forced(state: State) -> bool:
    """Whether the open decision is one that nobody is asked in a match."""
    return state.ask is not None and not state.over and isinstance(state.ask[2], Open)


def before_setup(playable: Playable, traced: bool) -> State:
    """The match with everything still where it starts."""
    return _ready(playable, traced)


def _ready(playable: Playable, traced: bool, phase: str | None = None, seat: int | None = None) -> State:
    state = fresh(playable, seeded(SEED))
    state.trace = [] if traced else None
    state.asking = ALL
    machine.make_ready(state)
    head_for(state, phase, seat)
    return state


def opening(playable: Playable, traced: bool, phase: str | None = None, seat: int | None = None, *, given: bool = False) -> State:
    """The match after set-up at the beginning of a phase, in the turn of a seat, if one is wanted; else at its first decision
    (see `offer`).

    What set-up asks is the first decision, unless the match is to begin in a phase: then it is answered anyhow. If something
    is `given`, what has one option in set-up has happened before. Raises Impossible.
    """
    state = _ready(playable, traced, phase, seat)
    state.asking |= FIRST
    try:
        _run(state, phase)
        while state.ask is not None and state.ask[2] and (phase is not None or (given and is_forced(state))):
            machine.take(state, state.ask[2][0])
            _run(state, phase)
    except Endless:
        if arrived(state):
            raise
    state.asking = ALL
    if not arrived(state):
        raise Impossible(NOT_REACHED)
    return state


def _run(state: State, phase: str | None) -> None:
    """Goes on to the next decision, or to the phase where the match is to begin."""
    machine.run_past(state, -1 if phase is None else tables_of(state).entries[PLACING + phase])


def offer(state: State) -> None:
    """Goes on to the first decision, if the match was placed before it, or lists the options of the open decision anew.

    An option that all can know to be alone is taken.
    """
    if state.ask is None:
        if not state.over:
            machine.run(state)
        return
    number, player, _ = state.ask
    if number:  # 0 is the order of triggers, whose options a `given` does not change
        options = state.n.listers[number](state, state.stack[-1])
        state.ask = None
        if not ask(state, number, player, options):
            machine.run(state)
