"""An end that waits until all have passed comes only where somebody can pass."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.unmeant.turns import nobody_says_pass
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts


def nobody_passes_by(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains where nothing says `pass`, and nobody leaves turns either."""
    if any(isinstance(part, p.Pass | p.Leave) for part in parts(program)):
        return
    for end in program.ends:
        if _must_have_passed(end.condition):
            symbols.complain(span_of(symbols, end.line), nobody_says_pass())


def _must_have_passed(condition: p.Expression) -> bool:
    return any(isinstance(one, p.Passed) and not one.but_one for one in p.conjuncts(condition))
