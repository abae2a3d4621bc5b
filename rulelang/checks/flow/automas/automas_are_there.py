"""What is given to an automa, or taken from it, is so only where it plays: elsewhere it is nobody, and nobody can do that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulelang import ast
from rulelang import program as p
from rulelang.checks.flow.course import Course
from rulelang.checks.place import span_of
from rulelang.complaints.numbers import automa_may_be_absent
from rulelang.names.symbols import Symbols
from rulelang.program.certain.numbers import Seating, certain, seatings

_ENDS = ("to", "source", "target", "place")  # where a step takes from, gives to or changes something


def automas_are_there(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Follows the course of a match at each table where an automa does not play; once for each line."""
    said: set[tuple[int, str]] = set()
    for table in seatings(program) if program.automas else ():
        absent = {name for name, seat in table.automas.items() if seat < 0}
        for step in _course(program, table) if absent else ():
            for name in _needed(step) & absent:
                if (step.line, name) not in said:
                    said.add((step.line, name))
                    _complain(symbols, step.line, name, table)


def _complain(symbols: Symbols, line: int, name: str, table: Seating) -> None:
    node = symbols.words[name].node
    condition = symbols.text_of(node.condition) if isinstance(node, ast.Automa) and node.condition is not None else ""
    symbols.complain(span_of(symbols, line), automa_may_be_absent(name, str(table), condition))


def _course(program: p.Program, table: Seating) -> Iterator[Any]:
    course = Course(program)
    bodies = [program.setup, program.round, *(trigger.body for trigger in program.triggers)]
    bodies += [end.body for end in program.ends if certain(end.condition, table) != 0]
    for body in bodies:
        yield from (step for step, _ in course.of(body.steps if body is not None else (), table))


def _needed(step: Any) -> set[str]:
    """The automas that a step gives to, takes from, or changes something of."""
    owners = [getattr(getattr(step, name, None), "of", None) for name in _ENDS]
    return {owner.name for owner in owners if isinstance(owner, p.AutomaSeat)}
