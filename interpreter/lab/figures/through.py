"""A match looked at closely: what was offered, what was got and spent, and the points that came through what was done.

Points are reckoned as they stand, by all lines of scoring. All that a seat does and takes in one go is credited with the change
of its points from before the first decision of that to the end of the turn, or to the next decision outside all actions. So
what belongs together (an action, the card that it builds, what is paid) gets the same; what it brings later, it does not get.
What is got and spent of each resource is read off what the engine notes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from interpreter.lab.figures.listening import Listener
from interpreter.lab.figures.names import Names
from interpreter.state.failures import Halt
from interpreter.state.slots import ACTION, MARKER
from interpreter.state.state import State
from interpreter.state.trace import Gained, Helped, Spent, Transferred


@dataclass
class _Go:
    """What one seat does in one go."""

    points: float
    lines: Sequence[int]  # how often the lines of actions and alternatives had run for it before
    taken: set[str] = field(default_factory=set)


class Through:
    """Looks at a match at each decision, and whenever a turn ends. `named`: the lines of actions and alternatives."""

    def __init__(self, s: State, listener: Listener, named: Mapping[int, str]) -> None:
        self.points: Counter[tuple[int, str]] = Counter()  # by seat and name
        self.offered: Counter[tuple[int, Names]] = Counter()  # by seat and what was offered at one decision
        self.got: Counter[tuple[int, int]] = Counter()  # by seat and resource
        self.spent: Counter[tuple[int, int]] = Counter()
        self._state, self._listener, self._named = s, listener, named
        self._goes: dict[int, _Go] = {}
        s.trace = []
        listener.at_turns_end = self.closes

    def before(self, seat: int) -> None:
        """A seat is about to decide."""
        self._notes_resources()
        if self._goes and not any(frame[MARKER] == ACTION for frame in self._state.stack):
            self.closes()
        if seat not in self._goes:
            self._goes[seat] = _Go(_points(self._state, seat), self._lines(seat))

    def chosen(self, seat: int, name: str, offered: Names) -> None:
        """It has decided, for this of what was offered; what has no name is an empty one."""
        if name:
            self._goes[seat].taken.add(name)
        if offered:
            self.offered[seat, offered] += 1

    def closes(self) -> None:
        """What was done in one go is over."""
        for seat, go in self._goes.items():
            ran = zip(self._named.values(), self._lines(seat), go.lines, strict=True)
            names = go.taken | {name for name, now, before in ran if now > before}
            came = _points(self._state, seat) - go.points if names else 0.0
            if came:
                self.points.update({(seat, name): came for name in names})
        self._goes = {}

    def ends(self) -> None:
        """The match is over."""
        self.closes()
        self._notes_resources()

    def _lines(self, seat: int) -> Sequence[int]:
        times = self._listener.by_seat[seat]
        return [times[line] for line in self._named]

    def _notes_resources(self) -> None:
        s = self._state
        for event in s.trace or ():
            match event:
                case Gained(player, resource, taken):
                    self.got[player, resource] += taken
                case Spent(player, way) | Helped(player, way):
                    self._counts(self.spent, player, way)
                case Transferred(way, source, to):
                    self._counts(self.spent, _seat(s, source.base), way)
                    self._counts(self.got, _seat(s, to.base), way)
        s.trace = []

    def _counts(self, into: Counter[tuple[int, int]], seat: int, way: Sequence[tuple[int, int]]) -> None:
        if seat >= 0:
            for resource, amount in way:
                into[seat, resource] += amount


def _seat(s: State, base: int) -> int:
    """The seat whose amounts begin here; -1 for the supply and for what lies on pieces."""
    seat = base - s.n.player_base
    return seat if 0 <= seat < s.n.seats else -1


def _points(s: State, seat: int) -> float:
    """As they stand; 0 for what cannot be worked out before the end."""
    try:
        return float(s.n.total(s, seat))
    except Halt:
        return 0.0
