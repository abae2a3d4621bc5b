"""Laws of good rules, one a file: what no play could mend. Errors are sound; where a law is not sure it is quiet."""

from __future__ import annotations

from collections.abc import Callable

from rulelang import ast
from rulelang import program as p
from rulelang.symbols import Symbols

Check = Callable[[Symbols, ast.Text, p.Program], None]

CHECKS: tuple[Check, ...] = ()


def check(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Every law, in a reasoned order."""
    for law in CHECKS:
        law(symbols, text, program)
