"""What is done once each turn is done in a game in which turns are taken."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.rounds import no_turns_to_count
from rulelang.names.symbols import Symbols


def turns_can_be_counted(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """A complaint about each action and trigger that would be done once in the whole game."""
    if any(isinstance(node, p.Turns) for node in p.parts(program)):
        return
    for one in text.declarations:
        if isinstance(one, ast.Action | ast.TriggerLine) and one.once == "once each turn":
            name = one.name if isinstance(one, ast.Action) else f"when {symbols.text_of(one.event)}"
            symbols.complain(symbols.word_span(one.span, "once"), no_turns_to_count(name))
