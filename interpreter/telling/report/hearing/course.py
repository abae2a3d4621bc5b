"""Where in the game a match is, followed line by line: in which round, in which phases, and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from interpreter.numbering.tables import Tables
from interpreter.telling.report.clauses import NOBODY
from interpreter.telling.report.hearing.items import GO_ON, SET_UP, Item, PhaseBegins, PhaseEnds, RoundBegins
from rulelang import program as p
from rulelang.program.nodes import parts

_ROUND = "round."


class Course:
    """The round, the phases and the turn that are under way."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.active = NOBODY  # who has the turn
        self.around: list[tuple[int, str]] = []  # for each phase that is under way who had the turn as it began, and its title
        self.begun = ""  # the title of the last phase that began outside turns, while nothing else ended or began
        self.under = ""  # the title under which the last thing is told
        self.rounds = 0  # so many have begun
        self.set_up = False  # whether it has begun
        self.phases = {body.line: body.label for body in t.program.bodies if body.form == "phase"}
        self.comes_again = round_comes_again(t.program)

    def run(self, line: int) -> Iterator[Item]:
        """What begins or ends as a line runs that did not run last."""
        address = self.t.program.lines[line].address if 0 <= line < len(self.t.program.lines) else ""
        if address.startswith(_ROUND) and "." not in address.removeprefix(_ROUND):
            self.around, self.active = [], NOBODY  # whatever was under way is over
            yield from () if self.rounds else self.begin_round()  # the match began within it
        if address.startswith("setup") and not self.set_up:
            self.set_up = True
            yield PhaseBegins(SET_UP, within=False)
        if line in self.phases:
            self.around.append((self.active, self.phases[line]))
            yield PhaseBegins(self.phases[line], within=self.active >= 0)
            self.begun = self.title()

    def begin_round(self) -> Iterator[Item]:
        """A round begins; it is named if others follow, the first one alone only below a set-up."""
        if self.set_up and not self.rounds:
            yield PhaseEnds()
        self.rounds += 1
        self.around, self.active = [], NOBODY
        if self.comes_again:
            yield RoundBegins(self.rounds, alone=self.rounds > 1 or bool(self.under))
            self.under = ""

    def end_phase(self) -> Iterator[Item]:
        """The last phase that began is over."""
        if self.around:
            self.active, _ = self.around.pop()
            self.begun = ""
            yield PhaseEnds()

    def go_on(self) -> Iterator[Item]:
        """Turns that go on after another phase have their heading again, so that they do not stand under that of the other."""
        title = self.title()
        if title in (self.begun or None, self.under) or not self.under or any(active >= 0 for active, _ in self.around):
            return
        yield PhaseBegins(title or GO_ON, within=False)
        self.under = title

    def title(self) -> str:
        """The title of the innermost phase outside turns that has one, or of the set-up."""
        titles = [title for active, title in takewhile(lambda one: one[0] < 0, self.around) if title]
        return titles[-1] if titles else SET_UP if self.set_up and not self.rounds else ""


def round_comes_again(program: p.Program) -> bool:
    """Whether a round may be followed by another: whether no turns in it go on and on."""
    passed = any(isinstance(step, p.Pass | p.Leave) for step in parts((program.round, program.bodies)))
    turns = [step for step in program.round.steps if isinstance(step, p.Turns)]
    return passed or all(step.count is not None or step.until is not None for step in turns)
