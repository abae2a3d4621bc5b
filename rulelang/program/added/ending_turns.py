"""What may be done at any time is asked for once more before a turn ends, by a step that no line writes.

A turn is one of `turns …`, and what each player does in an `each player:` outside of turns and actions, if somebody may be asked
something there. The step is a `one of:` of which the first way goes on; where nothing else is possible nobody is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulelang import program as p
from rulelang.program import kinds

GO_ON = "decline"  # the way that goes on, as records name it
Steps = tuple[p.Step, ...]


def with_last_questions(program: p.Program) -> p.Program:
    """The Program in which each turn ends with that question; as it is if nothing may be done at any time."""
    at_any_time = tuple(body for body in program.bodies if body.any_time)
    if not at_any_time:
        return program
    made = _Asked(program, at_any_time)
    return program.model_copy(
        update={"round": made.body(program.round), "bodies": tuple(made.body(body) for body in program.bodies)}
    )


def asks(step: p.Step, sources: bool) -> bool:
    """Whether a step may ask somebody something, whatever stands in it; `sources`: whether the game has some."""
    match step:
        case p.OneOf():
            return len(step.alternatives) > 1
        case p.Repeat():
            return step.up_to
        case p.Pay() | p.Gain() | p.MoveResources():
            return sources or any(isinstance(part, p.BundleOr | p.AnyQuantity) for part in p.parts(step.bundle))
    return isinstance(step, p.Choose | p.ChooseNumber | p.ChoosePlace | p.May | p.Announced)


def at_once(steps: Steps) -> Iterator[p.Step]:
    """These steps and all that lie in them, without what is put off."""
    for step in steps:
        yield step
        for within in p.inside(step):
            if within.how != "later":
                yield from at_once(within.steps)


class _Asked:
    def __init__(self, program: p.Program, at_any_time: tuple[p.Body, ...]) -> None:
        self.at_any_time = at_any_time
        self.sources = bool(program.sources)
        self.bodies = {body.name: body.steps for body in program.bodies}
        by_each = [name for steps in (program.round.steps, *self.bodies.values()) for name in _called_in_each(steps)]
        self.theirs = self._with_all_called(by_each)  # the bodies that a player does in an `each player:`

    def body(self, body: p.Body) -> p.Body:
        """A body with these questions; actions have none, as nothing is done at any time within them."""
        if body.form not in ("phase", "steps", "round"):
            return body
        return body.model_copy(update={"steps": self._steps(body.steps, body.name not in self.theirs)})

    def _steps(self, steps: Steps, nobodys: bool) -> Steps:
        """`nobodys`: whether no player does these, so that what each player does is a turn of theirs."""
        return tuple(self._step(step, nobodys) for step in steps)

    def _step(self, step: p.Step, nobodys: bool) -> p.Step:
        if isinstance(step, p.Later | p.Everyone):  # no part of somebody's turn
            return step
        inner = nobodys and not (isinstance(step, p.Turns) or _by_each(step))
        update: dict[str, object] = {
            name: self._steps(getattr(step, name), inner) for name in ("steps", "instead") if hasattr(step, name)
        }
        for name in ("branches", "alternatives"):
            if hasattr(step, name):
                ways = getattr(step, name)
                update[name] = tuple(way.model_copy(update={"steps": self._steps(way.steps, inner)}) for way in ways)
        made = step.model_copy(update=update) if update else step
        if isinstance(made, p.Turns) or (isinstance(made, p.Each) and nobodys and _by_each(made) and self._ask((step,))):
            return made.model_copy(update={"steps": (*made.steps, self._question(made.line))})
        return made

    def _question(self, line: int) -> p.OneOf:
        """Whether anything is still to be done before the turn ends, at the line that says whose turns come."""
        ways = [p.Alternative(line=line, key=GO_ON, label="go on", steps=(p.Idle(line=line),))]
        for body in self.at_any_time:
            does = p.Do(line=line, body=body.name, arguments=())
            ways.append(p.Alternative(line=line, key=body.name, label=body.label, steps=(does,)))
        return p.OneOf(line=line, alternatives=tuple(ways), last=True)

    def _ask(self, steps: Steps) -> bool:
        """Whether somebody may be asked something in these steps, also in what they do."""
        called = (self.bodies.get(name, ()) for name in self._with_all_called(_called(steps)))
        return any(asks(step, self.sources) for some in (steps, *called) for step in at_once(some))

    def _with_all_called(self, names: Iterable[str]) -> set[str]:
        """These bodies, and all that they do in turn."""
        found: set[str] = set()
        waiting = [*names]
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                waiting += _called(self.bodies.get(name, ()))
        return found


def _by_each(step: p.Step) -> bool:
    return isinstance(step, p.Each) and step.group.type == kinds.PLAYER


def _called(steps: Steps) -> list[str]:
    return [name for step in at_once(steps) for name in p.called(step)]


def _called_in_each(steps: Steps) -> list[str]:
    """The bodies that stand in an `each player:` of these steps."""
    return [name for step in at_once(steps) if _by_each(step) for name in _called((step,))]
