"""Every action, phase and moment is reached from somewhere, and every row of a piece has copies at some table."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.ast.addresses import clauses
from rulelang.complaints.whole_game import moment_never_used, never_a_copy, never_at_any_time, never_done
from rulelang.names.symbols import Symbols
from rulelang.program.added.ending_turns import asks as asks_something
from rulelang.program.added.ending_turns import at_once
from rulelang.program.certain.numbers import certain, seatings
from rulelang.program.nodes import parts

_MOST_LISTS = 3  # that are named


def everything_comes_up(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Follows calls from set-up, the round, triggers, ends and what may be done at any time."""
    reached = reachable(program)
    for body in program.bodies:
        if body.name not in reached:
            span = symbols.bodies[body.name].span
            lists = _lists(text) if span.file and body.form == "action" else ()
            symbols.complain(span, never_done(body.form, body.name, lists))
    _at_any_time(symbols, program)
    used = {name for part in parts(program) if isinstance(part, p.Use) for name in part.moments}
    for moment in program.moments:
        if moment.name not in used:
            symbols.complain(symbols.moments[moment.name].span, moment_never_used(moment.name))
    _rows(symbols, program)


def _lists(text: ast.Text) -> list[str]:
    """The addresses of what actions are chosen from: to these a variant adds one of its own."""
    found = [address for address, node in clauses(text) if isinstance(node, ast.OneOfNames)]
    return found if len(found) <= _MOST_LISTS else []


def _at_any_time(symbols: Symbols, program: p.Program) -> None:
    """What may be done at any time stands beside some decision outside actions, or is asked for before a turn ends."""
    if any(_asks(program, body) for body in _outside_actions(program)):
        return
    for body in program.bodies:
        if body.any_time:
            symbols.complain(symbols.bodies[body.name].span, never_at_any_time(body.name))


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
        for step in at_once(waiting.pop()):
            for name in p.called(step):
                if name in phases and name not in found:
                    found[name] = phases[name]
                    waiting.append(phases[name].steps)
    return [*found.values()]


def _asks(program: p.Program, body: p.Body) -> bool:
    """Whether this may ask somebody something that not everybody is asked at once; yes where it is not certain."""
    return any(asks_something(step, bool(program.sources)) for step in at_once(body.steps))


def _rows(symbols: Symbols, program: p.Program) -> None:
    for piece in program.pieces:
        column = symbols.classes[piece.name].columns.get("copies")
        for number, copies in enumerate(piece.copies):
            shown = number % (piece.sides or 1) != 0  # a die is counted where its first side is up
            if column is None or shown or any(certain(copies, table) != 0 for table in seatings(program)):
                continue
            cell = column.cells[number]
            symbols.complain(cell.span, never_a_copy(), file=cell.file)
