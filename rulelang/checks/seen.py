"""What all can see of steps: whether they do anything in the open, which zones they lay open, and whether they end the game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from rulelang import program as p
from rulelang.program.amounts import resources_in
from rulelang.walk import parts

# What shows that it happens, wherever it happens: pieces that move, numbers that change, questions that are asked.
_SHOWS = (
    p.Pay | p.Gain | p.MoveAllResources | p.DrawResources | p.MovePiece | p.MoveSome | p.MoveAll | p.Draw | p.Roll | p.Randomise
    | p.TurnOver | p.TurnAll | p.Show
    | p.Become | p.Choose | p.ChooseNumber | p.Everyone | p.OneOf | p.May | p.Use | p.Pass | p.End | p.Win
)  # fmt: skip
_HOLDS = p.Each | p.Repeat | p.Later | p.Turns | p.Otherwise


class Laid(NamedTuple):
    """A zone from which pieces are laid open: all that are asked about, or one that somebody chose."""

    zone: str
    whole: bool


Lies = dict[int, set[Laid]]  # where the pieces of a body's names came from


class Seen:
    """What all can see of the steps of one Program."""

    def __init__(self, program: p.Program) -> None:
        self.program = program
        self.zone = {zone.name: zone for zone in program.zones}
        self.body = {body.name: body for body in program.bodies}
        self._running: set[str] = set()

    def shows(self, steps: Iterable[p.Step]) -> bool:
        """Whether all can see that these steps are done."""
        return any(self._shows(step) for step in steps)

    def _shows(self, step: p.Step) -> bool:
        if isinstance(step, p.MoveResources):
            return self.counted(step)
        if isinstance(step, _SHOWS):
            return True
        if isinstance(step, p.Do | p.DoChosen):
            return any(self._inside(name) for name in ((step.body,) if isinstance(step, p.Do) else step.actions))
        if isinstance(step, p.If):
            return any(self.shows(branch.steps) for branch in step.branches)
        return isinstance(step, _HOLDS) and self.shows(step.steps)

    def _inside(self, name: str) -> bool:
        if name in self._running or name not in self.body:
            return False
        self._running.add(name)
        found = self.shows(self.body[name].steps)
        self._running.discard(name)
        return found

    def counted(self, step: p.MoveResources) -> bool:
        """Whether all see what moves, where it comes from or where it goes to."""
        moved = [self.program.resources[number] for number in resources_in(self.program, step.bundle)]
        return any(all(self._counts(holder, one) for one in moved) for holder in (step.source, step.target))

    def _counts(self, holder: p.Holder, resource: p.Resource) -> bool:
        """Whether all see how much of a resource a holder has, and that it changes."""
        if resource.seen not in (None, "everyone"):
            return False
        if holder.form == "supply":
            return resource.supply is not None
        return holder.form != "piece" or resource.seen == "everyone" or all(z.contents == "everyone" for z in self.program.zones)

    def ends_game(self, steps: Iterable[p.Step]) -> bool:
        """Whether the game is over when these steps are done."""
        return any(
            (isinstance(step, p.End) and step.scope == "game")
            or isinstance(step, p.Win)
            or (isinstance(step, p.Do) and step.body in self.body and self._over(step.body))
            for step in steps
        )

    def _over(self, name: str) -> bool:
        if name in self._running:
            return False
        self._running.add(name)
        found = self.ends_game(self.body[name].steps)
        self._running.discard(name)
        return found

    # -------------------------------------------------------------------------------------------------------- laying open
    def laid_open(self, steps: Iterable[p.Step], lies: Lies) -> set[Laid]:
        """The zones from which these steps, as a matter of course, lay pieces open; `lies`: where those of a name came from."""
        found: set[Laid] = set()
        for step in steps:
            found |= self._laid(step, lies)
            if isinstance(step, p.Each | p.Repeat | p.Otherwise | p.Later):
                found |= self.laid_open(step.steps, lies)
            elif isinstance(step, p.If):
                found |= self.laid_open([one for branch in step.branches for one in branch.steps], lies)
            elif isinstance(step, p.Do) and step.body in self.body and step.body not in self._running:
                self._running.add(step.body)
                body = self.body[step.body]
                found |= self.laid_open(body.steps, self.origins(body))
                self._running.discard(step.body)
        return found

    def _laid(self, step: p.Step, lies: Lies) -> set[Laid]:
        match step:
            case p.MovePiece() | p.MoveAll() | p.MoveSome() | p.Draw() if step.facing == "down":
                return set()
            case p.Show() if step.to is None:
                return _whole(self.shown(step, lies))
            case p.Become() if isinstance(step.value, p.State | p.Amount):
                return _whole(_named(self.program, step.value))
            case p.MovePiece() if self.is_open(step.to) or (self._topmost(step.to) and not step.bottom):
                return self._where(step.piece, lies)
            case p.MoveAll() if self.is_open(step.to) or (step.group.where is None and self._lost(step.to)):
                return _whole(self.zones(step.group))
            case p.MoveSome() | p.Draw() if self.is_open(step.to):
                return _whole({step.source.zone} if isinstance(step.source, p.PlaceAt) else self.every)
            case p.Swap():
                return self._where(step.piece, lies) | self._where(step.other, lies)
        return set()

    def is_open(self, place: p.Expression) -> bool:
        """Whether everybody may see what lies at a place, as far as that is certain not to be wrong."""
        return not isinstance(place, p.PlaceAt) or place.zone not in self.zone or self.zone[place.zone].contents == "everyone"

    def _topmost(self, place: p.Expression) -> bool:
        """Whether everybody sees what comes to lie on top there."""
        return isinstance(place, p.PlaceAt) and place.zone in self.zone and self.zone[place.zone].top == "everyone"

    def shown(self, step: p.Show, lies: Lies) -> set[str]:
        """The zones whose pieces a step shows."""
        if isinstance(step.what, p.Group):
            return self.zones(step.what)
        if step.place:
            return {step.what.zone} if isinstance(step.what, p.PlaceAt) else self.every
        return {one.zone for one in self._where(step.what, lies)}

    def _lost(self, place: p.Expression) -> bool:
        """Whether what comes to a place is lost to all eyes."""
        return isinstance(place, p.PlaceAt) and place.zone in self.zone and self.zone[place.zone].contents == "nobody"

    def _where(self, piece: p.Expression, lies: Lies) -> set[Laid]:
        match piece:
            case p.Local():
                return lies.get(piece.slot, _whole(self.every))
            case p.TopOf(of=p.PlaceAt(zone=name)):
                return _whole({name})
        return _whole(self.every)

    def zones(self, group: p.Group) -> set[str]:
        """The zones that a group may look into."""
        places = group.places
        if places is None or (places.one is not None and not isinstance(places.one, p.PlaceAt)):
            return self.every
        return {places.one.zone} if isinstance(places.one, p.PlaceAt) else set(places.families)

    @cached_property
    def every(self) -> set[str]:
        """All zones: where something lay that nobody can say."""
        return set(self.zone)

    def origins(self, body: p.Body) -> Lies:
        """For each name of a body where its piece was found."""
        found: Lies = {}
        for step in parts(body):
            if isinstance(step, p.Choose | p.Each):
                whole = isinstance(step, p.Each)
                found.setdefault(step.slot, set()).update(Laid(zone, whole) for zone in self.zones(step.group))
        return found


def _named(program: p.Program, number: p.State | p.Amount) -> set[str]:
    """The counter or resource that a number is of."""
    if isinstance(number, p.State):
        return {number.name}
    return {program.resources[number.resource.value].name} if isinstance(number.resource, p.Constant) else set()


def _whole(zones: Iterable[str]) -> set[Laid]:
    return {Laid(zone, True) for zone in zones}
