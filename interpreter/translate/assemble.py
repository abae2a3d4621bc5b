"""A Program to functions: translates every body, value, score and end, compiles them once, and hangs them on the tables."""

from __future__ import annotations

from collections.abc import Callable
from inspect import isfunction
from typing import Any

from interpreter import amounts, bounds, constants, effects, faces, flow, machine, named, payment, runtime, search, sources
from interpreter.tables import Tables
from interpreter.translate.code import Site, Text
from interpreter.translate.expressions import Expressions
from interpreter.translate.guards import may_fail, unassured
from interpreter.translate.orders import effects_of_triggers
from interpreter.translate.turns import Loops
from interpreter.translate.values import switches, write_columns, write_ends, write_values
from rulelang import program as p

ABILITY = "ability "
# what generated text may call: the public functions of these modules
CALLED = {
    name: function
    for module in (amounts, bounds, constants, effects, faces, flow, machine, named, payment, runtime, search, sources)
    for name, function in vars(module).items()
    if isfunction(function) and not name.startswith("_")
}


def translate(program: p.Program, players: int, options: dict[str, int], traced: bool = False) -> Tables:
    """The tables of this game with its code: blocks, entries, sites, values and scores."""
    t = Tables(program, players, options)
    text = Text(t, traced)
    text.namespace.update(CALLED)
    text.namespace.update(
        {"DeadEnd": effects.DeadEnd, "Endless": machine.Endless, "NOTHING": payment.NOTHING, "Open": search.Open, "columns": {}}
    )
    text.sites.append(Site(-1, "order", machine.CHOSEN, "", "trigger"))
    bodies = _bodies(program)
    t.body |= {body.name: body for body in bodies if body.name.startswith(ABILITY)}
    text.bodies = bodies
    for body in bodies:
        text.entries[body.name] = text.label()
    text.tail_risk |= _tail_risks(text, bodies)
    write_columns(text)
    written = _write_bodies(text, bodies)
    write_values(text)
    write_ends(text)
    _compile(text)
    t.body_of_block = {block: body.name for block, body in written.items()}
    t.line_of_block = lambda block: written[block].line if block in written else -1
    return t


def _bodies(program: p.Program) -> list[p.Body]:
    named = [*program.bodies]
    named += [program.round.model_copy(update={"name": "round"})]
    if program.setup is not None:
        named.append(program.setup.model_copy(update={"name": "setup"}))
    named += [trigger.body.model_copy(update={"name": f"trigger {i}"}) for i, trigger in enumerate(program.triggers)]
    named += [one.body.model_copy(update={"name": f"{ABILITY}{i}"}) for i, one in enumerate(program.abilities)]
    named += [end.body.model_copy(update={"name": f"end {i}"}) for i, end in enumerate(program.ends) if end.body is not None]
    return named


def _tail_risks(text: Text, bodies: list[p.Body]) -> set[str]:
    """The actions that some other action calls with something after it that can turn out impossible; and all triggers."""
    found = {body.name for body in bodies if body.form == "trigger"}
    while True:
        before = len(found)
        for body in bodies:
            if body.form in ("action", "trigger"):
                _tail_risks_in(text, body.steps, body.name in found, found)
        if len(found) == before:
            return found


def _tail_risks_in(text: Text, steps: Any, outer: bool, found: set[str]) -> None:
    for number, step in enumerate(steps):
        rest = outer or may_fail(text, steps[number + 1 :])
        if rest and isinstance(step, p.Do):
            found.add(step.body)
        if rest and isinstance(step, p.DoChosen):
            found.update(step.actions)
        condition = step.while_ if isinstance(step, p.Repeat) else None
        again = isinstance(step, (p.Repeat, p.Each)) and may_fail(text, unassured(text, condition, step.steps))
        if not isinstance(step, p.Later):
            _tail_risks_in(text, getattr(step, "steps", ()), rest or again, found)
        for inner in [getattr(step, "instead", ()), *(part.steps for part in getattr(step, "branches", ()))]:
            _tail_risks_in(text, inner, rest, found)
        for way in getattr(step, "alternatives", ()):
            _tail_risks_in(text, way.steps, rest, found)


