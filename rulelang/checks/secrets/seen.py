"""What all can see of steps: how much moves, whether anybody may decide something in them, and whether they end the game."""

from __future__ import annotations

from collections.abc import Iterable

from rulelang import program as p
from rulelang.program.amounts import resources_in
from rulelang.program.nodes import parts


class Seen:
    """What all can see of the steps of one Program."""

    def __init__(self, program: p.Program) -> None:
        self.program = program
        self.body = {body.name: body for body in program.bodies}
        self._running: set[str] = set()
        self._asking: dict[int, tuple[p.Step, bool]] = {}  # by the step itself, which is held so that no other is taken for it

    def counted(self, step: p.MoveResources) -> bool:
        """Whether all see what moves, where it comes from or where it goes to."""
        moved = [self.program.resources[number] for number in resources_in(self.program, step.bundle)]
        return any(all(self._counts(holder, one) for one in moved) for holder in (step.source, step.target))

    def counted_by_all(self, name: str) -> bool:
        """Whether all see how much of a resource a player has."""
        return all(one.seen in (None, "everyone") for one in self.program.resources if name in (one.name, one.group))

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
            or (isinstance(step, p.WinAll | p.LoseAll) and step.who is None)
            or (isinstance(step, p.Do) and step.body in self.body and self._over(step.body))
            for step in steps
        )

    def asks(self, steps: Iterable[p.Step]) -> bool:
        """Whether somebody may decide something in these steps, or in what they do or set off."""
        return any(self._asking[id(step)][1] if id(step) in self._asking else self._worked_out(step) for step in steps)

    def _worked_out(self, step: p.Step) -> bool:
        """Whether a step asks; remembered where nothing was left out because it is being worked out already."""
        found = self._asks(step)
        if not self._running or found:
            self._asking[id(step)] = step, found
        return found

    def _asks(self, step: p.Step) -> bool:
        if p.fact(step).asks or (isinstance(step, p.Repeat) and step.up_to) or not self.settled(step):
            return True
        fires = p.fact(step).fires or p.writes_watched(self.program.triggers, step)
        if fires and self._asked_in("", [one for rule in self.program.triggers for one in rule.body.steps]):
            return True
        called = any(self._asked_in(name, self.body[name].steps) for name in p.called(step) if name in self.body)
        return called or any(self.asks(within.steps) for within in p.inside(step))

    def settled(self, step: p.Step) -> bool:
        """Whether what a step pays, takes or moves leaves nothing open."""
        return not any(isinstance(part, p.AnyQuantity | p.BundleOr) for part in parts(step))

    def _asked_in(self, name: str, steps: Iterable[p.Step]) -> bool:
        if name in self._running:
            return False
        self._running.add(name)
        found = self.asks(steps)
        self._running.discard(name)
        return found

    def _over(self, name: str) -> bool:
        if name in self._running:
            return False
        self._running.add(name)
        found = self.ends_game(self.body[name].steps)
        self._running.discard(name)
        return found
