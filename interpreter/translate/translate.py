"""A Program to functions: translates every body, value, score and end, compiles them once, and hangs them on the tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from interpreter import effects, machine, payment, runtime, search, tables

from interpreter.tables import Tables
from interpreter.translate.code import Site, Text
from interpreter.translate.expressions import Expressions
from interpreter.translate.guards import may_fail
from interpreter.translate.turns import Loops
from rulelang import program as p

CALLED: tuple[Callable[..., Any], ...] = (
    effects.advance, effects.all_passed, effects.become, effects.draw, effects.end, effects.gain, effects.move_all,
    effects.move_piece, effects.move_resources, effects.move_some, effects.pass_turns, effects.pay, effects.put_off, effects.roll,
    effects.shuffle, effects.swap, effects.win, machine.begin_turn, machine.leave_turns, payment.any_of, payment.change,
    payment.either, payment.fits, payment.holds, payment.one, payment.plus, payment.times, runtime.at_space, runtime.distinct,
    runtime.empty, runtime.full, runtime.gain_ways, runtime.longest, runtime.mark, runtime.only_way, runtime.owner,
    runtime.pay_only, runtime.pay_possible, runtime.pay_ways, runtime.payable, runtime.ranked, runtime.roomy, runtime.seats,
    runtime.top, runtime.whereabouts, runtime.without, search.ask, search.can, tables.arithmetic,
)  # fmt: skip

Code = Tables


def translate(program: p.Program, players: int, options: dict[str, int], traced: bool = False) -> Tables:
    """The tables of this game with its code: blocks, entries, sites, values and scores."""
    t = Tables(program, players, options)
    text = Text(t, traced)
    text.namespace.update({function.__name__: function for function in CALLED})
    text.namespace.update({"DeadEnd": effects.DeadEnd, "Endless": machine.Endless, "NOTHING": payment.NOTHING, "columns": {}})
    text.sites.append(Site(-1, "order", machine.CHOSEN, "", "trigger"))
    bodies = _bodies(program)
    for body in bodies:
        text.entries[body.name] = text.label()
    text.tail_risk |= _tail_risks(text, bodies)
    _columns(text)
    lines = _write_bodies(text, bodies)
    _write_values(text)
    _write_ends(text)
    _compile(text)
    t.line_of_block = lambda block: lines.get(block, -1)
    return t


def _bodies(program: p.Program) -> list[p.Body]:
    named = [*program.bodies]
    named += [program.round.model_copy(update={"name": "round"})]
    if program.setup is not None:
        named.append(program.setup.model_copy(update={"name": "setup"}))
    named += [trigger.body.model_copy(update={"name": f"trigger {i}"}) for i, trigger in enumerate(program.triggers)]
    named += [end.body.model_copy(update={"name": f"end {i}"}) for i, end in enumerate(program.ends) if end.body is not None]
    return named


def _tail_risks(text: Text, bodies: list[p.Body]) -> set[str]:
    """The actions that some other action calls with something after it that can turn out impossible."""
    found: set[str] = set()
    while True:
        before = len(found)
        for body in bodies:
            if body.form == "action":
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
        for inner in [getattr(step, "steps", ()), *(part.steps for part in getattr(step, "branches", ()))]:
            _tail_risks_in(text, inner, rest, found)
        for way in getattr(step, "alternatives", ()):
            _tail_risks_in(text, way.steps, rest, found)


def _write_bodies(text: Text, bodies: list[p.Body]) -> dict[int, int]:
    """Writes the blocks of all bodies; gives the line of the body that each block belongs to."""
    lines: dict[int, int] = {}
    text.tables.padding = {}
    for body in bodies:
        first = text.labels
        flow = Loops(text, body)
        flow.mark(body.line)
        flow.run(body.steps, body.name in text.tail_risk)
        if body.name == "round":
            flow.lines += [f"for slot in {text.constant(_switches(text, 'round'))}:", "    s.v[slot] = 0"]
            flow.back(text.entries["round"])
        else:
            if body.form == "phase":
                flow.lines += [f"for slot in {text.constant(_switches(text, 'phase'))}:", "    s.v[slot] = 0"]
            flow.finish()
        entry = text.entries[body.name]
        padding = tuple([0] * (flow.slots - 1 - len(body.parameters)))
        text.namespace[f"pad{entry}"] = padding
        text.tables.padding[body.name] = padding
        lines |= {block: body.line for block in (entry, *range(first, text.labels))}
    return lines


def _switches(text: Text, scope: str) -> tuple[int, ...]:
    """The slots of the modifiers that hold until the end of a turn, phase or round."""
    found = []
    numbers = {
        step.modifier for step in tables.walk(text.program) if isinstance(step, p.During) and step.scope == scope
    }
    for number in sorted(numbers):
        first = text.tables.slot["switch", str(number)]
        found += list(range(first, first + text.tables.players))
    return tuple(found)


# ----------------------------------------------------------------------------------------------------- values and ends
def _columns(text: Text) -> None:
    """A function for each column with formulas in its cells."""
    x = Expressions(text)
    for owner in (*text.program.kinds, *text.program.pieces):
        for column in owner.columns:
            if text.tables.constants[owner.name, column.name] is None:
                name = f"column{len(text.namespace['columns'])}"
                text.namespace["columns"][owner.name, column.name] = name
                row = "i" if isinstance(owner, p.Kind) else f"{text.constant(tuple(text.tables.piece_row))}[i]"
                lines = [f"row = {row}"]
                for number, cell in enumerate(column.cells):
                    lines += [f"if row == {number}:", f"    return {x(cell)}"]
                text.function(f"{name}(s, i)", [*lines, "return 0"])


def _write_values(text: Text) -> None:
    x = Expressions(text)
    for number, value in enumerate(text.program.values):
        bound = f"x{value.bound}" if value.bound is not None else "_"
        lines = [f"value = {x(value.formula)}"]
        for modifier in text.program.modifiers:
            if modifier.target == "value" and modifier.name == value.name:
                lines += _modified(text, x, modifier, bound, value.of)
        text.function(f"value{number}(s, {bound})", [*lines, "return value"])
    for number, score in enumerate(text.program.scores):
        text.function(f"score{number}(s, x{score.bound})", [f"return {x(score.formula)}"])
    sums = " + ".join(f"score{number}(s, player)" for number in range(len(text.program.scores))) or "0"
    text.function("total(s, player)", [f"return {sums}"])
    for number, ranking in enumerate(text.program.winner):
        text.function(f"ranking{number}(s, x{ranking.bound})", [f"return {x(ranking.formula)}"])
    _write_limit(text, x)


def _modified(text: Text, x: Expressions, modifier: p.Modifier, bound: str, of: str | None) -> list[str]:
    """The lines that change `value` while a modifier holds."""
    lines = [] if modifier.bound is None else [f"x{modifier.bound} = {bound}"]
    if modifier.switched:
        slot = text.tables.slot["switch", str(text.program.modifiers.index(modifier))]
        players = text.tables.players
        condition = f"v[{slot} + {bound}]" if of == "player" else f"any([v[i] for i in range({slot}, {slot + players})])"
    else:
        condition = x(modifier.condition)
    sign = "+" if modifier.sign > 0 else "-"
    changed = f"value {sign} {x(modifier.amount)}"
    if modifier.at_least is not None:
        changed = f"max({changed}, min(value, {x(modifier.at_least)}))"
    if modifier.at_most is not None:
        changed = f"min({changed}, max(value, {x(modifier.at_most)}))"
    mark = [f"    mark(s, {modifier.line})"] if text.traced else []
    return [*lines, f"if {condition}:", f"    value = {changed}", *mark]


def _write_limit(text: Text, x: Expressions) -> None:
    names = [resource.name for resource in text.program.resources]
    lines = [f"value = {text.constant(text.tables.limits)}[resource]"]
    for modifier in text.program.modifiers:
        if modifier.target == "limit":
            inner = _modified(text, x, modifier, "player", "player")
            lines += [f"if resource == {names.index(modifier.name)}:", *(f"    {line}" for line in inner)]
    text.function("limit(s, resource, player)", [*lines, "return value"])


def _write_ends(text: Text) -> None:
    lines: list[str] = []
    x = Expressions(text, {0: "v[0]"})
    for number, end in enumerate(text.program.ends):
        slot = text.tables.slot["ended", ""] + number
        lines += [f"if not v[{slot}] and {x(end.condition)}:", f"    v[{slot}] = 1"]
        if text.traced:
            lines.append(f"    mark(s, {end.line})")
        if end.body is None:
            lines += ["    s.over = True", "    return True"]
        else:
            entry = text.entries[f"end {number}"]
            lines += [f"    s.stack.append([{entry}, 4, (), v[0], *pad{entry}])", "    return"]
    text.function("ends(s)", [*lines, "return False"])


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
    t.ends = text.namespace["ends"]
    t.limit = text.namespace["limit"]
    t.turn_switches = _switches(text, "turn")
    t.score_functions = tuple(text.namespace[f"score{i}"] for i in range(len(t.program.scores)))
    t.ranking_functions = tuple(text.namespace[f"ranking{i}"] for i in range(len(t.program.winner)))
    t.total = text.namespace["total"]
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


