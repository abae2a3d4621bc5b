"""What all can see of steps: how much moves, whether anybody may decide something in them, and whether they end the game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from rulelang import program as p
from rulelang.program.amounts import resources_in
from rulelang.program.nodes import parts

SET_OFF = ""  # the name of what triggers do, among those of bodies


class Seen:
    """What all can see of the steps of one Program."""

    def __init__(self, program: p.Program) -> None:
        self.program = program
        self.body = {body.name: body for body in program.bodies}
        self._running: set[str] = set()
        self._asked: dict[int, tuple[p.Step, bool]] = {}  # by the step itself, which is held so that no other is taken for it

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
            or (isinstance(step, p.WinAll | p.LoseAll) and step.who is None)
            or (isinstance(step, p.Do) and step.body in self.body and self._over(step.body))
            for step in steps
        )

    def asks(self, steps: Iterable[p.Step]) -> bool:
        """Whether somebody may decide something in these steps, or in what they do or set off."""
        return any(self._asks(step) for step in steps)

    def _asks(self, step: p.Step) -> bool:
        if id(step) not in self._asked:
            here, led_to = self._itself(step)
            self._asked[id(step)] = step, here or not self._bodies_that_ask.isdisjoint(led_to)
        return self._asked[id(step)][1]

    @cached_property
    def _bodies_that_ask(self) -> frozenset[str]:
        """The bodies, and `SET_OFF` for what triggers do, in which somebody may decide something."""
        bodies = {name: body.steps for name, body in self.body.items()}
        bodies[SET_OFF] = tuple(step for rule in self.program.triggers for step in rule.body.steps)
        own = {name: [self._itself(step) for step in steps] for name, steps in bodies.items()}
        asking = {name for name, steps in own.items() if any(here for here, _ in steps)}
        leads = {name: frozenset().union(*(led_to for _, led_to in steps)) for name, steps in own.items()}
        size = -1
        while size < len(asking):
            size = len(asking)
            asking |= {name for name, led_to in leads.items() if not asking.isdisjoint(led_to)}
        return frozenset(asking)

    def _itself(self, step: p.Step) -> tuple[bool, frozenset[str]]:
        """Whether somebody decides something in a step and what it holds; and the bodies that it does or sets off."""
        led_to = set(p.called(step))
        if p.fact(step).fires or p.writes_watched(self.program.triggers, step):
            led_to.add(SET_OFF)
        here = p.fact(step).asks or (isinstance(step, p.Repeat) and step.up_to) or not self.settled(step)
        for within in p.inside(step):
            for one in within.steps:
                inner, called = self._itself(one)
                here, led_to = here or inner, led_to | called
        return here, frozenset(led_to)

    def settled(self, step: p.Step) -> bool:
        """Whether what a step pays, takes or moves leaves nothing open."""
        return not any(isinstance(part, p.AnyQuantity | p.BundleOr) for part in parts(step))

    def _over(self, name: str) -> bool:
        if name in self._running:
            return False
        self._running.add(name)
        found = self.ends_game(self.body[name].steps)
        self._running.discard(name)
        return found
