"""What the steps before a move say of it: from where a piece comes that was just chosen, that nothing lies on it if no law says
how, that a spot that was just chosen is one where the piece may be laid, and that a place is one of a family.

Known is only what holds whatever else is going on: steps that may set off others, and decisions at which something else may be
done, leave nothing known. A step, and a mention of a place, is known by its identity.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import NamedTuple

from rulelang import program as p
from rulelang.program.nodes import parts

# Steps that leave all pieces where they are, and set off nothing.
STILL = (
    p.Needs, p.Choose, p.ChooseAtRandom, p.ChooseNumber, p.ChoosePlace, p.Become, p.MoveResources, p.MoveAllResources,
    p.DrawResources, p.Show, p.End,
)  # fmt: skip
WAYS = (p.If, p.OneOf, p.May)  # one of these is gone, or none, and nothing has moved before it
ASKED = (p.Choose, p.ChooseNumber, p.ChoosePlace, p.OneOf, p.May)
Slots = frozenset[int]


class Moves(NamedTuple):
    """outside: what is moved lies where no law says how, so nothing lies on it · lawful: it goes to a spot chosen for it ·
    whence: the zones and grids in one of which it lies · there: mentions of a member at whose place a piece lies, and it does."""

    outside: Slots
    lawful: Slots
    whence: Mapping[int, frozenset[str]]
    there: Slots


class Here(NamedTuple):
    """Slots of pieces, with the zones and grids in one of which each lies; and pairs: of a piece, and of a spot chosen for it."""

    lies: tuple[tuple[int, frozenset[str]], ...] = ()
    spots: frozenset[tuple[int, int]] = frozenset()

    def without(self, slot: int) -> Here:
        """The same where a slot holds something else."""
        return Here(tuple(one for one in self.lies if one[0] != slot), frozenset(pair for pair in self.spots if slot not in pair))

    def common(self, other: Here) -> Here:
        """What is known whether it is as here or as there."""
        there = dict(other.lies)
        return Here(tuple((slot, lies | there[slot]) for slot, lies in self.lies if slot in there), self.spots & other.spots)

    def moved(self, slot: int, zone: str) -> Here:
        """The same after the piece of a slot has come to a zone; other names may be of the same piece."""
        before = dict(self.lies).get(slot, frozenset())
        others = ((one, lies | {zone} if lies & before else lies) for one, lies in self.lies if one != slot)
        return Here((*others, (slot, frozenset({zone}))))


def moves_known(program: p.Program, bodies: Iterable[p.Body]) -> Moves:
    """What is known of the moves in these bodies."""
    found = _Found(program)
    for body in bodies:
        found.waits = body.form in ("phase", "steps", "round") and any(one.any_time for one in program.bodies)
        found.steps(body.steps, Here())
    return Moves(frozenset(found.outside), frozenset(found.lawful), found.whence, frozenset(found.there))


def sets_off(program: p.Program, whence: frozenset[str], zones: frozenset[str]) -> bool:
    """Whether a move between these places, of a piece from some of them, may set off something, or change areas."""
    uncovers = bool(whence & p.zones_with_law(program))
    triggers = (trigger for trigger in program.triggers if uncovers or trigger.event != "uncovered")
    watched = any(_watches(trigger, zones) for trigger in triggers)
    return watched or any(areas.grid in zones for areas in program.areas)


def _watches(trigger: p.Trigger, zones: frozenset[str]) -> bool:
    if trigger.event in ("passed", "becomes", "completed"):  # no piece that moves writes or passes; areas are asked about apart
        return False
    places = trigger.places
    if places is None or places.area is not None or not (places.one is None or isinstance(places.one, p.PlaceAt)):
        return True
    watched = frozenset(places.families) if places.one is None else frozenset({places.one.zone})
    return bool(watched & zones)


def _firsts_change(program: p.Program) -> bool:
    """Whether what is remembered may say where the first piece of a grid lies."""
    firsts = [grid.law.first for grid in program.grids if grid.law is not None]
    return any(first is not None and not isinstance(first, p.Constant) for first in firsts)


class _Found:
    def __init__(self, program: p.Program) -> None:
        self.program = program
        self.lawful_places = p.zones_with_law(program)
        self.firsts_change = _firsts_change(program)
        self.member_of = {zone.name: zone.of for zone in program.zones}
        self.marks = {zone.name: {name for name, _, _ in zone.marks} for zone in program.zones}
        self.waits = False  # whether something else may be done at the decisions of the body
        self.trying = False  # whether nothing is noted yet
        self.outside: set[int] = set()
        self.lawful: set[int] = set()
        self.whence: dict[int, frozenset[str]] = {}
        self.there: set[int] = set()

    def steps(self, steps: Sequence[p.Step], here: Here) -> Here:
        """Steps that follow one another; what is known after them."""
        for step in steps:
            if self.waits and isinstance(step, ASKED):
                here = Here()
            if not self.trying:
                self._note(step, here)
            if isinstance(step, WAYS):
                here = reduce(Here.common, [self.steps(within.steps, here) for within in p.inside(step)], here)
            elif isinstance(step, p.Repeat):
                self._loop(step, here)
                here = Here()
            else:
                for within in p.inside(step):
                    self.steps(within.steps, Here())
                here = self._after(step, here)
        return here

    def _loop(self, step: p.Repeat, here: Here) -> None:
        """What is known in each pass holds before the first and after each."""
        trying, self.trying = self.trying, True
        while (known := here.common(self.steps(step.steps, here))) != here:
            here = known
        self.trying = trying
        self.steps(step.steps, here)

    def _still(self, step: p.Step) -> bool:
        """Whether a step leaves all pieces, and where they may be laid, as they are."""
        if p.writes_watched(self.program.triggers, step):
            return False
        if isinstance(step, p.Become):  # a track may be passed
            return not self.firsts_change and isinstance(step.target, p.StateValue) and step.target.form != "track"
        return isinstance(step, STILL)

    def _note(self, step: p.Step, here: Here) -> None:
        if not p.inside(step):
            found = (node for node in parts(step) if isinstance(node, p.IndexOfPlace | p.MarkOfPlace))
            self.there |= {id(node) for node in found if self._is_there(node, here)}
        lies = _lies(step, here)
        if not lies:
            return
        self.whence[id(step)] = lies
        if self.lawful_places and not self.lawful_places & lies:
            self.outside.add(id(step))
            if isinstance(step, p.MovePiece) and isinstance(step.to, p.Local) and (_slot(step), step.to.slot) in here.spots:
                self.lawful.add(id(step))

    def _is_there(self, mention: p.IndexOfPlace | p.MarkOfPlace, here: Here) -> bool:
        """Whether a piece certainly lies at a place of some member, or at one whose line names one."""
        piece = mention.of.of if isinstance(mention.of, p.PlaceOfPiece) else mention.of
        lies = dict(here.lies).get(piece.slot) if isinstance(piece, p.Local) else None
        return bool(lies) and all(self._says(zone, mention) for zone in lies or ())

    def _says(self, zone: str, mention: p.IndexOfPlace | p.MarkOfPlace) -> bool:
        marked = isinstance(mention, p.MarkOfPlace) and mention.mark in self.marks.get(zone, ())
        return marked or self.member_of.get(zone) == mention.type

    def _after(self, step: p.Step, here: Here) -> Here:
        match step:
            case p.Choose() | p.ChooseAtRandom():
                here = here.without(step.slot)
                lies = zones_of(step.group)
                return here._replace(lies=(*here.lies, (step.slot, lies))) if lies else here
            case p.ChoosePlace():
                here = here.without(step.slot)
                if isinstance(step.spots.piece, p.Local):
                    return here._replace(spots=here.spots | {(step.spots.piece.slot, step.slot)})
                return here
            case p.MovePiece(to=p.PlaceAt(zone=zone)) if (lies := _lies(step, here)) and not step.with_all:
                return Here() if sets_off(self.program, lies, lies | {zone}) else here.moved(_slot(step), zone)
        return here if self._still(step) else Here()


def zones_of(group: p.Group) -> frozenset[str]:
    """The zones and grids in one of which each piece of a group lies; none if that is not known."""
    places = group.places
    if places is None or (places.one is not None and not isinstance(places.one, p.PlaceAt)):
        return frozenset()
    return frozenset({places.one.zone} if isinstance(places.one, p.PlaceAt) else places.families)


def _lies(step: p.Step, here: Here) -> frozenset[str]:
    """The zones and grids in one of which lies what a step moves; none if that is not known, or it moves nothing."""
    if isinstance(step, p.MoveAll):
        return zones_of(step.group)
    return dict(here.lies).get(_slot(step), frozenset()) if isinstance(step, p.MovePiece) else frozenset()


def _slot(step: p.MovePiece) -> int:
    """The slot of the piece that a step moves; -1 if it is found otherwise."""
    return step.piece.slot if isinstance(step.piece, p.Local) else -1
