"""Moves of which the steps before them say enough: from where a piece comes that was just chosen, that nothing lies on it if no
law says how, and that a spot that was just chosen is one where the piece may be laid.

Known is only what holds whatever else is going on: between the choice and the move stand steps that leave all pieces where they
are. A step is known by its identity.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from rulelang import program as p

# Steps that leave all pieces where they are, and set off nothing.
STILL = (
    p.Needs, p.Choose, p.ChooseNumber, p.ChoosePlace, p.Become, p.MoveResources, p.MoveAllResources, p.DrawResources, p.Show,
)  # fmt: skip
WAYS = (p.If, p.OneOf, p.May)  # one of these is gone, and nothing has moved before it
Slots = frozenset[int]


class Moves(NamedTuple):
    """outside: what is moved lies where no law says how, so nothing lies on it · lawful: it goes to a spot chosen for it ·
    whence: the zones and grids in one of which it lies."""

    outside: Slots
    lawful: Slots
    whence: Mapping[int, frozenset[str]]


class Here(NamedTuple):
    """Slots of pieces, with the zones and grids in one of which each lies; and pairs: of a piece, and of a spot chosen for it."""

    lies: tuple[tuple[int, frozenset[str]], ...] = ()
    spots: frozenset[tuple[int, int]] = frozenset()

    def without(self, slot: int) -> Here:
        """The same where a slot holds something else."""
        return Here(tuple(one for one in self.lies if one[0] != slot), frozenset(pair for pair in self.spots if slot not in pair))


def moves_known(program: p.Program, bodies: Iterable[p.Body]) -> Moves:
    """What is known of the moves in these bodies."""
    found = _Found(program)
    for body in bodies:
        found.steps(body.steps, Here())
    return Moves(frozenset(found.outside), frozenset(found.lawful), found.whence)


def _firsts_change(program: p.Program) -> bool:
    """Whether what is remembered may say where the first piece of a grid lies."""
    firsts = [grid.law.first for grid in program.grids if grid.law is not None]
    return any(first is not None and not isinstance(first, p.Constant) for first in firsts)


class _Found:
    def __init__(self, program: p.Program) -> None:
        self.lawful_places = p.zones_with_law(program)
        self.firsts_change = _firsts_change(program)
        self.outside: set[int] = set()
        self.lawful: set[int] = set()
        self.whence: dict[int, frozenset[str]] = {}

    def steps(self, steps: Sequence[p.Step], here: Here) -> None:
        """Steps that follow one another."""
        for step in steps:
            self._note(step, here)
            inner = here if isinstance(step, WAYS) else Here()
            for within in p.inside(step):
                self.steps(within.steps, inner)
            here = self._after(step, here) if self._still(step) else Here()

    def _still(self, step: p.Step) -> bool:
        """Whether a step leaves all pieces, and where they may be laid, as they are."""
        if isinstance(step, p.Become):  # a track may be passed
            return not self.firsts_change and isinstance(step.target, p.StateValue) and step.target.form != "track"
        return isinstance(step, STILL)

    def _note(self, step: p.Step, here: Here) -> None:
        lies = _lies(step, here)
        if not lies:
            return
        self.whence[id(step)] = lies
        if self.lawful_places and not self.lawful_places & lies:
            self.outside.add(id(step))
            if isinstance(step, p.MovePiece) and isinstance(step.to, p.Local) and (_slot(step), step.to.slot) in here.spots:
                self.lawful.add(id(step))

    def _after(self, step: p.Step, here: Here) -> Here:
        match step:
            case p.Choose():
                here = here.without(step.slot)
                lies = _where(step.group)
                return here._replace(lies=(*here.lies, (step.slot, lies))) if lies else here
            case p.ChoosePlace():
                here = here.without(step.slot)
                if isinstance(step.spots.piece, p.Local):
                    return here._replace(spots=here.spots | {(step.spots.piece.slot, step.slot)})
        return here


def _where(group: p.Group) -> frozenset[str]:
    """The zones and grids in one of which each piece of a group lies; none if that is not known."""
    places = group.places
    if places is None or (places.one is not None and not isinstance(places.one, p.PlaceAt)):
        return frozenset()
    return frozenset({places.one.zone} if isinstance(places.one, p.PlaceAt) else places.families)


def _lies(step: p.Step, here: Here) -> frozenset[str]:
    """The zones and grids in one of which lies what a step moves; none if that is not known, or it moves nothing."""
    if isinstance(step, p.MoveAll):
        return _where(step.group)
    return dict(here.lies).get(_slot(step), frozenset()) if isinstance(step, p.MovePiece) else frozenset()


def _slot(step: p.MovePiece) -> int:
    """The slot of the piece that a step moves; -1 if it is found otherwise."""
    return step.piece.slot if isinstance(step.piece, p.Local) else -1
