"""What comes up at one table: with so many players and these options some rules never run, and what they change stays as it is.

What is not certain counts as coming up.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rulelang.program.certain.numbers import Seating, certain
from rulelang.program.declarations import Program
from rulelang.program.nodes import Node, parts
from rulelang.program.rules import Body
from rulelang.program.steps.blocks import If, Step
from rulelang.program.steps.choices import Choose, ChooseAtRandom, ChoosePlace, Needs
from rulelang.program.steps.facts import called, inside
from rulelang.program.steps.moves import Become, Draw, MoveAll, MovePiece, MoveSome, Randomise
from rulelang.program.values.atoms import OptionValue
from rulelang.program.values.expressions import Expression, Holder, PlaceAt, Places


class ComingUp(NamedTuple):
    """By name: the zones that something may lie in, the numbers that may become others, the options that make a difference,
    and the actions and phases that can be done."""

    zones: frozenset[str]
    numbers: frozenset[str]
    options: frozenset[str]
    bodies: frozenset[str]


def coming_up(program: Program, table: Seating) -> ComingUp:
    """What comes up at this table."""
    found = _Found(program, table)
    before = -1
    while found.size != before:
        before = found.size
        found.pass_over()
    options = {node.name for node in parts((*found.rules(), *found.ran)) if isinstance(node, OptionValue)}
    return ComingUp(frozenset(found.zones), frozenset(found.numbers), frozenset(options), frozenset(found.bodies))


class _Found:
    """What is known to come up; passing over the rules again finds what that brings with it."""

    def __init__(self, program: Program, table: Seating) -> None:
        self.program = program
        self.table = table
        self.named = {body.name: body for body in program.bodies}
        self.all_zones = {zone.name for zone in program.zones}
        self.zones = {piece.starts for piece in program.pieces if piece.starts is not None}
        self.numbers = {one.name for one in program.counters if certain(one.start, table) != 0}
        self.bodies: set[str] = set()
        self.met: set[str] = set()
        self.ran: list[Node] = []

    @property
    def size(self) -> int:
        return len(self.zones) + len(self.numbers) + len(self.bodies)

    def rules(self) -> Iterable[Node]:
        """All that is no step: values, what changes them, ends and scores, and how large or how many things are."""
        p = self.program
        yield from (*p.values, *p.modifiers, *p.scores, *p.winner, *p.automas, *p.pieces, *p.zones, *p.grids, *p.kinds)
        yield from (*p.resources, *p.tracks, *p.counters, *p.matrices, *p.chains, *p.moments, *p.sources)
        yield from (part for end in p.ends for part in parts(end.condition))

    def pass_over(self) -> None:
        """Runs through all that can begin by itself, and what it does."""
        p, self.ran, self.met = self.program, [], set()
        set_off = [one.body for several in (p.triggers, p.abilities, p.ends) for one in several]
        for body in (p.setup, p.round, *set_off):
            self._go(body.steps if body is not None else ())
        for body in p.bodies:
            if body.any_time:
                self._run(body)

    def _run(self, body: Body) -> None:
        if body.name not in self.met:
            self.met.add(body.name)
            if self._go(body.steps):
                self.bodies.add(body.name)

    def _go(self, steps: Iterable[Step]) -> bool:
        """Runs through steps up to one that can never be done; whether there is none."""
        for step in steps:
            if self._stops(step):
                return False
            self._note(step)
            for within in inside(step):
                self.ran += [within.condition] if within.condition is not None else []
                if within.condition is None or self._holds(within.condition):
                    self._go(within.steps)
                if isinstance(step, If) and (within.condition is None or certain(within.condition, self.table)):
                    break
            for name in called(step):
                self._run(self.named[name])
        return True

    def _stops(self, step: Step) -> bool:
        """Whether a step can never be done, so that nothing after it is."""
        left = isinstance(step, Choose) and step.optional
        if isinstance(step, Choose | ChooseAtRandom) and step.group.places is not None and not left:
            looked_into = _zones(step.group.places)
            return bool(looked_into) and not self.zones & looked_into and looked_into <= self.all_zones
        return isinstance(step, Needs) and not self._holds(step.condition)

    def _holds(self, condition: Expression) -> bool:
        return certain(condition, self.table) != 0

    def _note(self, step: Step) -> None:
        own = step.model_copy(
            update={name: () for name in ("steps", "instead", "branches", "alternatives") if hasattr(step, name)}
        )
        self.ran.append(own)
        if isinstance(step, MovePiece | MoveSome | MoveAll | Draw):
            self.zones |= _zones(step.to)
        elif isinstance(step, ChoosePlace):
            self.zones |= _zones(step.spots)
        self.zones |= {part.type for part in parts(own) if isinstance(part, Holder) and part.form == "zone" and part.type}
        if isinstance(step, Become | Randomise):
            self.numbers.add(step.target.name)


def _zones(node: Node) -> set[str]:
    """The zones and grids that a part of a Program names; those of what lies somewhere have something in them already."""
    found = {part.zone for part in parts(node) if isinstance(part, PlaceAt)}
    return found.union(*(part.families for part in parts(node) if isinstance(part, Places)))
