"""The course of a match: who would win if it ended there, at some points that lie evenly over it.

Nobody knows how long a match will be before it is over. So states are kept on the way, each so-many turns, and whenever there are
too many every second one is let go: what is looked at in the end hangs on the match and on nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.engine.ranking import ranked
from interpreter.state.failures import Halt
from interpreter.state.state import State

LOOKS = 12  # at so many points, evenly over the match, the lead is looked at; the sixth is half time
KEPT_AT_MOST = 2 * LOOKS  # states


class Course:
    """Time goes on with each turn that somebody decides in; where nobody has had a turn, with each decision."""

    __slots__ = ("_each", "_kept", "ends")

    def __init__(self) -> None:
        self.ends, self._each = 0, 1
        self._kept: list[tuple[int, State]] = []

    def keep(self, s: State, time: int) -> int:
        """Keeps where the match stands; when to do so again."""
        self._kept.append((time, s.copy()))
        if len(self._kept) == KEPT_AT_MOST:
            self._each *= 2
            self._kept = [one for one in self._kept if not one[0] % self._each]
        return time + self._each - time % self._each

    def leaders(self) -> list[Sequence[int]]:
        """The seats of whoever leads alone, at each look but the last, which is the end; nobody where several are level."""
        known: dict[int, Sequence[int]] = {}
        found = []
        for number in range(1, LOOKS):
            time, state = min(self._kept, key=lambda one: abs(one[0] * LOOKS - self.ends * number), default=(0, None))
            if state is not None and time not in known:
                known[time] = alone(state)
            found.append(known.get(time, ()))
        return found


def alone(s: State) -> Sequence[int]:
    """The seats that would win if the match ended now, if they are one player or one team; else nobody."""
    try:
        seats = ranked(s)
    except Halt:  # what cannot be worked out before the end
        return ()
    return seats if any({*seats} <= {*party} for party in s.n.parties) else ()
