"""A `repeat:` has a way out, and the game has an end."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.symbols import Symbols
from rulelang.walk import parts

_WAYS_OUT = (p.End, p.Win, p.Pass)


def loops_end(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains where nothing that can be reached from a loop, or from the round, ends it."""
    for step in parts(program):
        endless = isinstance(step, p.Repeat) and step.times is None and step.while_ is None and step.until is None
        if isinstance(step, p.Repeat) and endless and not _reaches(program, step.steps):
            symbols.complain(
                "endless_loop",
                "never ends",
                span_of(symbols, step.line),
                "nothing in this `repeat:` ends it",
                hint="say `end repeat`, `repeat until …` or `repeat 3 times`",
            )
    if not program.ends and not any(isinstance(s, p.Win) or (isinstance(s, p.End) and s.scope == "game") for s in parts(program)):
        symbols.complain(
            "endless_game",
            "never ends",
            span_of(symbols, program.round.line),
            "nothing ever ends this game",
            hint="say `end when …:`, or `you win` where somebody wins",
        )


def _reaches(program: p.Program, steps: object) -> bool:
    """Whether some way out is among the steps, or in what they do."""
    bodies = {body.name: body for body in program.bodies}
    seen: set[str] = set()
    waiting = [steps]
    while waiting:
        for node in parts(waiting.pop()):
            if isinstance(node, _WAYS_OUT):
                return True
            called = (node.body,) if isinstance(node, p.Do) else node.actions if isinstance(node, p.DoChosen) else ()
            for name in called:
                if name in bodies and name not in seen:
                    seen.add(name)
                    waiting.append(bodies[name].steps)
    return False
