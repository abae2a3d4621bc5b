"""What comes at one table: the steps that nobody may leave out, with conditions that are certain there."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

from rulelang import program as p
from rulelang.program.asking import by_somebody
from rulelang.program.certain.numbers import Seating, certain

Met = tuple[Any, Seating]  # a step, and the table with who `you` is there, if that is thought of
_ASIDE = (p.May, p.OneOf, p.DoChosen, p.Announced)  # what cannot be done inside these is left; others may call it off
_LAST = (p.End, p.Win)


def _all_at_once(step: object) -> bool:
    """Whether everyone wins or loses here; of a group there may be nobody."""
    return isinstance(step, p.WinAll | p.LoseAll) and step.who is None


class Course:
    """Follows steps and what they do; each body once for each `you`."""

    def __init__(self, program: p.Program) -> None:
        self.bodies = {body.name: body for body in program.bodies}
        self.seen: set[tuple[str, int | None]] = set()

    def of(self, steps: tuple[Any, ...], table: Seating) -> Generator[Met, None, bool]:
        """The steps of a sequence, up to what ends it; and whether something does."""
        for step in steps:
            yield step, table
            if (
                isinstance(step, _LAST)
                or _all_at_once(step)
                or (isinstance(step, p.Needs) and certain(step.condition, table) == 0)
            ):
                return True
            if isinstance(step, p.If):
                if (yield from self._branches(step, table)):
                    return True
            else:
                yield from self._within(step, table)
        return False

    def _within(self, step: Any, table: Seating) -> Iterator[Met]:
        if isinstance(step, p.Do) and (step.body, table.you) not in self.seen:
            self.seen.add((step.body, table.you))
            yield from self.of(self.bodies[step.body].steps, table)
        elif not isinstance(step, _ASIDE) and not (isinstance(step, p.Repeat) and step.up_to):
            inner = table._replace(you=None) if by_somebody(step) else table
            for within in p.inside(step):
                if within.how != "attempt" and (within.condition is None or certain(within.condition, table) != 0):
                    yield from self.of(within.steps, inner)

    def _branches(self, step: p.If, table: Seating) -> Generator[Met, None, bool]:
        for branch in step.branches:
            holds = 1 if branch.condition is None else certain(branch.condition, table)
            ended = holds != 0 and (yield from self.of(branch.steps, table))
            if holds:
                return ended
        return False
