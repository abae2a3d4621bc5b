"""Choices with one option that all can know: nobody is asked in a match; a scenario may state them, and need not.

They stay open until the scenario goes on, so that what was forced can be named after a `then` has looked at what comes of it.
"""

from __future__ import annotations

from collections.abc import Callable

from interpreter.engine import machine
from interpreter.scenarios.beginning.opening import is_forced
from interpreter.scenarios.failing import Impossible
from interpreter.scenarios.playing.asking import by_itself, only_option
from interpreter.state.answers import own
from interpreter.state.failures import DeadEnd
from interpreter.state.state import State

FORCED_AT_MOST = 1000  # decisions with one option in a row
ON_AND_ON = f"this goes on and on: {FORCED_AT_MOST} decisions in a row have one option"


def settle(state: State) -> list[str]:
    """Takes what has one option and all can know to be alone: what nobody is asked in a match. Gives what was taken."""
    return _take(state, lambda: not is_forced(state))


def settled(state: State) -> State:
    """What comes of that: a state of its own, or the same if nothing is forced."""
    if not is_forced(state):
        return state
    later = state.copy()
    later.trace = state.trace
    try:
        settle(later)
    except DeadEnd:
        settle(state)  # raises it again, of the state that its reason is told of
    return later


def pass_forced(state: State, meant: Callable[[], bool]) -> list[str]:
    """Takes what has one option, until there is something to decide, or `meant` says that this is what is spoken of."""
    return _take(state, lambda: state.ask is None or state.over or not happens(state) or meant())


def happens(state: State) -> bool:
    """Whether a scenario need not say what is done at the open decision: it has one option, or a turn ends if nothing is said."""
    assert state.ask is not None
    number, _, options = state.ask
    return len(own(options)) == 1 or state.n.sites[number].last


def _take(state: State, enough: Callable[[], bool]) -> list[str]:
    """Takes the one option of each decision until it is enough; gives what was taken. Raises Impossible for no end of it."""
    taken: list[str] = []
    for _ in range(FORCED_AT_MOST):
        if enough():
            return taken
        assert state.ask is not None
        taken += [] if state.n.sites[state.ask[0]].last else [only_option(state)]
        try:
            machine.answer(state, state.ask[2][0])
        except DeadEnd as stop:
            stop.add_note(by_itself(taken))
            raise
    raise Impossible(ON_AND_ON)
