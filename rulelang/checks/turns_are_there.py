"""`end turn` stands where turns are taken."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.symbols import Symbols


def turns_are_there(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains about an `end turn` of set-up or of the round itself that no `turns` are around."""
    for body in (program.setup, program.round):
        if body is None:
            continue
        waiting: list[object] = [body.steps]
        while waiting:
            node = waiting.pop()
            if isinstance(node, p.End) and node.scope == "turn":
                text_ = "`end turn` ends the turn that is being taken, and here nobody takes one"
                hint = "say it inside `turns from …`, or leave it out"
                symbols.complain("outside_turns", "not within turns", span_of(symbols, node.line), text_, hint=hint)
            if isinstance(node, tuple):
                waiting += node
            elif isinstance(node, p.Node) and not isinstance(node, p.Turns):
                waiting += node.__dict__.values()
