"""A move takes pieces that are alike, or the topmost; what can be told apart is chosen, where somebody is there to choose."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.places import which_are_taken
from rulelang.names.symbols import Symbols
from rulelang.program.asking import sight, told_apart
from rulelang.program.nodes import parts


def somebody_says_which(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at the moves of which nobody is asked."""
    for step in parts(program):
        if not isinstance(step, p.MoveSome) or told_apart(program, step) != "always":
            continue
        seen = sight(program, step) in ("everyone", "owner")
        zone = getattr(step.source, "zone", "")
        plural = symbols.classes[step.type].plural
        symbols.complain(span_of(symbols, step.line), which_are_taken(plural, zone, seen=seen))
