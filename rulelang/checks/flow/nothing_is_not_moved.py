"""Who may choose nothing perhaps did, and a draw may bring nothing: what moves it asks before whether there is something."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.places import drawn_may_be_nothing, may_be_nothing
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts

Found = Iterator[tuple[p.Step, int]]  # a step, and the slot of the choice that it moves
ASIDE = (p.Otherwise, p.May, p.OneOf)  # what cannot be done inside these is left, and something else is done


def nothing_is_not_moved(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at optional choices in every body; quiet where anything around or before the move asks about the choice."""
    bodies = [body for body in (program.setup, program.round, *program.bodies) if body is not None]
    bodies += [trigger.body for trigger in program.triggers]
    bodies += [end.body for end in program.ends if end.body is not None]
    for body in bodies:
        chosen = {node.slot: node.name for node in parts(body) if isinstance(node, p.Choose) and node.optional}
        chosen |= _not_by_all(program, body)
        drawn = {
            node.called.slot: node.called.name for node in parts(body) if isinstance(node, p.Draw) and node.called is not None
        }
        for step, slot in _unasked(body.steps, frozenset(chosen | drawn)):
            if slot in drawn:
                symbols.complain(span_of(symbols, step.line), drawn_may_be_nothing(drawn[slot]))
            else:
                _complain(symbols, step.line, chosen[slot])


def _not_by_all(program: p.Program, body: p.Body) -> dict[int, str]:
    """The choices that all make at once, but perhaps not everybody: each by its slot, with its name."""
    found = [
        (choice, condition is not None)
        for node in parts(body)
        if isinstance(node, p.Everyone)
        for choice, condition in zip(node.choices, node.only_if or (None,) * len(node.choices), strict=True)
        if isinstance(choice, p.Choose)
    ]
    some_are_out = bool(found) and _some_are_out(program, body)
    return {choice.slot: choice.name for choice, perhaps in found if perhaps or some_are_out}


def _some_are_out(program: p.Program, body: p.Body) -> bool:
    """Whether somebody may have lost, or be out of what is under way in a body."""
    if any(isinstance(node, p.Lose | p.LoseAll) for node in parts(program)):
        return True
    left = {node.span for node in parts(program) if isinstance(node, p.Leave)}
    return any(body.name == span or span in p.NO_PHASE or body.name in p.within(program, span) for span in left)


def _complain(symbols: Symbols, line: int, name: str) -> None:
    said = symbols.lines[line].text if 0 <= line < len(symbols.lines) else ""
    found = re.search(rf"(your )?\b{name}\b( of \w+)?", said)
    symbols.complain(span_of(symbols, line), may_be_nothing(name, found[0] if found else name))


def _unasked(steps: tuple[p.Step, ...], slots: frozenset[int]) -> Found:
    """The steps that move what was chosen in one of these slots, where nothing has asked whether there is anything."""
    for step in steps:
        if isinstance(step, p.Needs):
            slots -= _spoken_of(step.condition)
        elif isinstance(step, p.MovePiece | p.Swap | p.TurnOver):
            yield from ((step, slot) for slot in sorted(_moved(step) & slots))
        elif isinstance(step, p.If):
            yield from _in_branches(step, slots)
        elif not isinstance(step, ASIDE):  # who is still in has chosen
            group = getattr(step, "group", None)
            asked = slots if _still_in(group) else _spoken_of((getattr(step, "condition", None), group))
            yield from _unasked(getattr(step, "steps", ()), slots - asked)


def _in_branches(step: p.If, slots: frozenset[int]) -> Found:
    for branch in step.branches:
        slots -= _spoken_of(branch.condition)
        yield from _unasked(branch.steps, slots)


def _still_in(group: object) -> bool:
    """`each player still in the round`"""
    return any(isinstance(part, p.Partakes) and not part.out for part in parts(group))


def _spoken_of(node: object) -> frozenset[int]:
    return frozenset(part.slot for part in parts(node) if isinstance(part, p.Picked | p.Local))


def _moved(step: p.MovePiece | p.Swap | p.TurnOver) -> frozenset[int]:
    moved = (step.piece, step.other) if isinstance(step, p.Swap) else (step.piece,)
    return frozenset(piece.slot for piece in moved if isinstance(piece, p.Picked | p.Local))
