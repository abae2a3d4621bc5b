"""Moves in chains of which the steps before them say enough: nothing lies on what was just chosen elsewhere, and a spot that was
just chosen is one where the piece may be laid.

Known is only what holds whatever else is going on: between the choice and the move stand steps that leave all pieces where they
are. A step is known by its identity.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rulelang import program as p
from rulelang.program.nodes import parts

LOOKING = (p.Needs, p.Choose, p.ChooseNumber, p.ChoosePlace, p.Become)  # steps that leave all pieces where they are
WAYS = (p.If, p.OneOf, p.May)  # one of these is gone, and nothing has moved before it
PIECE = 1  # the slot of what a trigger is about
Slots = frozenset[int]


class Moves(NamedTuple):
    """bare: nothing lies on the piece · outside: it comes from no chain · lawful: both, and it goes to a spot chosen for it."""

    bare: Slots
    outside: Slots
    lawful: Slots


class Here(NamedTuple):
    """Slots of pieces on which nothing lies, or that lie in no chain; and pairs: of a piece, and of a spot chosen for it."""

    bare: Slots = frozenset()
    outside: Slots = frozenset()
    spots: frozenset[tuple[int, int]] = frozenset()

    def without(self, slot: int) -> Here:
        """The same where a slot holds something else."""
        return Here(self.bare - {slot}, self.outside - {slot}, frozenset(pair for pair in self.spots if slot not in pair))


def moves_known(program: p.Program, bodies: Sequence[p.Body]) -> Moves:
    """What is known of the moves in these bodies, and in those of triggers."""
    found = _Found(program)
    if found.chains:
        for body in bodies:
            found.steps(body.steps, Here())
        about = frozenset({PIECE}) if _leave_it_bare(program) else frozenset[int]()
        for trigger in program.triggers:
            found.steps(trigger.body.steps, Here(bare=about if trigger.event == "uncovered" else frozenset()))
    return Moves(frozenset(found.bare), frozenset(found.outside), frozenset(found.lawful))


class _Found:
    def __init__(self, program: p.Program) -> None:
        self.chains = {chain.zone for chain in program.chains}
        self.bare: set[int] = set()
        self.outside: set[int] = set()
        self.lawful: set[int] = set()

    def steps(self, steps: Sequence[p.Step], here: Here) -> None:
        """Steps that follow one another."""
        for step in steps:
            self._note(step, here)
            inner = here if isinstance(step, WAYS) else Here()
            for within in p.inside(step):
                self.steps(within.steps, inner)
            here = self._after(step, here) if isinstance(step, LOOKING) else Here()

    def _note(self, step: p.Step, here: Here) -> None:
        if not isinstance(step, p.MovePiece) or not isinstance(step.piece, p.Local):
            return
        piece = step.piece.slot
        if piece in here.bare:
            self.bare.add(id(step))
        if piece in here.outside:
            self.outside.add(id(step))
            if isinstance(step.to, p.Local) and (piece, step.to.slot) in here.spots:
                self.lawful.add(id(step))

    def _after(self, step: p.Step, here: Here) -> Here:
        match step:
            case p.Choose():
                here = here.without(step.slot)
                if self._elsewhere(step.group):
                    return here._replace(bare=here.bare | {step.slot}, outside=here.outside | {step.slot})
            case p.ChoosePlace():
                here = here.without(step.slot)
                if isinstance(step.spots.piece, p.Local):
                    return here._replace(spots=here.spots | {(step.spots.piece.slot, step.slot)})
        return here

    def _elsewhere(self, group: p.Group) -> bool:
        """Whether no piece of a group lies in a chain."""
        places = group.places
        if places is None or (places.one is not None and not isinstance(places.one, p.PlaceAt)):
            return False
        named = (places.one.zone,) if isinstance(places.one, p.PlaceAt) else places.families
        return not self.chains & set(named)


def _leave_it_bare(program: p.Program) -> bool:
    """Whether what was uncovered is so still when a trigger speaks of it: nothing that is set off lays pieces on others."""
    bodies = {body.name: body for body in program.bodies}
    waiting: list[Any] = [trigger.body for trigger in program.triggers] + [ability.body for ability in program.abilities]
    met: set[str] = set()
    while waiting:
        for node in parts(waiting.pop()):
            if isinstance(node, p.Swap) or (isinstance(node, p.MovePiece) and not isinstance(node.to, p.PlaceAt)):
                return False
            calls = [name for name in p.called(node) if name in bodies and name not in met]
            met.update(calls)
            waiting += [bodies[name] for name in calls]
    return True
