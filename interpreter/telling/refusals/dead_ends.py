"""What stops an answer, looked for on copies: the first dead end on its way, and the next decision before it."""

from __future__ import annotations

from interpreter.engine.deciding import lookahead
from interpreter.engine.deciding.diving import all_options, run_ahead
from interpreter.engine.deciding.lookahead import Point, answered, begun_at, where_it_is
from interpreter.state.answers import Answer, is_any_time
from interpreter.state.failures import DeadEnd, Horizon
from interpreter.state.state import State


def asked_next(s: State, number: int, option: Answer, base: int, player: int) -> State | None:
    """The state in which a player's next decision is open after this answer; None if there is none before `base` is done."""
    return _asked_in(answered(s, number, option, player), base, _after(s, number, option), player)


def asked_at(s: State, entry: int, after: int, player: int) -> State | None:
    """The same of the steps from block `entry` up to `after`, in the frame that runs."""
    return _asked_in(begun_at(s, entry), len(s.stack) - 1, after, player)


def _asked_in(ahead: State, base: int, after: int, player: int) -> State | None:
    try:
        if run_ahead(ahead, base, after):
            return None
    except (DeadEnd, Horizon):
        return None
    return ahead if ahead.ask is not None and ahead.ask[1] == player else None


def stopped(s: State, number: int, option: Answer, base: int | None = None) -> tuple[DeadEnd, State] | None:
    """The dead end that this answer runs into first, and the state in which it does; None if it is possible.

    It is looked ahead until the frame at `base` is done: the one that runs, if none is named.
    """
    base = len(s.stack) - 1 if base is None else base
    player = -1 if s.ask is None else s.ask[1]
    return _first_dead_end(answered(s, number, option, player), base, _after(s, number, option))


def _after(s: State, number: int, option: Answer) -> int:
    """The block up to which an answer is looked ahead: what is done at any time, until the decision is asked anew."""
    return s.n.sites[number].again if is_any_time(option) else -1


def stopped_at(s: State, entry: int, after: int) -> tuple[DeadEnd, State] | None:
    """The same of the steps from block `entry` up to `after`, in the frame that runs."""
    return _first_dead_end(begun_at(s, entry), len(s.stack) - 1, after)


def _first_dead_end(begin: State, base: int, after: int) -> tuple[DeadEnd, State] | None:
    first: tuple[DeadEnd, State] | None = None
    waiting = [begin]
    met: set[Point] = set()
    for _ in range(lookahead.TRIES_AT_MOST):
        if not waiting:
            return first
        ahead = waiting.pop()
        try:
            if run_ahead(ahead, base, after):
                return None
        except Horizon:
            return None
        except DeadEnd as dead_end:
            first = first or (dead_end, ahead)
            continue
        assert ahead.ask is not None
        if (key := where_it_is(ahead)) in met:
            continue
        met.add(key)
        asked, player, _ = ahead.ask
        waiting += [answered(ahead, asked, choice, player) for choice in reversed(list(all_options(ahead)))]
    return first
