"""Which pieces have a name that something still asks about: one of them is not alike any other, however it looks."""

from __future__ import annotations

from typing import Any

from interpreter.translate.writing.draft import Draft
from rulelang import program as p
from rulelang.program.nodes import ATOMS, parts

LOOPS = (p.Repeat, p.Each, p.Turns, p.Answer)


class Names:
    """What is bound and read in a body before and after one of its steps, in the order of the draft."""

    def __init__(self, draft: Draft, body: p.Body, step: p.Step) -> None:
        self.draft = draft
        self.step = step
        self.bound: dict[int, str] = {slot + 1: "" for slot, type_ in enumerate(body.parameters) if self._piece(type_)}
        self.together: set[int] = set()  # bound where everyone chooses at once: a piece for each player
        self.beside: set[int] = set()  # of these, what the same player chooses in the same step
        self.clock = 0  # how many nodes were visited
        self.since: dict[int, int] = {}  # when each was bound
        self.read: list[tuple[int, int]] = []  # when, and which
        self.from_here = -1
        self.before: dict[int, str] = {}
        self.looped: list[tuple[int, int]] = []
        self._visit(body.steps)

    def _piece(self, type_: str) -> bool:
        return type_ in self.draft.tables.class_pieces

    def held(self) -> dict[int, str]:
        """The slots of pieces that were named before the step and are asked about after it, with their names."""
        if self.from_here < 0:
            return {}
        later = {slot for when, slot in self.read if when > self.from_here}
        for start, end in self.looped:
            if start <= self.from_here <= end:  # what is bound within a loop is bound anew in its next pass
                later |= {slot for when, slot in self.read if start <= when <= end and self.since.get(slot, -1) < start}
        return {slot: name for slot, name in self.before.items() if slot in later and slot != getattr(self.step, "slot", -1)}

    def several(self, slot: int) -> bool:
        """Whether a name stands for a piece of each player."""
        return slot in self.together and slot not in self.beside

    def _visit(self, node: Any) -> None:
        if type(node) in ATOMS:
            return
        if isinstance(node, tuple):
            for part in node:
                self._visit(part)
            return
        if not isinstance(node, p.Node):
            return
        self.clock += 1
        start = self.clock
        if isinstance(node, p.Local | p.Picked) and self._piece(node.type):
            self.read.append((start, node.slot))
        if isinstance(node, p.Everyone):
            self._together(node)
        else:
            if isinstance(node, p.Each) and self._piece(node.group.type):
                self._bind(node.slot, node.group.type)
            for part in node.__dict__.values():
                self._visit(part)
        self._leave(node, start)

    def _together(self, node: p.Everyone) -> None:
        here = {choice.slot for choice in node.choices}
        for choice in node.choices:
            self._visit(choice)
            if choice is self.step:
                self.beside = here
        self.together |= here

    def _leave(self, node: Any, start: int) -> None:
        if node is self.step:
            self.from_here, self.before = self.clock, dict(self.bound)
        if isinstance(node, p.Choose | p.ChooseAtRandom) and self._piece(node.group.type):
            self._bind(node.slot, node.name)
        if isinstance(node, p.Draw | p.MoveSome) and node.called is not None:
            self._bind(node.called.slot, node.called.name)
        if isinstance(node, LOOPS):
            self.looped.append((start, self.clock))

    def _bind(self, slot: int, name: str) -> None:
        self.bound[slot] = name
        self.since[slot] = self.clock


def outside(draft: Draft) -> frozenset[str]:
    """The bodies that are called, in turn or at once, by steps after which a named piece is still asked about."""
    if draft.held_outside is None:
        called = {body.name: _calls(body.steps) for body in draft.bodies}
        waiting = [
            name
            for body in draft.bodies
            for step in parts(body.steps)
            if isinstance(step, p.Do | p.DoChosen) and Names(draft, body, step).held()
            for name in _calls(step)
        ]
        found: set[str] = set()
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                waiting += called.get(name, ())
        draft.held_outside = frozenset(found)
    return draft.held_outside


def _calls(steps: Any) -> list[str]:
    return [name for node in parts(steps) for name in p.called(node)]
