"""Every action, phase and moment is reached from somewhere, and every row of a piece has copies at some table."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.whole_game import moment_never_used, never_a_copy, never_at_any_time, never_done
from rulelang.names.symbols import Symbols
from rulelang.program.certain.numbers import certain, seatings
from rulelang.program.nodes import parts


def everything_comes_up(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Follows calls from set-up, the round, triggers, ends and what may be done at any time."""
    reached = reachable(program)
    for body in program.bodies:
        if body.name not in reached:
            symbols.complain(symbols.bodies[body.name].span, never_done(body.form, body.name))
    _at_any_time(symbols, program)
    used = {name for part in parts(program) if isinstance(part, p.Use) for name in part.moments}
    for moment in program.moments:
        if moment.name not in used:
            symbols.complain(symbols.moments[moment.name].span, moment_never_used(moment.name))
    _rows(symbols, program)


def _at_any_time(symbols: Symbols, program: p.Program) -> None:
    """What may be done at any time stands beside some decision outside actions."""
    outside = _outside_actions(program)
    if any(_asks(program, body) for body in outside):
        return
    for body in program.bodies:
        if body.any_time:
            complaint = never_at_any_time(body.name, _asking_actions(program, outside))
            symbols.complain(symbols.bodies[body.name].span, complaint)


def reachable(program: p.Program) -> set[str]:
    """The names of all actions, phases and steps that something can begin."""
    bodies = {body.name: body for body in program.bodies}
    starts: list[p.Node | None] = [program.setup, program.round, *program.triggers, *program.ends, *program.abilities]
    waiting = [node for node in starts if node is not None] + [body for body in program.bodies if body.any_time]
    reached = {body.name for body in program.bodies if body.any_time}
    while waiting:
        for node in parts(waiting.pop()):
            for name in p.called(node):
                if name not in reached and name in bodies:
                    reached.add(name)
                    waiting.append(bodies[name])
    return reached


def _outside_actions(program: p.Program) -> list[p.Body]:
    """The round, and the phases that it comes to without any action in between: beside their decisions more may be done."""
    phases = {body.name: body for body in program.bodies if body.form in ("phase", "steps")}
    found = {"": program.round}
    waiting = [program.round.steps]
    while waiting:
        for step in _at_once(waiting.pop()):
            for name in p.called(step):
                if name in phases and name not in found:
                    found[name] = phases[name]
                    waiting.append(phases[name].steps)
    return [*found.values()]


def _asking_actions(program: p.Program, outside: list[p.Body]) -> list[str]:
    """The actions that these bodies do and in which something is asked, also by what they do in turn."""
    bodies = {body.name: body for body in program.bodies}
    met: set[str] = set()

    def asks(name: str) -> bool:
        if name in met:
            return False
        met.add(name)
        steps = list(_at_once(bodies[name].steps))
        return any(_may_ask(program, step) for step in steps) or any(asks(one) for step in steps for one in p.called(step))

    done = dict.fromkeys(name for body in outside for step in _at_once(body.steps) for name in p.called(step))
    return [name for name in done if bodies[name].form == "action" and not bodies[name].any_time and asks(name)]


def _asks(program: p.Program, body: p.Body) -> bool:
    """Whether this may ask somebody something that not everybody is asked at once; yes where it is not certain."""
    return any(_may_ask(program, step) for step in _at_once(body.steps))


def _at_once(steps: tuple[p.Step, ...]) -> Iterator[p.Step]:
    """These steps and all that lie in them, without what is put off: nothing else is done beside that."""
    for step in steps:
        yield step
        for within in p.inside(step):
            if within.how != "later":
                yield from _at_once(within.steps)


def _may_ask(program: p.Program, step: p.Step) -> bool:
    match step:
        case p.OneOf():
            return len(step.alternatives) > 1
        case p.Repeat():
            return step.up_to
        case p.Pay() | p.Gain() | p.MoveResources():
            return bool(program.sources) or any(isinstance(part, p.BundleOr | p.AnyQuantity) for part in parts(step.bundle))
    return isinstance(step, p.Choose | p.ChooseNumber | p.ChoosePlace | p.May | p.Announced)


def _rows(symbols: Symbols, program: p.Program) -> None:
    for piece in program.pieces:
        column = symbols.classes[piece.name].columns.get("copies")
        for number, copies in enumerate(piece.copies):
            shown = number % (piece.sides or 1) != 0  # a die is counted where its first side is up
            if column is None or shown or any(certain(copies, table) != 0 for table in seatings(program)):
                continue
            cell = column.cells[number]
            symbols.complain(cell.span, never_a_copy(), file=cell.file)
