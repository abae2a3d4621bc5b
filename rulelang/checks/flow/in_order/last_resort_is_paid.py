"""What is paid where nobody can step back, when something else cannot be done or the game ends, says what happens who cannot."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.choices.otherwise import last_resort_may_fail, paid_at_last_may_fail
from rulelang.names.symbols import Symbols

_ASIDE = (p.If, p.May, p.OneOf, p.DoChosen, p.Announced)  # what cannot be done in these is left, or somebody has asked before
_BRINGS = (p.Gain, p.MoveResources, p.MoveAllResources, p.DrawResources, p.Do, p.Needs)


def last_resort_is_paid(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains about a price below `if that cannot be done:`, or in the steps of an end, that nobody chose to pay, and of which
    nothing says what happens to who cannot pay it. Quiet where something makes costs cheaper or provides them.
    """
    if program.sources or any(one.target == "cost" and one.sign < 0 for one in program.modifiers):
        return
    lines: set[int] = set()
    for body in (program.setup, program.round):
        if body is not None:
            lines |= {pay.line for pay in _Obliged(program).of(body.steps)}
    for line in sorted(lines):
        symbols.complain(span_of(symbols, line), last_resort_may_fail())
    at_last = {pay.line for end in program.ends if end.body is not None for pay in _Obliged(program).at_last(end.body.steps)}
    for line in sorted(at_last):
        symbols.complain(span_of(symbols, line), paid_at_last_may_fail())


class _Obliged:
    """Follows what is done without a choice or a condition, each body once."""

    def __init__(self, program: p.Program) -> None:
        self.bodies = {body.name: body.steps for body in program.bodies}
        self.tracked = {number for number, resource in enumerate(program.resources) if resource.track is not None}
        self.seen: set[str] = set()

    def of(self, steps: tuple[p.Step, ...]) -> Iterator[p.Pay]:
        """The prices that must be paid where what stands above them cannot be done."""
        for step in steps:
            if isinstance(step, p.Do) and step.body not in self.seen:
                self.seen.add(step.body)
                yield from self.of(self.bodies[step.body])
            if isinstance(step, p.Otherwise):
                yield from self._last(step.instead)
            if not isinstance(step, _ASIDE) and not _only_some(step):
                for within in p.inside(step):
                    if within.how != "attempt" and within.condition is None:
                        yield from self.of(within.steps)

    def at_last(self, steps: tuple[p.Step, ...]) -> Iterator[p.Pay]:
        """The prices that must be paid in these steps, outside turns, up to what may bring something to pay with."""
        for step in steps:
            if isinstance(step, p.Do) and step.body not in self.seen:
                self.seen.add(step.body)
                yield from self.at_last(self.bodies[step.body])
            if isinstance(step, (*_BRINGS, *_ASIDE, p.Otherwise, p.Turns, p.Choose)) or _only_some(step):
                return
            if isinstance(step, p.Pay) and not step.if_possible and self._asks(step.bundle):
                yield step
            for within in p.inside(step):
                yield from self.at_last(within.steps)

    def _last(self, steps: tuple[p.Step, ...]) -> Iterator[p.Pay]:
        for step in steps:
            if isinstance(step, _BRINGS):
                return
            if isinstance(step, p.Pay) and not step.if_possible and self._asks(step.bundle):
                yield step

    def _asks(self, bundle: p.Expression) -> bool:
        """Whether a price certainly asks for something that somebody may not have; on a track one can always go on."""
        match bundle:
            case p.Quantity(amount=p.Number(value=amount), resource=p.Constant(value=resource)):
                return amount > 0 and resource not in self.tracked
            case p.AnyQuantity(amount=p.Number(value=amount)):
                return amount > 0
            case p.BundlePlus():
                return self._asks(bundle.left) or self._asks(bundle.right)
            case p.BundleOr():
                return self._asks(bundle.left) and self._asks(bundle.right)
        return False


def _only_some(step: p.Step) -> bool:
    """Whether a step is done by or for those only that meet a condition, which may be that they have something."""
    return isinstance(step, p.Each) and step.group.where is not None
