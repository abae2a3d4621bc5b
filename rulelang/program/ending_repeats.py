"""`end repeat` in an action, a phase or steps that are only done within a repeat: what is done is left, and then that repeat.

Said in steps that are there anyway, so that what holds of them holds of this: the body is done as a loop of one pass, of which
`end repeat` is the end; a counter that nobody sees notes that it came there, and below each `do` it is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulelang import program as p

LEFT = "a repeat is left"  # the counter: no rules file can declare this name, it is not one word
Steps = tuple[p.Step, ...]
# What is called after the one thing that is done in it, or refused for its reason: there it is asked below, not in it.
_CALLED_AFTER = (p.OneOf, p.May, p.Otherwise)


class Site(NamedTuple):
    """A step that does bodies: which, in what body ("" in what nobody does by a name), and whether in a repeat of that."""

    line: int
    names: tuple[str, ...]
    within: str
    repeated: bool


def leaving(program: p.Program) -> tuple[dict[str, list[int]], list[Site]]:
    """The bodies that leave a repeat around them, with the lines that say so (none: by what they do); and what does bodies."""
    ends: dict[str, list[int]] = {}
    sites: list[Site] = []
    bodies = {body.name: body.steps for body in program.bodies}
    others = [program.round, program.setup, *(trigger.body for trigger in program.triggers)]
    others += [*(ability.body for ability in program.abilities), *(end.body for end in program.ends)]
    for name, steps in [*bodies.items(), *(("", body.steps) for body in others if body is not None)]:
        for step, repeated, certain in _all(steps):
            if called := p.called(step):
                sites.append(Site(getattr(step, "line", -1), called, name if certain else "", repeated))
            elif isinstance(step, p.End) and step.scope == "repeat" and not repeated and certain and name:
                ends.setdefault(name, []).append(step.line)
    before = -1
    while before != len(ends):
        before = len(ends)
        for site in sites:
            if site.within and not site.repeated and any(name in ends for name in site.names):
                ends.setdefault(site.within, [])
    return ends, sites


def _all(steps: Steps, repeated: bool = False, certain: bool = True) -> Iterator[tuple[p.Step, bool, bool]]:
    """Every step, whether in a repeat, and whether it happens when it is come to: not what is put off, nor an answer."""
    for step in steps:
        yield step, repeated, certain
        for within in p.inside(step):
            now = within.how != "later" and not (isinstance(step, p.Announced) and within.how == "way")
            yield from _all(within.steps, now and (repeated or isinstance(step, p.Repeat)), certain and now)


def outside(program: p.Program) -> dict[str, list[Site]]:
    """The bodies of which nothing says what repeat they leave, and what does them outside of any; nothing does some."""
    ends, sites = leaving(program)
    found: dict[str, list[Site]] = {body.name: [] for body in program.bodies if body.any_time and body.name in ends}
    for name in ends:
        if not any(name in site.names for site in sites):
            found.setdefault(name, [])
    before = -1
    while before != sum(map(len, found.values())) + len(found):
        before = sum(map(len, found.values())) + len(found)
        for site in sites:
            for name in site.names:
                if name in ends and not site.repeated and (not site.within or site.within in found):
                    there = found.setdefault(name, [])
                    there += [] if site in there else [site]
    return found


def with_ends(program: p.Program) -> p.Program:
    """The Program in which such bodies leave the repeat around what does them; those that cannot are as they are."""
    ends, _ = leaving(program)
    ends = {name: lines for name, lines in ends.items() if name not in outside(program)}
    if not ends:
        return program
    made = _Ending(frozenset(ends))
    counter = p.Counter(name=LEFT, of=None, start=p.Number(value=0), unshown=True)
    return program.model_copy(
        update={
            "counters": (*program.counters, counter),
            "setup": program.setup and made.body(program.setup),
            "round": made.body(program.round),
            "bodies": tuple(made.body(one) for one in program.bodies),
            "triggers": tuple(one.model_copy(update={"body": made.body(one.body)}) for one in program.triggers),
            "abilities": tuple(one.model_copy(update={"body": made.body(one.body)}) for one in program.abilities),
            "ends": tuple(one.model_copy(update={"body": one.body and made.body(one.body)}) for one in program.ends),
        }
    )


class _Ending:
    def __init__(self, names: frozenset[str]) -> None:
        self.names = names

    def body(self, body: p.Body) -> p.Body:
        """A body with what its steps need; one that leaves a repeat is a loop of one pass."""
        if body.name not in self.names:
            return body.model_copy(update={"steps": self._steps(body.steps, noted=False)})
        once = p.Repeat(line=body.line, times=p.Number(value=1), steps=self._steps(body.steps, noted=True))
        return body.model_copy(update={"steps": (once,)})

    def _steps(self, steps: Steps, noted: bool) -> Steps:
        """`noted`: whether `end repeat` leaves the body here, which is noted for what does it."""
        return tuple(made for step in steps for made in self._step(step, noted))

    def _step(self, step: p.Step, noted: bool) -> Steps:
        if isinstance(step, p.End) and step.scope == "repeat":
            return (_note(step.line, 1), step) if noted else (step,)
        if self._leaves(step):
            return step, self._left(getattr(step, "line", -1), noted)
        changed = self._inside(step, noted and not isinstance(step, p.Repeat))
        whole = any(self._is_one(within.steps) for within in p.inside(step)) and isinstance(step, _CALLED_AFTER)
        return (changed, self._left(step.line, noted)) if whole else (changed,)

    def _inside(self, step: p.Step, noted: bool) -> p.Step:
        """The step with what lies in it."""
        update: dict[str, object] = {}
        for name in ("steps", "instead"):
            if hasattr(step, name) and not (isinstance(step, _CALLED_AFTER) and self._is_one(getattr(step, name))):
                update[name] = self._steps(getattr(step, name), noted)
        for name in ("branches", "alternatives"):
            if hasattr(step, name):
                whole = isinstance(step, _CALLED_AFTER)
                update[name] = tuple(
                    way if whole and self._is_one(way.steps) else way.model_copy(update={"steps": self._steps(way.steps, noted)})
                    for way in getattr(step, name)
                )
        return step.model_copy(update=update) if update else step

    def _leaves(self, step: p.Step) -> bool:
        return any(name in self.names for name in p.called(step))

    def _is_one(self, steps: Steps) -> bool:
        """Whether these are nothing but something that leaves the repeat."""
        return len(steps) == 1 and self._leaves(steps[0])

    def _left(self, line: int, noted: bool) -> p.If:
        """Below a `do`: if what was done came to `end repeat`, this repeat ends, or the body that stands in one."""
        came = p.Compare(op="==", left=_counter(), right=p.Number(value=1))
        end = p.End(line=line, scope="repeat")
        return p.If(line=line, branches=(p.Branch(line=line, condition=came, steps=(end,) if noted else (_note(line, 0), end)),))


def _counter() -> p.StateValue:
    return p.StateValue(form="counter", name=LEFT)


def _note(line: int, value: int) -> p.Become:
    return p.Become(line=line, target=_counter(), value=p.Number(value=value))