def _write_bodies(text: Text, bodies: list[p.Body]) -> dict[int, p.Body]:
    """Writes the blocks of all bodies; gives the body that each block belongs to."""
    written: dict[int, p.Body] = {}
    text.tables.padding = {}
    for body in bodies:
        first = text.labels
        flow = Loops(text, body)
        flow.mark(body.line)
        flow.run(body.steps, False)
        if body.form == "end":
            flow.lines += ["s.over = True", "return True"]
            flow.close()
        elif body.name == "round":
            text.tables.close_of_round = text.label()
            flow.back(text.tables.close_of_round)
            flow.open(text.tables.close_of_round)
            flow.lines += ["if f[2]:", "    return next_put_off(s, f)"]
            flow.lines += [f"for slot in {text.constant(switches(text, 'round'))}:", "    s.v[slot] = 0"]
            flow.lines += [f"f[0] = {text.entries['round']}", "return ends(s)"]
            flow.close()
        else:
            flow.finish()
        entry = text.entries[body.name]
        padding = tuple([0] * (flow.slots - 1 - len(body.parameters)))
        text.namespace[f"pad{entry}"] = padding
        text.tables.padding[body.name] = padding
        written |= dict.fromkeys((entry, *range(first, text.labels)), body)
    return written


def _compile(text: Text) -> None:
    t = text.tables
    t.source = "\n\n".join(text.functions)
    exec(compile(t.source, "<rules>", "exec"), text.namespace)  # noqa: S102 - our own text; see the package docstring
    blocks: list[Any] = [text.namespace.get(f"b{number}") for number in range(text.labels)]
    blocks[0], blocks[1] = machine.settle, machine.end_of_turn
    text.namespace.update({"b0": machine.settle, "b1": machine.end_of_turn})
    t.blocks = tuple(blocks)
    t.entries = text.entries
    t.sites = tuple(text.sites)
    t.safe_after = frozenset(text.safe_after)
    t.sure = {number: text.namespace[f"sure{number}"] for number, site in enumerate(text.sites) if site.sure}
    t.known = {number: text.namespace[f"known{number}"] for number, site in enumerate(text.sites) if site.known}
    t.ends = text.namespace["ends"]
    t.limit = text.namespace["limit"]
    t.effects = effects_of_triggers(t)
    t.order_matters = any(text.failing_triggers(may_fail, event) for event in ("arrives", "leaves", "passed"))
    if not t.order_matters:
        t.safe_after |= {0}  # triggers that wait cannot turn out impossible
    t.leading = search.possible
    t.turn_switches, t.phase_switches = switches(text, "turn"), switches(text, "phase")
    t.score_functions = tuple(text.namespace[f"score{i}"] for i in range(len(t.program.scores)))
    t.ranking_functions = tuple(text.namespace[f"ranking{i}"] for i in range(len(t.program.winner)))
    t.total = text.namespace["total"]
    t.live = text.live
    t.text = text


def evaluate(t: Tables, expression: Any, bound: dict[int, int], you: int) -> Callable[..., Any]:
    """A function of a state that gives an expression's value, with some candidates bound; slot 0 is `you`."""
    text: Text = t.text
    x = Expressions(text, {0: str(you)})
    before = len(text.functions)
    binds = [f"x{number} = {value}" for number, value in bound.items()]
    text.function("evaluated(s)", [*binds, f"return {x(expression)}"])
    exec(compile("\n".join(text.functions[before:]), "<expression>", "exec"), text.namespace)  # noqa: S102 - as above
    del text.functions[before:]
    function: Callable[..., Any] = text.namespace["evaluated"]
    return function
