"""What `does not happen` is about to be done and is being answered: it is said in an answer to it, or in what that does."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.choices.moments import nothing_to_call_off
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts


def only_what_is_answered_is_called_off(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Follows the answers to each action and phase, and complains about each step elsewhere by which it does not happen."""
    sound = {(name, id(step)) for name, answers in _answers(program) for step in _done_in(program, answers)}
    for step in parts(program):
        if isinstance(step, p.CallOff) and (step.body, id(step)) not in sound:
            symbols.complain(span_of(symbols, step.line), nothing_to_call_off(step.body))


def _answers(program: p.Program) -> Iterator[tuple[str, tuple[p.Answer, ...]]]:
    """Each action and phase that may be answered, with its answers."""
    for body in program.bodies:
        for step in body.steps:
            if isinstance(step, p.Announced):
                yield body.name, step.answers


def _done_in(program: p.Program, answers: tuple[p.Answer, ...]) -> Iterator[p.Node]:
    """All that is done in these answers, in what they do, and in the abilities that they use."""
    bodies = {body.name: body for body in program.bodies}
    waiting: list[p.Node] = list(answers)
    seen: set[str] = set()
    while waiting:
        for node in parts(waiting.pop()):
            yield node
            for name in p.called(node):
                if name in bodies and name not in seen:
                    seen.add(name)
                    waiting.append(bodies[name])
            if isinstance(node, p.Use):
                used = [one for one in program.abilities if one.name in node.moments and f"{one.line}" not in seen]
                seen |= {f"{one.line}" for one in used}
                waiting += used
