"""To let a match begin in a phase: a Program whose first round goes straight to that phase, and to the turn of one player.

Nothing is poked into the machine: while a counter of its own is 1, the steps before the phase are passed over and the first
turns begin with the wanted player. The phase sets the counter to 0, and from then on the Program is the old one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from interpreter.scenarios.failing import Impossible
from rulelang import program as p

PLACING = "the flow is being placed"  # no rules file can declare this name: it is not one word


def placed(program: p.Program, phase: str, seat: int | None) -> p.Program:
    """The Program that goes from set-up straight to `phase`, with the turn of `seat` if one is given. Raises Impossible."""
    path = next(_paths(program, program.round.name, (program.round,), phase), None)
    if path is None:
        raise Impossible(f"no round ever comes to {phase} by itself")
    bodies = {body.name: body for body in path}
    turns_left = [seat]
    for body in path:
        steps = _straight_to(body.steps, _next_of(body, path, phase), turns_left)
        bodies[body.name] = body.model_copy(update={"steps": steps})
    target = _body(program, phase)
    begins_here = turns_left[0] is not None
    steps = _first_turns(target.steps, turns_left) if begins_here else (_set(0), *target.steps)
    if turns_left[0] is not None:
        raise Impossible(f"{phase} has no turns that any player could begin")
    bodies[phase] = target.model_copy(update={"steps": steps})
    return program.model_copy(
        update={
            "counters": (*program.counters, p.Counter(name=PLACING, of=None, start=p.Number(value=1))),
            "round": bodies.get(program.round.name, program.round),
            "bodies": tuple(bodies.get(body.name, body) for body in program.bodies),
        }
    )


def _body(program: p.Program, name: str) -> p.Body:
    found = next((body for body in program.bodies if body.name == name), None)
    if found is None:
        raise Impossible(f"there is no phase {name}")
    return found


def _paths(program: p.Program, at: str, so_far: tuple[p.Body, ...], phase: str) -> Iterator[tuple[p.Body, ...]]:
    """The bodies from the round down to one that does the phase, each way through phases."""
    done = list(_done_in(so_far[-1].steps))
    if phase in done:
        yield so_far
    known = {body.name for body in so_far}
    for body in program.bodies:
        if body.name in done and body.name not in known and body.name != phase:
            yield from _paths(program, body.name, (*so_far, body), phase)


def _next_of(body: p.Body, path: tuple[p.Body, ...], phase: str) -> str:
    place = path.index(body)
    return path[place + 1].name if place + 1 < len(path) else phase


def _done_in(steps: tuple[Any, ...]) -> Iterator[str]:
    """The bodies that these steps do without anybody choosing to."""
    for step in steps:
        if isinstance(step, p.Do):
            yield step.body
        for inner in _inner(step):
            yield from _done_in(inner)


def _inner(step: Any) -> tuple[tuple[Any, ...], ...]:
    """The steps within a step that happen without a choice."""
    if isinstance(step, p.If):
        return tuple(branch.steps for branch in step.branches)
    if isinstance(step, (p.Repeat, p.Each, p.Turns, p.Otherwise)) and not (isinstance(step, p.Repeat) and step.up_to):
        return (step.steps,)
    return ()


def _is_placing(value: int) -> p.Compare:
    return p.Compare(op="==", left=p.State(form="counter", name=PLACING), right=p.Number(value=value))


def _set(value: int) -> p.Become:
    return p.Become(line=-1, target=p.State(form="counter", name=PLACING), value=p.Number(value=value))


def _straight_to(steps: tuple[Any, ...], name: str, turns: list[int | None]) -> tuple[Any, ...]:
    """The steps with those before the one that does `name` passed over while the flow is being placed."""
    made: list[Any] = []
    for number, step in enumerate(steps):
        if isinstance(step, p.Do) and step.body == name:
            return (*made, *steps[number:])
        if name in _done_in((step,)):
            return (*made, _within(step, name, turns), *steps[number + 1 :])
        made.append(p.If(line=-1, branches=(p.Branch(line=-1, condition=_is_placing(0), steps=(step,)),)))
    raise Impossible(f"no round ever comes to {name} by itself")


def _within(step: Any, name: str, turns: list[int | None]) -> Any:
    if isinstance(step, p.If):
        return step.model_copy(update={"branches": tuple(_branch(branch, name, turns) for branch in step.branches)})
    if isinstance(step, p.Turns):
        step = _starting(step, turns)
    return step.model_copy(update={"steps": _straight_to(step.steps, name, turns)})


def _branch(branch: p.Branch, name: str, turns: list[int | None]) -> p.Branch:
    wanted = name in _done_in(branch.steps)
    condition = branch.condition
    if condition is not None:
        condition = p.Logic(op="or" if wanted else "and", left=_is_placing(int(wanted)), right=condition)
    steps = _straight_to(branch.steps, name, turns) if wanted else branch.steps
    return branch.model_copy(update={"condition": condition, "steps": steps})


def _starting(step: p.Turns, turns: list[int | None]) -> p.Turns:
    """The turns, beginning with the wanted seat while the flow is being placed."""
    if turns[0] is None or step.by is not None:
        return step
    seat = p.Constant(type="player", value=turns[0])
    turns[0] = None
    usual = step.start if step.start is not None else p.ActivePlayer()
    start = p.Cases(
        of=p.State(form="counter", name=PLACING),
        keys=(p.Number(value=1), p.Number(value=0)),
        values=(seat, usual),
        type="player",
    )
    return step.model_copy(update={"start": start})


def _first_turns(steps: tuple[Any, ...], turns: list[int | None]) -> tuple[Any, ...]:
    """The phase's own steps: its first turns begin with the wanted seat, and then the flow is placed."""
    made: list[Any] = []
    for step in steps:
        if isinstance(step, p.Turns):
            started = turns[0] is not None and step.by is None
            step = _starting(step, turns)
            step = step.model_copy(update={"steps": (_set(0), *step.steps)}) if started else step
        elif not isinstance(step, p.If):
            inner = _inner(step)
            step = step.model_copy(update={"steps": _first_turns(inner[0], turns)}) if inner else step
        made.append(step)
    return tuple(made)
