"""Counters that only tally what is told anyway, as how much was built in this turn."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache

from interpreter.numbering.tables import Tables
from interpreter.telling.following.passing import PASS
from interpreter.telling.words import naming
from rulelang import program as p
from rulelang.program.nodes import parts

_GOING_BY = ("round", "phase")  # forms of bodies


@lru_cache(maxsize=64)
def tallies(t: Tables) -> frozenset[int]:
    """The slots of counters that only go on by one, or take a number that the rules write or keep for themselves: if they begin
    anew time and again and nothing comes of what they have reached, or if all share them and they only count phases, turns or
    rounds; others may say what was reached."""
    values: dict[str, list[p.Expression]] = defaultdict(list)
    for one in parts(t.program):
        if isinstance(one, p.Become) and one.target.form == "counter":
            values[one.target.name].append(one.value)
    earned = _earned(t)
    awaited = _awaited(t.program) & earned
    kept = {counter.name for counter in t.program.counters if counter.unshown and _counts_off(values[counter.name], counter.name)}
    found = [
        counter
        for counter in t.program.counters
        if (given := values[counter.name])
        and all(_tallied(value, counter.name, kept) for value in given)
        and ((_anew(given) and counter.name not in awaited) or (counter.of is None and counter.name not in earned))
    ]
    return frozenset(slot for one in found for slot in naming.slots_of(t, "counter", one))


@lru_cache(maxsize=64)
def counting_on(t: Tables) -> frozenset[int]:
    """The lines that make a counter so much more or less than it was."""
    changes = (one for one in parts(t.program) if isinstance(one, p.Become) and one.target.form == "counter")
    return frozenset(
        one.line
        for one in changes
        if isinstance(one.value, p.Arithmetic) and one.value.op in "+-" and _is_counter(one.value.left, {one.target.name})
    )


def _awaited(program: p.Program) -> set[str]:
    """The counters of which something comes once so much is reached: an end, or what a trigger does."""
    asked = [one for one in parts(tuple(end.condition for end in program.ends)) if isinstance(one, p.StateValue)]
    return {one.name for one in asked} | {trigger.type for trigger in program.triggers if trigger.event == "becomes"}


def _earned(t: Tables) -> set[str]:
    """The counters that go on by what somebody does or what turns out, and not just as a phase, a turn or a round goes by, or
    somebody passes."""
    bodies = [body for body in (t.program.round, *t.program.bodies) if body.form in _GOING_BY or body.label == PASS]
    straight = {step.line for body in bodies for step in _going_by(body.steps)}
    found = (one for one in parts(t.program) if isinstance(one, p.Become) and one.target.form == "counter")
    return {one.target.name for one in found if isinstance(one.value, p.Arithmetic) and one.line not in straight}


def _going_by(steps: Iterable[p.Step]) -> Iterator[p.Step]:
    """The steps that are done each time, and those of turns among them."""
    for step in steps:
        yield step
        for within in p.inside(step):
            if within.how == "turns":
                yield from _going_by(within.steps)


def _tallied(value: p.Expression, name: str, kept: set[str]) -> bool:
    if isinstance(value, p.Arithmetic) and value.op == "+":
        return _is_counter(value.left, {name}) and isinstance(value.right, p.Number) and value.right.value == 1
    return isinstance(value, p.Number) or _is_counter(value, kept)


def _counts_off(values: Iterable[p.Expression], name: str) -> bool:
    """Whether a counter only counts off, as the numbers that pieces get one after another."""
    return all(
        isinstance(value, p.Number) or (isinstance(value, p.Arithmetic) and _is_counter(value.left, {name})) for value in values
    )


def _anew(values: list[p.Expression]) -> bool:
    return any(not isinstance(value, p.Arithmetic) for value in values)


def _is_counter(value: p.Expression, names: set[str]) -> bool:
    return isinstance(value, p.StateValue) and value.form == "counter" and value.name in names
