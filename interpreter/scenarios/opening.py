"""To bring a match to where a scenario begins and stop there: the point where `given` speaks.

That is the first decision, before anything is offered, or the beginning of a phase or of set-up, before anything of it is done.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from interpreter import machine
from interpreter.chance import seeded
from interpreter.scenarios.failing import Impossible
from interpreter.scenarios.forced import is_forced
from interpreter.scenarios.placing import NOT_REACHED, PLACING, arrived
from interpreter.state import MARKER, SETUP, Frame, State, fresh
from interpreter.tables import Tables

SEED = 1  # of all chance that a scenario leaves open


class _Arrived(Exception):
    """The match is where it was placed."""


class _First(Exception):
    def __init__(self, number: int, player: int) -> None:
        self.number = number
        self.player = player


def before_setup(tables: Tables, traced: bool) -> State:
    """The match with everything still where it starts."""
    state = _fresh(tables, traced)
    machine.make_ready(state)
    return state


def _fresh(tables: Tables, traced: bool) -> State:
    state = fresh(tables, seeded(SEED))
    state.trace = [] if traced else None
    return state


def opening(tables: Tables, traced: bool, given: bool = False) -> State:
    """The match after set-up at the beginning of the phase where it was placed, else at its first decision (see `offer`).

    What set-up asks is the first decision, unless the match is placed in a phase: then it is answered anyhow. If something
    is `given`, what has one option in set-up has happened before.
    """
    state = _fresh(tables, traced)
    namespace = tables.text.namespace
    usual = namespace["ask"]

    def stop(s: State, number: int, player: int, options: Sequence[Any]) -> bool:
        if s.probing or any(frame[MARKER] == SETUP for frame in s.stack):
            return bool(usual(s, number, player, options))
        raise _First(number, player)

    namespace["ask"] = stop
    try:
        with _stopping(tables):
            machine.begin(state)
            while state.ask is not None and (PLACING in tables.entries or (given and is_forced(state))):
                machine.answer(state, state.ask[2][0])
    except _First as first:
        state.ask = (first.number, first.player, ())
    except _Arrived:
        pass
    except machine.Endless:
        if arrived(state):
            raise
    finally:
        namespace["ask"] = usual
    if not arrived(state):
        raise Impossible(NOT_REACHED)
    return state


@contextmanager
def _stopping(tables: Tables) -> Iterator[None]:
    """While this lasts, the machine stops where the flow was placed."""
    entry = tables.entries.get(PLACING)
    if entry is None:
        yield
        return
    usual = tables.blocks

    def arrive(s: State, frame: Frame) -> bool:
        usual[entry](s, frame)
        raise _Arrived

    tables.blocks = (*usual[:entry], arrive, *usual[entry + 1 :])
    try:
        yield
    finally:
        tables.blocks = usual


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
        options = state.t.text.namespace[f"options{number}"](state, state.stack[-1])
        state.ask = None
        if not state.t.text.namespace["ask"](state, number, player, options):
            machine.run(state)
