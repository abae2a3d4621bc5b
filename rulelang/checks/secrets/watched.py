"""Who can see that steps are done: everybody, or only those whose hidden numbers change in them."""

from __future__ import annotations

from collections.abc import Iterable

from rulelang import program as p
from rulelang.checks.secrets.seen import Seen
from rulelang.program.amounts import resources_in

EVERYBODY = None
YOU = p.Local(slot=0, type="player")
NOT_NAMED = p.Local(slot=-1, type="player")  # a player for whom there is no name

Watchers = frozenset[p.Expression | None]  # the players who see something, in the words of who does it; or EVERYBODY
NOBODY: Watchers = frozenset()
ALL: Watchers = frozenset([EVERYBODY])


class Watched:
    """Who sees what of the steps of one Program."""

    def __init__(self, program: p.Program, audience: p.Audience, seen: Seen) -> None:
        self.program, self.audience, self.seen = program, audience, seen
        self._counter = {counter.name: counter.seen for counter in program.counters}
        self._running: set[str] = set()

    def steps(self, steps: Iterable[p.Step], you: p.Expression | None) -> Watchers:
        """Who sees that these steps are done by `you`."""
        return NOBODY.union(*(self.step(step, you) for step in steps))

    def step(self, step: p.Step, you: p.Expression | None) -> Watchers:
        """The same of one step."""
        found = self._itself(step, you).union(*(self._called(step, name, you) for name in p.called(step)))
        inner = _who_does(step, you)
        return found.union(*(self.steps(within.steps, inner) for within in p.inside(step) if within.how != "instead"))

    def _itself(self, step: p.Step, you: p.Expression | None) -> Watchers:
        match step:
            case p.MoveResources():
                return ALL if self.seen.counted(step) else self._moved(step, you)
            case p.Gain() if self.audience.unseen(step.bundle) and self.seen.settled(step):
                return self._held(step.bundle, you)
            case p.Pay() if self.audience.unseen(step.bundle) and self.seen.settled(step) and self._pays_alone(step):
                return self._held(step.bundle, you)
            case p.Become() if self.audience.unseen(step.target):
                return _seers(self._counter[step.target.name], p.first_key(step.target.of))
        return ALL if p.fact(step).shows else NOBODY

    def _pays_alone(self, step: p.Pay) -> bool:
        """Whether nothing may be asked of whoever pays, and nobody is paid."""
        return step.to is None and not self.program.sources

    def _held(self, bundle: object, seat: p.Expression | None) -> Watchers:
        """Who sees how much of the resources of a bundle a player has."""
        found = (self.program.resources[number].seen for number in resources_in(self.program, bundle))
        return NOBODY.union(*(_seers(seen or "everyone", seat) for seen in found))

    def _moved(self, step: p.MoveResources, you: p.Expression | None) -> Watchers:
        """Who sees what goes from one holder to another, where not everybody does; of a hidden piece who has to do with it."""
        found = NOBODY
        for end in (step.source, step.target):
            if end.form == "player":
                found |= self._held(step.bundle, end.of)
            elif end.form != "supply":
                found |= frozenset([you or NOT_NAMED]) if end.form == "piece" else ALL
        return found

    def _called(self, step: p.Step, name: str, you: p.Expression | None) -> Watchers:
        """Who sees what another body does: its players are named there as the step hands them over."""
        if name not in self.seen.body or name in self._running:
            return NOBODY
        self._running.add(name)
        handed: dict[p.Expression, p.Expression | None] = {YOU: you}
        handed |= {p.Local(slot=n, type="player"): one for n, one in enumerate(getattr(step, "arguments", ()), 1)}
        found = self.steps(self.seen.body[name].steps, YOU)
        self._running.discard(name)
        return frozenset(None if one is None else handed.get(one) or NOT_NAMED for one in found)


def _seers(seen: str, seat: p.Expression | None) -> Watchers:
    return {"nobody": NOBODY, "owner": frozenset([seat or NOT_NAMED])}.get(seen, ALL)


def _who_does(step: p.Step, you: p.Expression | None) -> p.Expression | None:
    """Who does what lies in a step."""
    if isinstance(step, p.Turns) or (isinstance(step, p.Each) and step.group.type == "player"):
        return p.Local(slot=step.slot, type="player")
    return you


def kept_from(watchers: Watchers, secret: p.Secret) -> bool:
    """Whether one of those who see something may not know what it hangs on, as far as that is certain not to be wrong."""
    if EVERYBODY in watchers:
        return True
    return bool(watchers) and not (secret.seen_by == "owner" and watchers == {secret.owner})
