"""What is joined on a grid is seen by everybody, so nothing that lies face down is joined with anything."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.grids.areas import areas_are_seen as complaint
from rulelang.names.symbols import Symbols


def areas_are_seen(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains where pieces may lie face down in a grid with areas."""
    if symbols.page or not program.areas:
        return
    lies = p.FaceDown(program)
    for areas in program.areas:
        if areas.grid in lies.places:
            word = symbols.words[areas.name]
            symbols.complain(
                symbols.word_span(word.node.span, areas.grid), complaint(areas.grid), symbols.also(symbols.words[areas.grid])
            )
