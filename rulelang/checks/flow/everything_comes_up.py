"""Every action, phase and moment is reached from somewhere, and every row of a piece has copies at some table."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.whole_game import moment_never_used, never_a_copy, never_at_any_time, never_done
from rulelang.names.symbols import Symbols
from rulelang.program.certain_numbers import certain, seatings
from rulelang.program.nodes import parts


def everything_comes_up(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Follows calls from set-up, the round, triggers, ends and what may be done at any time."""
    reached = reachable(program)
    for body in program.bodies:
        if body.name not in reached:
            what = "action" if body.form == "action" else "phase"
            symbols.complain(symbols.bodies[body.name].span, never_done(what, body.name))
        elif body.any_time and not any(_asks(program, steps) for steps in _outside_actions(program, reached)):
            symbols.complain(symbols.bodies[body.name].span, never_at_any_time(body.name))
    used = {name for part in parts(program) if isinstance(part, p.Use) for name in part.moments}
    for moment in program.moments:
        if moment.name not in used:
            symbols.complain(symbols.moments[moment.name].span, moment_never_used(moment.name))
    _rows(symbols, program)


def reachable(program: p.Program) -> set[str]:
    """The names of all actions and phases that something can begin."""
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


def _outside_actions(program: p.Program, reached: set[str]) -> Iterator[tuple[p.Step, ...]]:
    """The steps of the round and of the phases."""
    yield program.round.steps
    yield from (body.steps for body in program.bodies if body.form == "phase" and body.name in reached)


def _asks(program: p.Program, steps: tuple[p.Step, ...]) -> bool:
    """Whether these steps may ask somebody something that not everybody is asked at once; yes where it is not certain."""
    return any(_may_ask(program, step) or any(_asks(program, within.steps) for within in p.inside(step)) for step in steps)


def _may_ask(program: p.Program, step: p.Step) -> bool:
    match step:
        case p.OneOf():
            return len(step.alternatives) > 1
        case p.Repeat():
            return step.up_to
        case p.Pay() | p.Gain() | p.MoveResources():
            return bool(program.sources) or any(isinstance(part, p.BundleOr | p.AnyQuantity) for part in parts(step.bundle))
    return isinstance(step, p.Choose | p.ChooseNumber | p.ChoosePlace | p.May | p.MoveSome)


def _rows(symbols: Symbols, program: p.Program) -> None:
    for piece in program.pieces:
        column = symbols.classes[piece.name].columns.get("copies")
        for number, copies in enumerate(piece.copies):
            if column is None or any(certain(copies, table) != 0 for table in seatings(program)):
                continue
            cell = column.cells[number]
            symbols.complain(cell.span, never_a_copy(), file=cell.file)
