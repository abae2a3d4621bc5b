"""What one clause says that a player does, one thing after another: each of the decision that it is meant of."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.engine import machine
from interpreter.match.refusal import Refusal
from interpreter.scenarios.beginning.opening import is_forced
from interpreter.scenarios.failing import Impossible
from interpreter.scenarios.playing.answers import matching, says
from interpreter.scenarios.playing.forced import pass_forced
from interpreter.scenarios.reading import Reading
from interpreter.state.failures import Halt
from interpreter.state.state import State
from rulelang.scenario_files import clauses as sc


def says_all(
    state: State, player: int, said: Sequence[sc.Said], read: Reading, taken: Sequence[str] = (), later: Sequence[sc.Said] = ()
) -> None:
    """A player does what is said; `later` is what the player says right after that. Raises Impossible.

    What is said is meant of what is not forced, as what is forced need not be said. Where the rest would then be said of nothing,
    and is not if it is meant of what is forced, the author has stated that: `chooses 4, chooses 4`, where first there is only 4.
    """
    for number, one in enumerate(said):
        if _states_what_is_forced(state, player, [*said[number:], *later], read):
            _state(state, player, one, read)
        else:
            says(state, player, one, read, taken)
        taken = ()


def _states_what_is_forced(state: State, player: int, said: Sequence[sc.Said], read: Reading) -> bool:
    """Whether the first of these can only be said of something that has one option."""
    first, *rest = said
    return (
        bool(rest) and is_forced(state) and not _possible(state, player, said, read) and _stated(state, player, first, rest, read)
    )


def _possible(state: State, player: int, said: Sequence[sc.Said], read: Reading) -> bool:
    copy = state.copy()
    try:
        for one in said:
            says(copy, player, one, read)
    except (Impossible, Refusal, Halt):
        return False
    return True


def _stated(state: State, player: int, first: sc.Said, rest: Sequence[sc.Said], read: Reading) -> bool:
    copy = state.copy()
    try:
        _state(copy, player, first, read)
        says_all(copy, player, rest, read)
    except (Impossible, Refusal, Halt):
        return False
    return True


def _state(state: State, player: int, said: sc.Said, read: Reading) -> None:
    """Goes on to the first decision with one option of which this can be said, and takes it. Raises Impossible."""

    def meant() -> bool:
        return state.ask is not None and state.ask[1] == player and bool(matching(state, said, read))

    pass_forced(state, meant)
    if not meant() or not is_forced(state):
        raise Impossible("nothing forced is meant")
    assert state.ask is not None
    machine.answer(state, state.ask[2][0])
