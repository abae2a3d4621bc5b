"""Which frames lie on the stack, and when a run gives up."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from interpreter.engine import machine
from interpreter.state.failures import Endless
from interpreter.state.slots import ACTION, CHOSEN, LOOP, MARKER, SETUP, TRIGGER, TURN, WAITING, YOU
from interpreter.state.state import State

from .bench import Bench

FIRED = ((0, 1, 4), (0, 0, 5))


def test_what_was_set_off_waits_on_the_stack_of_nobody_and_with_nothing_chosen(plain: Bench) -> None:
    s = plain.s
    s.fired, depth = FIRED, len(s.stack)
    machine.queue(s, s.stack[-1])
    assert s.fired == ()
    assert len(s.stack) == depth + 1
    frame = s.stack[-1]
    assert (frame[0], frame[MARKER], frame[YOU], frame[CHOSEN], frame[WAITING]) == (0, TRIGGER, -1, -1, FIRED)


def test_during_set_up_nothing_is_set_off(plain: Bench) -> None:
    s = plain.s
    s.stack[1][MARKER] = SETUP
    s.fired, depth = FIRED, len(s.stack)
    machine.queue(s, s.stack[-1])
    assert (s.fired, len(s.stack)) == ((), depth)
    ran = s.stack.pop(1)  # its last block
    s.fired = FIRED
    machine.queue(s, ran)
    assert (s.fired, len(s.stack)) == ((), depth - 1)


def test_what_sets_itself_off_ends_at_a_bound(plain: Bench) -> None:
    s = plain.s
    s.stack = s.stack + [s.stack[-1]] * (machine.DEEPEST - len(s.stack))
    machine.queue(s, s.stack[-1])
    assert len(s.stack) == machine.DEEPEST + 1
    with pytest.raises(Endless) as found:
        machine.queue(s, s.stack[-1])
    assert found.value.line == s.n.line_of_block[s.stack[-1][0]]


def test_passes_through_loops_are_counted_for_all_copies_together(plain: Bench) -> None:
    s = plain.s
    s.passes[0] = machine.PASSES_AT_MOST - 1
    machine.count_pass(s.copy(), 7)
    with pytest.raises(Endless):
        machine.count_pass(s, 7)


def test_a_run_begins_to_count_anew(plain: Bench) -> None:
    plain.s.passes[0] = 9
    machine.run(plain.s)
    assert plain.s.passes == [0]


@pytest.mark.parametrize("run", [machine.run, lambda s: machine.run_past(s, -1)])
def test_a_run_that_gives_up_says_at_which_line(
    plain: Bench, monkeypatch: pytest.MonkeyPatch, run: Callable[[State], None]
) -> None:
    monkeypatch.setattr(machine, "BLOCKS_AT_MOST", 0)
    lines = [plain.s.n.line_of_block[frame[0]] for frame in plain.s.stack]
    assert lines.count(lines[-1]) == 1
    with pytest.raises(Endless) as found:
        run(plain.s)
    assert found.value.line == lines[-1]


def test_turns_are_being_taken_where_a_frame_says_so(plain: Bench) -> None:
    assert machine.in_turns(plain.s)
    plain.s.stack = [frame for frame in plain.s.stack if frame[MARKER] != LOOP]
    assert {TURN, ACTION} <= {frame[MARKER] for frame in plain.s.stack}
    assert not machine.in_turns(plain.s)
