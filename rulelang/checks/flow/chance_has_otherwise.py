"""A step that must be done and may fail, after chance has spoken, says what happens otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.choices import otherwise_missing
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts


def chance_has_otherwise(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at the steps after a roll, a random draw or a random choice in the same block."""
    tracked = {number for number, resource in enumerate(program.resources) if resource.track is not None}
    for steps in _blocks(program):
        _follow(symbols, steps, tracked)


_BLOCKS = p.Body | p.Each | p.Turns | p.Repeat | p.May | p.Alternative | p.Branch | p.Later | p.Announced | p.Answer


def _blocks(program: p.Program) -> Iterator[tuple[p.Step, ...]]:
    for node in parts(program):
        if isinstance(node, _BLOCKS):
            yield node.steps


def _follow(symbols: Symbols, steps: tuple[p.Step, ...], tracked: set[int]) -> None:
    dice: set[str] = set()
    for step in steps:
        if isinstance(step, p.Roll | p.RollPieces):
            dice.add(step.die if isinstance(step, p.Roll) else step.type)
        elif dice and _hangs_on(step, dice) and not _only_tracked(step, tracked):
            symbols.complain(span_of(symbols, step.line), otherwise_missing(min(dice)))


def _only_tracked(step: p.Step, tracked: set[int]) -> bool:
    """Whether all that is paid is paid on tracks, which can always be."""
    if not isinstance(step, p.Pay):
        return False
    paid = [part.resource for part in parts(step.bundle) if isinstance(part, p.Quantity)]
    return bool(paid) and all(isinstance(one, p.Constant) and one.value in tracked for one in paid)


def _hangs_on(step: p.Step, dice: set[str]) -> bool:
    """Whether a step that can fail reads a die: a condition, a choice, or an exact amount."""
    tested: object = None
    match step:
        case p.Needs():
            tested = step.condition
        case p.Choose():
            tested = step.group.where
        case p.Pay() if not step.if_possible:
            tested = step.bundle
        case p.MoveSome() if not step.if_possible:
            tested = step.amount
        case p.MoveResources() if not step.if_possible:
            tested = step.bundle
    return any(_die_read(part) in dice for part in parts(tested))


def _die_read(part: object) -> str | None:
    """The die, or the class of dice, that a part of an expression reads."""
    if isinstance(part, p.StateValue) and part.form == "die":
        return part.name
    return part.owner if isinstance(part, p.ColumnOf) else None
