"""Who passes is out of the turns until all have passed: that is meant where these ask who has, and no loop goes on after it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.flow.loops_end import endless, never_ends
from rulelang.checks.place import span_of
from rulelang.complaints.complaint import Complaint
from rulelang.complaints.families.partaking import goes_on_after_passing, passes_for_good
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts

_CHOSEN = ("way", "chosen")  # how steps are come to that somebody decides to do
_ENDS = (p.End, p.Win, p.WinAll, p.Lose, p.LoseAll, p.Leave)


def who_passes_is_out(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains about a `pass` of who merely cannot do something, and about one after which a `repeat:` asks again."""
    passes = _Passes(program)
    lines: dict[int, Complaint] = {}
    for step in parts(program):
        if isinstance(step, p.Turns) and step.count is None and not passes.asked_about(step):
            found = list(passes.reached(step.steps, False))
            lines |= {one.line: passes_for_good() for one, failed in found if all(failed for _, failed in found)}
        elif isinstance(step, p.Repeat) and endless(step) and not never_ends(program, step):
            lines |= {one.line: goes_on_after_passing() for one in passes.left_open(step.steps)}
    for line in sorted(lines):
        symbols.complain(span_of(symbols, line), lines[line])


class _Passes:
    """Where steps pass, in themselves and in what they do; turns that lie in them are passed by those who have a turn there."""

    def __init__(self, program: p.Program) -> None:
        self.body = {body.name: body.steps for body in program.bodies}
        self._running: set[str] = set()

    def asked_about(self, turns: p.Turns) -> bool:
        """Whether anything in the turns asks who has passed."""
        held = [turns, *(self.body[name] for name in self._all_called(turns))]
        return any(isinstance(part, p.Passed) for one in held for part in parts(one))

    def reached(self, steps: Iterable[p.Step], failed: bool) -> Iterator[tuple[p.Pass, bool]]:
        """Each `pass`, and whether it is done only because something else could not be."""
        for step in steps:
            if isinstance(step, p.Pass):
                yield step, failed
            for how, inner in self._inside(step):
                yield from self.reached(inner, how not in _CHOSEN and (failed or how == "instead"))

    def left_open(self, steps: tuple[p.Step, ...]) -> Iterator[p.Pass]:
        """Each `pass` below which nothing ends what runs."""
        for number, step in enumerate(steps):
            if not any(isinstance(part, _ENDS) for later in steps[number + 1 :] for part in parts(later)):
                if isinstance(step, p.Pass):
                    yield step
                for _, inner in self._inside(step):
                    yield from self.left_open(inner)

    def _inside(self, step: p.Step) -> Iterator[tuple[str, tuple[p.Step, ...]]]:
        """The steps that a step holds or does, once in each course, and how they are come to."""
        if isinstance(step, p.Turns):
            return
        yield from ((within.how, within.steps) for within in p.inside(step))
        for name in p.called(step):
            if name in self.body and name not in self._running:
                self._running.add(name)
                yield "chosen" if isinstance(step, p.DoChosen) else "done", self.body[name]
                self._running.discard(name)

    def _all_called(self, step: p.Node) -> set[str]:
        found: set[str] = set()
        waiting: list[object] = [step]
        while waiting:
            names = {name for part in parts(waiting.pop()) for name in p.called(part) if name in self.body} - found
            found |= names
            waiting += [self.body[name] for name in names]
        return found
