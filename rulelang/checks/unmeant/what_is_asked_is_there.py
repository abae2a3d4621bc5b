"""A figure of what is not there is 0: where that is enough for a condition, the text says whether it is meant."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.unmeant.absent import Absence, Absent, perhaps_nothing
from rulelang.complaints.unmeant.absent import not_so_of_nothing, so_of_nothing
from rulelang.names.symbols import Symbols
from rulelang.program import kinds
from rulelang.program.certain.numbers import COMPARED, certain, seatings
from rulelang.program.nodes import below, parts

_NEVER_BELOW_ZERO = (p.Amount, p.Fold)
_NARROWED = re.compile(r"the (?:first|last) (\w+ in .+ (?:whose|where|that) .+)")
_WITHIN = ("steps", "instead", "branches", "alternatives", "answers")  # where a step holds others
Found = Iterator[tuple[p.Compare, Absent, bool]]  # whether it is to hold: not so within `not (…)`


def what_is_asked_is_there(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at each comparison of a figure of what may not be there, which nothing meets as well.

    Quiet where it surely is there, and where anything before brings it, or asks whether it is there.
    """
    written = {id(found): node for node, found in symbols.compared}
    for compare, absent, to_hold in _Asking(program).found():
        if id(compare) in written:
            node = written[id(compare)]
            figure = symbols.text_of(getattr(node, "left", node))
            none = "0" if _is_number(compare.left) else "nothing"
            there, gone = _asked_for(figure, absent)
            complain = so_of_nothing if to_hold else not_so_of_nothing
            symbols.complain(node.span, complain(figure, none, symbols.text_of(node), there, gone))


def _asked_for(figure: str, absent: Absent) -> tuple[str, str]:
    """How it is said that something is there, and that it is not, in the words of what is read of it."""
    if absent.form == "role":
        return f"{absent.name} is not nobody", f"{absent.name} is nobody"
    if absent.form == "slot":
        return f"{absent.name} is not nothing", f"{absent.name} is nothing"
    if (narrowed := _NARROWED.search(figure)) is not None:
        return f"there is {kinds.with_article(narrowed[1])}", f"there is no {narrowed[1]}"
    found = re.search(rf"(your |its )?\b{absent.name}\b( of \w+)*", figure)
    place = found[0] if found else absent.name
    return f"{place} is not empty", f"{place} is empty"


def _is_number(figure: p.Expression) -> bool:
    return getattr(figure, "type", kinds.NUMBER) in (kinds.NUMBER, kinds.TRUTH)


