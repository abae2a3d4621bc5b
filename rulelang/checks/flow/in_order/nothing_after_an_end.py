"""What stands below `end turn`, `end game` or `you win` is never done: both are left there at once."""

from __future__ import annotations

from typing import Any

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.choices.otherwise import never_done_after_an_end
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts


def nothing_after_an_end(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains about the first step of a sequence that follows what surely ends it."""
    for node in parts(program):
        for held in node.__dict__.values():
            _look_through(symbols, held)


def _look_through(symbols: Symbols, steps: Any) -> None:
    if not isinstance(steps, tuple):
        return
    ended = False
    for step in steps:
        if ended and hasattr(step, "line") and not p.is_last_question(step):
            symbols.complain(span_of(symbols, step.line), never_done_after_an_end())
            return
        ended = ended or p.is_left(step)
