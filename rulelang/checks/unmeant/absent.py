"""What a figure is read of that may not be there: a piece of a place that may be empty, or somebody who may be nobody."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from rulelang import program as p
from rulelang.program.nodes import Node, parts

_BRINGS = (p.MovePiece, p.MoveSome, p.MoveAll, p.Draw)


class Absent(NamedTuple):
    """What may not be there: a zone in which nothing may lie, a role that may be nobody, a chosen or drawn thing by its slot."""

    form: Literal["zone", "role", "slot"]
    name: str
    slot: int = -1


class Absence:
    """What may not be there in a Program, and what asks for it or brings it."""

    def __init__(self, program: p.Program) -> None:
        self.program = program
        self.bodies: dict[str, set[Absent]] = {}  # what is there after each
        self.zones = {zone.name for zone in program.zones if not self._stays_filled(zone)}
        self.roles = {role.name for role in program.roles if self._may_be_nobody(role)}

    def read_of(self, value: object, names: dict[int, str]) -> Absent | None:
        """Of what a figure is read, if that may not be there; `names`: what may be nothing in these steps, by its slot."""
        match value:
            case p.ColumnOf(of=of) | p.RowOf(of=of) | p.Amount(holder=p.Holder(form="piece" | "player" | "member", of=of)):
                return self.thing(of, names)
            case p.ValueOf(of=of) | p.StateValue(of=of) if of is not None:
                return self.thing(of, names)
            case p.Fold(op="lowest", group=p.Group(places=p.Places(one=p.PlaceAt(zone=zone)))) if zone in self.zones:
                return Absent("zone", zone)
        return None

    def thing(self, thing: object, names: dict[int, str]) -> Absent | None:
        """A thing that may not be there."""
        match thing:
            case p.TopOf(of=p.PlaceAt(zone=zone)) | p.EndOf(group=p.Group(places=p.Places(one=p.PlaceAt(zone=zone)))):
                return Absent("zone", zone) if zone in self.zones else None
            case p.StateValue(form="role", name=name) if name in self.roles:
                return Absent("role", name)
            case p.Local(slot=slot) if slot in names:
                return Absent("slot", names[slot], slot)
        return None

    def after(self, step: p.Step) -> set[Absent]:
        """What is there after a step, whatever is chosen on its way."""
        match step:
            case p.Do():
                return self._by_body(step.body)
            case p.If() if step.branches[-1].condition is None:
                return set.intersection(*(self._by_steps(branch.steps) for branch in step.branches))
            case p.OneOf():
                return set.intersection(*(self._by_steps(way.steps) for way in step.alternatives))
            case p.Each(group=p.Group(where=None, places=None)) | p.Repeat(up_to=False) | p.Turns():
                return self._by_steps(step.steps)
            case p.Choose(optional=False) | p.ChooseAtRandom():
                return self.lying(step.group.places)
        return self.brought(step)

    def _by_steps(self, steps: tuple[p.Step, ...]) -> set[Absent]:
        return set().union(*(self.after(step) for step in steps))

    def _by_body(self, name: str) -> set[Absent]:
        if name not in self.bodies:
            self.bodies[name] = set()  # of a body that does itself
            self.bodies[name] = self._by_steps(next(body.steps for body in self.program.bodies if body.name == name))
        return self.bodies[name]

    def found(self, step: p.Step) -> set[Absent]:
        """What is there in the steps within a step that goes through what lies somewhere."""
        return self.lying(step.group.places) if isinstance(step, p.Each) else set()

    def brought(self, node: Node) -> set[Absent]:
        """What a step brings by itself."""
        match node:
            case p.MovePiece(to=p.PlaceAt(zone=zone)) | p.MoveSome(to=p.PlaceAt(zone=zone)) | p.MoveAll(to=p.PlaceAt(zone=zone)):
                return {Absent("zone", zone)}
            case p.Draw(to=p.PlaceAt(zone=zone)):
                return {Absent("zone", zone)}
            case p.Become(target=p.StateValue(form="role", name=name)) | p.Randomise(target=p.StateValue(form="role", name=name)):
                return {Absent("role", name)}
        return set()

    def lying(self, places: p.Places | None) -> set[Absent]:
        """The zones in which is looked."""
        return {Absent("zone", zone) for zone in zones_in(places)}

    def asked(self, part: Node, names: dict[int, str]) -> set[Absent]:
        """Of what a part of a condition, without those below it, asks whether it is there."""
        match part:
            case p.PlaceState(places=places) | p.Fold(op="count" | "any" | "no", group=p.Group(places=places)):
                return self.lying(places)
            case p.Compare():
                found = self.thing(part.left, names) or self.thing(part.right, names)
                return {found} if found is not None else set()
        return set()

    def _stays_filled(self, zone: p.Zone) -> bool:
        """Whether something lies in a zone for all from the first round on, and nothing ever takes anything away."""
        begun = any(piece.starts == zone.name for piece in self.program.pieces)
        there = Absent("zone", zone.name)
        laid = any(there in self.brought(step) for step in parts(self.program.setup) if isinstance(step, _BRINGS))
        return zone.of is None and (begun or laid) and not any(_takes(step, zone.name) for step in parts(self.program))

    def _may_be_nobody(self, role: p.Role) -> bool:
        """Whether a role is nobody at first, and set-up leaves it so, or a step says that it becomes nobody."""
        first = isinstance(role.start, p.Nobody) and not _become(role.name, parts(self.program.setup))
        return first or any(isinstance(one.value, p.Nobody) for one in _become(role.name, parts(self.program)))


def perhaps_nothing(node: object) -> dict[int, str]:
    """The names in steps that may stand for nothing, by their slots: what may be chosen or not, and what a draw may bring."""
    found = {one.slot: one.name for one in parts(node) if isinstance(one, p.Choose) and one.optional}
    drawn = [one.called for one in parts(node) if isinstance(one, p.Draw) and one.called is not None]
    return found | {one.slot: one.name for one in drawn}


def _become(role: str, nodes: Iterable[Node]) -> list[p.Become]:
    return [one for one in nodes if isinstance(one, p.Become) and one.target.name == role]


def zones_in(places: p.Places | None) -> set[str]:
    """The zones and grids in which is looked."""
    if places is None:
        return set()
    return {*places.families, *(part.zone for part in parts(places.one) if isinstance(part, p.PlaceAt))}


def _takes(step: Node, zone: str) -> bool:
    """Whether a step may take something out of a zone."""
    match step:
        case p.Draw(source=source) | p.MoveSome(source=source):
            return not isinstance(source, p.PlaceAt) or source.zone == zone
        case p.MoveAll(group=group) | p.Choose(group=group) | p.ChooseAtRandom(group=group) | p.Each(group=group):
            return zone in zones_in(group.places)
        case p.MovePiece(piece=piece) | p.Swap(piece=piece):
            return any(isinstance(part, p.PlaceAt) and part.zone == zone for part in parts(piece))
    return False
