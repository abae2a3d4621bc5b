"""To let a match begin in a phase: a Program whose first round goes straight to that phase, and to the turn of one player.

Nothing is poked into the machine: while a counter of its own is GOING, the steps before the phase are passed over and the first
turns begin with the wanted player. The first step of the phase, a body of its own, sets the counter to ARRIVED, before anything
of the phase is done: the point where `given` speaks. From then on the Program is the old one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from interpreter.numbering.tables import tables_of
from interpreter.scenarios.failing import Impossible
from interpreter.state.state import State
from rulelang import program as p

PLACING = "the flow is being placed"  # no rules file can declare this name: it is not one word
NOT_REACHED = (
    "no round comes there by itself: what stands before it in the round is passed over, and then the line that it stands in "
    "goes through nothing. Begin before it, for instance with `given at setup`, and play on"
)
ARRIVED, GOING, TURN_DUE = range(3)  # the counter: the wanted turn is due until the phase's own turns begin


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
    steps = _first_turns(target.steps, turns_left) if begins_here else target.steps
    arrival = p.Body(
        name=PLACING, form="phase", line=-1, label=PLACING, slots=1, steps=(_set(TURN_DUE if begins_here else ARRIVED),)
    )
    if turns_left[0] is not None:
        raise Impossible(f"{phase} has no turns that any player could begin")
    arrive = p.Branch(line=-1, condition=_going("=="), steps=(p.Do(line=-1, body=PLACING),))
    bodies[phase] = target.model_copy(update={"steps": (p.If(line=-1, branches=(arrive,)), *steps)})
    return program.model_copy(
        update={
            "counters": (*program.counters, p.Counter(name=PLACING, of=None, start=p.Number(value=GOING))),
            "round": bodies.get(program.round.name, program.round),
            "bodies": (*(bodies.get(body.name, body) for body in program.bodies), arrival),
        }
    )


def arrived(state: State) -> bool:
    """Whether the match has come to where it was placed, if it was."""
    return PLACING not in tables_of(state).entries or state.v[tables_of(state).slot["counter", PLACING]] != GOING


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


UNCHOSEN = ("branch", "loop", "turns", "attempt", "announced")  # how steps are come to that happen without a choice


def _done_in(steps: tuple[p.Step, ...]) -> Iterator[str]:
    """The bodies that these steps do without anybody choosing to."""
    for step in steps:
        if isinstance(step, p.Do):
            yield step.body
        for inner in _inner(step):
            yield from _done_in(inner)


def _inner(step: p.Step) -> list[tuple[Any, ...]]:
    """The steps within a step that happen without a choice."""
    if isinstance(step, p.Repeat) and step.up_to:
        return []
    return [within.steps for within in p.inside(step) if within.how in UNCHOSEN]


def _going(op: Literal["==", "!="]) -> p.Compare:
    return p.Compare(op=op, left=p.StateValue(form="counter", name=PLACING), right=p.Number(value=GOING))


def _set(value: int) -> p.Become:
    return p.Become(line=-1, target=p.StateValue(form="counter", name=PLACING), value=p.Number(value=value))


def _straight_to(steps: tuple[p.Step, ...], name: str, turns: list[int | None]) -> tuple[p.Step, ...]:
    """The steps with those before the one that does `name` passed over while the flow is being placed."""
    made: list[p.Step] = []
    for number, step in enumerate(steps):
        if isinstance(step, p.Do) and step.body == name:
            return (*made, *steps[number:])
        if name in _done_in((step,)):
            return (*made, _within(step, name, turns), *steps[number + 1 :])
        made.append(p.If(line=-1, branches=(p.Branch(line=-1, condition=_going("!="), steps=(step,)),)))
    raise Impossible(f"no round ever comes to {name} by itself")


def _within(step: Any, name: str, turns: list[int | None]) -> Any:
    if isinstance(step, p.If):
        return step.model_copy(update={"branches": tuple(_branch(branch, name, turns) for branch in step.branches)})
    if isinstance(step, p.Announced):  # nobody is asked on the way
        straight = p.Branch(line=-1, condition=_going("=="), steps=_straight_to(step.steps, name, turns))
        return p.If(line=-1, branches=(straight, p.Branch(line=-1, condition=None, steps=(step,))))
    if isinstance(step, p.Turns):
        step = _starting(step, turns)
    return _entered(step).model_copy(update={"steps": _straight_to(step.steps, name, turns)})


def _entered(step: p.Step) -> Any:
    """A loop that is gone through at least once while the flow is being placed: what it hangs on is given only then."""
    match step:
        case p.Repeat(while_=test) if test is not None:
            return step.model_copy(update={"while_": p.Logic(op="or", left=_going("=="), right=test)})
        case p.Repeat(until=test) | p.Turns(until=test) if test is not None:
            return step.model_copy(update={"until": p.Logic(op="and", left=_going("!="), right=test)})
        case p.Repeat(times=times) if times is not None:
            once = p.Cases(of=times, keys=(p.Number(value=0),), values=(p.Number(value=1), times), type="number")
            return step.model_copy(update={"times": _while_going(once, times, "number")})
        case p.Each(group=p.Group(type="player", where=test) as group) if test is not None:
            where = p.Logic(op="or", left=_going("=="), right=test)
            return step.model_copy(update={"group": group.model_copy(update={"where": where})})
    return step


def _while_going(then: p.Expression, usual: p.Expression, type_: str) -> p.Cases:
    counter = p.StateValue(form="counter", name=PLACING)
    return p.Cases(of=counter, keys=(p.Number(value=GOING),), values=(then, usual), type=type_)


def _branch(branch: p.Branch, name: str, turns: list[int | None]) -> p.Branch:
    wanted = name in _done_in(branch.steps)
    condition = branch.condition
    if condition is not None:
        left = _going("==" if wanted else "!=")
        condition = p.Logic(op="or" if wanted else "and", left=left, right=condition)
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
        of=p.StateValue(form="counter", name=PLACING),
        keys=(p.Number(value=GOING), p.Number(value=TURN_DUE), p.Number(value=ARRIVED)),
        values=(seat, seat, usual),
        type="player",
    )
    return step.model_copy(update={"start": start})


def _first_turns(steps: tuple[p.Step, ...], turns: list[int | None]) -> tuple[p.Step, ...]:
    """The phase's own steps: its first turns begin with the wanted seat, and then no turn is due."""
    made: list[p.Step] = []
    for step in steps:
        if isinstance(step, p.Turns):
            started = turns[0] is not None and step.by is None
            step = _starting(step, turns)
            step = step.model_copy(update={"steps": (_set(ARRIVED), *step.steps)}) if started else step
        elif not isinstance(step, p.If):
            inner = _inner(step)
            step = step.model_copy(update={"steps": _first_turns(inner[0], turns)}) if inner else step
        made.append(step)
    return tuple(made)
