"""To bring a match to its first decision and stop there, before anything is offered: the point where `given` speaks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from interpreter import machine, search
from interpreter.chance import seeded
from interpreter.scenarios.failing import Impossible
from interpreter.state import MARKER, SETUP, State, fresh
from interpreter.tables import Tables

SEED = 1  # of all chance that a scenario leaves open
FORCED_AT_MOST = 1000  # decisions with one option in a row


class _First(Exception):
    def __init__(self, number: int, player: int) -> None:
        self.number = number
        self.player = player


def first_decision(tables: Tables, traced: bool) -> State:
    """The match after set-up at its first decision, of which nothing is offered yet (see `offer`)."""
    state = fresh(tables, seeded(SEED))
    state.trace = [] if traced else None
    namespace = tables.text.namespace
    usual = namespace["ask"]

    def stop(s: State, number: int, player: int, options: Sequence[Any]) -> bool:
        if s.probing or any(frame[MARKER] == SETUP for frame in s.stack):
            return bool(usual(s, number, player, options))
        raise _First(number, player)

    namespace["ask"] = stop
    try:
        machine.begin(state)
    except _First as first:
        state.ask = (first.number, first.player, ())
    finally:
        namespace["ask"] = usual
    return state


def offer(state: State) -> None:
    """Lists the options of the open decision anew, as the state is now; one that all can know to be alone is taken."""
    if state.ask is None:
        return
    number, player, _ = state.ask
    if number:  # 0 is the order of triggers, whose options a `given` does not change
        options = state.t.text.namespace[f"options{number}"](state, state.stack[-1])
        state.ask = None
        if not search.ask(state, number, player, options):
            machine.run(state)


def pass_forced(state: State, meant: Callable[[], bool]) -> None:
    """Takes what has one option, until there is something to decide, or `meant` says that this is what is spoken of."""
    for _ in range(FORCED_AT_MOST):
        if state.ask is None or state.over or len(state.ask[2]) > 1 or meant():
            return
        machine.answer(state, state.ask[2][0])
    raise Impossible(f"this goes on and on: {FORCED_AT_MOST} decisions in a row have one option")
