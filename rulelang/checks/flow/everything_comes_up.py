"""Every action, phase and moment is reached from somewhere, and every row of a piece has copies at some table."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.whole_game import moment_never_used, never_a_copy, never_done
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


def _rows(symbols: Symbols, program: p.Program) -> None:
    for piece in program.pieces:
        column = symbols.classes[piece.name].columns.get("copies")
        for number, copies in enumerate(piece.copies):
            if column is None or any(certain(copies, table) != 0 for table in seatings(program)):
                continue
            cell = column.cells[number]
            symbols.complain(cell.span, never_a_copy(), file=cell.file)
