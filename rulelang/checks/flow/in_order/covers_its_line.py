"""`if that cannot be done:` covers the line above it: where that uses what was chosen before, a reader takes it for both."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.choices.otherwise import covers_one_line
from rulelang.names.symbols import Symbols
from rulelang.program import kinds
from rulelang.program.nodes import below, parts

_ONE_STEP = (p.Needs, p.Pay, p.Choose, p.ChoosePlace, p.MovePiece, p.MoveSome, p.MoveResources)  # none that has a name or a block


def covers_its_line(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains where a choice that may fail is followed by a step with what was chosen, and only this one is covered.

    Quiet where what is done instead uses the choice, too: then it has been made.
    """
    for part in parts(program):
        for block in below(part):
            if isinstance(block, tuple):
                for line, name in _doubtful(block):
                    symbols.complain(span_of(symbols, line), covers_one_line(name))


def _doubtful(block: tuple[object, ...]) -> Iterator[tuple[int, str]]:
    """The lines of a block that may be read in two ways, each with the name of what was chosen above it."""
    chosen: dict[int, str] = {}
    for step in block:
        if isinstance(step, p.Otherwise):
            first = _first(step)
            read = _read(first.steps) - _read((first.instead, step.instead))
            if _covers_one_step(first) and (found := sorted(read & chosen.keys())):
                yield first.line, chosen[found[-1]]
        if isinstance(step, p.ChoosePlace) or (isinstance(step, p.Choose) and _may_fail(step.group)):
            chosen[step.slot] = step.name


def _first(step: p.Otherwise) -> p.Otherwise:
    """Of several below one another the first, which covers the line above them."""
    while isinstance(step.steps[0], p.Otherwise):
        step = step.steps[0]
    return step


def _covers_one_step(step: p.Otherwise) -> bool:
    """Whether one step stands above it; what is done `as far as possible` stands on its own line, and says of what."""
    return len(step.steps) == 1 and isinstance(step.steps[0], _ONE_STEP) and step.steps[0].line != step.line


def _may_fail(group: p.Group) -> bool:
    """Whether there may be nothing to choose: of names and players there is always one, unless something narrows them down."""
    return group.where is not None or group.places is not None or kinds.grid_of(group.type) is not None


def _read(steps: object) -> set[int]:
    return {part.slot for part in parts(steps) if isinstance(part, p.Local)}
