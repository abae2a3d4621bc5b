"""Whose turn it is, is asked where somebody has the turn: before the first one and after the last nobody is `active_player`."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.choices.moments import no_turn_no_active_player
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts

_ASKS = (p.Choose, p.ChooseNumber, p.ChoosePlace, p.OneOf, p.May)


def somebody_has_the_turn(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Follows set-up and the round where nobody takes a turn, and complains about each line that asks whose turn it is.

    Quiet about triggers and powers, which may come in any turn, unless the game has no turns; about ends, which are asked after
    a turn; and about scores.
    """
    found = _Outside(program)
    for body in (program.setup, program.round):
        if body is not None:
            found.look(body.steps, body.line)
    if found.asked:
        found.called(*(body.name for body in program.bodies if body.any_time))
    if not any(isinstance(part, p.Turns) for part in parts(program)):
        for body in (*(one.body for one in program.triggers), *(one.body for one in program.abilities)):
            found.look(body.steps, body.line)
    for line, value in sorted(found.lines.items()):
        span = span_of(symbols, line)
        symbols.complain(symbols.word_span(span, value or "active_player", span.file), no_turn_no_active_player(value))


class _Outside:
    """The walk: each body once, turns left out; the lines found, with the name of the value that asks there, if one does."""

    def __init__(self, program: p.Program) -> None:
        self.bodies = {body.name: body for body in program.bodies}
        self.values = {value.name: value.formula for value in program.values}
        self.seen: set[str] = set()
        self.lines: dict[int, str | None] = {}
        self.asked = False  # whether somebody decides outside turns

    def look(self, node: object, line: int) -> None:
        """All at and below `node` that is done where nobody has the turn."""
        if isinstance(node, tuple):
            for part in node:
                self.look(part, line)
        if not isinstance(node, p.Node):
            return
        line = getattr(node, "line", line)
        self.asked = self.asked or isinstance(node, _ASKS)
        if isinstance(node, p.ActivePlayer):
            self.lines.setdefault(line, None)
        elif isinstance(node, p.ValueOf) and self._asks(node.name, set()):
            self.lines.setdefault(line, node.name)
        self.called(*p.called(node))
        for name, below in node.__dict__.items():
            if not (isinstance(node, p.Turns) and name in ("steps", "until")):
                self.look(below, line)

    def called(self, *names: str) -> None:
        """The bodies that a step does."""
        for name in names:
            if name in self.bodies and name not in self.seen:
                self.seen.add(name)
                self.look(self.bodies[name].steps, self.bodies[name].line)

    def _asks(self, value: str, asking: set[str]) -> bool:
        """Whether a value asks whose turn it is, itself or in a value of which it is made."""
        asking.add(value)
        inside = list(parts(self.values.get(value)))
        others = {one.name for one in inside if isinstance(one, p.ValueOf)} - asking
        return any(isinstance(one, p.ActivePlayer) for one in inside) or any(self._asks(other, asking) for other in others)
