"""A match told to one seat by and by: each turn when it is over, or as far as it has come when somebody has to decide."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.engine.sight import Seat
from interpreter.numbering.tables import Tables
from interpreter.state.state import State
from interpreter.state.trace import Event
from interpreter.telling.report.clauses import Clause
from interpreter.telling.report.doing import Choice
from interpreter.telling.report.hearing import (
    Ends,
    Hearer,
    Item,
    Passes,
    PhaseBegins,
    PhaseEnds,
    RoundBegins,
    Told,
    TurnBegins,
    told_after,
)
from interpreter.telling.report.paragraphs import Paragraph, paragraphs


class Report:
    """What was not told yet waits, as do headings of what has not begun."""

    def __init__(self, t: Tables, seat: Seat, trace: Sequence[Event[State]] = ()) -> None:
        """`trace` was told before."""
        self.t, self.seat = t, seat
        self.hearer = Hearer(t, seat)
        self.heard = 0
        self.waiting: list[Item] = []
        self.before = Told()
        self._hear(trace)
        self._tell(len(self.waiting))

    def since(self, trace: Sequence[Event[State]], *, whole_turns: bool = False) -> list[Paragraph]:
        """What happened since it was asked last; of turns only those that are over, if so wanted."""
        self._hear(trace)
        return self._tell(self._turn_that_goes_on() if whole_turns else self._told_by_itself())

    def _hear(self, trace: Sequence[Event[State]]) -> None:
        self.waiting += self.hearer.hear(trace[self.heard :])
        self.heard = len(trace)

    def _tell(self, count: int) -> list[Paragraph]:
        told, self.waiting = self.waiting[:count], self.waiting[count:]
        found = list(paragraphs(self.t, told, self.seat, self.before))
        if told:
            self.before = told_after(told, self.before)
        return found

    def _turn_that_goes_on(self) -> int:
        """Where the last turn begins, with the headings before it, and turns in which nothing was told since."""
        begins = [n for n, item in enumerate(self.waiting) if _begins_anew(item)]
        if not begins:
            return 0
        last = begins[-1]
        while last and isinstance(self.waiting[last - 1], RoundBegins | PhaseBegins | TurnBegins):
            last -= 1
        return last

    def _told_by_itself(self) -> int:
        """Up to the last thing that is told; not yet what its hearer has just chosen, which may have led to nothing so far."""
        count = len(self.waiting)
        while (
            count
            and not isinstance(item := self.waiting[count - 1], Clause | Ends | Passes)
            and not (isinstance(item, Choice) and item.who != self.seat)
        ):
            if isinstance(item, PhaseEnds):
                break
            count -= 1
        return count


def _begins_anew(item: Item) -> bool:
    return isinstance(item, RoundBegins | TurnBegins) or (isinstance(item, PhaseBegins) and not item.within)
