"""A game played by walking its form, plainly and slowly, with nothing of what is printed: the form says everything."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from interpreter import form as n
from interpreter.engine import machine
from interpreter.engine.bounds import among, few
from interpreter.engine.deciding import asking
from interpreter.form import Form
from interpreter.form import options as o
from interpreter.form import steps as st
from interpreter.playable.operations import OPERATIONS, RUNTIME
from interpreter.playable.run import Later, run_by
from interpreter.state.failures import DeadEnd
from interpreter.state.state import Frame, Playable, State
from interpreter.telling.refusals.evaluate import Walk

GOES_ON = object()  # what steps come to that do not leave: the next ones follow


class Jump:
    """Steps end by going on with a block."""

    def __init__(self, block: int) -> None:
        self.block = block


class Walker(Walk):
    """Walks steps as well."""

    def call(self, function: n.Function, given: Iterable[Any]) -> Any:
        return defined(self.s.n.form, function)(self.s, *given)

    def steps(self, steps: Iterable[st.Step]) -> Any:
        """What steps come to: GOES_ON, a Jump, or what they return."""
        for step in steps:
            outcome = getattr(self, f"do_{type(step).__name__.lower()}")(step)
            if outcome is not GOES_ON:
                return outcome
        return GOES_ON

    def do_effect(self, e: st.Effect) -> Any:
        down = {} if e.down is None else {"down": int(e.down)}
        state = [self.s if part == "s" else self.frame for part in OPERATIONS[e.what].state]
        RUNTIME[e.what](*state, *map(self, e.given), **down)
        return GOES_ON

    def do_set(self, e: st.Set) -> Any:
        self.frame[e.slot] = self(e.value)
        return GOES_ON

    def do_add(self, e: st.Add) -> Any:
        self.frame[e.slot] += e.amount
        return GOES_ON

    def do_append(self, e: st.Append) -> Any:
        self.frame[e.slot] += (self(e.value),)
        return GOES_ON

    def do_bind(self, e: st.Bind) -> Any:
        self.names[e.name] = self(e.value)
        return GOES_ON

    def do_gather(self, e: st.Gather) -> Any:
        self.names[e.name] = []
        return GOES_ON

    def do_more(self, e: st.More) -> Any:
        self.names[e.name].append(self(e.value))
        return GOES_ON

    def do_write(self, e: st.Write) -> Any:
        self.s.v[self(e.at)] = self(e.value)
        return GOES_ON

    def do_store(self, e: st.Store) -> Any:
        self.names["kept"][self.names["key"]] = self(e.value)
        return GOES_ON

    def do_when(self, e: st.When) -> Any:
        for condition, steps in e.branches:
            if condition is None or self(condition):
                return self.steps(steps)
        return GOES_ON

    def do_foreach(self, e: st.ForEach) -> Any:
        for one in self(e.several):
            if isinstance(e.target, n.Slot):
                self.frame[e.target.index] = one
            else:
                assert isinstance(e.target, n.Name)
                self.names[e.target.name] = one
            outcome = self.steps(e.steps)
            if outcome is not GOES_ON:
                return outcome
        return GOES_ON

    def do_times(self, e: st.Times) -> Any:
        return self.do_foreach(st.ForEach(n.Name("_"), n.Span(n.Constant(0), e.count), e.steps))

    def do_until(self, e: st.Until) -> Any:
        for _ in range(e.at_most):
            if self(e.stop):
                return GOES_ON
            outcome = self.steps(e.steps)
            if outcome is not GOES_ON:
                return outcome
        raise machine.Endless(e.line)

    # ---------------------------------------------------------------------------------------------- how a block goes on
    def do_next(self, e: st.Next) -> Any:
        self.frame[0] = e.block
        return GOES_ON

    def do_push(self, e: st.Push) -> Any:
        slots = [one for slot in e.slots for one in (self(slot) if isinstance(slot, n.Slots) else (self(slot),))]
        frame = self.s.n.form.frames.get(e.padding)
        padding = [] if frame is None else [0] * (len(frame.slots) - frame.given)
        self.s.stack.append([e.block, e.marker, (), *slots, *padding])
        return GOES_ON

    def do_pop(self, _: st.Pop) -> Any:
        self.s.stack.pop()
        return GOES_ON

    def do_over(self, _: st.Over) -> Any:
        self.s.over = True
        return GOES_ON

    def do_jump(self, e: st.Jump) -> Any:
        return Jump(e.block)

    def do_leave(self, _: st.Leave) -> Any:
        return False

    def do_stop(self, _: st.Stop) -> Any:
        return True

    def do_fail(self, e: st.Fail) -> Any:
        raise DeadEnd(e.line)

    def do_return(self, e: st.Return) -> Any:
        return self(e.value)

    def do_decide(self, e: st.Decide) -> Any:
        self.frame[0] = e.block
        asked = asking.ask(self.s, e.site, self(e.you), self.s.n.listers[e.site](self.s, self.frame))
        return True if asked else Jump(e.block)

    # ---------------------------------------------------------------------------------------------------------- options
    def options(self, listed: o.Options) -> Any:
        """What a decision lists."""
        match listed:
            case o.Numbers():
                numbers = among(self(listed.low), self(listed.high), listed.line)
                return [one for one in numbers if self._possible(listed.name, one, listed.possible)]
            case o.Ways():
                return [number for number, conditions in enumerate(listed.possible) if all(map(self, conditions))]
            case o.Payments():
                ways = self(listed.ways)
                return ways if listed.line < 0 else few(ways, listed.line)
            case o.Gathered():
                return self.steps(listed.steps)
        return self._choice(listed)

    def _possible(self, name: str, value: Any, conditions: Iterable[n.Node]) -> bool:
        return all(map(self.with_name(name, value), conditions))

    def _choice(self, listed: o.Choice) -> list[Any]:
        found = [one for one in self(listed.listed) if self._possible(listed.name, one, listed.possible)]
        if listed.apart:
            you = [self(listed.you)] if listed.apart in o.TO_SOMEBODY and listed.you is not None else []
            held = [] if listed.held is None or listed.apart == "by_place" else [self(listed.held)]
            found = RUNTIME[listed.apart](self.s, found, *you, *held)
        return [*found, -1] if listed.optional else found


def defined(form: Form, function: n.Function) -> Callable[..., Any]:
    """A function of the form, walked."""
    known = form.functions[function]

    def run(s: State, *given: Any) -> Any:
        names = dict(zip(known.given, given, strict=True))
        return Walker(s, names.get("f", []), names).steps(known.steps)

    return run


def block(form: Form, number: int) -> Callable[[State, Frame], Any]:
    """A block of the form, walked, with those that it goes on with at once."""

    def run(s: State, frame: Frame) -> Any:
        outcome = Jump(number)
        while isinstance(outcome, Jump):
            if outcome.block in BUILT_IN:
                return BUILT_IN[outcome.block](s, frame)
            outcome = Walker(s, frame, {}).steps(form.blocks[outcome.block].steps)
        return outcome

    return run


BUILT_IN: dict[int, Callable[[State, Frame], Any]] = {0: machine.settle, 1: machine.end_of_turn}


def walked(played: Playable) -> Playable:
    """The same numbers and form, with nothing of what was printed."""
    form = played.form
    functions = {function: defined(form, function) for function in form.functions}
    listers = {site: (lambda s, f, one=one: Walker(s, f, {}).options(one)) for site, one in form.options.items()}
    blocks = [block(form, number) for number in range(len(played.line_of_block))]
    later = Later(lambda: form, played.tables)
    return run_by(played, blocks, functions, listers, sites=played.sites, later=later)
