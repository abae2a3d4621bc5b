"""To let a match begin in a phase: a Program whose first round goes straight to that phase, and to the turn of one player.

The steps before the phase are passed over while a counter of that phase is GOING. The first step of the phase, a body of its own,
sets it to ARRIVED, before anything of the phase is done: the point where `given` speaks. While it is noted whose turn is due, the
first turns begin with that player. A Program may be placed in several phases, one after another; each has counters of its own,
and while none is GOING the Program is the old one. So the rules are translated once for all phases in which scenarios begin.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from interpreter.numbering.tables import tables_of
from interpreter.scenarios.failing import Impossible
from interpreter.state.state import State
from rulelang import program as p

PLACING = "the flow is being placed at "  # no rules file can declare these names: they are not one word
TURN_DUE = "whose turn is due at "  # the seat's number plus one; 0: nobody's that is wanted
NOT_REACHED = (
    "no round comes there by itself: what stands before it in the round is passed over, and then the line that it stands in "
    "goes through nothing. Begin before it, for instance with `given at setup`, and play on"
)
ARRIVED, GOING = range(2)


def placed(program: p.Program, phase: str) -> p.Program:
    """The Program that can also go from set-up straight to `phase`, if it is headed there. Raises Impossible."""
    path = next(_paths(program, program.round.name, (program.round,), phase), None)
    if path is None:
        raise Impossible(f"no round ever comes to {phase} by itself")
    way = _Way(phase, program.max_players)
    bodies = {body.name: body for body in path}
    for body in path:
        bodies[body.name] = body.model_copy(update={"steps": way.straight_to(body.steps, _next_of(body, path, phase))})
    target, on_the_way = _body(program, phase), way.starts_turns
    steps = target.steps if on_the_way else way.first_turns(target.steps)
    bodies[phase] = target.model_copy(update={"steps": (way.arrive, *steps)})
    arrival = way.arrival(turn_over=on_the_way)
    return program.model_copy(
        update={
            "counters": (*program.counters, *way.counters),
            "round": bodies.get(program.round.name, program.round),
            "bodies": (*(bodies.get(body.name, body) for body in program.bodies), arrival),
        }
    )


def head_for(state: State, phase: str | None, seat: int | None) -> None:
    """Before anything is done: lets the match go to `phase` and the turn of `seat`; None: nowhere. Raises Impossible."""
    if phase is None:
        return
    slots = tables_of(state).slot
    state.v[slots["counter", PLACING + phase]] = GOING
    if seat is not None:
        if ("counter", TURN_DUE + phase) not in slots:
            raise Impossible(f"{phase} has no turns that any player could begin")
        state.v[slots["counter", TURN_DUE + phase]] = seat + 1


def arrived(state: State) -> bool:
    """Whether the match has come to where it was headed for, if it was."""
    slots = tables_of(state).slot
    return not any(
        state.v[slot] == GOING for (form, name), slot in slots.items() if form == "counter" and name.startswith(PLACING)
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


class _Way:
    """The way to a phase, for those who are headed there. `starts_turns`: turns are found that can begin with a wanted player."""

    def __init__(self, phase: str, seats: int) -> None:
        self.phase = phase
        self.seats = seats
        self.starts_turns = False

    @property
    def counters(self) -> Iterator[p.Counter]:
        """What it remembers while a match goes on."""
        yield p.Counter(name=PLACING + self.phase, of=None, start=p.Number(value=ARRIVED), unshown=True)
        if self.starts_turns:
            yield p.Counter(name=TURN_DUE + self.phase, of=None, start=p.Number(value=0), unshown=True)

    @property
    def arrive(self) -> p.Step:
        """The first step of the phase."""
        there = p.Do(line=-1, body=PLACING + self.phase)
        return p.If(line=-1, branches=(p.Branch(line=-1, condition=self._going("=="), steps=(there,)),))

    def arrival(self, turn_over: bool) -> p.Body:
        """What is done there. `turn_over`: the wanted turn has begun before."""
        name = PLACING + self.phase
        steps = (_set(name, ARRIVED), *([_set(TURN_DUE + self.phase, 0)] if turn_over else []))
        return p.Body(name=name, form="phase", line=-1, label=name, slots=1, steps=steps)

    def straight_to(self, steps: tuple[p.Step, ...], name: str) -> tuple[p.Step, ...]:
        """The steps with those before the one that does `name` passed over."""
        made: list[p.Step] = []
        for number, step in enumerate(steps):
            if isinstance(step, p.Do) and step.body == name:
                return (*made, *steps[number:])
            if name in _done_in((step,)):
                return (*made, self._within(step, name), *steps[number + 1 :])
            made.append(p.If(line=-1, branches=(p.Branch(line=-1, condition=self._going("!="), steps=(step,)),)))
        raise Impossible(f"no round ever comes to {name} by itself")

    def first_turns(self, steps: tuple[p.Step, ...]) -> tuple[p.Step, ...]:
        """The phase's own steps: its first turns begin with the wanted player, and then no turn is due."""
        made: list[p.Step] = []
        for step in steps:
            if isinstance(step, p.Turns):
                before = self.starts_turns
                step = self._starting(step)
                if self.starts_turns and not before:
                    step = step.model_copy(update={"steps": (_set(TURN_DUE + self.phase, 0), *step.steps)})
            elif not isinstance(step, p.If):
                inner = _inner(step)
                step = step.model_copy(update={"steps": self.first_turns(inner[0])}) if inner else step
            made.append(step)
        return tuple(made)

    def _going(self, op: Literal["==", "!="]) -> p.Compare:
        return p.Compare(op=op, left=_counter(PLACING + self.phase), right=p.Number(value=GOING))

    def _within(self, step: Any, name: str) -> Any:
        if isinstance(step, p.If):
            return step.model_copy(update={"branches": tuple(self._branch(branch, name) for branch in step.branches)})
        if isinstance(step, p.Announced):  # nobody is asked on the way
            straight = p.Branch(line=-1, condition=self._going("=="), steps=self.straight_to(step.steps, name))
            return p.If(line=-1, branches=(straight, p.Branch(line=-1, condition=None, steps=(step,))))
        if isinstance(step, p.Turns):
            step = self._starting(step)
        return self._entered(step).model_copy(update={"steps": self.straight_to(step.steps, name)})

    def _entered(self, step: p.Step) -> Any:
        """A loop that is gone through at least once: what it hangs on is given only then."""
        match step:
            case p.Repeat(while_=test) if test is not None:
                return step.model_copy(update={"while_": p.Logic(op="or", left=self._going("=="), right=test)})
            case p.Repeat(until=test) | p.Turns(until=test) if test is not None:
                return step.model_copy(update={"until": p.Logic(op="and", left=self._going("!="), right=test)})
            case p.Repeat(times=times) if times is not None:
                once = p.Cases(of=times, keys=(p.Number(value=0),), values=(p.Number(value=1), times), type="number")
                going = p.Cases(
                    of=_counter(PLACING + self.phase), keys=(p.Number(value=GOING),), values=(once, times), type="number"
                )
                return step.model_copy(update={"times": going})
            case p.Each(group=p.Group(type="player", where=test) as group) if test is not None:
                where = p.Logic(op="or", left=self._going("=="), right=test)
                return step.model_copy(update={"group": group.model_copy(update={"where": where})})
        return step

    def _branch(self, branch: p.Branch, name: str) -> p.Branch:
        wanted = name in _done_in(branch.steps)
        condition = branch.condition
        if condition is not None:
            left = self._going("==" if wanted else "!=")
            condition = p.Logic(op="or" if wanted else "and", left=left, right=condition)
        steps = self.straight_to(branch.steps, name) if wanted else branch.steps
        return branch.model_copy(update={"condition": condition, "steps": steps})

    def _starting(self, step: p.Turns) -> p.Turns:
        """The first turns that are found, beginning with the wanted player while that turn is due."""
        if self.starts_turns or step.by is not None:
            return step
        self.starts_turns = True
        usual = step.start if step.start is not None else p.ActivePlayer()
        start = p.Cases(
            of=_counter(TURN_DUE + self.phase),
            keys=tuple(p.Number(value=seat + 1) for seat in range(self.seats)),
            values=(*(p.Constant(type="player", value=seat) for seat in range(self.seats)), usual),
            type="player",
        )
        return step.model_copy(update={"start": start})


def _counter(name: str) -> p.StateValue:
    return p.StateValue(form="counter", name=name)


def _set(name: str, value: int) -> p.Become:
    return p.Become(line=-1, target=_counter(name), value=p.Number(value=value))
