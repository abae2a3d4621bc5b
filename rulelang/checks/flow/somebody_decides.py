"""Where somebody decides or pays there is somebody: set-up and the round are done by nobody until a step says by whom."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.whole_game import nobody_does_it, nobody_gains, nobody_is_asked, nobody_pays
from rulelang.names.symbols import Symbols

_ASKS = (p.Choose, p.ChooseNumber, p.ChoosePlace, p.OneOf, p.May, p.Use)
_DONE = (p.Pay, p.Gain)  # by `you`


def somebody_decides(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Follows set-up, the round and what they do while nobody is `you`, and complains about each step that needs somebody."""
    bodies = {body.name: body for body in program.bodies}
    waiting: list[tuple[p.Body, int]] = [(body, -1) for body in (program.setup, program.round) if body is not None]
    seen = {body.name for body, _ in waiting}
    while waiting:
        body, call = waiting.pop()
        for step, line in _by_nobody(body.steps, body.line):
            _look(symbols, step, line if call < 0 else call)
            for name in p.called(step):
                if name in bodies and name not in seen:
                    seen.add(name)
                    other = bodies[name]
                    waiting.append((other, -1 if other.form in ("phase", "steps") else line if call < 0 else call))


def _by_nobody(node: object, line: int) -> Iterator[tuple[p.Node, int]]:
    """Every part of these steps that nobody does, with its line; what turns, each player and everyone do is theirs."""
    if isinstance(node, tuple):
        for part in node:
            yield from _by_nobody(part, line)
        return
    if not isinstance(node, p.Node):
        return
    line = getattr(node, "line", line)
    yield node, line
    theirs = isinstance(node, p.Turns | p.Everyone | p.Answer) or (isinstance(node, p.Each) and node.group.type == "player")
    to_all = isinstance(node, p.Show) and node.to is None  # which nobody needs to do
    for name, value in node.__dict__.items():
        if not (theirs and name in ("steps", "choices")) and not (to_all and name == "you"):
            yield from _by_nobody(value, line)


def _look(symbols: Symbols, part: p.Node, line: int) -> None:
    if isinstance(part, _ASKS) or (isinstance(part, p.Repeat) and part.up_to):
        symbols.complain(span_of(symbols, line), nobody_is_asked(moved=isinstance(part, p.Choose) and part.moved))
    elif isinstance(part, _DONE):
        symbols.complain(span_of(symbols, line), nobody_pays() if isinstance(part, p.Pay) else nobody_gains())
    elif isinstance(part, p.Local) and part.slot == 0:
        symbols.complain(span_of(symbols, line), nobody_does_it())