class _Asking:
    """Follows each body as it is done, with that of which it is known by then whether it is there."""

    def __init__(self, program: p.Program) -> None:
        self.program = program
        self.absence = Absence(program)
        self.tables = list(seatings(program))
        self.names: dict[int, str] = {}

    def found(self) -> Found:
        """Each comparison that nothing meets by accident, with what may not be there."""
        program = self.program
        for body in (program.setup, program.round, *program.bodies):
            if body is not None:
                self.names = perhaps_nothing(body)
                yield from self._steps(body.steps, self._asked_by_callers(body))
        for rule in (*program.triggers, *program.abilities, *program.ends):
            self.names = perhaps_nothing(rule)
            known = self.absence.lying(rule.places) if isinstance(rule, p.Trigger) and rule.event == "arrives" else set()
            yield from self._read(rule, known)
        for rule in (*program.values, *program.modifiers, *program.scores, *program.winner):
            yield from self._read(rule, set())

    def _asked_by_callers(self, body: p.Body) -> set[Absent]:
        """What is asked or brought anywhere in what does a body."""
        rules = [*self.program.bodies, *(one.body for one in self.program.triggers), self.program.round, self.program.setup]
        doing = [one for one in rules if one is not None and any(body.name in p.called(step) for step in parts(one))]
        asked = {one for caller in doing for one in self._asked(caller) if one.form != "slot"}
        return asked.union(*(self.absence.brought(step) for caller in doing for step in parts(caller)))

    def _read(self, node: object, known: set[Absent]) -> Found:
        """All that is below a node, in the order in which it is read; what it asks is known below."""
        if isinstance(node, p.Compare | p.Logic | p.Not):
            yield from self._condition(node, known)
        elif isinstance(node, p.Body):
            yield from self._steps(node.steps, known)
        else:
            for one in below(node):
                yield from self._read(one, known)
                known = known | self._asked(one)

    def _steps(self, steps: tuple[p.Step, ...], known: set[Absent]) -> Found:
        """Steps one after the other. What is asked in one is known below it, and what it surely brings is there."""
        for number, step in enumerate(steps):
            needed = self._moved_in(steps[number + 1 :]) if isinstance(step, p.Needs) else set()
            own = [value for name, value in step.__dict__.items() if name not in _WITHIN]
            yield from self._read(tuple(own), known | needed)
            here = known | self.absence.found(step)
            for within in p.inside(step):
                if within.condition is not None:
                    yield from self._read(within.condition, here)
                    here = here | self._asked(within.condition)
                yield from self._steps(within.steps, here | self._implied(within.condition))
            known = known | self._asked(step) | self.absence.after(step)
            known = known | self._implied(step.condition if isinstance(step, p.Needs) else None)

    def _moved_in(self, steps: tuple[p.Step, ...]) -> set[Absent]:
        """What steps move: without it they cannot be done."""
        pieces = [step.piece for step in steps if isinstance(step, p.MovePiece)]
        return {found for piece in pieces if (found := self.absence.thing(piece, self.names)) is not None}

    def _condition(self, node: p.Compare | p.Logic | p.Not, known: set[Absent]) -> Found:
        """The comparisons in a condition that hold of nothing; what another part of it asks is asked."""
        asked = known | self._asked(node)
        yield from self._met_by_nothing(node, asked, to_hold=True)
        for part in parts(node):
            if isinstance(part, p.Group) and part.where is not None:
                yield from self._read(part.where, asked)

    def _met_by_nothing(self, node: p.Node, known: set[Absent], *, to_hold: bool) -> Found:
        match node:
            case p.Compare():
                absent = self.absence.read_of(node.left, self.names)
                if absent is not None and absent not in known and self._holds_of_nothing(node) == to_hold:
                    yield node, absent, to_hold
            case p.Not():
                yield from self._met_by_nothing(node.of, known, to_hold=not to_hold)
            case p.Logic(op=op, left=left, right=right):
                both = (op == "and") == to_hold
                for one, other in ((left, right), (right, left)):
                    there = self._implied(other, to_hold=to_hold) if both else set()
                    yield from self._met_by_nothing(one, known | there, to_hold=to_hold)

    def _implied(self, node: p.Node | None, *, to_hold: bool = True) -> set[Absent]:
        """What is there wherever a condition is so, or not so."""
        match node:
            case p.Compare():
                absent = self.absence.read_of(node.left, self.names)
                return {absent} if absent is not None and self._holds_of_nothing(node) != to_hold else set()
            case p.Not():
                return self._implied(node.of, to_hold=not to_hold)
            case p.Logic(op=op, left=left, right=right):
                one, other = self._implied(left, to_hold=to_hold), self._implied(right, to_hold=to_hold)
                return one | other if (op == "and") == to_hold else one & other
        return set()

    def _holds_of_nothing(self, compare: p.Compare) -> bool:
        """Whether a comparison holds of nothing at some table; of what is not known before play, if that is never below zero."""
        numbers = [number for table in self.tables if (number := certain(compare.right, table)) is not None]
        if not numbers:
            return compare.op in ("<", "<=") and isinstance(compare.right, _NEVER_BELOW_ZERO)
        none = 0 if _is_number(compare.left) else -1
        return any(COMPARED[compare.op](none, number) for number in numbers)

    def _asked(self, node: object) -> set[Absent]:
        """All of which something in a node asks whether it is there."""
        return set().union(*(self.absence.asked(part, self.names) for part in parts(node)))
