"""One part of a game as lines: what it does, what is asked of it before, and how one comes to each of its blocks."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from interpreter.form import (
    Constant,
    Decide,
    Defined,
    Effect,
    Marked,
    Step,
    walk,
)
from interpreter.listing.readable.contents import OF_A_BODY, Part
from interpreter.listing.readable.naming.blocks import gives, heading, sorts_given
from interpreter.listing.readable.naming.frames import candidates, frame_names, kept_names
from interpreter.listing.readable.naming.values import Names, Said
from interpreter.listing.readable.reading_order import in_reading_order, ways_in
from interpreter.listing.readable.showing import INDENT, People, is_mark
from interpreter.numbering.tables import Tables
from interpreter.state.slots import YOU
from rulelang import program as p

GIVEN = {"you": "player", "player": "player", "resource": "resource"}  # what a function is given, by its name
NOT_TOLD = ("f", "kept", "_")  # the running frame, the store, and nobody


def shown(t: Tables, part: Part, only: Collection[int] | None = None) -> list[str]:
    """A part in lines; `only`: what it does at these lines of the rules."""
    names = Names(t)
    found: list[str] = []
    come = ways_in(part)
    for block in in_reading_order(part):
        to = _speaker(names, part)
        lines = to.lines(block.steps if only is None else list(_at(t, block.steps, only)))
        if lines:
            first = [f"{part.title} begins"] if block is part.blocks[0] else come.get(block.number, [])
            found += ["", f"block {block.number}: {'; '.join(first) or 'nothing leads here'}"]
            found += [f"{INDENT}{line}" for line in lines]
    for one in part.functions:
        if only is None or _speaks_of(one, only):
            found += ["", *_function(_speaker(names, part), one)]
    return found[1:]


def _speaker(names: Names, part: Part) -> People:
    """Who shows a part: what its frame's slots and its candidates are called."""
    sites = {step.site for block in part.blocks for step in walk(block.steps) if isinstance(step, Decide)}
    body = part.about if isinstance(part.about, p.Body) else None
    trigger = names.t.program.triggers[int(body.name.split()[1])] if body is not None and body.form == "trigger" else None
    keys = trigger.place_keys if trigger is not None else ()
    it = {"passed": "player", "becomes": ""}.get(trigger.event, trigger.type) if trigger is not None else ""
    frame = frame_names(body, it, {number: names.t.sites[number] for number in sorted(sites)}, keys)
    known = {} if isinstance(part.about, p.Program) else candidates(part.about)
    return People(names, {**kept_names(part.blocks), **frame}, known)


def _at(t: Tables, steps: tuple[Step, ...], only: Collection[int]) -> Iterator[Step]:
    """The steps under some lines, and those that read something of them."""
    here = False
    for step in steps:
        if is_mark(step) and isinstance(step, Effect) and isinstance(step.given[0], Constant):
            here = step.given[0].value in only
        if here or any(line in only for line in _lines(t, step)):
            yield step


def _lines(t: Tables, step: Step) -> Iterator[int]:
    """The lines that a step notes or reads, with what it lists."""
    for node in walk(step):
        if is_mark(node):
            yield node.given[0].value
        elif isinstance(node, Marked):
            yield node.line
        elif isinstance(node, Decide):
            yield from (read.line for read in walk(t.form.options[node.site]) if isinstance(read, Marked))


def _speaks_of(one: Defined, only: Collection[int]) -> bool:
    return one.line in only or any(getattr(node, "line", -1) in only for node in walk(one.steps))


# ---------------------------------------------------------------------------------------------------------- functions
def _function(to: People, one: Defined) -> list[str]:
    """A function: what it is called, what it is given, and its steps."""
    sorts = sorts_given(to.t, one.function)
    for number, name in enumerate(one.given):
        kind = GIVEN.get(name) or (sorts[number] if number < len(sorts) else "")
        to.bound[name] = _given(to, one, number, name, kind)
    given = [to.bound[name].name for name in one.given if name not in NOT_TOLD]
    to.gives = gives(to.t, one.function)
    head = heading(to.t, one.function, f" of {', '.join(given)}" if given else "")
    return [head, *(f"{INDENT}{line}" for line in to.lines(one.steps))]


def _given(to: People, one: Defined, number: int, name: str, kind: str) -> Said:
    """What a function calls one of what it is given: of a guard, what the body calls it."""
    if one.function.kind in OF_A_BODY:
        return to.frame.get(YOU + number, Said("you", "player"))
    return Said("you" if name == "you" else "the way" if name == "o" else kind or name, kind)
