"""Where the first piece of a grid lies hangs on what all see: where nothing may be laid would tell the rest."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.grids.laws import first_is_a_secret
from rulelang.names.symbols import Symbols


def first_spaces_are_seen(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at each grid that says where its first piece lies."""
    audience = p.Audience(program)
    for grid in program.grids:
        if grid.law is None or grid.law.first is None:
            continue
        for secret in sorted({one.zone for one in audience.secrets(grid.law.first)})[:1]:
            word = symbols.words[grid.name]
            symbols.complain(word.span, first_is_a_secret(grid.name, secret))
