"""`end repeat` has a repeat to leave: around it, or around everything that does the action in which it stands."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.choices.doing import DONE_HERE
from rulelang.complaints.choices.moments import no_repeat_around
from rulelang.names.symbols import Symbols
from rulelang.program.ending_repeats import leaving, outside
from rulelang.text.diagnostics import Also


def repeats_are_there(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains about an `end repeat` in what is done outside of repeats, too, or nowhere, or at any time."""
    ends, _ = leaving(program)
    for name, sites in outside(program).items():
        spans = [span_of(symbols, site.line) for site in sites[:1]]
        also = tuple(Also(file=span.file or symbols.source.name, span=span, text=DONE_HERE) for span in spans)
        for line in ends[name]:
            symbols.complain(span_of(symbols, line), no_repeat_around(name, done=bool(sites)), also)
