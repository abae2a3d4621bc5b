"""Turns that go round and round until the game ends: then there is only a first round, and nothing comes after them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import placed, span_of
from rulelang.complaints.whole_game import never_after_endless_turns, round_is_always_the_first
from rulelang.names.symbols import Symbols
from rulelang.program.certain.numbers import certain, seatings
from rulelang.program.declarations import ROUND_COUNTER

_LEAVE_TURNS = (p.Pass, p.Leave)
_AROUND_TURNS = ("phase", "round")


def turns_end(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains about what stands below turns without an end, and about each line of the rules that asks for the round then.

    An end that asks for the round is the matter of `ends_come`.
    """
    endless = first_round_only(program)
    if endless is None:
        return
    if (after := _after(program, endless)) is not None:
        never = span_of(symbols, after.line)
        symbols.forget_echo("nobody_is_you", never)
        symbols.complain(never, never_after_endless_turns())
    ends = {id(part) for part in p.parts(program.ends)}
    lines = {line for part, line, _ in placed(program) if _asks(part) and id(part) not in ends and line >= 0}
    for line in sorted(lines):
        symbols.complain(span_of(symbols, line), round_is_always_the_first())


def _asks(part: p.Node) -> bool:
    return isinstance(part, p.StateValue) and part.form == "counter" and part.name == ROUND_COUNTER


def first_round_only(program: p.Program) -> p.Turns | None:
    """The turns that the round comes to, whatever is played, and that nothing ends but the end of the game; None if there are
    none.
    """
    if any(isinstance(one, _LEAVE_TURNS) or (isinstance(one, p.End) and one.scope in _AROUND_TURNS) for one in p.parts(program)):
        return None
    return next((step for step in _course(program, program.round.steps, set()) if _endless(program, step)), None)


def _course(program: p.Program, steps: tuple[p.Step, ...], seen: set[str]) -> Iterator[Any]:
    """These steps, one after the other, and what they do; those that something else depends on are left out."""
    for step in steps:
        yield step
        if isinstance(step, p.Do) and step.body not in seen:
            seen.add(step.body)
            yield from _course(program, next(body.steps for body in program.bodies if body.name == step.body), seen)


def _after(program: p.Program, endless: p.Turns) -> Any:
    """The step that stands next below these turns, or below what does them."""
    found = False
    for step in _course(program, program.round.steps, set()):
        if found:
            return step
        found = step is endless
    return None


def _endless(program: p.Program, step: Any) -> bool:
    if not isinstance(step, p.Turns) or step.count is not None or step.except_ is not None:
        return False
    until = _in_the_first_round(step.until)
    return step.until is None or all(certain(until, table) == 0 for table in seatings(program))


def _in_the_first_round(node: Any) -> Any:
    """An expression with 1 in the place of the number of the round."""
    if isinstance(node, p.Node):
        if _asks(node):
            return p.Number(value=1)
        return node.model_copy(update={name: _in_the_first_round(getattr(node, name)) for name in type(node).model_fields})
    return tuple(map(_in_the_first_round, node)) if isinstance(node, tuple) else node
