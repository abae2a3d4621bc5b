"""What others may answer before something is done: who is asked, whether anybody is, and that it does not happen then.

Whoever looks ahead counts on nobody's answer: what is offered has a way through in which nobody answers.
"""

from __future__ import annotations

from interpreter.engine.queries.players import out, seats
from interpreter.state.failures import Horizon
from interpreter.state.slots import ACTION, BLOCK, MARKER, PHASE
from interpreter.state.state import State
from interpreter.state.trace import CalledOff

DONE, ASKED, ANSWERED, OFF = range(4)  # how it stands with what may be answered: nobody is asked (any more), or somebody is


def looking_ahead(s: State) -> bool:
    """Whether this is only tried, so that nobody answers. Raises Horizon where a decision waits: an answer may leave it none."""
    if s.probing and s.n.any_time and any(frame[BLOCK] in s.n.asked_again for frame in s.stack[:-1]):
        raise Horizon
    return bool(s.probing)


def all_others(s: State, player: int) -> tuple[int, ...]:
    """All other players who are in, clockwise from the left of one; all from the first on, if nobody does it."""
    return tuple(other for other in seats(player + 1, s.n.players, 1) if other != player and not out(s, other))


def only_one(s: State, player: int) -> tuple[int, ...]:
    """One player; none where there is nobody, or who is out, or an automa: they answer nothing."""
    return (player,) if 0 <= player < s.n.players and not out(s, player) else ()


def call_off(s: State, entry: int, index: int) -> None:
    """The innermost body with this entry that is being answered does not happen; `index` is where its frame notes that."""
    for frame in reversed(s.stack):
        of = s.n.entry_of_block[frame[BLOCK]] if frame[MARKER] in (ACTION, PHASE) else -1
        if of == entry and frame[index] in (ASKED, ANSWERED):
            frame[index] = OFF
            told_off(s, entry)
            return


def told_off(s: State, entry: int) -> None:
    """In a traced game: what was about to be done is not."""
    if s.trace is not None:
        s.trace.append(CalledOff(entry))
