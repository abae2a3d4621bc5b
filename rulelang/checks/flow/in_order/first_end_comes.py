"""An end is not forestalled: what holds whenever another does, and stands above it, ends the game first."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.complaint import FIRST_HERE
from rulelang.complaints.unmeant.ends import forestalled, forestalled_steps, last_turns_are_cut
from rulelang.names.symbols import Symbols
from rulelang.program.certain.numbers import COMPARED, Seating, certain, seatings
from rulelang.program.nodes import parts
from rulelang.text.diagnostics import Also

_UPWARD, _DOWNWARD = (">", ">="), ("<", "<=")


def first_end_comes(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains about each end below another that is so whenever this one is: its steps are never done.

    Quiet where it is not certain at every table.
    """
    for number, end in enumerate(program.ends):
        above = program.ends[:number]
        first = next((one for one in above if all(implies(end.condition, one.condition, t) for t in seatings(program))), None)
        if first is not None:
            _complain(symbols, first, end, program)


def _complain(symbols: Symbols, first: p.EndRule, end: p.EndRule, program: p.Program) -> None:
    line = symbols.lines[first.line]
    span, there = span_of(symbols, end.line), span_of(symbols, first.line)
    address = None if span.file == there.file else line.address
    also = Also(file=there.file or symbols.source.name, span=there, text=FIRST_HERE)
    if first.body is not None and _has_turns(first.body.steps, program):
        complaint = last_turns_are_cut(address)
    elif end.body is None:
        complaint = forestalled(address, _condition(symbols.lines[end.line]))
    else:
        complaint = forestalled_steps(address, None if first.body is not None else _condition(line))
    symbols.complain(span, complaint, [also])


def _has_turns(steps: object, program: p.Program) -> bool:
    """Whether turns are taken in steps, or in what they do."""
    bodies, done = {body.name: body for body in program.bodies}, set[str]()
    waiting = [steps]
    while waiting:
        for part in parts(waiting.pop()):
            if isinstance(part, p.Turns):
                return True
            if isinstance(part, p.Do) and part.body not in done:
                done.add(part.body)
                waiting.append(bodies[part.body])
    return False


def _condition(line: p.Line) -> str:
    """What an end asks for, as it is written, if that is one line."""
    return line.text.partition("end ")[2] if line.line == line.end_line else "when …"


def implies(condition: p.Expression, other: p.Expression, table: Seating) -> bool:
    """Whether `other` is certainly so whenever `condition` is."""
    if condition == other:
        return True
    if isinstance(condition, p.Logic) and _from_parts(condition, [implies(one, other, table) for one in _sides(condition)]):
        return True
    if isinstance(other, p.Logic) and _of_parts(other, [implies(condition, one, table) for one in _sides(other)]):
        return True
    match condition, other:
        case p.Fold(op="any"), p.Fold(op="any"):
            return _among(condition, other, table)
        case p.Compare(), p.Compare() if condition.left == other.left:
            return _narrower(condition, other, table)
    return False


def _sides(logic: p.Logic) -> tuple[p.Expression, p.Expression]:
    return logic.left, logic.right


def _from_parts(logic: p.Logic, found: list[bool]) -> bool:
    """Of what is so when both are, one is enough; what is so when either is needs both."""
    return any(found) if logic.op == "and" else all(found)


def _of_parts(logic: p.Logic, found: list[bool]) -> bool:
    return all(found) if logic.op == "and" else any(found)


def _among(one: p.Fold, other: p.Fold, table: Seating) -> bool:
    """Whether what is there with one condition is there with the other, too."""
    asked, wider = one.group.where, other.group.where
    if asked is None or wider is None or one.model_copy(update={"group": other.group}) != other:
        return False
    return one.group.model_copy(update={"where": wider}) == other.group and implies(asked, wider, table)


def _narrower(one: p.Compare, other: p.Compare, table: Seating) -> bool:
    """Whether of the same figure one asks for no less than the other."""
    asked, wanted = certain(one.right, table), certain(other.right, table)
    if asked is None or wanted is None:
        return False
    if one.op == "==":
        return bool(COMPARED[other.op](asked, wanted))
    for direction in (_UPWARD, _DOWNWARD):
        if one.op in direction and other.op in direction:
            further = asked > wanted if direction is _UPWARD else asked < wanted
            return further or (asked == wanted and (one.op == other.op or one.op == direction[0]))
    return False
