"""Why the rules cannot go on in a scenario: what stops each option, what had happened by itself, and what is given too late."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from interpreter.numbering.tables import tables_of
from interpreter.scenarios.playing.asking import by_itself
from interpreter.scenarios.reading import Reading
from interpreter.state.failures import DeadEnd
from interpreter.state.slots import BLOCK
from interpreter.state.state import State
from interpreter.telling.refusals.reasons import asked_there, at_choice, sentence, worded
from rulelang.scenario_files import clauses as sc


@contextmanager
def given_before(state: State) -> Iterator[None]:
    """A dead end within it is told with how something is given before the question that the rules have come to."""
    try:
        yield
    except DeadEnd as stop:
        if state.ask is None and not state.over and stop.site >= 0:
            stop.add_note(_too_late(state))
        raise


def _too_late(state: State) -> str:
    bodies = [tables_of(state).body_of_block.get(frame[BLOCK], "") for frame in reversed(state.stack)]
    phases = [name for name in bodies if name in tables_of(state).body and tables_of(state).body[name].form == "phase"]
    earlier = "let a phase do what a turn does, and begin with `given at` its name"
    if phases:
        earlier = f"begin with `given at {phases[0]}, turn of …`"
    return (
        f"; the rules had come to this question before anything was given, and what stands before it is not done anew: {earlier}"
    )


def stopped(state: State, stop: DeadEnd, taken: list[str]) -> str:
    """What a dead end says, of a choice with what stops its options; then what had one option and was `taken` before it."""
    told = sentence(state, stop)
    if (number := asked_there(state, stop)) >= 0 and (each := at_choice(state, number, stop.player)):
        told = f"{told}; {worded(each)}"
    return f"{told}{by_itself(taken)}{''.join(getattr(stop, '__notes__', ()))}"


def undone(begun: State, state: State, given: Sequence[sc.Given], read: Reading) -> str:
    """What is so where the scenario has `begun`, and not at the first decision; nothing of what is given otherwise later."""
    gone = [one.source for one in given if read(begun, one.condition) and not read(state, one.condition)]
    if not gone:
        return ""
    return f"; given where this begins, and not so any more at the first decision: `{'`, `'.join(gone)}`"
