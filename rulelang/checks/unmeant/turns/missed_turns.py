"""`you miss a turn` speaks of the next turn: where this one is over with it, and where another one is given, it is not meant."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.unmeant.turns import missed_as_well, taken_and_missed
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts


def missed_turns(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains where a turn that can do nothing takes the next one, too, and where one is taken and missed at once."""
    bodies = {body.name: body.steps for body in program.bodies}
    for turns in (part for part in parts(program) if isinstance(part, p.Turns)):
        only = _only_step(turns.steps, bodies)
        if isinstance(only, p.Otherwise) and len(only.instead) == 1 and _misses(only.instead[0], _who(turns, only, bodies)):
            symbols.complain(span_of(symbols, only.instead[0].line), missed_as_well())
    for steps in p.sequences(program):
        missed = [step for step in steps if isinstance(step, p.MissTurn)]
        taken = [step for step in steps if isinstance(step, p.AnotherTurn)]
        for one in missed:
            if other := next((other for other in taken if other.player == one.player), None):
                symbols.complain(span_of(symbols, max(one.line, other.line)), taken_and_missed())


def _only_step(steps: tuple[p.Step, ...], bodies: dict[str, tuple[p.Step, ...]]) -> p.Step | None:
    """The one step that is all of a turn; of a phase or action that is all of it, the one of that."""
    if len(steps) != 1:
        return None
    only = steps[0]
    if isinstance(only, p.Do) and only.body in bodies:
        within = bodies[only.body]
        return within[0] if len(within) == 1 else None
    return only


def _who(turns: p.Turns, only: p.Otherwise, bodies: dict[str, tuple[p.Step, ...]]) -> int:
    """The slot of who does it: of the turns, or, in a body of its own, of who does that."""
    return turns.slot if any(step is only for step in turns.steps) else 0


def _misses(step: p.Step, slot: int) -> bool:
    return isinstance(step, p.MissTurn) and isinstance(step.player, p.Local) and step.player.slot == slot
