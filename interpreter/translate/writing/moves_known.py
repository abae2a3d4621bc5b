"""Moves by a law of which the steps before them say enough: on what was just chosen elsewhere nothing lies, and a spot that was
just chosen is one where the piece may be laid.

Known is only what holds whatever else is going on: between the choice and the move stand steps that leave all pieces where they
are. A step is known by its identity.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rulelang import program as p

LOOKING = (p.Needs, p.Choose, p.ChooseNumber, p.ChoosePlace, p.Become)  # steps that leave all pieces where they are
WAYS = (p.If, p.OneOf, p.May)  # one of these is gone, and nothing has moved before it
Slots = frozenset[int]


class Moves(NamedTuple):
    """outside: what is moved lies where no law says how, so nothing lies on it · lawful: and it goes to a spot chosen for it."""

    outside: Slots
    lawful: Slots


class Here(NamedTuple):
    """Slots of pieces that lie where no law says how; and pairs: of a piece, and of a spot chosen for it."""

    outside: Slots = frozenset()
    spots: frozenset[tuple[int, int]] = frozenset()

    def without(self, slot: int) -> Here:
        """The same where a slot holds something else."""
        return Here(self.outside - {slot}, frozenset(pair for pair in self.spots if slot not in pair))


def moves_known(program: p.Program, bodies: Iterable[p.Body]) -> Moves:
    """What is known of the moves in these bodies."""
    found = _Found(program)
    if found.lawful_places:
        for body in bodies:
            found.steps(body.steps, Here())
    return Moves(frozenset(found.outside), frozenset(found.lawful))


def _firsts_change(program: p.Program) -> bool:
    """Whether what is remembered may say where the first piece of a grid lies."""
    firsts = [grid.law.first for grid in program.grids if grid.law is not None]
    return any(first is not None and not isinstance(first, p.Constant) for first in firsts)


class _Found:
    def __init__(self, program: p.Program) -> None:
        self.lawful_places = p.zones_with_law(program)
        self.looking = LOOKING if not _firsts_change(program) else tuple(step for step in LOOKING if step is not p.Become)
        self.outside: set[int] = set()
        self.lawful: set[int] = set()

    def steps(self, steps: Sequence[p.Step], here: Here) -> None:
        """Steps that follow one another."""
        for step in steps:
            self._note(step, here)
            inner = here if isinstance(step, WAYS) else Here()
            for within in p.inside(step):
                self.steps(within.steps, inner)
            here = self._after(step, here) if isinstance(step, self.looking) else Here()

    def _note(self, step: p.Step, here: Here) -> None:
        if isinstance(step, p.MoveAll) and self._elsewhere(step.group):
            self.outside.add(id(step))
        if isinstance(step, p.MovePiece) and isinstance(step.piece, p.Local) and step.piece.slot in here.outside:
            self.outside.add(id(step))
            if isinstance(step.to, p.Local) and (step.piece.slot, step.to.slot) in here.spots:
                self.lawful.add(id(step))

    def _after(self, step: p.Step, here: Here) -> Here:
        match step:
            case p.Choose():
                here = here.without(step.slot)
                return here._replace(outside=here.outside | {step.slot}) if self._elsewhere(step.group) else here
            case p.ChoosePlace():
                here = here.without(step.slot)
                if isinstance(step.spots.piece, p.Local):
                    return here._replace(spots=here.spots | {(step.spots.piece.slot, step.slot)})
        return here

    def _elsewhere(self, group: p.Group) -> bool:
        """Whether no piece of a group lies where a law says how."""
        places = group.places
        if places is None or (places.one is not None and not isinstance(places.one, p.PlaceAt)):
            return False
        named = (places.one.zone,) if isinstance(places.one, p.PlaceAt) else places.families
        return not self.lawful_places & set(named)
